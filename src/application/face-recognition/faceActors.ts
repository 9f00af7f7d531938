import { capability } from '../capabilities/capability.ts'
import type { AppearancesActor } from './appearances.machine.ts'
import type { Decisions } from './deciding.ts'
import type { FaceNamingActor } from './faceNaming.machine.ts'
import type { FacePictures } from './FacePictures.ts'
import type { PeopleActor } from './people.machine.ts'
import type { PersonErasureActor } from './personErasure.machine.ts'
import type { PictureFacesActor } from './pictureFaces.machine.ts'

export interface FaceActors {
  readonly people: PeopleActor
  readonly appearances: AppearancesActor
  readonly faceNaming: FaceNamingActor
  readonly personErasure: PersonErasureActor
  readonly pictureFaces: PictureFacesActor
  readonly decideFaces: Decisions
  readonly facePictures: FacePictures
}

export const FACES = capability<FaceActors>('face-recognition')
