import * as Result from 'effect/Result'
import { WEB_READY_AT_ONCE, type WebReadyChange, type WebReadyFailure, type WebReadyGateway, type WebReadyOutcome } from './WebReadyGateway.ts'

/** Of any number of folders and assets. */
export interface WebReadyWish extends Omit<WebReadyChange, 'undone'> {
  /** The changes that are taken back, as they were made: one for each piece. */
  readonly undone?: readonly string[]
}

export interface WebReadyDone extends Pick<WebReadyOutcome, 'changed' | 'kept'> {
  /** What takes it back. */
  readonly changes: readonly string[]
}

/** Makes many ready for the web, or not, in pieces. Where one of them is refused, those before it are taken back. */
export const markReady = async (
  gateway: WebReadyGateway,
  { resources, undone, ...wish }: WebReadyWish,
  signal: AbortSignal,
): Promise<Result.Result<WebReadyDone, WebReadyFailure>> => {
  const done: (WebReadyOutcome & Pick<WebReadyChange, 'resources'>)[] = []
  for (let from = 0; from < resources.length; from += WEB_READY_AT_ONCE) {
    const piece = resources.slice(from, from + WEB_READY_AT_ONCE)
    const takenBack = undone === undefined ? {} : { undone: undone[done.length] ?? '' }
    const outcome = await gateway.change({ ...wish, ...takenBack, resources: piece }, signal)
    if (Result.isFailure(outcome)) {
      for (const { change, resources: some } of done.toReversed()) await gateway.change({ ...wish, webReady: !wish.webReady, resources: some, undone: change }, signal)
      return Result.fail(outcome.failure)
    }
    done.push({ ...outcome.success, resources: piece })
  }
  const sum = (of: 'changed' | 'kept') => done.reduce((all, one) => all + one[of], 0)
  return Result.succeed({ changes: done.map(({ change }) => change), changed: sum('changed'), kept: sum('kept') })
}
