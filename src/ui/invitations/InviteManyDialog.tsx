import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { InvitingActor } from '../../application/users/inviting.machine.ts'
import type { Role } from '../../domain/roles/role.ts'
import { rightOf } from '../../domain/users/invitees.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { InvitedLines } from './InvitedLines.tsx'
import { InviteManyForm } from './InviteManyForm.tsx'
import { InviteManyLines } from './InviteManyLines.tsx'

interface InviteManyDialogProps {
  readonly inviting: InvitingActor
  /** Which they can be given; empty while they are being read. */
  readonly roles: readonly Role[]
}

/** Many people are invited at once: pasted or read from a file, told line by line what would be done, then done. */
export const InviteManyDialog = ({ inviting, roles }: InviteManyDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(inviting, (current) => current)
  const { people, verdict, mails, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const close = () => inviting.send({ type: 'close' })
  const isReviewed = (snapshot.matches('reviewing') || snapshot.matches('sending')) && verdict !== undefined
  const isDone = snapshot.hasTag('invited') && verdict !== undefined
  const footer = isDone ? (
    <Button tone="primary" onClick={close}>
      {t('users.inviteMany.done')}
    </Button>
  ) : isReviewed ? (
    <>
      <Button disabled={snapshot.matches('sending')} onClick={() => inviting.send({ type: 'back' })}>
        {t('users.inviteMany.back')}
      </Button>
      <Button
        tone="primary"
        busy={snapshot.matches('sending')}
        disabled={verdict.invited === 0}
        // It stands where the lines were checked: the second press of a double click was meant for that, and mails cannot be had back.
        onClick={({ detail }) => detail < 2 && inviting.send({ type: 'send' })}
      >
        {t('users.inviteMany.send', { count: verdict.invited })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={close}>{t('kit.cancel')}</Button>
      <Button type="submit" tone="primary" busy={snapshot.matches('checking')}>
        {t('users.inviteMany.check')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('users.inviteMany.title')}
      {...(isDone ? {} : { description: t('users.inviteMany.text') })}
      onClose={close}
      {...(isReviewed || isDone ? {} : { onSubmit: () => inviting.send({ type: 'check' }) })}
      footer={footer}
    >
      <FailureAlert failure={failure} />
      {isDone && <InvitedLines people={rightOf(people, verdict.wrong)} mails={mails} />}
      {isReviewed && <InviteManyLines people={people} verdict={verdict} />}
      {!isDone && !isReviewed && <InviteManyForm inviting={inviting} roles={roles} />}
    </Dialog>
  )
}
