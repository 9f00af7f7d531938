import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ManyAccountsActor } from '../../application/users/manyAccounts.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Select } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { ManyVerdict } from './ManyVerdict.tsx'

/** One change of many users: the role they get, what it does and to whom it is not done; then it is done. */
export const ManyAccountsDialog = ({ many }: { readonly many: ManyAccountsActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(many, (current) => current)
  const { picked, roles, change, verdict, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const count = verdict?.done.length ?? 0
  const isRefused = snapshot.matches('refused')
  const cancel = () => many.send({ type: 'cancel' })
  const footer = (
    <>
      <Button data-autofocus={change.kind !== 'role' || undefined} onClick={cancel}>
        {t('kit.cancel')}
      </Button>
      {isRefused ? (
        <Button tone="primary" onClick={() => many.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      ) : (
        <Button
          tone={change.kind === 'block' ? 'danger' : 'primary'}
          disabled={!snapshot.can({ type: 'confirm' }) && !snapshot.matches('performing')}
          busy={snapshot.matches('performing')}
          onClick={() => many.send({ type: 'confirm' })}
        >
          {verdict === undefined ? t(`users.many.actions.${change.kind}`) : t(`users.many.confirm.${change.kind}`, { count })}
        </Button>
      )}
    </>
  )
  return (
    <Dialog size="small" title={t(`users.many.title.${change.kind}`, { count: picked.length })} onClose={cancel} footer={footer}>
      {change.kind === 'role' && (
        <Select
          label={t('users.role')}
          value={change.roleId}
          required
          disabled={snapshot.hasTag('busy')}
          options={[...(change.roleId === '' ? [{ value: '', label: t('users.chooseRole') }] : []), ...roles.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(roleId) => many.send({ type: 'role.chosen', roleId })}
        />
      )}
      {snapshot.matches('rehearsing') && <Skeleton $height="4rem" />}
      {isRefused && <FailureAlert failure={failure} />}
      {verdict !== undefined && !isRefused && <ManyVerdict picked={picked} kind={change.kind} verdict={verdict} />}
    </Dialog>
  )
}
