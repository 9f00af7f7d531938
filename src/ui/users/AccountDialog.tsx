import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountActor } from '../../application/users/account.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { fullName } from '../../domain/users/account.ts'
import { userRefusal } from '../../domain/users/lifecycle.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
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
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(account, (current) => current)
  const { accountId, account: known, roles, failure } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  const title = accountId === null ? t('users.addTitle') : known === undefined ? t('users.dialog') : fullName(known)
  usePageTitle(title)
  if (!snapshot.hasTag('open')) return null
  const language = matchLanguage(i18n.language)
  const isForm = snapshot.hasTag('form')
  const isStale = snapshot.matches('stale')
  const held = roles.find(({ id }) => id === known?.roleId)?.permissions ?? []
  const beyond = known === undefined ? undefined : userRefusal(powersOf(claims), { ...known, permissions: held }, 'edit')
  const footer = isStale ? (
    <>
      <Button onClick={() => account.send({ type: 'theirs.take' })}>{t('users.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => account.send({ type: 'mine.keep' })}>
        {t('users.keepMine')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {isForm && beyond === undefined && (
        <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
          {t(accountId === null ? 'users.invite' : 'users.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={title}
      {...(accountId === null ? { description: t('users.addText') } : {})}
      onClose={onClose}
      {...(isForm && beyond === undefined ? { onSubmit: () => account.send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height="16rem" />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t('users.unreadable')} text={failureText(t, failure, language)} onRetry={() => account.send({ type: 'retry' })} />
      )}
      {isForm && failure !== undefined && !AT_FIELDS.includes(failure.code) && <Alert>{failureText(t, failure, language)}</Alert>}
      {isStale && <StaleAccount account={account} />}
      {isForm && beyond !== undefined && <Beyond refusal={beyond} />}
      {isForm && (
        <AccountForm account={account} held={claims.permissions} isOwn={accountId === claims.user.id} locked={beyond !== undefined} />
      )}
    </Dialog>
  )
}
