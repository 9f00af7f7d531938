import type { ScreenProps } from '../page/ScreenProps.ts'
import { WebReadyScreen } from './WebReadyScreen.tsx'

/** What is ready for the web at its address. The route's loader has opened the list. */
export const WebReadyRoute = ({ shell, claims }: ScreenProps) => <WebReadyScreen actors={shell} permissions={claims.permissions} />
