import { ThemeProvider } from 'styled-components'
import { LoginRoute, type LoginRouteProps } from './session/LoginRoute.tsx'
import { theme } from './theme/theme.ts'
import { useAppearance } from './page/useAppearance.ts'

/** The sign-in page for whoever begins there: without the router and all that lies behind it. */
export const Entrance = (props: LoginRouteProps) => {
  useAppearance(props.actors.preferences)
  return (
    <ThemeProvider theme={theme}>
      <LoginRoute {...props} />
    </ThemeProvider>
  )
}
