import { styled } from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { theme } from '../theme/theme.ts'
import { LeftText } from './LeftText.tsx'
import { SuggestionChip } from './SuggestionChip.tsx'
import { Unread } from './Unread.tsx'
import { useAssetSuggestions, useSuggestionActors } from './useAssetSuggestions.ts'

interface SuggestedTagsProps {
  readonly capabilities: Capabilities
  readonly assetId: string
}

/** The tags that are proposed of an asset, behind those that it has; nothing where there are none. */
export const SuggestedTags = ({ capabilities, assetId }: SuggestedTagsProps) => {
  const actors = useSuggestionActors(capabilities, assetId)
  return actors && <Tags actors={actors} assetId={assetId} />
}

export const Tags = ({ actors, assetId }: { readonly actors: Pick<SuggestionActors, 'assetSuggestions' | 'decidingSuggestions'>; readonly assetId: string }) => {
  const { t } = useTranslation()
  const { suggestions, accept, refuse, reasonOf } = useAssetSuggestions(actors, assetId)
  const tags = suggestions.filter(({ kind }) => kind === 'Tag')
  if (tags.length === 0) return <Unread assetSuggestions={actors.assetSuggestions} />
  return (
    <List aria-label={t('suggestions.suggestedTags')}>
      {tags.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionChip text={suggestion.values.join(', ')} suggestion={suggestion} onAccept={() => accept(suggestion.id)} onRefuse={() => refuse(suggestion.id)} />
          <LeftText left={reasonOf(suggestion.id)} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};

  li {
    min-width: 0;
    max-width: 100%;
  }
`
