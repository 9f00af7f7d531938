import { createActor } from 'xstate'
import { createValueFinderMachine, type ValueFinderPorts } from '../metadata/valueFinder.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ContactRelationActors } from './contactRelationActors.ts'
import type { ContactRelationGateway } from './ContactRelationGateway.ts'
import { createContactItemsMachine } from './contactItems.machine.ts'
import { createItemContactsMachine } from './itemContacts.machine.ts'
import { createManyRelationsMachine } from './manyRelations.machine.ts'
import { createRelationEditMachine } from './relationEdit.machine.ts'
import { removingRelation } from './removingRelation.ts'

interface Ports extends ValueFinderPorts {
  readonly contactRelations: ContactRelationGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startContactRelations = (ports: Ports): ContactRelationActors => ({
  itemContacts: createActor(createItemContactsMachine(ports)).start(),
  contactItems: createActor(createContactItemsMachine(ports)).start(),
  relationEdit: createActor(createRelationEditMachine(ports)).start(),
  manyRelations: createActor(createManyRelationsMachine(ports)).start(),
  contactFinder: createActor(createValueFinderMachine(ports)).start(),
  removeRelation: removingRelation(ports.contactRelations, ports.notify),
})
