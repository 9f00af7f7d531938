import type { Result } from 'effect/Result'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'

export interface Answer<Value = unknown> {
  readonly event: { readonly output: Result<Value, { readonly code: FailureCode }> }
}

export const isDone = ({ event }: Answer): boolean => hasSucceeded(event.output)
export const isOffline = ({ event }: Answer): boolean => failedWith(event.output, 'UNREACHABLE')
export const fail = { type: 'fail', params: ({ event }: Answer) => failureOf(event.output)?.code ?? 'UNEXPECTED' } as const

/** What follows once the browser was to fetch a file. The machine has the actions `notifyBegun`, `fail` and `notifyFailed`. */
export const fetched = <Given extends string, Offline, Refused extends string>(given: Given, offline: Offline, refused: Refused) =>
  [
    { guard: isDone, target: given, actions: 'notifyBegun' },
    { guard: isOffline, ...offline },
    { target: refused, actions: [fail, 'notifyFailed'] },
  ] as const
