import { useSelector } from '@xstate/react'
import type { EntryActors } from '../../application/actors.ts'
import { LoginScreen } from './LoginScreen.tsx'

export const LoginRoute = ({ actors }: { readonly actors: EntryActors }) => {
  const ended = useSelector(actors.session, (snapshot) => (snapshot.matches('expired') ? snapshot.context.refusal : undefined))
  return <LoginScreen login={actors.login} preferences={actors.preferences} ended={ended} />
}
