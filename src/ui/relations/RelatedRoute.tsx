import { useSelector } from '@xstate/react'
import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { FolderActors } from '../../application/folders/folderActors.ts'
import type { RelationActors } from '../../application/relations/relationActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { RelatedScreen } from './RelatedScreen.tsx'

/** An asset's relations at their address. The route's loader has opened them. */
export const AssetRelatedRoute = ({ shell, claims }: ScreenProps<AssetActors & RelationActors>) => {
  const { asset, place, failure } = useSelector(shell.asset, (snapshot) => snapshot.context)
  const { resourceType: type, assetId: id } = place
  return (
    <RelatedScreen
      place={{ kind: 'asset', type, id }}
      name={asset?.name ?? ''}
      path={asset?.path ?? []}
      failure={failure}
      actors={shell}
      permissions={claims.permissions}
    />
  )
}

/** The same of a folder. */
export const FolderRelatedRoute = ({ shell, claims }: ScreenProps<FolderActors & RelationActors>) => {
  const { folder, resourceType: type, folderId: id, failure } = useSelector(shell.folderDetail, (snapshot) => snapshot.context)
  return (
    <RelatedScreen
      place={{ kind: 'folder', type, id }}
      name={folder?.name ?? ''}
      path={folder?.path ?? []}
      failure={failure}
      actors={shell}
      permissions={claims.permissions}
    />
  )
}
