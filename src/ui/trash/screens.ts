import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const TRASH_SCREENS: Screens = {
  trash: lazyScreen({
    needs: [MOVE_COPY, TRANSFERS, TRASH],
    load: async () => (await import('./TrashRoute.tsx')).TrashRoute,
    opening: async () => (await import('./openTrash.ts')).openTrash,
  }),
}
