import type { Result } from 'effect/Result'
import type { Recognition, RecognitionSetting } from '../../domain/recognition/setting.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** `consent`: the words that were agreed to. `erase`: what was learnt goes with it. */
export type Switching = { readonly isOn: true; readonly consent: string } | { readonly isOn: false; readonly erase: boolean }

/** What the organization has recognized of its files. NOT_FOUND: it does not have the feature. */
export interface RecognitionGateway {
  read(kind: Recognition, signal: AbortSignal): Promise<Result<RecognitionSetting, CallFailure>>
  /** Faces are switched on only with the words that were agreed to (VALIDATION_FAILED). What is there is read behind the answer. */
  switch(kind: Recognition, to: Switching, signal: AbortSignal): Promise<Result<RecognitionSetting, CallFailure>>
}
