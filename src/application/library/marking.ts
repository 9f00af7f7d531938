import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FavoriteGateway, FavoriteList } from './FavoriteGateway.ts'
import { createFavoritesMachine } from './favorites.machine.ts'
import { favoriting, type Favorite } from './favoriting.ts'
import type { ItemListActor } from './itemList.machine.ts'

interface MarkingPorts {
  readonly favorites: FavoriteGateway
  readonly events: EventStream
  readonly notify: Notify
}

/** Lists over many folders, and the marks by which they come about. */
export interface Marking {
  readonly favorites: ItemListActor<FavoriteList>
  readonly favorite: Favorite
}

export const marking = (ports: MarkingPorts): Marking => ({
  favorites: createActor(createFavoritesMachine(ports)).start(),
  favorite: favoriting(ports.favorites, ports.notify),
})
