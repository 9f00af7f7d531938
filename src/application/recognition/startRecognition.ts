import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createRecognitionMachine } from './recognition.machine.ts'
import type { RecognitionActors } from './recognitionActors.ts'
import type { RecognitionGateway } from './RecognitionGateway.ts'

interface Ports {
  readonly recognition: RecognitionGateway
  readonly events: EventStream
}

export const startRecognition = (ports: Ports): RecognitionActors => ({
  recognizedFaces: createActor(createRecognitionMachine('Faces', ports)).start(),
  recognizedTags: createActor(createRecognitionMachine('Tags', ports)).start(),
})
