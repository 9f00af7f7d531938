import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { RoleRemovalActor, RoleRemovalSnapshot } from '../../application/roles/roleRemoval.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Select } from '../kit/Select.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

const useConsequence = ({ role, isHeld }: RoleRemovalSnapshot['context']): string => {
  const { t } = useTranslation()
  if (!isHeld) return t('roles.removal.unheld')
  const count = role?.users ?? 0
  return count === 0 ? t('roles.removal.heldNow') : t('roles.removal.held', { count })
}

/** Asks before a role is deleted, and which role its people get instead. */
export const RoleRemovalDialog = ({ roleRemoval }: { readonly roleRemoval: RoleRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(roleRemoval, (current) => current)
  const { role, others, isHeld, moveTo, failure } = snapshot.context
  const consequence = useConsequence(snapshot.context)
  if (!snapshot.hasTag('open') || role === undefined) return null
  const cancel = () => roleRemoval.send({ type: 'cancel' })
  const busy = snapshot.hasTag('busy')
  const choices = others.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog
      size="small"
      title={t('roles.removal.title', { name: role.name })}
      description={consequence}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button
            tone="danger"
            busy={busy}
            disabled={!busy && !snapshot.can({ type: 'confirm' })}
            onClick={() => roleRemoval.send({ type: 'confirm' })}
          >
            {t(isHeld ? 'roles.removal.confirmMove' : 'roles.delete')}
          </Button>
        </>
      }
    >
      {failure !== undefined && failure.code !== 'ROLE_IN_USE' && <FailureAlert failure={failure} />}
      {isHeld && choices.length === 0 && <p>{t('roles.removal.noOther')}</p>}
      {isHeld && choices.length > 0 && (
        <Select
          label={t('roles.removal.moveTo')}
          value={moveTo ?? ''}
          options={[...(moveTo === undefined ? [{ value: '', label: t('roles.removal.chooseOne') }] : []), ...choices]}
          disabled={busy}
          onChange={(roleId) => roleId !== '' && roleRemoval.send({ type: 'other.chosen', roleId })}
        />
      )}
    </Dialog>
  )
}
