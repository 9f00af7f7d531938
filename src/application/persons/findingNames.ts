import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { OFFERED_AFTER_MS } from '../forms/typing.ts'
import type { PersonGateway } from './PersonGateway.ts'

/** Names that begin with what is typed, once nothing more is. */
export const findingNames = (persons: Pick<PersonGateway, 'names'>) =>
  fromPromise(async ({ input, signal }: { input: string; signal: AbortSignal }) => {
    await new Promise((resolve) => setTimeout(resolve, OFFERED_AFTER_MS))
    return signal.aborted ? Result.succeed([]) : persons.names(input, signal)
  })
