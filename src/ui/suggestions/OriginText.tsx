import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { percentOf, surenessOf, type Suggestion } from '../../domain/suggestions/suggestion.ts'
import { theme } from '../theme/theme.ts'

interface OriginTextProps {
  readonly suggestion: Suggestion
  /** The page of the asset, where the passage stands. */
  readonly to?: string
}

/** The passage with the words in it that say what is proposed. */
const Passage = ({ passage, words }: { readonly passage: string; readonly words: string | undefined }) => {
  const at = words === undefined ? -1 : passage.indexOf(words)
  if (words === undefined || at === -1) return <q>{passage}</q>
  return (
    <q>
      {passage.slice(0, at)}
      <mark>{words}</mark>
      {passage.slice(at + words.length)}
    </q>
  )
}

/** How sure a suggestion is, what proposes it, and where that was read. */
export const OriginText = ({ suggestion: { confidence, origin }, to }: OriginTextProps) => {
  const { t } = useTranslation()
  const { engine, passage, words, page } = origin
  const onPage = page === undefined ? undefined : t('suggestions.page', { page })
  return (
    <Root>
      <span data-sureness={surenessOf(confidence)}>{t(`suggestions.sureness.${surenessOf(confidence)}`, { percent: percentOf(confidence) })}</span>
      <span>
        {t(`suggestions.from.${engine}`)}
        {onPage !== undefined && <>, {to === undefined ? onPage : <Link to={to}>{onPage}</Link>}</>}
      </span>
      {passage !== undefined && <Passage passage={passage} words={words} />}
    </Root>
  )
}

const Root = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;

  [data-sureness] {
    font-variant-numeric: ${theme.font.figures};
  }

  [data-sureness='sure'] {
    color: ${theme.color.ink};
    font-weight: ${theme.font.weight.semibold};
  }

  a {
    text-decoration: underline;
  }

  q {
    flex-basis: 100%;
    color: ${theme.color.inkSoft};
  }

  mark {
    padding: 0 ${theme.space.half};
    border-radius: ${theme.radius.tiny};
    color: inherit;
    background: ${theme.color.primarySoft};
    font-weight: ${theme.font.weight.semibold};
  }
`
