import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AccountActionActor } from '../../application/users/accountAction.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { fullName } from '../../domain/users/account.ts'
import { failureText } from '../texts/failureText.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

/** Asks before something is done to a user, and says what it does. */
export const AccountActionDialog = ({ accountAction }: { readonly accountAction: AccountActionActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(accountAction, (current) => current)
  const { account, action, failure } = snapshot.context
  if (!snapshot.hasTag('open') || account === undefined) return null
  const name = fullName(account)
  const isInvited = action === 'resetPassword' && account.state === 'invited'
  const what = isInvited ? 'inviteAgain' : action
  return (
    <ConfirmDialog
      title={t(`users.ask.${what}.title`, { name })}
      text={
        failure === undefined ? (
          t(`users.ask.${what}.text`, { email: account.email })
        ) : (
          <span role="alert">{failureText(t, failure, matchLanguage(i18n.language))}</span>
        )
      }
      confirmLabel={t(`users.actions.${what}`)}
      tone={action === 'block' ? 'danger' : 'primary'}
      busy={snapshot.matches('working')}
      onConfirm={() => accountAction.send({ type: 'confirm' })}
      onCancel={() => accountAction.send({ type: 'cancel' })}
    />
  )
}
