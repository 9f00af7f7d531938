import { useSelector } from '@xstate/react'
import type { EntryActors } from '../../application/actors.ts'
import type { LoginActor } from '../../application/session/login.machine.ts'
import { LoginScreen } from './LoginScreen.tsx'

export interface LoginRouteProps {
  readonly actors: EntryActors
  readonly login: LoginActor
}

export const LoginRoute = ({ actors, login }: LoginRouteProps) => {
  const ended = useSelector(actors.session, (snapshot) => (snapshot.matches('expired') ? snapshot.context.refusal : undefined))
  return <LoginScreen login={login} preferences={actors.preferences} ended={ended} />
}
