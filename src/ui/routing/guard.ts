import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { SessionActor } from '../../application/session/session.machine.ts'
import { admission } from '../../domain/access/admission.ts'
import type { RouteRule } from '../../domain/access/rule.ts'
import { afterLogin } from '../../domain/session/afterLogin.ts'
import type { SessionClaims } from '../../domain/session/claims.ts'

/** A router error, of which the error element picks its page. */
export const refuse = (status: 401 | 404): never => {
  throw data(null, { status })
}

export const claimsOf = (session: SessionActor): SessionClaims | undefined => {
  const snapshot = session.getSnapshot()
  return snapshot.hasTag('signedIn') ? snapshot.context.session?.claims : undefined
}

/** Whoever is signed in; anybody else goes to /login, and the address they wanted is remembered. */
export const signedInOnly = (session: SessionActor, request: Request): SessionClaims => {
  const claims = claimsOf(session)
  if (claims !== undefined) return claims
  const { pathname, search } = new URL(request.url)
  session.send({ type: 'signIn.required', address: pathname + search })
  throw redirect('/login')
}

/** The verdict of the requirement table, carried out. */
export const guard = (session: SessionActor, rule: RouteRule, { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
  const verdict = admission(claimsOf(session), rule, params)
  if (verdict === 'signInFirst') signedInOnly(session, request)
  if (verdict === 'notFound') refuse(404)
  if (verdict === 'denied') refuse(401)
}

/** A page that is of no use to somebody signed in leads them to where they wanted to go. */
export const leaveWhenSignedIn = (session: SessionActor): null => {
  if (claimsOf(session) === undefined) return null
  throw redirect(afterLogin(session.getSnapshot().context.wanted))
}
