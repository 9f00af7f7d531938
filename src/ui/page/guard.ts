import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { EntryActors } from '../../application/actors.ts'
import { admission, decideRoute } from '../../domain/navigation/admission.ts'
import type { Reason } from '../../domain/access/reason.ts'
import type { RouteRule } from '../../domain/navigation/rule.ts'
import { afterLogin } from '../../domain/session/afterLogin.ts'
import { claimsAt } from '../../domain/organizations/workplace.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'

/** A router error, of which the error element picks its page. */
export const refuse = (status: 401 | 404, reasons: readonly Reason[] = []): never => {
  throw data({ reasons }, { status })
}

/** Who is signed in, and what guards go by. */
type Entered = Pick<EntryActors, 'session' | 'workplaces'>

/** What whoever is signed in holds where they work. */
export const claimsOf = ({ session, workplaces }: Entered): SessionClaims | undefined => {
  const snapshot = session.getSnapshot()
  const claims = snapshot.hasTag('signedIn') ? snapshot.context.session?.claims : undefined
  return claims && claimsAt(claims, workplaces.current())
}

/** Whoever is signed in; anybody else goes to /login, and the address they wanted is remembered. */
export const signedInOnly = (entered: Entered, request: Request): SessionClaims => {
  const claims = claimsOf(entered)
  if (claims !== undefined) return claims
  const { pathname, search } = new URL(request.url)
  entered.session.send({ type: 'signIn.required', address: pathname + search })
  throw redirect('/login')
}

/** The verdict of the requirement table, carried out. */
export const guard = (entered: Entered, rule: RouteRule, { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
  const claims = claimsOf(entered)
  const verdict = admission(claims, rule, params)
  if (verdict === 'signInFirst') signedInOnly(entered, request)
  if (verdict === 'notFound') refuse(404)
  const decision = claims && decideRoute(claims, rule, params)
  if (verdict === 'denied') refuse(401, decision?.allowed === false ? decision.reasons : [])
}

/** A page that is of no use to somebody signed in leads them to where they wanted to go. */
export const leaveWhenSignedIn = (entered: Entered): null => {
  if (claimsOf(entered) === undefined) return null
  throw redirect(afterLogin(entered.session.getSnapshot().context.wanted))
}
