import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import type { PreferencesActor } from '../application/preferences/preferences.machine.ts'
import { createRoutes, type Wiring } from './routes.tsx'
import { entranceFor } from './routing/enter.ts'
import { claimsOf } from './routing/guard.ts'
import { theme } from './theme/theme.ts'

/** The page wears the chosen theme and language; without a choice the style sheet follows the device. */
const wear = (preferences: PreferencesActor) => {
  const { theme: mode, language } = preferences.getSnapshot().context
  const { documentElement: page } = document
  if (mode === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = mode
  page.lang = language
}

const start = (wiring: Wiring) => {
  const entrance = entranceFor(wiring.actors.session, window.location)
  if (entrance !== undefined) window.history.replaceState(null, '', entrance)
  return createBrowserRouter(createRoutes(wiring))
}

/** The application: renders what the machines say, at the address that the router holds. */
export const App = (wiring: Wiring) => {
  const { session, preferences } = wiring.actors
  const [router] = useState(() => start(wiring))

  useEffect(() => {
    wear(preferences)
    const watching = preferences.subscribe(() => wear(preferences))
    return () => watching.unsubscribe()
  }, [preferences])

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
