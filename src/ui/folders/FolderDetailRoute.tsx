import type { FolderTab, FolderTabProps } from '../detail/tabs.ts'
import type { FolderActors } from '../../application/folders/folderActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { FolderDetailScreen } from './FolderDetailScreen.tsx'

interface FolderDetailRouteProps extends ScreenProps<FolderTabProps['actors'] & FolderActors> {
  readonly pages: readonly FolderTab[]
}

/** The folder's detail at its address. The route's loader has opened it. */
export const FolderDetailRoute = ({ pages, shell, claims }: FolderDetailRouteProps) => (
  <FolderDetailScreen pages={pages} actors={shell} permissions={claims.permissions} />
)
