import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { fullName } from '../../domain/users/account.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { UserGateway } from '../users/UserGateway.ts'
import type { RestrictionFailure, RestrictionGateway } from './RestrictionGateway.ts'
import type { SpreadingContext } from './spreading.machine.ts'

/** Somebody whose restrictions are copied. */
export interface Source {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface SpreadingPorts {
  readonly restrictions: RestrictionGateway
  readonly users: UserGateway
  readonly notify: Notify
  /** Milliseconds without typing after which is searched. */
  readonly pause?: number
}

/** The most that are shown: who sees them not types on. */
const SHOWN = 20

/** Those whose name or address holds what was typed, but for the one who gets the restrictions. */
export const findingPeople = ({ users }: SpreadingPorts) =>
  fromPromise<Result.Result<readonly Source[], CallFailure>, SpreadingContext>(async ({ input: { organizationId, targets, search }, signal }) => {
    const filter = search.trim() === '' ? {} : { search: search.trim() }
    const found = await users.list({ organizationId, filter, limit: SHOWN }, signal)
    const isTarget = (id: string) => 'userIds' in targets && targets.userIds.length === 1 && targets.userIds.includes(id)
    return Result.map(found, ({ items }) =>
      items.filter(({ id }) => !isTarget(id)).map((account) => ({ id: account.id, name: fullName(account), email: account.email })),
    )
  })

export const spreadingRestrictions = ({ restrictions }: SpreadingPorts) =>
  fromPromise<Result.Result<SpreadVerdict, RestrictionFailure>, SpreadingContext & { readonly rehearse: boolean }>(
    ({ input: { organizationId, targets, restrict, source, rehearse }, signal }) =>
      restrictions.spread({ organizationId, targets, what: restrict === undefined ? { from: source?.id ?? '' } : { restrict }, rehearse }, signal),
  )
