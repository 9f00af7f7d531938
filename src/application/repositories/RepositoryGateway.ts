import type { Result } from 'effect/Result'
import type { KeptRepository } from '../../domain/repositories/repositories.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type RepositoryFailure = CallFailure<'STALE_EDIT'>

/** The list of repositories that an organization keeps. A name that is taken is a problem of the field `name`. */
export interface RepositoryGateway {
  list(organizationId: string, signal: AbortSignal): Promise<Result<readonly KeptRepository[], CallFailure>>
  create(organizationId: string, name: string, signal: AbortSignal): Promise<Result<KeptRepository, RepositoryFailure>>
  rename(organizationId: string, repository: KeptRepository, name: string, signal: AbortSignal): Promise<Result<KeptRepository, RepositoryFailure>>
  /** Its assets carry `moveTo` from then on, or none. Answers how many they were. */
  remove(organizationId: string, id: string, moveTo: string | undefined, signal: AbortSignal): Promise<Result<number, RepositoryFailure>>
}
