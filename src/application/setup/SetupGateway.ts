import type { Result } from 'effect/Result'
import type { FirstAdministratorForm } from '../../domain/setup/firstAdministrator.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type SetupFailure = CallFailure<'SETUP_LINK_INVALID'>

/** The installation's first organization and super administrator, by the link that its start prints. */
export interface SetupGateway {
  /** Once: where there is anybody already it is SETUP_LINK_INVALID. */
  create(form: FirstAdministratorForm & { readonly token: string }, signal: AbortSignal): Promise<Result<void, SetupFailure>>
}
