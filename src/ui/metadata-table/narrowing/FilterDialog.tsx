import * as Result from 'effect/Result'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOfFilter, type FilterDraft, filterOfDraft } from '../../../application/metadata-table/filterDraft.ts'
import { type CellFilter, FILTERS_OF, type FilterKind } from '../../../domain/metadata-table/cellFilter.ts'
import type { ValueFinderActor } from '../../../application/metadata/valueFinder.machine.ts'
import { VALUE_TYPES } from '../../../domain/metadata/valueTypes.ts'
import type { Language } from '../../../domain/preferences/language.ts'
import type { Option } from '../../../domain/templates/options.ts'
import type { Problem } from '../../../domain/validation/problem.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ProblemText } from '../../kit/Field.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { RadioRow } from '../../kit/RadioRow.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { FieldAttribute } from '../../value-fields/fieldProps.ts'
import { useLeftWord } from '../../value-fields/useLeftWord.ts'
import { MultipleChoiceInput } from '../../value-fields/MultipleChoiceInput.tsx'
import { problemText } from '../../texts/problemText.ts'

interface FilterDialogProps {
  readonly attribute: FieldAttribute
  readonly filter: CellFilter | undefined
  /** Finds what a choice is made from. */
  readonly finder: ValueFinderActor
  /** Something was chosen that may stand in no row. */
  readonly onChosen: (option: Option) => void
  readonly language: Language
  readonly onFilter: (filter: CellFilter) => void
  readonly onClose: () => void
}

const ANSWERS = ['yes', 'no'] as const

const firstOf = (attribute: FieldAttribute): FilterKind => FILTERS_OF[attribute.type].find((kind) => kind === 'contains' || kind === 'oneOf' || kind === 'between' || kind === 'near') ?? 'filled'

/** What the rows of a column are narrowed to. */
export const FilterDialog = ({ attribute, filter, finder, language, onChosen, onFilter, onClose }: FilterDialogProps) => {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<FilterDraft>(() => (filter === undefined ? { is: firstOf(attribute), from: '', to: '', values: [] } : draftOfFilter(filter, attribute, language)))
  const [problems, setProblems] = useState<Partial<Record<'from' | 'to', Problem>>>({})
  const { name, type } = attribute
  const id = useId()
  const change = (changed: Partial<FilterDraft>) => {
    setProblems({})
    setDraft({ ...draft, ...changed })
  }
  const apply = () => {
    const made = filterOfDraft(draft, attribute, language)
    if (Result.isSuccess(made)) onFilter(made.success)
    else setProblems(made.failure)
  }
  const word = useLeftWord(apply)
  const toggle = (value: string) => change({ values: draft.values.includes(value) ? draft.values.filter((one) => one !== value) : [...draft.values, value] })
  const unnamed: Problem | undefined = word.isUnknown ? { code: type === 'asset' ? 'unknownAsset' : 'notAnOption' } : problems.from
  const isBetween = draft.is === 'between'
  const isNear = draft.is === 'near'
  return (
    <Dialog
      title={t('metadataTable.filter.title', { column: name })}
      size="small"
      onClose={onClose}
      onSubmit={draft.is === 'oneOf' ? word.press : apply}
      leavesFreely
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary" busy={word.isAwaited}>
            {t('metadataTable.filter.apply')}
          </Button>
        </>
      }
    >
      {FILTERS_OF[type].map((kind) => (
        <RadioRow key={kind}>
          <input type="radio" name="filter" checked={draft.is === kind} onChange={() => change({ is: kind })} />
          {t(`metadataTable.filter.${kind}`)}
        </RadioRow>
      ))}
      {(isBetween || isNear || draft.is === 'equals' || draft.is === 'contains') && (
        <TextField
          label={isBetween ? t('metadataTable.filter.from') : isNear ? t('metadataTable.filter.place') : t('metadataTable.filter.value')}
          placeholder={isNear ? '60.39, 5.32' : undefined}
          value={draft.from}
          problem={problemText(t, problems.from, language)}
          onChange={({ target }) => change({ from: target.value })}
        />
      )}
      {(isBetween || isNear) && (
        <TextField label={isNear ? t('metadataTable.filter.distance') : t('metadataTable.filter.to')} placeholder={isNear ? '10 km' : undefined} value={draft.to} problem={problemText(t, problems.to, language)} onChange={({ target }) => change({ to: target.value })} />
      )}
      {draft.is === 'oneOf' && (
        <FieldGroup title={name}>
          {type === 'yesNo' ? (
            ANSWERS.map((value) => (
              <div key={value}>
                <Checkbox label={VALUE_TYPES.yesNo.format(value, attribute, language)} checked={draft.values.includes(value)} onChange={() => toggle(value)} />
              </div>
            ))
          ) : (
            <MultipleChoiceInput
              id={id}
              label={name}
              attribute={{ ...attribute, required: false }}
              texts={draft.values}
              isInvalid={unnamed !== undefined}
              describedBy={unnamed && `${id}-problem`}
              finder={finder}
              word={word}
              onChange={(values) => change({ values })}
              onChosen={onChosen}
            />
          )}
          {unnamed && (
            <ProblemText id={`${id}-problem`} role="alert">
              {problemText(t, unnamed, language)}
            </ProblemText>
          )}
        </FieldGroup>
      )}
    </Dialog>
  )
}
