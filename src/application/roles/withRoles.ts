import * as Result from 'effect/Result'
import type { Role } from '../../domain/roles/role.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Something that is opened, and the roles of its organization to choose from. */
export interface WithRoles<One> {
  readonly one: One | undefined
  readonly roles: readonly Role[]
}

/** Reads both at once. `read`: undefined for something new. What is wrong with it is told before what is wrong with the roles. */
export const withRoles = async <One, Failed>(
  roles: Promise<Result.Result<readonly Role[], CallFailure>>,
  read: Promise<Result.Result<One, Failed>> | undefined,
): Promise<Result.Result<WithRoles<One>, Failed | CallFailure>> => {
  const [listed, one] = await Promise.all([roles, read])
  if (one !== undefined && Result.isFailure(one)) return Result.fail(one.failure)
  return Result.map(listed, (all) => ({ one: one?.success, roles: all }))
}
