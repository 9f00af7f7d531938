import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Confirmations } from '../preferences/Confirmations.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FavoriteGateway, FavoriteList } from '../favorites/FavoriteGateway.ts'
import { createFavoritesMachine } from '../favorites/favorites.machine.ts'
import { favoriting, type Favorite } from '../favorites/favoriting.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { createSelectionMachine, type SelectionActor } from '../selection/selection.machine.ts'
import type { BulkOperationGateway } from '../bulk-operations/BulkOperationGateway.ts'
import { createWebReadyMachine, type WebReadyActor } from '../web-ready/webReady.machine.ts'
import type { WebReadyGateway, WebReadyList } from '../web-ready/WebReadyGateway.ts'
import { createWebReadyRuleMachine, type WebReadyRuleActor } from '../web-ready/webReadyRule.machine.ts'
import { createWebReadyListMachine } from '../web-ready/webReadyList.machine.ts'

interface MarkingPorts {
  readonly assets: AssetGateway
  readonly favorites: FavoriteGateway
  readonly webReady: WebReadyGateway
  readonly bulkOperations: BulkOperationGateway
  readonly confirmations: Confirmations
  readonly events: EventStream
  readonly notify: Notify
}

/** Lists over many folders, and the marks by which they come about. */
export interface Marking {
  readonly favorites: ItemListActor<FavoriteList>
  readonly favorite: Favorite
  /** What is selected in the list over many folders that is on screen. */
  readonly listSelection: SelectionActor
  readonly webReadyList: ItemListActor<WebReadyList>
  readonly webReady: WebReadyActor
  readonly webReadyRule: WebReadyRuleActor
  /** For whom wants to be asked again. */
  readonly confirmations: Confirmations
}

export const marking = (ports: MarkingPorts): Marking => ({
  favorites: createActor(createFavoritesMachine(ports)).start(),
  listSelection: createActor(createSelectionMachine(ports)).start(),
  favorite: favoriting(ports.favorites, ports.notify),
  webReadyList: createActor(createWebReadyListMachine(ports)).start(),
  webReady: createActor(createWebReadyMachine(ports)).start(),
  webReadyRule: createActor(createWebReadyRuleMachine(ports)).start(),
  confirmations: ports.confirmations,
})
