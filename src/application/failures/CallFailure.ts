import type { Failure } from '../../domain/failures/failure.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'

/** What any call can come to: the server's answers everywhere, and what only the client can find out. */
type CallCode =
  | 'VALIDATION_FAILED'
  | 'NOT_SIGNED_IN'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'UNEXPECTED'
  | 'UNREACHABLE'
  | 'CONTRACT_BROKEN'

/** The closed union of a port's method: what every call can come to, and the codes that are its own. */
export type CallFailure<Own extends FailureCode = never> = Failure<CallCode | Own>
