import type { ScreenProps } from '../page/ScreenProps.ts'
import { PersonsScreen } from './PersonsScreen.tsx'

/** The persons of a picture at their address. The route's loader has opened both. */
export const PersonsRoute = ({ shell, claims }: ScreenProps) => <PersonsScreen actors={shell} permissions={claims.permissions} />
