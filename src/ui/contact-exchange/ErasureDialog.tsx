import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ErasureActor } from '../../application/contact-exchange/erasure.machine.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'

interface ErasureDialogProps {
  readonly erasure: ErasureActor
  /** Has the browser fetch all that is held of the person first. */
  readonly onTake: (contactId: string, name: string) => void
}

/** Asks before all that is held of a person is erased: their name is typed. */
export const ErasureDialog = ({ erasure, onTake }: ErasureDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(erasure, (current) => current)
  const { contact, name, problem, failure } = snapshot.context
  if (!snapshot.hasTag('open') || contact === undefined) return null
  const [whole, busy, cancel] = [contactName(contact), snapshot.matches('working'), () => erasure.send({ type: 'cancel' })]
  const atName = problem ?? (failure?.code === 'VALIDATION_FAILED' ? failure.fields['name'] : undefined)
  return (
    <Dialog
      size="normal"
      leavesFreely
      title={t('contactExchange.erasing.title', { name: whole })}
      description={t('contactExchange.erasing.text')}
      onClose={cancel}
      onSubmit={() => erasure.send({ type: 'confirm' })}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="danger" busy={busy}>
            {t('contactExchange.erasing.erase')}
          </Button>
        </>
      }
    >
      {failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      <p>{t('contactExchange.erasing.stays')}</p>
      <p>
        <Button onClick={() => onTake(contact.id, whole)}>{t('contactExchange.erasing.takeFirst')}</Button>
      </p>
      <TextField
        data-autofocus
        required
        autoComplete="off"
        label={t('contactExchange.erasing.name', { name: whole })}
        value={name}
        problem={problemText(t, atName, language)}
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => erasure.send({ type: 'name.changed', name: value })}
      />
    </Dialog>
  )
}
