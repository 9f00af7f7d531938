import type { FailureCode } from './codes.ts'

/** A query is tried this often again on any failure but NOT_SIGNED_IN (specification section 8). */
const QUERY_RETRIES = 1

/** The verdict on a failed query's `attempt` (the first is 0): whether specification section 8 has it tried again. */
export const queryIsRetried = (code: FailureCode, attempt: number): boolean => code !== 'NOT_SIGNED_IN' && attempt < QUERY_RETRIES

const PASSING: readonly FailureCode[] = ['UNREACHABLE', 'UNAVAILABLE', 'RATE_LIMITED', 'DISK_FULL', 'UNEXPECTED']

/** Whether the same request can succeed later, so that offering a retry to the person makes sense. */
export const retryable = (code: FailureCode): boolean => PASSING.includes(code)

const NO_ANSWER: readonly FailureCode[] = ['UNREACHABLE', 'UNAVAILABLE']

/** Whether nothing was learnt of what was asked for: what was known before is still the best that is known. */
export const isNoAnswer = (code: FailureCode): boolean => NO_ANSWER.includes(code)
