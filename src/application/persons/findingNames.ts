import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { PersonGateway } from './PersonGateway.ts'

/** Milliseconds without another letter before names are looked up. */
const PAUSE_MS = 120

/** Names that begin with what is typed, once nothing more is. */
export const findingNames = (persons: Pick<PersonGateway, 'names'>) =>
  fromPromise(async ({ input, signal }: { input: string; signal: AbortSignal }) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return signal.aborted ? Result.succeed([]) : persons.names(input, signal)
  })
