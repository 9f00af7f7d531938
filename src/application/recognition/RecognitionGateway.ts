import type { Result } from 'effect/Result'
import type { Recognition, RecognitionSetting } from '../../domain/recognition/setting.ts'
import type { FacePage } from '../face-recognition/FaceGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** `consent`: the words that were agreed to. `erase`: what was learnt goes with it. */
export type Switching = { readonly isOn: true; readonly consent: string } | { readonly isOn: false; readonly erase: boolean }

/** Somebody whose face was erased, and is not learnt again. */
export interface ErasedPerson {
  readonly name: string
  /** When (ISO 8601). */
  readonly erasedAt: string
}

/** What the organization has recognized of its files. NOT_FOUND: it does not have the feature. */
export interface RecognitionGateway {
  read(kind: Recognition, signal: AbortSignal): Promise<Result<RecognitionSetting, CallFailure>>
  /** Faces are switched on only with the words that were agreed to (VALIDATION_FAILED). What is there is read behind the answer. */
  switch(kind: Recognition, to: Switching, signal: AbortSignal): Promise<Result<RecognitionSetting, CallFailure>>
  /** By name. */
  erased(after: string | null, signal: AbortSignal): Promise<Result<FacePage<ErasedPerson>, CallFailure>>
  /** Their face may be learnt again: `pictures` in which they are named are read anew. NOT_FOUND: it was not erased. */
  learnAgain(name: string, signal: AbortSignal): Promise<Result<{ readonly pictures: number }, CallFailure>>
}
