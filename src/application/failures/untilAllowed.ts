import type { Failure } from '../../domain/failures/failure.ts'

/** Milliseconds until the server takes another try, for a delay of a machine. */
export const untilAllowed = ({ context: { failure } }: { readonly context: { readonly failure: Failure | undefined } }): number =>
  failure?.code === 'RATE_LIMITED' ? failure.retryAfter * 1000 : 0
