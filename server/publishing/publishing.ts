import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { isCalendarDate, type CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Resource } from '../access/place.ts'
import { findResources } from '../access/resources.ts'
import type { Call } from '../bulk-operations/bulkOperations.ts'
import { foreseeWebReady, planWebReady, type ChangeFailure } from '../web-ready/webReady.ts'
import { askWebReady } from '../web-ready/webReadyCalls.ts'
import { setEmbargoes, type Held } from './embargo.ts'
import { NO_DAY, planOf, type PublicationPlan } from './plan.ts'

interface Publication {
  readonly resources: readonly Resource[]
  readonly until: CalendarDate | null
  /** Makes them web ready, with all that lies in folders. */
  readonly webReady: boolean
}

type Published =
  | { readonly change: string | null; readonly changed: number; readonly kept: number; readonly before: readonly Held[] }
  | { readonly bulkOperation: BulkOperation }

type PublishFailure = ChangeFailure | Failure<'VALIDATION_FAILED'>

const areDays = (days: readonly (string | null)[]): boolean => days.every((day) => day === null || isCalendarDate(day))

/** Says from which day the portal shows things, and makes them web ready. The day stands before they are, so that nothing is shown in between. */
export const publishToPortal = async (call: Call, { resources, until, webReady }: Publication): Promise<Result.Result<Published, PublishFailure>> => {
  const { tenant, viewer } = call
  if (!areDays([until])) return Result.fail(NO_DAY)
  const found = await findResources(tenant, viewer, resources, { inTrash: false })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const change = { resources, webReady: true }
  const foreseen = await foreseeWebReady(tenant, viewer, change, 'publishToPortal')
  if (Result.isFailure(foreseen)) return Result.fail(foreseen.failure)
  const { before } = await setEmbargoes(tenant, viewer, found.success.map((one) => ({ ...one, until })))
  if (!webReady) return Result.succeed({ change: null, changed: before.length, kept: 0, before })
  return Result.map(await askWebReady(call, change, 'portal'), (done) =>
    'bulkOperation' in done ? done : { ...done, changed: Math.max(done.changed, before.length), before },
  )
}

/** Gives things back the days that they had, where they still have the one that they were given, and takes back what became web ready by the change. */
export const unpublish = async (
  call: Call,
  { days, given: still, change }: { readonly days: readonly Held[]; readonly given: CalendarDate | null; readonly change: string | null },
  resources: readonly Resource[],
): Promise<Result.Result<{ readonly changed: number }, PublishFailure>> => {
  const { tenant, viewer } = call
  if (!areDays([still, ...days.map(({ until }) => until)])) return Result.fail(NO_DAY)
  const found = await findResources(tenant, viewer, days, { inTrash: false })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const byId = new Map(days.map(({ id, until }) => [id, until]))
  const { before: given } = await setEmbargoes(tenant, viewer, found.success.map((one) => ({ ...one, until: byId.get(one.id) ?? null, still })))
  if (change === null) return Result.succeed({ changed: given.length })
  return Result.map(await askWebReady(call, { resources, webReady: false, undone: change }, 'portal'), (done) => ({
    changed: 'changed' in done ? Math.max(done.changed, given.length) : given.length,
  }))
}

/** When things are on the portal now, and what publishing them would change. Changes nothing. */
export const planPublication = async ({ tenant, viewer }: Pick<Call, 'tenant' | 'viewer'>, resources: readonly Resource[]): Promise<Result.Result<PublicationPlan, ChangeFailure>> => {
  const planned = await planWebReady(tenant, viewer, resources, 'publishToPortal')
  return Result.isFailure(planned) ? Result.fail(planned.failure) : Result.succeed(await planOf(tenant, resources, planned.success.items))
}
