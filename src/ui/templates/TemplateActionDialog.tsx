import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TemplateActionActor, TemplateActionContext } from '../../application/templates/templateAction.machine.ts'
import { matchLanguage, type Language } from '../../domain/preferences/language.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'

/** What follows from an action. */
const consequence = (t: TFunction, { roles, users, assets }: TemplateSummary, action: TemplateActionContext['action']): string => {
  switch (action) {
    case 'publish':
      return t('templates.ask.publish.text', { count: roles.length + users.length })
    case 'activate':
      return t('templates.ask.activate.text')
    case 'deactivate':
      return t('templates.ask.deactivate.text', { count: assets })
    case 'hide':
      return t('templates.ask.hide.text', { count: assets })
    case 'delete':
      return t('templates.ask.delete.text')
    case 'duplicate':
      return t('templates.ask.duplicate.text')
  }
}

/** Why it was not done; what a template lacks that is to be published is said in words. */
const refusal = (t: TFunction, { failure }: TemplateActionContext, language: Language): string | undefined => {
  if (failure?.code !== 'VALIDATION_FAILED') return failure && failureText(t, failure, language)
  if (failure.fields['rolesIds'] !== undefined) return t('templates.ask.publish.nobody')
  return 'attributes' in failure.fields ? t('templates.ask.publish.empty') : t('templates.ask.publish.noOptions')
}

/** Asks before something is done to a template, and says what follows from it. */
export const TemplateActionDialog = ({ templateAction }: { readonly templateAction: TemplateActionActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(templateAction, (current) => current)
  const { template, action, name, problem } = snapshot.context
  if (!snapshot.hasTag('open') || template === undefined) return null
  const refused = refusal(t, snapshot.context, language)
  const busy = snapshot.hasTag('busy')
  const cancel = () => templateAction.send({ type: 'cancel' })
  const confirm = () => templateAction.send({ type: 'confirm' })
  const title = t(`templates.ask.${action}.title`, { name: template.name })
  if (action !== 'duplicate')
    return (
      <ConfirmDialog
        title={title}
        text={refused === undefined ? consequence(t, template, action) : <span role="alert">{refused}</span>}
        confirmLabel={t(`templates.actions.${action}`)}
        tone={action === 'delete' ? 'danger' : 'primary'}
        busy={busy}
        onConfirm={confirm}
        onCancel={cancel}
      />
    )
  return (
    <Dialog
      size="small"
      title={title}
      description={consequence(t, template, action)}
      leavesFreely
      onClose={cancel}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={cancel}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('templates.actions.duplicate')}
          </Button>
        </>
      }
    >
      {refused !== undefined && <Alert>{refused}</Alert>}
      <TextField
        label={t('templates.ask.duplicate.name')}
        value={name}
        problem={problemText(t, problem, language)}
        readOnly={busy}
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => templateAction.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
    </Dialog>
  )
}
