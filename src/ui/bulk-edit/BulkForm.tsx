import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { BULK_WAYS, type BulkDraft } from '../../application/bulk-edit/bulkDraft.ts'
import type { BulkEditActor } from '../../application/bulk-edit/bulkEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import type { BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import { MAX_DESCRIPTION_LENGTH } from '../../domain/assets/edit.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { problemText } from '../texts/problemText.ts'
import { Count } from '../detail/Count.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { BulkMetadata } from './BulkMetadata.tsx'
import { BulkField } from './BulkField.tsx'
import { BulkRights } from './BulkRights.tsx'
import { BulkTags } from './BulkTags.tsx'

interface BulkFormProps {
  readonly bulkEdit: BulkEditActor
  readonly summary: BulkSummary
  readonly finder: ValueFinderActor
  /** Grows with each try to go on: the first field in error then has the focus. */
  readonly attempt: number
}

/** What each field holds now, and what is to become of it. */
export const BulkForm = ({ bulkEdit, summary, finder, attempt }: BulkFormProps) => {
  const { t, i18n } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(bulkEdit, (current) => current)
  const { draft, problems, repositories, isWithoutRepositories } = snapshot.context
  const { description, repository } = draft
  const busy = snapshot.hasTag('busy')
  const isRefused = snapshot.matches({ editing: 'refused' })
  const change = (changed: Partial<BulkDraft>) => bulkEdit.send({ type: 'draft.changed', draft: changed })
  const problemAt = (field: Exclude<keyof BulkDraft, 'metadata'>) => problemText(t, problems[field], matchLanguage(i18n.language))

  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  useEffect(() => {
    if (attempt > 0) focusOnProblem(form.current)
  }, [attempt])
  useEffect(() => {
    if (isRefused) focusOnProblem(form.current)
  }, [isRefused])

  return (
    <Fields ref={form}>
      <BulkField
        field="description"
        now={summary.description.kind === 'same' ? summary.description.value || t('bulkEdit.noDescription') : summary.description}
        ways={BULK_WAYS.description}
        how={description.how}
        onHow={(how) => change({ description: { ...description, how } })}
      >
        {description.how === 'remove' && <p>{t('bulkEdit.description.remove')}</p>}
        {(description.how === 'replace' || description.how === 'append') && (
          <TextArea
            name="description"
            label={t(`bulkEdit.description.${description.how}`)}
            hint={description.how === 'append' ? t('bulkEdit.description.appendHint') : undefined}
            problem={problemAt('description')}
            value={description.text}
            readOnly={busy}
            aside={<Count text={description.text} limit={MAX_DESCRIPTION_LENGTH} />}
            onChange={(event) => change({ description: { ...description, text: event.currentTarget.value } })}
          />
        )}
      </BulkField>
      <BulkTags
        summary={summary}
        draft={draft.tags}
        problem={problemAt('tags')}
        busy={busy}
        onChange={(tags) => change({ tags: { ...bulkEdit.getSnapshot().context.draft.tags, ...tags } })}
      />
      <BulkField
        field="repository"
        now={summary.repository.kind === 'same' ? (summary.repository.value?.name ?? t('bulkEdit.noRepository')) : summary.repository}
        ways={BULK_WAYS.repository}
        how={repository.how}
        onHow={(how) => change({ repository: { ...repository, how } })}
      >
        {repository.how === 'remove' && <p>{t('bulkEdit.repository.remove')}</p>}
        {repository.how === 'replace' && isWithoutRepositories && (
          <RetryAlert onRetry={() => bulkEdit.send({ type: 'repositories.retry' })}>{t('bulkEdit.repository.unread')}</RetryAlert>
        )}
        {repository.how === 'replace' && !isWithoutRepositories && (
          <Select
            label={t('bulkEdit.repository.replace')}
            value={repository.id}
            problem={problemAt('repository')}
            options={[
              { value: null, label: t('bulkEdit.repository.choose') },
              ...repositories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => change({ repository: { ...repository, id } })}
          />
        )}
      </BulkField>
      <BulkRights
        now={summary.rightsStatement}
        draft={draft.rightsStatement}
        problem={problemAt('rightsStatement')}
        onChange={(rightsStatement) => change({ rightsStatement })}
      />
      {summary.templates.length > 0 && (
        <BulkMetadata
          templates={summary.templates}
          assets={summary.assets}
          draft={draft.metadata}
          problems={problems}
          finder={finder}
          onChange={(metadata) => change({ metadata })}
        />
      )}
    </Fields>
  )
}

const focusOnProblem = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

const Fields = styled.div`
  display: grid;
  min-width: 0;
`
