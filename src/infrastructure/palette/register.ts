import { PALETTE } from '../../application/palette/paletteActors.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(PALETTE, {
  ports: ({ first }) => ({ recentFolderStore: new LocalStorageRecentFolders(localStorage, first.userId) }),
  start: startPalette,
})
