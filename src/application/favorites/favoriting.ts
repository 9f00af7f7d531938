import type { NamedItem } from '../../domain/items/item.ts'
import { hasSucceeded } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import { FAVORITES_AT_ONCE, type FavoriteGateway } from './FavoriteGateway.ts'

/** Marks folders and assets as favorites, or no longer, and tells it; what was changed is one step away from what it was. */
export type Favorite = (items: readonly NamedItem[], isFavorite: boolean) => Promise<void>

export const favoriting = (favorites: FavoriteGateway, notify: Notify): Favorite => {
  const turn = async (items: readonly NamedItem[], isFavorite: boolean, again?: NotificationAction): Promise<void> => {
    const subject = `favorite ${items.map(({ id }) => id).join(' ')}`
    const pieces: (readonly NamedItem[])[] = []
    const { signal } = new AbortController()
    for (let from = 0; from < items.length; from += FAVORITES_AT_ONCE) {
      const some = items.slice(from, from + FAVORITES_AT_ONCE)
      const outcome = await favorites.change(some, isFavorite, signal)
      if (!hasSucceeded(outcome)) {
        // All of them or none.
        for (const done of pieces) await favorites.change(done, !isFavorite, signal)
        return notify({ kind: 'failure', text: `failure.${outcome.failure.code}`, subject, ...offeredAgain(outcome.failure, again) })
      }
      pieces.push(some.filter(({ id }) => outcome.success.changed.some((one) => one.id === id)))
    }
    const changed = pieces.flat()
    const undo = changed.length === 0 ? {} : { action: offering('favorites.undo', (back) => turn(changed, !isFavorite, back)) }
    const values = { name: items[0]?.name ?? '', count: items.length }
    notify({ kind: 'success', text: isFavorite ? 'favorites.added' : 'favorites.removed', values, subject, ...undo })
  }
  return turn
}
