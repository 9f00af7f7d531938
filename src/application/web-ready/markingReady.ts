import type { Result } from 'effect/Result'
import { valueOf } from '../failures/outcome.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { WebReadyChange, WebReadyGateway, WebReadyOutcome, WebReadyUndoFailure } from './WebReadyGateway.ts'
import type { WebReadyAsked } from './webReadyNotices.ts'

/** What is done already, or behind the answer. */
export type WebReadyDone = WebReadyOutcome | Begun

type Meant = Pick<WebReadyAsked, 'items' | 'selected'>

const refsOf = ({ items }: Meant): WebReadyChange['resources'] => items.map(({ kind, id }) => ({ kind, id }))

/** How many become ready with these, those below folders included; undefined where that cannot be told now. */
export const countReady = async (gateway: WebReadyGateway, meant: Meant, signal: AbortSignal): Promise<number | undefined> => {
  const { selected } = meant
  return valueOf(await (selected === undefined ? gateway.plan(refsOf(meant), signal) : gateway.planSelected(selected.type, selected.selection, signal)))?.items
}

/** Makes what is asked for ready for the web, or not: as one change. */
export const markReady = (
  gateway: WebReadyGateway,
  { items, selected, ...wish }: Meant & Omit<WebReadyChange, 'resources'>,
  signal: AbortSignal,
): Promise<Result<WebReadyDone, WebReadyUndoFailure>> => {
  if (selected === undefined) return gateway.change({ ...wish, resources: refsOf({ items }) }, signal)
  const { type, selection } = selected
  return wish.undone === undefined ? gateway.changeSelected({ type, selection, webReady: wish.webReady }, signal) : gateway.undo(wish.undone, signal)
}
