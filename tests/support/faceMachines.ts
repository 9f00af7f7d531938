import { createAppearancesMachine } from '../../src/application/face-recognition/appearances.machine.ts'
import { createFaceNamingMachine } from '../../src/application/face-recognition/faceNaming.machine.ts'
import { createPeopleMachine } from '../../src/application/face-recognition/people.machine.ts'
import { createPersonErasureMachine } from '../../src/application/face-recognition/personErasure.machine.ts'
import { createPictureFacesMachine } from '../../src/application/face-recognition/pictureFaces.machine.ts'
import { createErasedPersonsMachine } from '../../src/application/recognition/erasedPersons.machine.ts'
import { createRecognitionMachine } from '../../src/application/recognition/recognition.machine.ts'
import type { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'

const notify = () => undefined

/** Those of what is recognized in pictures, and of who is in them. */
export const faceMachines = (ports: ReturnType<typeof inMemoryPorts>) => [
  createPeopleMachine(ports),
  createAppearancesMachine(ports),
  createPictureFacesMachine(ports),
  createFaceNamingMachine({ ...ports, named: notify }),
  createPersonErasureMachine({ ...ports, notify, changed: notify }),
  createRecognitionMachine('Faces', ports),
  createErasedPersonsMachine(ports),
] as const
