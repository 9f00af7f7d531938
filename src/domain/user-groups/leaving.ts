import type { Failure } from '../failures/failure.ts'
import { RESTRICTION_RIGHTS } from '../restrictions/rights.ts'
import type { Powers } from '../users/lifecycle.ts'
import type { Granting } from './userGroup.ts'

const { permissions: TO_LIFT } = RESTRICTION_RIGHTS.restrictAccess.requirement

/**
 * Why members may not leave a group that restricts, or lose it: they would see again what it keeps from them. That takes the right to lift
 * restrictions, and nobody lifts their own.
 */
export const leavingRefusal = (
  actor: Pick<Powers, 'id' | 'permissions'>,
  before: Pick<Granting, 'members'>,
  after: Pick<Granting, 'members'>,
): Failure<'OWN_ACCOUNT' | 'PERMISSION_NOT_HELD'> | undefined => {
  const leaving = before.members.filter((id) => !after.members.includes(id))
  if (leaving.includes(actor.id)) return { code: 'OWN_ACCOUNT' }
  const names = leaving.length > 0 ? TO_LIFT.filter((one) => !actor.permissions.includes(one)) : []
  return names.length > 0 ? { code: 'PERMISSION_NOT_HELD', names } : undefined
}
