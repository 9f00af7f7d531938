import { ASSETS } from '../../application/assets/assetActors.ts'
import { FACES } from '../../application/face-recognition/faceActors.ts'
import { PERSONS } from '../../application/persons/personsActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const PERSONS_SCREENS: Screens = {
  assetPersons: lazyScreen({
    needs: [ASSETS, PERSONS, FACES],
    load: async () => (await import('./PersonsRoute.tsx')).PersonsRoute,
    opening: async () => (await import('./openPersons.ts')).openPersons,
  }),
}
