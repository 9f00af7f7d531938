import { createActor } from 'xstate'
import { createAdvisersMachine } from './advisers.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { accompanying } from './accompanying.ts'
import { createRestrictedSearchMachine } from './restrictedSearch.machine.ts'
import { createRestrictionEffectMachine } from './restrictionEffect.machine.ts'
import { createResourceAccessMachine } from './resourceAccess.machine.ts'
import { createRestrictedForMachine } from './restrictedFor.machine.ts'
import { createRestrictedListMachine } from './restrictedList.machine.ts'
import { createRestrictedTreeMachine } from './restrictedTree.machine.ts'
import { createSpreadingMachine, type SpreadingPorts } from './spreading.machine.ts'
import { restrictingPublication } from './restrictingPublication.ts'
import type { RestrictionActors } from './restrictionActors.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

/** For whom a thing is restricted, told where it is looked at, and changed in a dialog. */
const targets = (ports: { readonly restrictions: RestrictionGateway; readonly events: EventStream }) => {
  const resourceAccess = createActor(createResourceAccessMachine(ports)).start()
  const restrictedFor = createActor(createRestrictedForMachine(ports)).start()
  let wasOpen = false
  resourceAccess.subscribe((snapshot) => {
    const isOpen = snapshot.hasTag('open')
    if (wasOpen && !isOpen) restrictedFor.send({ type: 'changed' })
    wasOpen = isOpen
  })
  return { resourceAccess, restrictedFor }
}

const restrictedTrees = (ports: { readonly restrictions: RestrictionGateway; readonly notify: Notify }) => {
  const restrictedTree = createActor(createRestrictedTreeMachine(ports)).start()
  const restrictedSearch = createActor(createRestrictedSearchMachine(ports)).start()
  const restrictionEffect = createActor(createRestrictionEffectMachine(ports)).start()
  accompanying(restrictedTree, { restrictedSearch, restrictionEffect })
  return { restrictedTree, restrictedSearch, restrictionEffect }
}

/** The machines of restrictions and of their explanation, started. */
export const startRestrictions = (ports: SpreadingPorts & { readonly events: EventStream }): RestrictionActors => ({
  spreading: createActor(createSpreadingMachine(ports)).start(),
  ...targets(ports),
  restrictedList: createActor(createRestrictedListMachine(ports)).start(),
  ...restrictedTrees(ports),
  restrictPublication: restrictingPublication(ports.restrictions, ports.notify),
  advisers: createActor(createAdvisersMachine(ports)).start(),
})
