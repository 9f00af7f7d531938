import { fromCallback } from 'xstate'
import type { Connection } from './Connection.ts'

/** Milliseconds that a broken connection is left alone before a transfer tries again by itself. */
export const AGAIN_MS = 3000

/** Tells the machine that invokes it when the network is back. */
export const reconnecting = (connection: Connection) =>
  fromCallback<{ type: 'connection.returned' }>(({ sendBack }) => connection.onReturn(() => sendBack({ type: 'connection.returned' })))
