import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { startMoveCopy } from '../../application/move-copy/startMoveCopy.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { registration } from '../registration/registration.ts'
import { HttpMovingGateway } from './HttpMovingGateway.ts'

export const register = registration(MOVE_COPY, {
  needs: [TRASH],
  ports: ({ http, localEvents, owner }, { trash }) => ({
    trash,
    moving: new HttpMovingGateway(http, localEvents),
    recentPlaceStore: new LocalStorageRecentFolders(localStorage, owner(), 'recentPlaces'),
  }),
  start: startMoveCopy,
})
