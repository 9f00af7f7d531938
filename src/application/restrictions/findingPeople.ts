import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { fullName } from '../../domain/users/account.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { UserGateway } from '../users/UserGateway.ts'
import type { ManyTargets } from './RestrictionGateway.ts'

/** Somebody whose restrictions are copied. */
export interface Source {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface Sought {
  readonly organizationId: string
  readonly targets: ManyTargets
  readonly search: string
}

/** The most that are shown: who sees them not types on. */
const SHOWN = 20

/** Those whose name or address holds what was typed, but for the one who gets the restrictions. */
export const findingPeople = (users: UserGateway) =>
  fromPromise<Result.Result<readonly Source[], CallFailure>, Sought>(async ({ input: { organizationId, targets, search }, signal }) => {
    const filter = search.trim() === '' ? {} : { search: search.trim() }
    const found = await users.list({ organizationId, filter, limit: SHOWN }, signal)
    const isTarget = (id: string) => 'userIds' in targets && targets.userIds.length === 1 && targets.userIds.includes(id)
    return Result.map(found, ({ items }) =>
      items.filter(({ id }) => !isTarget(id)).map((account) => ({ id: account.id, name: fullName(account), email: account.email })),
    )
  })
