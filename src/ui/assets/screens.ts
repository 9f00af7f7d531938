import { lazyScreen, type Screens } from '../page/screen.tsx'

export const ASSET_SCREENS: Screens = {
  assets: lazyScreen({
    needs: [],
    load: async () => (await import('./AssetsRoute.tsx')).AssetsRoute,
    opening: async () => (await import('./openAssets.ts')).openAssets,
  }),
}
