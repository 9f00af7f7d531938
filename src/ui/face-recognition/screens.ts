import { FACES } from '../../application/face-recognition/faceActors.ts'
import { RECOGNITION } from '../../application/recognition/recognitionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const FACE_SCREENS: Screens = {
  people: lazyScreen({
    needs: [FACES, RECOGNITION],
    load: async () => (await import('./PeopleRoute.tsx')).PeopleRoute,
    opening: async () => (await import('./openPeople.ts')).openPeople,
  }),
}
