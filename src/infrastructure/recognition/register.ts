import { RECOGNITION } from '../../application/recognition/recognitionActors.ts'
import { startRecognition } from '../../application/recognition/startRecognition.ts'
import { registration } from '../registration/registration.ts'
import { HttpRecognitionGateway } from './HttpRecognitionGateway.ts'

export const register = registration(RECOGNITION, { ports: ({ http }) => ({ recognition: new HttpRecognitionGateway(http) }), start: startRecognition })
