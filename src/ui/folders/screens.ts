import { firstScreen, type Screens } from '../page/screen.tsx'
import { FolderRoute } from './FolderRoute.tsx'
import { openFolder } from './openPlaces.ts'

/** The screen that most people begin at comes with the application. */
export const FOLDER_SCREENS: Screens = { folders: firstScreen(FolderRoute, openFolder) }
