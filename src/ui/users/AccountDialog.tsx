import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isUnsaved, type AccountActor } from '../../application/users/account.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { fullName } from '../../domain/users/account.ts'
import { userRefusal } from '../../domain/users/lifecycle.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { AccountForm } from './AccountForm.tsx'
import { powersOf } from './accountEntries.ts'
import { Beyond } from './Beyond.tsx'
import { StaleAccount } from './StaleAccount.tsx'

interface AccountDialogProps {
  readonly account: AccountActor
  readonly claims: SessionClaims
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'USERNAME_ALREADY_EXISTS', 'EMAIL_ALREADY_EXISTS', 'ROLE_NOT_FOUND']

/** A user: added, with an invitation by mail, or changed. */
export const AccountDialog = ({ account, claims, onClose }: AccountDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(account, (current) => current)
  const { accountId, account: known, roles } = snapshot.context
  const title = accountId === null ? t('users.addTitle') : known === undefined ? t('users.dialog') : fullName(known)
  usePageTitle(title)
  const held = roles.find(({ id }) => id === known?.roleId)?.permissions ?? []
  const beyond = known === undefined ? undefined : userRefusal(powersOf(claims), { ...known, permissions: held }, 'edit')
  return (
    <FormDialog
      snapshot={snapshot}
      send={account.send}
      title={title}
      description={accountId === null ? t('users.addText') : undefined}
      save={beyond === undefined ? t(accountId === null ? 'users.invite' : 'users.save') : undefined}
      unreadable={t('users.unreadable')}
      ways={{ takeTheirs: t('users.takeTheirs'), keepMine: t('users.keepMine') }}
      atFields={AT_FIELDS}
      theirs={<StaleAccount account={account} />}
      unsaved={isUnsaved(snapshot.context)}
      onClose={onClose}
    >
      {beyond !== undefined && <Beyond refusal={beyond} />}
      <AccountForm account={account} held={claims.permissions} isOwn={accountId === claims.user.id} locked={beyond !== undefined} />
    </FormDialog>
  )
}
