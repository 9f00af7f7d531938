import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { createRoutes, type Wiring } from './routes.tsx'
import { entranceFor } from './routing/enter.ts'
import { claimsOf } from './routing/guard.ts'
import { theme } from './theme/theme.ts'
import { useAppearance } from './useAppearance.ts'

const start = (wiring: Wiring) => {
  const entrance = entranceFor(wiring.actors.session, window.location)
  if (entrance !== undefined) window.history.replaceState(null, '', entrance)
  return createBrowserRouter(createRoutes(wiring))
}

/** The application: renders what the machines say, at the address that the router holds. */
export const App = (wiring: Wiring) => {
  const { session, preferences } = wiring.actors
  const [router] = useState(() => start(wiring))

  useAppearance(preferences)

  // Other claims, or none: every guard on screen decides again.
  useEffect(() => {
    let claims = claimsOf(session)
    const watching = session.subscribe(() => {
      const now = claimsOf(session)
      if (now !== claims) void router.revalidate()
      claims = now
    })
    return () => watching.unsubscribe()
  }, [session, router])

  return (
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}
