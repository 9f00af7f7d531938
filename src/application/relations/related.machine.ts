import type { EventStream } from '../notifications/EventStream.ts'
import { createItemListMachine } from '../lists/itemList.machine.ts'
import type { RelatedPlace, RelationGateway } from './RelationGateway.ts'

/** What is related to one asset or folder, read again whenever that changes or may have changed. */
export const createRelatedMachine = ({ relations, events }: { readonly relations: RelationGateway; readonly events: EventStream }) =>
  createItemListMachine<RelatedPlace>('related', {
    page: (place, after, signal) => relations.page(place, after, signal),
    events,
    concerns: (serverEvent, { id }) => (serverEvent.kind === 'relations.changed' && serverEvent.ids.includes(id)) || serverEvent.kind === 'trash.changed' || serverEvent.kind === 'library.changed',
  })
