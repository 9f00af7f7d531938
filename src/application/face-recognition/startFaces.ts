import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { PersonGateway } from '../persons/PersonGateway.ts'
import { createAppearancesMachine } from './appearances.machine.ts'
import { deciding } from './deciding.ts'
import type { FaceActors } from './faceActors.ts'
import type { FaceGateway } from './FaceGateway.ts'
import { createFaceNamingMachine } from './faceNaming.machine.ts'
import type { FacePictures } from './FacePictures.ts'
import { createPeopleMachine } from './people.machine.ts'
import { createPersonErasureMachine } from './personErasure.machine.ts'
import { createPictureFacesMachine } from './pictureFaces.machine.ts'

interface FacePorts {
  readonly faces: FaceGateway
  readonly facePictures: FacePictures
  readonly persons: PersonGateway
  readonly events: EventStream
  readonly notify: Notify
}

/** The machines around faces: what is decided with one of them, the lists follow. */
export const startFaces = (ports: FacePorts): FaceActors => {
  const people = createActor(createPeopleMachine(ports)).start()
  const appearances = createActor(createAppearancesMachine(ports)).start()
  const changed = (decided: readonly string[] = []): void => {
    people.send({ type: 'list.changed', decided })
    appearances.send({ type: 'list.changed' })
  }
  const { named, ...decideFaces } = deciding({ ...ports, changed })
  return {
    people,
    appearances,
    faceNaming: createActor(createFaceNamingMachine({ ...ports, named })).start(),
    personErasure: createActor(createPersonErasureMachine({ ...ports, changed: () => changed() })).start(),
    pictureFaces: createActor(createPictureFacesMachine(ports)).start(),
    decideFaces,
    facePictures: ports.facePictures,
  }
}
