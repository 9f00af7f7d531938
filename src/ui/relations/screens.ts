import { ASSETS } from '../../application/assets/assetActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { RELATIONS } from '../../application/relations/relationActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const RELATION_SCREENS: Screens = {
  assetRelated: lazyScreen({
    needs: [ASSETS, RELATIONS],
    load: async () => (await import('./RelatedRoute.tsx')).AssetRelatedRoute,
    opening: async () => (await import('./openRelated.ts')).openAssetRelated,
  }),
  folderRelated: lazyScreen({
    needs: [FOLDERS, RELATIONS],
    load: async () => (await import('./RelatedRoute.tsx')).FolderRelatedRoute,
    opening: async () => (await import('./openRelated.ts')).openFolderRelated,
  }),
}
