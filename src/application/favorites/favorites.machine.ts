import type { EventStream } from '../notifications/EventStream.ts'
import type { FavoriteGateway, FavoriteList } from './FavoriteGateway.ts'
import { createItemListMachine } from '../lists/itemList.machine.ts'

/** The person's own favorites, read again whenever they mark something, or what is marked may have gone elsewhere. */
export const createFavoritesMachine = ({ favorites, events }: { readonly favorites: FavoriteGateway; readonly events: EventStream }) =>
  createItemListMachine<FavoriteList>('favorites', {
    page: (list, after, signal) => favorites.page(list, after, signal),
    events,
    concerns: (serverEvent) => ['favorites.changed', 'trash.changed', 'library.changed'].includes(serverEvent.kind),
  })
