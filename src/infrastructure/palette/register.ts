import { PALETTE } from '../../application/palette/paletteActors.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { can } from '../../domain/rights/can.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { registration } from '../registration/registration.ts'
import { HttpTemplateGateway } from '../templates/HttpTemplateGateway.ts'

export const register = registration(PALETTE, {
  ports: ({ owner, http, localEvents, claims }) => ({
    recentFolderStore: new LocalStorageRecentFolders(localStorage, owner()),
    templates: new HttpTemplateGateway(http, localEvents),
    mayManageTemplates: () => can(claims()?.permissions ?? [], 'manageTemplates'),
  }),
  start: startPalette,
})
