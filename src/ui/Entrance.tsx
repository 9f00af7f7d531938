import { ThemeProvider } from 'styled-components'
import type { EntryActors } from '../application/actors.ts'
import { LoginRoute } from './session/LoginRoute.tsx'
import { theme } from './theme/theme.ts'
import { useAppearance } from './page/useAppearance.ts'

/** The sign-in page for whoever begins there: without the router and all that lies behind it. */
export const Entrance = ({ actors }: { readonly actors: EntryActors }) => {
  useAppearance(actors.preferences)
  return (
    <ThemeProvider theme={theme}>
      <LoginRoute actors={actors} />
    </ThemeProvider>
  )
}
