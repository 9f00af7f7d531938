import { createActor } from 'xstate'
import { createAdvisersMachine } from '../access/advisers.machine.ts'
import { createResourceAccessMachine } from './resourceAccess.machine.ts'
import { createRestrictedListMachine } from './restrictedList.machine.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

/** The machines of restrictions and of their explanation, started. */
export const restricting = (ports: { readonly restrictions: RestrictionGateway }) => ({
  resourceAccess: createActor(createResourceAccessMachine(ports)).start(),
  restrictedList: createActor(createRestrictedListMachine(ports)).start(),
  advisers: createActor(createAdvisersMachine(ports)).start(),
})
