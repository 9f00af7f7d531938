import type { EventStream } from '../notifications/EventStream.ts'
import { createItemListMachine } from '../lists/itemList.machine.ts'
import type { WebReadyGateway, WebReadyList } from './WebReadyGateway.ts'

/** What of a module is ready for the web, read again whenever the module's library changes as a whole. */
export const createWebReadyListMachine = ({ webReady, events }: { readonly webReady: WebReadyGateway; readonly events: EventStream }) =>
  createItemListMachine<WebReadyList>('webReadyList', {
    page: (list, after, signal) => webReady.page(list, after, signal),
    events,
    concerns: (serverEvent, { resourceType }) => serverEvent.kind === 'favorites.changed' || (serverEvent.kind === 'library.changed' && serverEvent.type === resourceType),
  })
