import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createRelatedMachine } from './related.machine.ts'
import { createRelatedPickerMachine } from './relatedPicker.machine.ts'
import { complaining, relating } from './relating.ts'
import type { RelationActors } from './relationActors.ts'
import type { RelationGateway } from './RelationGateway.ts'

interface RelationPorts {
  readonly relations: RelationGateway
  readonly searches: SearchGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startRelations = ({ relations, searches, events, notify }: RelationPorts): RelationActors => {
  const relate = relating(relations, notify)
  return {
    related: createActor(createRelatedMachine({ relations, events })).start(),
    relatedPicker: createActor(createRelatedPickerMachine({ searches, relate })).start(),
    relate: complaining(relate, notify),
  }
}
