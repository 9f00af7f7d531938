import { FACES } from '../../application/face-recognition/faceActors.ts'
import { startFaces } from '../../application/face-recognition/startFaces.ts'
import { HttpPersonGateway } from '../persons/HttpPersonGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpFaceGateway } from './HttpFaceGateway.ts'
import { SessionFacePictures } from './SessionFacePictures.ts'

export const register = registration(FACES, {
  ports: ({ http, credentials }) => ({ faces: new HttpFaceGateway(http), persons: new HttpPersonGateway(http), facePictures: new SessionFacePictures(credentials) }),
  start: startFaces,
})
