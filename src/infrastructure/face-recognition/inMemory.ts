import { FACES } from '../../application/face-recognition/faceActors.ts'
import { startFaces } from '../../application/face-recognition/startFaces.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryFaceGateway } from './InMemoryFaceGateway.ts'
import { InMemoryFacePictures } from './InMemoryFacePictures.ts'

export const faces = inMemory(FACES, {
  ports: ({ library, faults, erasedFaces }) => ({ faces: new InMemoryFaceGateway(library, faults, erasedFaces), facePictures: new InMemoryFacePictures() }),
  start: startFaces,
})
