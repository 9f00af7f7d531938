import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { theme } from '../theme/theme.ts'
import { GhostValue } from './GhostValue.tsx'
import { LeftText } from './LeftText.tsx'
import { OriginText } from './OriginText.tsx'
import { attributeOf, proposedText } from './proposedText.ts'
import { Unread } from './Unread.tsx'
import { useAssetSuggestions, useSuggestionActors } from './useAssetSuggestions.ts'

interface SuggestedValuesProps {
  readonly capabilities: Capabilities
  readonly assetId: string
  /** Attributes whose fields show what is proposed for them. */
  readonly fields: ReadonlySet<string>
}

/** The values that are proposed of an asset and that have no field, above what is said of it; nothing where there are none. */
export const SuggestedValues = ({ capabilities, assetId, fields }: SuggestedValuesProps) => {
  const actors = useSuggestionActors(capabilities, assetId)
  return actors && <Values actors={actors} assetId={assetId} fields={fields} />
}

interface ValuesProps extends Pick<SuggestedValuesProps, 'assetId' | 'fields'> {
  readonly actors: Pick<SuggestionActors, 'assetSuggestions' | 'decidingSuggestions'>
}

export const Values = ({ actors, assetId, fields }: ValuesProps) => {
  const { t, i18n } = useTranslation()
  const { suggestions, templates, names, accept, refuse, reasonOf } = useAssetSuggestions(actors, assetId)
  const values = suggestions.filter(({ kind, subject }) => kind === 'Value' && !fields.has(subject))
  if (values.length === 0) return <Unread assetSuggestions={actors.assetSuggestions} />
  const language = matchLanguage(i18n.language)
  return (
    <Root aria-labelledby="suggested-values">
      <h2 id="suggested-values">{t('suggestions.suggestedValues', { count: values.length })}</h2>
      <dl>
        {values.map((suggestion) => {
          const attribute = attributeOf(suggestion, { templates, names })
          const text = proposedText(t, suggestion, attribute, language)
          return (
            <div key={suggestion.id}>
              <dt>
                {attribute?.name}
                <small>{templates.find(({ attributes }) => attributes.some(({ id }) => id === suggestion.subject))?.name}</small>
              </dt>
              <dd>
                <GhostValue text={text} suggestion={suggestion} onAccept={() => accept(suggestion.id)} onRefuse={() => refuse(suggestion.id)} />
                <LeftText left={reasonOf(suggestion.id)} />
                <OriginText suggestion={suggestion} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Root>
  )
}

const Root = styled.section`
  padding: 18px ${theme.space[5]};
  border-bottom: ${theme.border.line};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  dl {
    display: grid;
    gap: ${theme.space[3]};
    margin: ${theme.space[3]} 0 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(min-content, min(7.75rem, 40%)) minmax(0, 1fr);
    gap: ${theme.space[3]};
  }

  dt {
    display: grid;
    align-content: start;
    padding-top: ${theme.space[1]};
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dd {
    display: grid;
    justify-items: start;
    gap: ${theme.space[1]};
    min-width: 0;
    margin: 0;
  }
`
