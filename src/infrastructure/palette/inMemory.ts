import { PALETTE } from '../../application/palette/paletteActors.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { can } from '../../domain/rights/can.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { inMemory } from '../registration/inMemory.ts'

export const palette = inMemory(PALETTE, {
  ports: ({ local, claims }) => ({ recentFolderStore: new LocalStorageRecentFolders(local, claims.user.id), mayManageTemplates: (): boolean => can(claims.permissions, 'manageTemplates') }),
  start: startPalette,
})
