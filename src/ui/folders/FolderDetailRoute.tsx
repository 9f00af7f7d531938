import type { ScreenProps } from '../page/ScreenProps.ts'
import { FolderDetailScreen } from './FolderDetailScreen.tsx'

/** The folder's detail at its address. The route's loader has opened it. */
export const FolderDetailRoute = ({ shell, claims }: ScreenProps) => <FolderDetailScreen actors={shell} permissions={claims.permissions} />
