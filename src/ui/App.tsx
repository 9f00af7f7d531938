import { useEffect } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { EntryActors } from '../application/actors.ts'
import type { SessionActor } from '../application/session/session.machine.ts'
import { sayTheSame } from '../domain/access/claims.ts'
import { createRoutes, type Wiring } from './routes.tsx'
import { useAppearance } from './page/useAppearance.ts'

export type Router = ReturnType<typeof createBrowserRouter>

/** A router sets out for the page at the browser's address as soon as it is made. */
export const createRouter = (wiring: Wiring): Router => createBrowserRouter(createRoutes(wiring))

const heldIn = (session: SessionActor) => {
  const snapshot = session.getSnapshot()
  return snapshot.hasTag('signedIn') ? snapshot.context.session?.claims : undefined
}

interface AppProps {
  readonly actors: EntryActors
  readonly router: Router
}

/** The application: renders what the machines say, at the address that the router holds. */
export const App = ({ actors: { session, preferences }, router }: AppProps) => {
  useAppearance(preferences)

  // Other claims, or none: every guard on screen decides again. A renewed token that says the same moves nothing.
  useEffect(() => {
    let claims = heldIn(session)
    const watching = session.subscribe(() => {
      const now = heldIn(session)
      if (!sayTheSame(now, claims)) void router.revalidate()
      claims = now
    })
    return () => watching.unsubscribe()
  }, [session, router])

  return <RouterProvider router={router} />
}
