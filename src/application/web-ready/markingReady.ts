import * as Result from 'effect/Result'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { valueOf } from '../failures/outcome.ts'
import type { BulkOperationGateway } from '../bulk-operations/BulkOperationGateway.ts'
import { WEB_READY_AT_ONCE, type WebReadyChange, type WebReadyFailure, type WebReadyGateway, type WebReadyOutcome } from './WebReadyGateway.ts'

interface MarkingPorts {
  readonly webReady: WebReadyGateway
  readonly bulkOperations: BulkOperationGateway
}

/** Of any number of folders and assets. */
export interface WebReadyWish extends Omit<WebReadyChange, 'undone'> {
  /** The changes that are taken back, as they were made: one for each piece. */
  readonly undone?: readonly string[]
}

export interface WebReadyDone extends Pick<WebReadyOutcome, 'changed' | 'kept'> {
  /** What is done already, and what takes it back: one for each piece. */
  readonly resources: readonly ResourceRef[]
  readonly changes: readonly string[]
  /** What is done behind the answer. */
  readonly begun: readonly BulkOperation[]
}

/** How many become ready with these, those below folders included; undefined where that cannot be told now. */
export const countReady = async (gateway: WebReadyGateway, resources: readonly ResourceRef[], signal: AbortSignal): Promise<number | undefined> => {
  let items = 0
  for (let from = 0; from < resources.length; from += WEB_READY_AT_ONCE) {
    const some = valueOf(await gateway.plan(resources.slice(from, from + WEB_READY_AT_ONCE), signal))
    if (some === undefined) return undefined
    items += some.items
  }
  return items
}

type Piece = Pick<WebReadyChange, 'resources'> & (WebReadyOutcome | { readonly bulkOperation: BulkOperation })

/** Makes many ready for the web, or not, in pieces. Where one of them is refused, those before it are taken back or stopped. */
export const markReady = async (
  { webReady: gateway, bulkOperations }: MarkingPorts,
  { resources, undone, ...wish }: WebReadyWish,
  signal: AbortSignal,
): Promise<Result.Result<WebReadyDone, WebReadyFailure>> => {
  const pieces: Piece[] = []
  const takeBack = async (piece: Piece): Promise<void> => {
    if ('change' in piece) {
      await gateway.change({ ...wish, webReady: !wish.webReady, resources: piece.resources, undone: piece.change }, signal)
      return
    }
    // Just done, it can be stopped no more.
    const stopped = valueOf(await bulkOperations.cancel(piece.bulkOperation.id, signal))
    if (stopped !== undefined && stopped.outcome !== null) await gateway.undo(stopped.outcome.batchId, signal)
  }
  for (let from = 0; from < resources.length; from += WEB_READY_AT_ONCE) {
    const some = resources.slice(from, from + WEB_READY_AT_ONCE)
    const takenBack = undone === undefined ? {} : { undone: undone[pieces.length] ?? '' }
    const outcome = await gateway.change({ ...wish, ...takenBack, resources: some }, signal)
    if (Result.isFailure(outcome)) {
      for (const piece of pieces.toReversed()) await takeBack(piece)
      return Result.fail(outcome.failure)
    }
    pieces.push({ ...outcome.success, resources: some })
  }
  const done = pieces.flatMap((piece) => ('change' in piece ? [piece] : []))
  const sum = (of: 'changed' | 'kept') => done.reduce((all, one) => all + one[of], 0)
  return Result.succeed({
    resources: done.flatMap((piece) => piece.resources),
    changes: done.map(({ change }) => change),
    changed: sum('changed'),
    kept: sum('kept'),
    begun: pieces.flatMap((piece) => ('bulkOperation' in piece ? [piece.bulkOperation] : [])),
  })
}
