import { DUPLICATES } from '../../application/duplicates/duplicateActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const DUPLICATE_SCREENS: Screens = {
  duplicates: lazyScreen({
    needs: [DUPLICATES],
    load: async () => (await import('./DuplicatesRoute.tsx')).DuplicatesRoute,
    opening: async () => (await import('./openDuplicates.ts')).openDuplicates,
  }),
}
