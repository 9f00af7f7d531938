import * as Result from 'effect/Result'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { PUBLISHED_AT_ONCE, type Publication, type PublicationPlan, type Published, type PublishFailure, type PublishingGateway } from './PublishingGateway.ts'

const piecesOf = (resources: readonly ResourceRef[]): readonly (readonly ResourceRef[])[] =>
  Array.from({ length: Math.ceil(resources.length / PUBLISHED_AT_ONCE) }, (_, at) => resources.slice(at * PUBLISHED_AT_ONCE, (at + 1) * PUBLISHED_AT_ONCE))

const together = (one: PublicationPlan, other: PublicationPlan): PublicationPlan => {
  const mixed = one.mixed || other.mixed || one.until !== other.until
  const isLater = other.above !== null && (one.above === null || other.above.until > one.above.until)
  return { ...one, until: mixed ? null : one.until, mixed, above: isLater ? other.above : one.above, notReady: one.notReady + other.notReady }
}

/** Of any number of folders and assets. */
export const planMany = async (gateway: PublishingGateway, resources: readonly ResourceRef[], signal: AbortSignal): Promise<Result.Result<PublicationPlan, PublishFailure>> => {
  let whole: PublicationPlan | undefined
  for (const piece of piecesOf(resources)) {
    const plan = await gateway.plan(piece, signal)
    if (Result.isFailure(plan)) return plan
    whole = whole === undefined ? plan.success : together(whole, plan.success)
  }
  return Result.succeed(whole ?? { until: null, mixed: false, above: null, notReady: 0, portal: 'Offline' })
}

/** A piece that is done, with what takes it back. */
export interface DonePiece extends Published {
  readonly resources: readonly ResourceRef[]
}

export interface PublishedMany {
  readonly done: readonly DonePiece[]
  /** What becomes web ready behind the answer. */
  readonly begun: readonly BulkOperation[]
}

export const takeBackMany = async (gateway: PublishingGateway, done: readonly DonePiece[], signal: AbortSignal): Promise<Result.Result<object, PublishFailure>> => {
  for (const { resources, before: days, change } of done.toReversed()) {
    const undone = await gateway.undo({ resources, days, change }, signal)
    if (Result.isFailure(undone)) return undone
  }
  return Result.succeed({})
}

/** In pieces; where one of them is refused, those before it are taken back. */
export const publishMany = async (
  gateway: PublishingGateway,
  { resources, ...wish }: Publication,
  signal: AbortSignal,
): Promise<Result.Result<PublishedMany, PublishFailure>> => {
  const done: DonePiece[] = []
  const begun: BulkOperation[] = []
  for (const piece of piecesOf(resources)) {
    const outcome = await gateway.publish({ ...wish, resources: piece }, signal)
    if (Result.isFailure(outcome)) {
      await takeBackMany(gateway, done, signal)
      return Result.fail(outcome.failure)
    }
    if ('bulkOperation' in outcome.success) begun.push(outcome.success.bulkOperation)
    else done.push({ ...outcome.success, resources: piece })
  }
  return Result.succeed({ done, begun })
}
