import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type AssetDraft, fieldOf } from '../../application/assets/assetDraft.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { StaleEdit } from './StaleEdit.tsx'

type TextField = 'name' | 'description' | 'fileNumber' | 'seoTitle' | 'seoDescription'

/** What a part of the form works with. */
interface Fields {
  readonly draft: AssetDraft
  readonly busy: boolean
  readonly problemAt: (field: keyof AssetDraft) => string | undefined
  /** The properties of a field of text. */
  readonly control: (field: TextField) => {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly problem: string | undefined
    readonly readOnly: boolean
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  }
}

interface EditFormProps {
  readonly edit: AssetEditActor
  /** The fields that stand in this part, the first of which has the focus. */
  readonly fields: readonly (keyof AssetDraft)[]
  readonly children: (fields: Fields) => ReactNode
}

/** A part of an asset's fields, being edited. What was typed stays through every refusal, and from one tab to the other. */
export const EditForm = ({ edit, fields, children }: EditFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const buttons = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(edit, (current) => current)
  const { draft, problems, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const at = failure && fieldOf(failure.code)
  const elsewhere = [...Object.keys(problems), ...(at === undefined ? [] : [at])].filter((field) => !fields.some((own) => own === field))
  const [first] = fields

  const sending = useProblemFocus(() => edit.send({ type: 'save' }))
  useEffect(() => {
    const control = first && buttons.current?.closest('form')?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }, [first])

  const problemAt = (field: keyof AssetDraft) =>
    problemText(t, problems[field], language) ?? (failure && at === field ? failureText(t, failure, language) : undefined)
  const control = (field: TextField) => ({
    name: field,
    label: t(`asset.field.${field}`),
    value: draft[field],
    problem: problemAt(field),
    readOnly: busy,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => edit.send({ type: 'field.changed', field, value: event.currentTarget.value }),
  })

  if (snapshot.matches('stale')) return <StaleEdit edit={edit} />
  return (
    <Form {...sending} aria-label={t('library.edit')}>
      {snapshot.matches({ editing: 'failed' }) && failure && (
        <Alert>
          {failureText(t, failure, language)} {t('asset.saveFailed')}
        </Alert>
      )}
      {elsewhere.length > 0 && (
        <Alert>{t('asset.problemElsewhere', { fields: elsewhere.map((field) => t(`asset.field.${field}` as 'asset.field.name')).join(', ') })}</Alert>
      )}
      {children({ draft, busy, problemAt, control })}
      <Actions ref={buttons}>
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

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};
`

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`
