import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AccountDeletionActor } from '../../application/users/accountDeletion.machine.ts'
import type { PeopleSearchActor } from '../../application/users/peopleSearch.machine.ts'
import { fullName } from '../../domain/users/account.ts'
import { leavesHoldings } from '../../domain/users/succession.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { HandOver } from './HandOver.tsx'
import { LeftBehind } from './LeftBehind.tsx'
import { ManyVerdict } from './ManyVerdict.tsx'

interface AccountDeletionDialogProps {
  readonly deletion: AccountDeletionActor
  readonly search: PeopleSearchActor
}

/** Asks before users are deleted: what they leave, and who looks after it. */
export const AccountDeletionDialog = ({ deletion, search }: AccountDeletionDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(deletion, (current) => current)
  const { accounts, verdict, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const [one] = accounts.length === 1 ? accounts : []
  const count = verdict?.done.length ?? 0
  const isDeleting = snapshot.matches('deleting')
  const cancel = () => deletion.send({ type: 'cancel' })
  const footer = (
    <>
      <Button data-autofocus onClick={cancel}>
        {t('kit.cancel')}
      </Button>
      {snapshot.matches('refused') ? (
        <Button tone="primary" onClick={() => deletion.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      ) : (
        <Button tone="danger" busy={isDeleting} disabled={!isDeleting && !snapshot.can({ type: 'confirm' })} onClick={() => deletion.send({ type: 'confirm' })}>
          {one === undefined && count > 0 ? t('users.many.confirm.delete', { count }) : t('users.actions.delete')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      size="small"
      title={one === undefined ? t('users.many.title.delete', { count: accounts.length }) : t('users.ask.delete.title', { name: fullName(one) })}
      description={one === undefined ? t('users.deletion.text') : t('users.ask.delete.text', { email: one.email })}
      onClose={cancel}
      footer={footer}
    >
      {snapshot.matches('weighing') && <Skeleton $height="6rem" />}
      <FailureAlert failure={failure} />
      {snapshot.hasTag('judged') && verdict && (
        <>
          {(one === undefined || count === 0) && <ManyVerdict picked={accounts} kind="delete" verdict={verdict} />}
          <LeftBehind leaves={verdict.leaves} />
          {leavesHoldings(verdict.leaves) && <HandOver deletion={deletion} search={search} />}
        </>
      )}
    </Dialog>
  )
}
