import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { WebReadyActors } from '../../application/web-ready/webReadyActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { WebReadyScreen } from './WebReadyScreen.tsx'

/** What is ready for the web at its address. The route's loader has opened the list. */
export const WebReadyRoute = ({ shell, claims }: ScreenProps<ListSelectionActors & WebReadyActors>) => <WebReadyScreen actors={shell} permissions={claims.permissions} />
