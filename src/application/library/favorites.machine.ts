import type { EventStream } from '../notifications/EventStream.ts'
import type { FavoriteGateway, FavoriteList } from './FavoriteGateway.ts'
import { createItemListMachine } from './itemList.machine.ts'

/** The person's own favorites, read again whenever they mark something. */
export const createFavoritesMachine = ({ favorites, events }: { readonly favorites: FavoriteGateway; readonly events: EventStream }) =>
  createItemListMachine<FavoriteList>('favorites', {
    page: (list, after, signal) => favorites.page(list, after, signal),
    events,
    concerns: (fact) => fact.kind === 'favorites.changed',
  })
