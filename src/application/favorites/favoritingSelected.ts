import type { ResourceType } from '../../domain/access/modules.ts'
import { canBeNamed, itemsSelected, type Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { hasSucceeded } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { FavoriteGateway } from './FavoriteGateway.ts'

/** Marks all that is selected in a module as favorites, whoever has read it, and says how many that were; as many as can be named are one step away from what they were. */
export type FavoriteSelected = (type: ResourceType, selection: Selection) => Promise<void>

const isNameable = (changed: readonly ResourceRef[]): boolean => {
  const { folders, assets } = itemsSelected(changed)
  return canBeNamed({ folders: folders.length, assets: assets.length })
}

export const favoritingSelected = (favorites: FavoriteGateway, notify: Notify): FavoriteSelected => {
  const turn = async (type: ResourceType, selection: Selection, isFavorite: boolean, again?: NotificationAction): Promise<void> => {
    const subject = `favorite ${JSON.stringify(selection)}`
    const outcome = await favorites.changeSelected(type, selection, isFavorite, new AbortController().signal)
    if (!hasSucceeded(outcome)) return notify({ kind: 'failure', text: `failure.${outcome.failure.code}`, subject, ...offeredAgain(outcome.failure, again) })
    const { changed } = outcome.success
    const undo = changed.length > 0 && isNameable(changed) ? { action: offering('favorites.undo', (back) => turn(type, itemsSelected(changed), !isFavorite, back)) } : {}
    notify({ kind: 'success', text: isFavorite ? 'favorites.addedAll' : 'favorites.removedAll', values: { count: changed.length }, subject, ...undo })
  }
  return (type, selection) => turn(type, selection, true)
}
