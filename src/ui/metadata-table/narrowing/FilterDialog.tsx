import * as Result from 'effect/Result'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOfFilter, type FilterDraft, filterOfDraft } from '../../../application/metadata-table/filterDraft.ts'
import { type CellFilter, FILTERS_OF, type FilterKind } from '../../../domain/metadata-table/cellFilter.ts'
import type { ValueAttribute } from '../../../domain/metadata/value.ts'
import type { Language } from '../../../domain/preferences/language.ts'
import type { Option } from '../../../domain/templates/options.ts'
import type { Problem } from '../../../domain/validation/problem.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { RadioRow } from '../../kit/RadioRow.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { problemText } from '../../texts/problemText.ts'

interface FilterDialogProps {
  readonly name: string
  readonly attribute: ValueAttribute
  readonly filter: CellFilter | undefined
  /** What a choice offers. */
  readonly options: readonly Option[]
  readonly language: Language
  readonly onFilter: (filter: CellFilter) => void
  readonly onClose: () => void
}

const firstOf = (attribute: ValueAttribute): FilterKind => FILTERS_OF[attribute.type].find((kind) => kind === 'contains' || kind === 'oneOf' || kind === 'between') ?? 'filled'

/** What the rows of a column are narrowed to. */
export const FilterDialog = ({ name, attribute, filter, options, language, onFilter, onClose }: FilterDialogProps) => {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<FilterDraft>(() => (filter === undefined ? { is: firstOf(attribute), from: '', to: '', values: [] } : draftOfFilter(filter, attribute, language)))
  const [problems, setProblems] = useState<Partial<Record<'from' | 'to', Problem>>>({})
  const kinds = FILTERS_OF[attribute.type].filter((kind) => kind !== 'oneOf' || attribute.type !== 'asset')
  const change = (changed: Partial<FilterDraft>) => {
    setProblems({})
    setDraft({ ...draft, ...changed })
  }
  const submit = () => {
    const made = filterOfDraft(draft, attribute, language)
    if (Result.isSuccess(made)) onFilter(made.success)
    else setProblems(made.failure)
  }
  const toggle = (id: string) => change({ values: draft.values.includes(id) ? draft.values.filter((one) => one !== id) : [...draft.values, id] })
  const isBetween = draft.is === 'between'
  return (
    <Dialog
      title={t('metadataTable.filter.title', { column: name })}
      size="small"
      onClose={onClose}
      onSubmit={submit}
      leavesFreely
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary">
            {t('metadataTable.filter.apply')}
          </Button>
        </>
      }
    >
      {kinds.map((kind) => (
        <RadioRow key={kind}>
          <input type="radio" name="filter" checked={draft.is === kind} onChange={() => change({ is: kind })} />
          {t(`metadataTable.filter.${kind}`)}
        </RadioRow>
      ))}
      {(isBetween || draft.is === 'equals' || draft.is === 'contains') && (
        <TextField
          label={isBetween ? t('metadataTable.filter.from') : t('metadataTable.filter.value')}
          value={draft.from}
          problem={problemText(t, problems.from, language)}
          onChange={({ target }) => change({ from: target.value })}
        />
      )}
      {isBetween && (
        <TextField label={t('metadataTable.filter.to')} value={draft.to} problem={problemText(t, problems.to, language)} onChange={({ target }) => change({ to: target.value })} />
      )}
      {draft.is === 'oneOf' && (
        <fieldset>
          <legend>{name}</legend>
          {options.map(({ id, label }) => (
            <div key={id}>
              <Checkbox label={label} checked={draft.values.includes(id)} onChange={() => toggle(id)} />
            </div>
          ))}
          {problems.from !== undefined && <p role="alert">{problemText(t, problems.from, language)}</p>}
        </fieldset>
      )}
    </Dialog>
  )
}
