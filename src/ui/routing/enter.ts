import { type Location, matchRoutes } from 'react-router'
import type { SessionActor } from '../../application/session/session.machine.ts'
import { ROUTES } from '../../domain/access/routes.ts'
import { claimsOf } from './guard.ts'

const behindSignIn = ROUTES.filter(({ access }) => access === 'signedIn').map(({ path }) => ({ path }))

/**
 * Where the application starts. Somebody who is not signed in starts at /login without fetching the page they asked for, which is
 * remembered; the guards would decide the same, but the router fetches a page's code beside its guard.
 */
export const entranceFor = (session: SessionActor, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined => {
  if (claimsOf(session) !== undefined || matchRoutes(behindSignIn, pathname) === null) return undefined
  session.send({ type: 'signIn.required', address: pathname + search })
  return '/login'
}
