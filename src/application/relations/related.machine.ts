import type { EventStream } from '../notifications/EventStream.ts'
import { createItemListMachine } from '../lists/itemList.machine.ts'
import type { RelatedPlace, RelationGateway } from './RelationGateway.ts'

/** What is related to one asset or folder, read again whenever that changes or may have changed. */
export const createRelatedMachine = ({ relations, events }: { readonly relations: RelationGateway; readonly events: EventStream }) =>
  createItemListMachine<RelatedPlace>('related', {
    page: (place, after, signal) => relations.page(place, after, signal),
    events,
    concerns: (fact, { id }) => (fact.kind === 'relations.changed' && fact.ids.includes(id)) || fact.kind === 'trash.changed' || fact.kind === 'library.changed',
  })
