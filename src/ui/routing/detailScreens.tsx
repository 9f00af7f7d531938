import { ASSETS } from '../../application/assets/assetActors.ts'
import { fetchedOnce } from '../../application/capabilities/fetchedOnce.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { RELATIONS } from '../../application/relations/relationActors.ts'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

const loadTabs = fetchedOnce(() => import('./detailTabs.ts'))

/** The pages of one asset and one folder, whose tabs are other capabilities'. */
export const DETAIL_SCREENS: Screens = {
  assetDetail: lazyScreen({
    needs: [ASSETS, FAVORITES, RELATIONS, RESTRICTIONS, TRASH],
    load: async () => {
      const [{ AssetRoute }, { ASSET_PAGES }] = await Promise.all([import('../assets/AssetRoute.tsx'), loadTabs()])
      return (props) => <AssetRoute {...props} pages={ASSET_PAGES} />
    },
    opening: async () => {
      const [{ openAssetDetail }, { ASSET_PAGES }] = await Promise.all([import('../assets/openAssetDetail.ts'), loadTabs()])
      return openAssetDetail(ASSET_PAGES)
    },
  }),
  folderDetail: lazyScreen({
    needs: [FOLDERS, FOLDER_TEMPLATES, RELATIONS, RESTRICTIONS, WEB_READY],
    load: async () => {
      const [{ FolderDetailRoute }, { FOLDER_PAGES }] = await Promise.all([import('../folders/FolderDetailRoute.tsx'), loadTabs()])
      return (props) => <FolderDetailRoute {...props} pages={FOLDER_PAGES} />
    },
    opening: async () => {
      const [{ openFolderDetail }, { FOLDER_PAGES }] = await Promise.all([import('../folders/openFolderDetail.ts'), loadTabs()])
      return openFolderDetail(FOLDER_PAGES)
    },
  }),
}
