import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { QuickSearchActor } from '../../application/search/quickSearch.machine.ts'
import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { hitId } from '../addresses/search.ts'
import type { QueryCompletion } from './FieldAssist.ts'
import { HitText } from './HitText.tsx'
import { Option } from './Option.tsx'
import { keepFocus, Panel } from './suggestionParts.ts'

interface SuggestionsProps {
  readonly id: string
  readonly quickSearch: QuickSearchActor
  readonly files: FileAddresses
  /** They stand before the hits. */
  readonly completions: readonly QueryCompletion[]
  /** What is typed. */
  readonly term: string
  /** The row that Enter chooses; those after the hits lead to the form of advanced search, and to all results. */
  readonly active: number
  readonly onChoose: (row: number) => void
}

/** What the search offers while somebody types. The focus stays in the field. */
export const Suggestions = ({ id, quickSearch, files, completions, term, active, onChoose }: SuggestionsProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(quickSearch, (current) => current)
  const { hits } = snapshot.context
  const before = completions.length
  const busy = snapshot.matches('waiting') || snapshot.matches('searching')
  if (snapshot.matches('failed')) {
    return (
      <Panel>
        <Message role="alert">
          {t('search.failed.title')}
          <Button
            size="compact"
            onClick={({ currentTarget }) => {
              currentTarget.closest('[data-unfolded]')?.querySelector('input')?.focus()
              quickSearch.send({ type: 'retry' })
            }}
          >
            {t('kit.tryAgain')}
          </Button>
        </Message>
      </Panel>
    )
  }
  return (
    <Panel>
      <Progress data-busy={busy}>{busy && <ProgressBar label={t('search.searching')} />}</Progress>
      <Message as="output" hidden={!snapshot.matches('nothing')}>
        {snapshot.matches('nothing') && t('search.nothing.title', { term })}
      </Message>
      <Options id={`${id}-list`} aria-label={t('search.suggestions')} aria-busy={busy}>
        {completions.map((completion, row) => (
          <Hit key={completion.id} id={`${id}-${row}`} aria-selected={row === active} onPointerDown={keepFocus} onClick={() => onChoose(row)}>
            <span>{completion.label}</span>
            {completion.detail !== undefined && <small>{completion.detail}</small>}
          </Hit>
        ))}
        {hits.map((hit, at) => ({ hit, row: before + at })).map(({ hit, row }) => (
          <Hit key={hitId(hit)} id={`${id}-${row}`} aria-selected={row === active} onPointerDown={keepFocus} onClick={() => onChoose(row)}>
            <HitText hit={hit} files={files} />
          </Hit>
        ))}
        {[t('search.advanced'), t('search.all', { term })].map((label, at) => ({ label, row: before + hits.length + at })).map(({ label, row }) => (
          <Hit key={label} id={`${id}-${row}`} aria-selected={row === active} onPointerDown={keepFocus} onClick={() => onChoose(row)}>
            {label}
          </Hit>
        ))}
      </Options>
    </Panel>
  )
}

const Progress = styled.div`
  height: 4px;
`

const Message = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.inkSoft};

  &[hidden] {
    display: none;
  }
`

const Options = styled.div.attrs({ role: 'listbox' })`
  padding: 0 ${theme.space[1]} ${theme.space[1]};
`

const Hit = styled(Option)`
  color: ${theme.color.primary};

  > small {
    margin-left: auto;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  &:hover:not([aria-selected='true']) {
    background: ${theme.color.hover};
  }
`
