import { fromCallback } from 'xstate'
import type { Connection } from './Connection.ts'

/** Milliseconds that a broken connection is left alone before a transfer tries again by itself. */
export const AGAIN_MS = 3000

/** Tells the machine that invokes it when the network is back. */
export const reconnecting = (connection: Connection) =>
  fromCallback<{ type: 'connection.returned' }>(({ sendBack }) => connection.onReturn(() => sendBack({ type: 'connection.returned' })))

/** While the network is gone: what is tried again when it is back, by a person, and after a while. The machine has the actor `reconnecting`. */
export const untilReconnected = <const Again extends string>(again: Again) =>
  ({
    invoke: { src: 'reconnecting' },
    on: { 'connection.returned': again, retry: again, resume: again },
    after: { [AGAIN_MS]: again },
  }) as const
