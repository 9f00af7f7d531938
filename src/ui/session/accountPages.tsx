import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AccountActors, EntryActors } from '../../application/actors.ts'
import type { NewPasswordActor } from '../../application/session/newPassword.machine.ts'
import type { SetupActor } from '../../application/setup/setup.machine.ts'
import { EmailSentScreen } from './EmailSentScreen.tsx'
import { NewPasswordScreen } from './NewPasswordScreen.tsx'
import { PasswordChangedScreen } from './PasswordChangedScreen.tsx'
import { PasswordNotSetScreen } from './PasswordNotSetScreen.tsx'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'
import { SetupScreen } from './SetupScreen.tsx'

export interface AccountPageProps {
  readonly entry: EntryActors
  readonly accounts: AccountActors
}

/** Takes the token from behind the address's `#`, and takes it out of the address: neither history nor a shoulder keeps it. */
const useLinkToken = (followed: NewPasswordActor | SetupActor) => {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash.length < 2) return
    followed.send({ type: 'link.followed', token: hash.slice(1) })
    void navigate(pathname, { replace: true })
  }, [hash, pathname, followed, navigate])
}

/** Opens the form with what was typed at the sign-in, and goes on to the notice once the mail was asked for. */
const usePasswordLink = ({ accounts: { login, passwordLink } }: AccountPageProps) => {
  const navigate = useNavigate()
  useEffect(() => {
    const { email, organization } = login.getSnapshot().context.form
    passwordLink.send({ type: 'link.opened', form: { email, organization } })
    const watching = passwordLink.subscribe((snapshot) => {
      if (snapshot.matches('sent')) void navigate('/reset-password/email-sent')
    })
    return () => watching.unsubscribe()
  }, [login, passwordLink, navigate])
}

const ResetPasswordPage = (props: AccountPageProps) => {
  usePasswordLink(props)
  return <ResetPasswordScreen passwordLink={props.accounts.passwordLink} preferences={props.entry.preferences} />
}

const EmailSentPage = ({ entry, accounts }: AccountPageProps) => (
  <EmailSentScreen passwordLink={accounts.passwordLink} preferences={entry.preferences} />
)

const PasswordNotSetPage = (props: AccountPageProps) => {
  const { newPassword, passwordLink } = props.accounts
  usePasswordLink(props)
  useLinkToken(newPassword)
  return <PasswordNotSetScreen passwordLink={passwordLink} newPassword={newPassword} preferences={props.entry.preferences} />
}

const NewPasswordPage = ({ entry, accounts: { newPassword } }: AccountPageProps) => {
  const navigate = useNavigate()
  useLinkToken(newPassword)
  useEffect(() => {
    const watching = newPassword.subscribe((snapshot) => {
      if (snapshot.matches('changed')) void navigate('/account/new-password/changed', { replace: true })
      if (snapshot.matches('signedIn')) void navigate('/', { replace: true })
    })
    return () => watching.unsubscribe()
  }, [newPassword, navigate])
  return <NewPasswordScreen newPassword={newPassword} preferences={entry.preferences} />
}

const PasswordChangedPage = ({ entry, accounts: { newPassword } }: AccountPageProps) => (
  <PasswordChangedScreen preferences={entry.preferences} isFirst={newPassword.getSnapshot().context.owner?.purpose === 'invitation'} />
)

const SetupPage = ({ entry, accounts: { setup } }: AccountPageProps) => {
  useLinkToken(setup)
  return <SetupScreen setup={setup} preferences={entry.preferences} />
}

export const ACCOUNT_PAGES = {
  resetPassword: ResetPasswordPage,
  resetPasswordSent: EmailSentPage,
  passwordNotSet: PasswordNotSetPage,
  newPassword: NewPasswordPage,
  newPasswordChanged: PasswordChangedPage,
  setup: SetupPage,
} as const
