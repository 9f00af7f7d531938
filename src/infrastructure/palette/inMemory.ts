import { PALETTE } from '../../application/palette/paletteActors.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { inMemory } from '../registration/inMemory.ts'

export const palette = inMemory(PALETTE, {
  ports: ({ local, claims }) => ({ recentFolderStore: new LocalStorageRecentFolders(local, claims.user.id) }),
  start: startPalette,
})
