import { LoginRoute, type LoginRouteProps } from './session/LoginRoute.tsx'
import { useAppearance } from './page/useAppearance.ts'

/** The sign-in page for whoever begins there: without the router and all that lies behind it. */
export const Entrance = (props: LoginRouteProps) => {
  useAppearance(props.actors.preferences)
  return <LoginRoute {...props} />
}
