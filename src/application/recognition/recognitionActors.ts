import { capability } from '../capabilities/capability.ts'
import type { RecognitionActor } from './recognition.machine.ts'

/** The switches of what the organization has recognized of its files. */
export interface RecognitionActors {
  readonly recognizedFaces: RecognitionActor
  readonly recognizedTags: RecognitionActor
}

export const RECOGNITION = capability<RecognitionActors>('recognition')
