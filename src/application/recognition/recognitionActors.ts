import { capability } from '../capabilities/capability.ts'
import type { ErasedPersonsActor } from './erasedPersons.machine.ts'
import type { RecognitionActor } from './recognition.machine.ts'

/** The switches of what the organization has recognized of its files. */
export interface RecognitionActors {
  readonly recognizedFaces: RecognitionActor
  readonly recognizedTags: RecognitionActor
  readonly erasedPersons: ErasedPersonsActor
  /** Somebody's face may be learnt again. */
  readonly learnAgain: (name: string) => Promise<void>
}

export const RECOGNITION = capability<RecognitionActors>('recognition')
