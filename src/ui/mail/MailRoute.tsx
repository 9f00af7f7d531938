import { useEffect } from 'react'
import type { MailActors } from '../../application/mail/mailActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { MailScreen } from './MailScreen.tsx'

/** The mails of the installation; each time they are gone to they are read anew. */
export const MailRoute = ({ shell: { mail }, claims }: ScreenProps<MailActors>) => {
  useEffect(() => mail.send({ type: 'opened' }), [mail])
  return <MailScreen mail={mail} email={claims.user.email} />
}
