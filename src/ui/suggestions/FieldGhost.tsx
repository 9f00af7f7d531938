import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SUGGESTIONS, type SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useCapability } from '../page/useCapability.ts'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { GhostValue } from './GhostValue.tsx'
import { LeftText } from './LeftText.tsx'
import { OriginText } from './OriginText.tsx'
import { proposedText } from './proposedText.ts'
import { useAssetSuggestions } from './useAssetSuggestions.ts'

interface FieldGhostProps {
  readonly capabilities: Capabilities
  readonly assetId: string
  readonly attribute: FieldAttribute
}

/** What is proposed for a field without values, in the field; nothing where nothing is. */
export const FieldGhost = ({ capabilities, ...field }: FieldGhostProps) => {
  const actors = useCapability(capabilities, SUGGESTIONS)
  return actors && <Proposed actors={actors} {...field} />
}

interface ProposedProps extends Omit<FieldGhostProps, 'capabilities'> {
  readonly actors: Pick<SuggestionActors, 'assetSuggestions' | 'decidingSuggestions'>
}

const Proposed = ({ actors, assetId, attribute }: ProposedProps) => {
  const { t, i18n } = useTranslation()
  const { suggestions, names, accept, refuse, reasonOf } = useAssetSuggestions(actors, assetId)
  const own = suggestions.filter(({ kind, subject }) => kind === 'Value' && subject === attribute.id)
  if (own.length === 0) return null
  const named = { ...attribute, names: namesOf(names) }
  return (
    <Root aria-label={t('suggestions.proposedFor', { name: attribute.name })}>
      {own.map((suggestion) => (
        <li key={suggestion.id}>
          <GhostValue text={proposedText(t, suggestion, named, matchLanguage(i18n.language))} suggestion={suggestion} onAccept={() => accept(suggestion.id)} onRefuse={() => refuse(suggestion.id)} />
          <LeftText left={reasonOf(suggestion.id)} />
          <OriginText suggestion={suggestion} />
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.small};
  list-style: none;

  li {
    display: grid;
    justify-items: start;
    min-width: 0;
  }
`
