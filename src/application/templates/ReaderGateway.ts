import type { Result } from 'effect/Result'
import type { TemplateReader } from '../../domain/templates/template.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** A user that a template can be for. */
interface ReadingUser extends TemplateReader {
  readonly email: string
}

export interface ReadersFound {
  /** By name, all that match. */
  readonly roles: readonly TemplateReader[]
  /** By name, the first twenty that match. */
  readonly users: readonly ReadingUser[]
  /** How many users match. */
  readonly total: number
}

/** Whom a template can be for: the roles of the organization and its users who are not blocked. */
export interface ReaderGateway {
  /** `search`: part of a name or an address; empty: all. */
  readers(search: string, signal: AbortSignal): Promise<Result<ReadersFound, CallFailure>>
}
