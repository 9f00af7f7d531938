import { createActor } from 'xstate'
import { leadToRoot, type LedTree } from '../navigation/leadingTree.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Confirmations } from '../preferences/Confirmations.ts'
import { createWebReadyMachine } from './webReady.machine.ts'
import type { WebReadyActors } from './webReadyActors.ts'
import type { WebReadyGateway } from './WebReadyGateway.ts'
import { createWebReadyListMachine } from './webReadyList.machine.ts'
import { createWebReadyRuleMachine } from './webReadyRule.machine.ts'

interface WebReadyPorts {
  readonly webReady: WebReadyGateway
  readonly confirmations: Confirmations
  readonly events: EventStream
  readonly notify: Notify
  readonly first: { readonly tree: LedTree }
}

export const startWebReady = ({ first: { tree }, ...ports }: WebReadyPorts): WebReadyActors => {
  const webReadyList = createActor(createWebReadyListMachine(ports)).start()
  webReadyList.subscribe(({ context: { list } }) => {
    if (list !== undefined) leadToRoot(tree, list.resourceType)
  })
  return {
    webReadyList,
    webReady: createActor(createWebReadyMachine(ports)).start(),
    webReadyRule: createActor(createWebReadyRuleMachine(ports)).start(),
    confirmations: ports.confirmations,
  }
}
