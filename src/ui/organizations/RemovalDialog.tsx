import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isToBeRestored, type OrganizationRemovalActor } from '../../application/organizations/organizationRemoval.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks for an organization's name before it is deleted, and says what that does; or asks before it is restored. */
export const RemovalDialog = ({ removal }: { readonly removal: OrganizationRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(removal, (current) => current)
  const { organization, typed, failure } = snapshot.context
  if (!snapshot.hasTag('open') || organization === undefined) return null
  const restores = isToBeRestored(organization)
  const { name, users } = organization
  const isBusy = snapshot.matches('working')
  const cancel = () => removal.send({ type: 'cancel' })
  return (
    <Dialog
      size="small"
      title={t(restores ? 'organizations.removal.restoreTitle' : 'organizations.removal.title', { name })}
      description={t(restores ? 'organizations.removal.restoreText' : 'organizations.removal.text', { count: users })}
      onClose={cancel}
      onSubmit={() => removal.send({ type: 'confirm' })}
      footer={
        <>
          <Button onClick={cancel}>{t('kit.cancel')}</Button>
          <Button type="submit" tone={restores ? 'primary' : 'danger'} busy={isBusy} disabled={!isBusy && !snapshot.can({ type: 'confirm' })}>
            {t(restores ? 'organizations.removal.restore' : 'organizations.removal.delete')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
      {!restores && (
        <TextField
          label={t('organizations.removal.typed')}
          hint={name}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          readOnly={isBusy}
          required
          data-autofocus
          onChange={(event) => removal.send({ type: 'typed', text: event.currentTarget.value })}
        />
      )}
    </Dialog>
  )
}
