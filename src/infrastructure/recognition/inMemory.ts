import { RECOGNITION } from '../../application/recognition/recognitionActors.ts'
import { startRecognition } from '../../application/recognition/startRecognition.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryRecognitionGateway } from './InMemoryRecognitionGateway.ts'

export const recognition = inMemory(RECOGNITION, { ports: (memory) => ({ recognition: new InMemoryRecognitionGateway(memory) }), start: startRecognition })
