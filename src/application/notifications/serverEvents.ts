import { fromCallback } from 'xstate'
import type { EventStream } from './EventStream.ts'
import type { ServerEvent } from './ServerEvent.ts'

export interface ServerEventReceived {
  readonly type: 'serverEvent'
  readonly serverEvent: ServerEvent
}

/** Hands the server's facts to the machine that invokes it. */
export const listenToServerEvents = (events: EventStream) =>
  fromCallback<ServerEventReceived>(({ sendBack }) => events.subscribe((serverEvent) => sendBack({ type: 'serverEvent', serverEvent })))

/** Tries again what could not be read, once the stream is back. */
export const retryWhenReopened = (events: EventStream) =>
  fromCallback<{ readonly type: 'retry' }>(({ sendBack }) =>
    events.subscribe(({ kind }) => {
      if (kind === 'stream.reopened') sendBack({ type: 'retry' })
    }),
  )
