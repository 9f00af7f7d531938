import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { fieldOf } from '../../../application/library/assetDraft.ts'
import type { AssetEditActor } from '../../../application/library/assetEdit.machine.ts'
import { MAX_DESCRIPTION_LENGTH } from '../../../domain/library/edit.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { lengthOf } from '../../../domain/validation/text.ts'
import { failureText } from '../../failureText.ts'
import { Button } from '../../kit/Button.tsx'
import { Alert } from '../../kit/Alert.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { problemText } from '../../problemText.ts'
import { theme } from '../../theme/theme.ts'
import { StaleEdit } from './StaleEdit.tsx'

const FIELDS = ['name', 'description', 'fileNumber'] as const
type Field = (typeof FIELDS)[number]

/** The fields of an asset, being edited. What was typed stays through every refusal. */
export const AssetForm = ({ edit }: { readonly edit: AssetEditActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(edit, (current) => current)
  const { draft, problems, failure, repositories } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const at = failure && fieldOf(failure.code)
  const refusedAt = snapshot.matches({ editing: 'refused' }) ? (at ?? Object.keys(problems)[0]) : undefined

  useEffect(() => focusOn(form.current, 'name'), [])
  useEffect(() => focusOn(form.current, refusedAt), [refusedAt])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.send({ type: 'save' })
    const found = edit.getSnapshot().context.problems
    focusOn(form.current, FIELDS.find((field) => found[field] !== undefined))
  }
  const problemAt = (field: Field) => problemText(t, problems[field], language) ?? (failure && at === field ? failureText(t, failure, language) : undefined)
  const control = (field: Field) => ({
    name: field,
    label: t(`asset.field.${field}`),
    value: draft[field],
    problem: problemAt(field),
    readOnly: busy,
    onChange: (event: { currentTarget: { value: string } }) => edit.send({ type: 'field.changed', field, value: event.currentTarget.value }),
  })

  if (snapshot.matches('stale')) return <StaleEdit edit={edit} />
  return (
    <Form ref={form} noValidate onSubmit={submit} aria-label={t('library.edit')}>
      {snapshot.matches({ editing: 'failed' }) && failure && (
        <Alert>
          {failureText(t, failure, language)} {t('asset.saveFailed')}
        </Alert>
      )}
      <TextField {...control('name')} spellCheck={false} />
      <TextArea
        {...control('description')}
        aside={<Count>{t('asset.characters', { used: lengthOf(draft.description), limit: MAX_DESCRIPTION_LENGTH })}</Count>}
      />
      <TextField {...control('fileNumber')} spellCheck={false} />
      <Select
        label={t('asset.field.repository')}
        value={draft.repositoryId}
        disabled={busy}
        options={[{ value: null, label: t('asset.none') }, ...repositories.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(value) => edit.send({ type: 'field.changed', field: 'repositoryId', value })}
      />
      <Actions>
        <Button type="submit" tone="primary" busy={busy}>
          {t('asset.save')}
        </Button>
        <Button disabled={busy} onClick={() => edit.send({ type: 'cancel' })}>
          {t('asset.cancel')}
        </Button>
      </Actions>
    </Form>
  )
}

const focusOn = (form: HTMLFormElement | null, field: string | undefined) => {
  const control = field === undefined ? null : form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};
`

const Count = styled.span`
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.regular};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};
`

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`
