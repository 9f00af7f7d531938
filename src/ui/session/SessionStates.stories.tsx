import type { Meta } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import * as Result from 'effect/Result'
import { useState } from 'react'
import type { SessionActor } from '../../application/session/session.machine.ts'
import { Shell } from '../shell/Shell.tsx'
import { useClaims } from '../page/useClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever, startLogin, startPreferences, startSession } from '../stories/sessionPorts.ts'
import { startTree, startUsage } from '../stories/shellPorts.ts'
import { LoginScreen } from './LoginScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/records/folders/bequest' } } satisfies Meta

export default meta
type Actors = { readonly session: SessionActor }

/** What the router shows for each state of the session: the shell for whoever is signed in, else the sign-in form. */
const Entrance = ({ session }: Actors) => {
  const [{ login, preferences, tree, usage }] = useState(() => ({
    login: startLogin(),
    preferences: startPreferences(),
    tree: startTree(),
    usage: startUsage(),
  }))
  const signedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'))
  const ended = useSelector(session, (snapshot) => (snapshot.matches('expired') ? snapshot.context.refusal : undefined))
  const claims = useClaims(session)
  if (!signedIn || claims === undefined) return <LoginScreen login={login} preferences={preferences} ended={ended} />
  return (
    <Shell claims={claims} preferences={preferences} tree={tree} usage={usage}>
      <h1>1887 Bequest</h1>
    </Shell>
  )
}

const view = (actors: Actors) => <Entrance {...actors} />

export const Asking = machineStory({
  shows: inState('session', 'asking'),
  start: () => ({ session: startSession({ kept: undefined, ask: forever }) }),
  view,
})

export const SignedOut = machineStory({
  shows: inState('session', 'signedOut'),
  start: () => ({ session: startSession({ kept: undefined }) }),
  view,
})

export const Fresh = machineStory({ shows: inState('session', 'signedIn.fresh'), start: () => ({ session: startSession({}) }), view })

export const Refreshing = machineStory({
  shows: inState('session', 'signedIn.refreshing'),
  start: () => ({ session: startSession({ refresh: forever }) }),
  view,
  play: async ({ session }) => session.send({ type: 'session.challenged', token: 'token' }),
})

export const Unreached = machineStory({
  shows: inState('session', 'signedIn.unreached'),
  start: () => ({ session: startSession({ refresh: async () => Result.fail({ code: 'UNREACHABLE' }) }) }),
  view,
  play: async ({ session }) => session.send({ type: 'session.challenged', token: 'token' }),
})

export const SigningOut = machineStory({
  shows: inState('session', 'signingOut'),
  start: () => ({ session: startSession({ logOut: forever }) }),
  view,
  play: async ({ session }) => session.send({ type: 'signOut' }),
})

export const Expired = machineStory({
  shows: inState('session', 'expired'),
  start: () => ({ session: startSession({ refresh: async () => Result.fail({ code: 'NOT_SIGNED_IN' }) }) }),
  view,
  play: async ({ session }) => session.send({ type: 'session.challenged', token: 'token' }),
})
