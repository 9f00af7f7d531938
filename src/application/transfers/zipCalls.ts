import { fromCallback, fromPromise } from 'xstate'
import type { Downloads } from '../downloads/Downloads.ts'
import type { ZipGateway } from '../downloads/ZipGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents } from '../notifications/serverEvents.ts'
import type { Connection } from './Connection.ts'
import { reconnecting } from './reconnecting.ts'
import type { ZipContext, ZipEvent } from './zipContext.ts'

export interface ZipCallPorts {
  readonly zips: ZipGateway
  readonly downloads: Downloads
  readonly events: EventStream
  readonly connection: Connection
}

type Asking<Input> = { readonly input: Input; readonly signal: AbortSignal }

/** What the server, the browser and the network are asked, and listened to, for one zip. */
export const zipCalls = ({ zips, downloads, events, connection }: ZipCallPorts) => ({
  making: fromPromise(({ input: { zip, asked }, signal }: Asking<ZipContext>) => {
    if (zip !== undefined) return zips.again(zip.id, signal)
    if (asked === undefined) throw new Error('Nothing was asked for')
    return zips.make(asked, signal)
  }),
  removing: fromPromise(({ input, signal }: Asking<string | undefined>) => (input === undefined ? Promise.resolve(undefined) : zips.remove(input, signal))),
  fetching: fromPromise(({ input }: { readonly input: string }) => downloads.begin(input)),
  reconnecting: reconnecting(connection),
  losing: fromCallback<ZipEvent>(({ sendBack }) => connection.onLoss(() => sendBack({ type: 'connection.lost' }))),
  listening: listenToServerEvents(events),
})
