import { matchRoutes, redirect, type LoaderFunction, type NonIndexRouteObject, type RouteObject } from 'react-router'
import { waitFor } from 'xstate'
import type { AccountActors, EntryActors, FirstActors } from '../application/actors.ts'
import type { UpdateActor } from '../application/updates/update.machine.ts'
import { ADMIN_ROUTES, adminLanding } from '../domain/navigation/adminRoutes.ts'
import { firstArea, hasHome, holderOf } from '../domain/navigation/admission.ts'
import { decide } from '../domain/access/decision.ts'
import { ROUTES } from '../domain/navigation/routes.ts'
import { type RouteRule, signedIn } from '../domain/navigation/rule.ts'
import { foldersPath } from '../domain/access/segments.ts'
import type { SessionClaims } from '../domain/access/claims.ts'
import { CONTACTS_PATH } from '../domain/navigation/paths.ts'
import { ANY_AREA } from './admin-panel/adminAreas.ts'
import { RouteError, RouteErrorPage } from './errors/RouteError.tsx'
import { accountRoutes } from './routing/accountRoutes.tsx'
import { adminPanel } from './routing/adminPanel.tsx'
import { claimsOf, guard, leaveWhenSignedIn, refuse, signedInOnly } from './page/guard.ts'
import { FOLDER_SCREENS } from './folders/screens.ts'
import type { BuiltScreen } from './page/screen.tsx'
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

/** The results of simple search (docs/decisions/search.md, "The page of simple search"); the specification names no route for them. */
export const SEARCH: RouteRule = signedIn('search', '/search', ['search'])

/** All saved and recent searches (docs/decisions/saved-searches.md, "Where they stand"); the specification names no route for them. */
export const SAVED_SEARCHES: RouteRule = signedIn('savedSearches', '/advanced-search/saved', ['saveSearches'])

/** What was shared by links (docs/decisions/share-links.md, "Where they stand"); the specification names no route for them. */
export const SHARE_LINKS: RouteRule = signedIn('shareLinks', '/share-links', ['keepShareLinks'])

/** Whose faces were found (docs/decisions/recognition.md, "Where people stand"); the specification names no route for them. */
export const PEOPLE: RouteRule = signedIn('people', '/people', ['viewFaces'])

/** The own account (docs/decisions/profile.md, "The own profile"); the specification names no route for it. */
export const PROFILE: RouteRule = signedIn('profile', '/profile', ['manageOwnAccount'])

/** Values come in from a file (docs/decisions/metadata-import.md, "A dialog at an address of its own"); the specification names no route for it. */
export const METADATA_IMPORT: RouteRule = signedIn('metadataImport', '/:resourceType/assets-metadata/import/:importId?', ['viewAssetsMetadata', 'importMetadata'], { over: 'assetsMetadata' })

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

/** All but the first page's are listed apart: what they are costs the first page nothing. */
const screenOf = async (id: string): Promise<BuiltScreen | undefined> => FOLDER_SCREENS[id] ?? (await import('./routing/screens.ts')).SCREENS[id]

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
  const own = [...ROUTES, SEARCH, SAVED_SEARCHES, SHARE_LINKS, PEOPLE, PROFILE, METADATA_IMPORT].filter((rule) => rule.access === 'signedIn' && !ADMIN_ROUTES.includes(rule))
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
