import { capability } from '../capabilities/capability.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import type { Confirmations } from '../preferences/Confirmations.ts'
import type { WebReadyGateway, WebReadyList } from './WebReadyGateway.ts'
import type { WebReadyActor } from './webReady.machine.ts'
import type { WebReadyRuleActor } from './webReadyRule.machine.ts'

export interface WebReadyActors {
  readonly webReadyList: ItemListActor<WebReadyList>
  readonly webReady: WebReadyActor
  readonly webReadyRule: WebReadyRuleActor
  /** For whom wants to be asked again. */
  readonly confirmations: Confirmations
}

export const WEB_READY = capability<WebReadyActors, { readonly webReady: WebReadyGateway }>('web-ready')
