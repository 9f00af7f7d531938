import { lazyScreen, type Screens } from '../page/screen.tsx'

export const COLLECTION_SCREENS: Screens = {
  collections: lazyScreen({
    needs: [],
    load: async () => (await import('./CollectionsRoute.tsx')).CollectionsRoute,
  }),
}
