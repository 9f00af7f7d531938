import { matchRoutes, redirect, type LoaderFunction, type NonIndexRouteObject, type RouteObject } from 'react-router'
import { waitFor } from 'xstate'
import type { AccountActors, EntryActors, FirstActors } from '../application/actors.ts'
import type { UpdateActor } from '../application/updates/update.machine.ts'
import { ADMIN_ROUTES, adminLanding } from '../domain/navigation/adminRoutes.ts'
import { firstArea, hasHome, holderOf } from '../domain/navigation/admission.ts'
import { decide } from '../domain/access/decision.ts'
import type { RouteRule } from '../domain/navigation/rule.ts'
import { foldersPath } from '../domain/access/segments.ts'
import type { SessionClaims } from '../domain/access/claims.ts'
import { CONTACTS_PATH } from '../domain/navigation/paths.ts'
import { ANY_AREA } from './admin-panel/adminAreas.ts'
import { RouteError, RouteErrorPage } from './errors/RouteError.tsx'
import { accountRoutes } from './routing/accountRoutes.tsx'
import { adminPanel } from './routing/adminPanel.tsx'
import { claimsOf, guard, leaveWhenSignedIn, refuse, signedInOnly } from './page/guard.ts'
import { RULES } from './routing/rules.ts'
import { screenOf } from './routing/screenOf.ts'
import { ShellFrame } from './routing/ShellFrame.tsx'
import { Waiting } from './routing/Waiting.tsx'

export interface Wiring {
  readonly actors: EntryActors
  readonly update: UpdateActor
  /** What belongs to the one who is signed in; fetched with the first page behind the sign-in. */
  readonly loadShell: () => Promise<FirstActors>
  /** What the pages around a password need. */
  readonly loadAccounts: () => Promise<AccountActors>
  /** The texts of the pages behind the sign-in. */
  readonly loadTexts: () => Promise<void>
}

/** Who has no home page is led to the first area that they may see: the administration, for who has no library. */
const leaveHome = (claims: SessionClaims) => {
  if (hasHome(claims)) return
  const area = firstArea(claims)
  if (area.tag === 'library') throw redirect(foldersPath(area.resourceType))
  if (area.tag === 'contacts') throw redirect(CONTACTS_PATH)
  const administration = adminLanding(claims)
  if (administration !== undefined) throw redirect(administration)
}

/** The administration leads to the first area that there is for the person; who has none is told what it takes. */
const enterAdministration = (claims: SessionClaims) => {
  const path = adminLanding(claims)
  if (path !== undefined) throw redirect(path)
  const decision = decide(holderOf(claims), { requirements: [ANY_AREA] })
  refuse(401, decision.allowed ? [] : decision.reasons)
}

/** The verdict of the requirement table comes first; what has no screen is not found. */
const arrive =
  ({ actors, loadShell }: Wiring, rule: RouteRule): LoaderFunction =>
  async (args) => {
    if (rule.id === 'home') leaveHome(signedInOnly(actors, args.request))
    else guard(actors, rule, args)
    if (rule.id === 'adminPanel') enterAdministration(signedInOnly(actors, args.request))
    const screen = (await screenOf(rule.id)) ?? refuse(404)
    await screen.arrive(await loadShell(), args)
    return null
  }

/** Whoever has a session needs no page to sign in. */
const signInPage = (actors: EntryActors) => async () => {
  const [{ SignInPage }, login] = await Promise.all([import('./session/SignInPage.tsx'), actors.loadLogin()])
  return { Component: () => <SignInPage actors={actors} login={login} /> }
}

/** Its loader has refused; there is nothing to show. */
const Unbuilt = () => null

const behindSignIn = (wiring: Wiring): RouteObject[] => {
  const routeOf = (rule: RouteRule): NonIndexRouteObject => ({
    id: rule.id,
    path: rule.path,
    loader: arrive(wiring, rule),
    lazy: async () => (await screenOf(rule.id))?.load() ?? { Component: Unbuilt },
  })
  const own = RULES.filter((rule) => rule.access === 'signedIn' && !ADMIN_ROUTES.includes(rule))
  const withDialogs = (page: RouteRule): NonIndexRouteObject => {
    const dialogs = own.filter(({ over }) => over === page.id)
    return dialogs.length === 0 ? routeOf(page) : { ...routeOf(page), children: dialogs.map(routeOf) }
  }
  return [
    ...own.filter(({ over }) => over === undefined).map(withDialogs),
    adminPanel(routeOf),
  ]
}

/** The routes of the application, made from the requirement table of specification section 2. */
export const createRoutes = (wiring: Wiring): RouteObject[] => {
  const { actors, update, loadShell, loadTexts } = wiring
  const { session } = actors
  const pages = behindSignIn(wiring)
  return [
    {
      ErrorBoundary: () => <RouteErrorPage update={update} />,
      HydrateFallback: Waiting,
      children: [
        ...accountRoutes(wiring),
        { path: '/login', loader: () => leaveWhenSignedIn(actors), lazy: signInPage(actors) },
        {
          path: '/logout',
          loader: async () => {
            // A tab that begins here may yet be handed the session of another one.
            await waitFor(session, (snapshot) => !snapshot.matches('asking'))
            session.send({ type: 'signOut' })
            return redirect('/login')
          },
        },
        {
          id: 'shell',
          loader: async ({ request }) => {
            // An address that leads nowhere says so to whoever asks; those who are signed in keep the way to the rest.
            if (claimsOf(actors) === undefined && matchRoutes(pages, new URL(request.url).pathname) === null) refuse(404)
            signedInOnly(actors, request)
            const [shell] = await Promise.all([loadShell(), loadTexts()])
            return shell
          },
          Component: () => <ShellFrame entry={actors} />,
          children: [{ ErrorBoundary: () => <RouteError update={update} />, children: [...pages, { path: '*', loader: () => refuse(404) }] }],
        },
      ],
    },
  ]
}
