import type { Result } from 'effect/Result'
import type { NamedItem } from '../../domain/items/item.ts'
import { hasSucceeded } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { RelatedPlace, RelateFailure, RelationGateway } from './RelationGateway.ts'

/** Relates things, or takes their relations away, and tells it; what was changed is one step away from what it was. */
export type Relate = (
  place: RelatedPlace,
  items: readonly NamedItem[],
  related: boolean,
  signal?: AbortSignal,
) => Promise<Result<unknown, RelateFailure>>

export const relating = (relations: RelationGateway, notify: Notify): Relate => {
  const relate: Relate = async (place, items, related, signal = new AbortController().signal) => {
    const outcome = await relations.change(place, items.map(({ kind, id }) => ({ kind, id })), related, signal)
    if (!hasSucceeded(outcome)) return outcome
    const changed = items.filter(({ id }) => outcome.success.changed.some((one) => one.id === id))
    const undo = async (again: NotificationAction): Promise<void> => {
      const back = await relate(place, changed, !related)
      if (!hasSucceeded(back)) notify({ kind: 'failure', text: `failure.${back.failure.code}`, ...offeredAgain(back.failure, again) })
    }
    const values = { name: items[0]?.name ?? '', count: items.length }
    const action = changed.length === 0 ? {} : { action: offering('related.undo', undo) }
    notify({ kind: 'success', text: related ? 'related.added' : 'related.removed', values, ...action })
    return outcome
  }
  return relate
}

/** The same where nobody stands by to show what went wrong: it is told like the rest. */
export const complaining =
  (relate: Relate, notify: Notify): Relate =>
  async (...asked) => {
    const outcome = await relate(...asked)
    if (!hasSucceeded(outcome)) notify({ kind: 'failure', text: `failure.${outcome.failure.code}` })
    return outcome
  }
