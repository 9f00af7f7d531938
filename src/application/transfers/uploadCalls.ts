import { fromPromise } from 'xstate'
import type { Lanes } from '../uploads/lanes.ts'
import { planAnswer } from '../uploads/planAnswer.ts'
import type { Planner } from '../uploads/planner.ts'
import { sending } from '../uploads/sending.ts'
import type { UploadGateway } from '../uploads/UploadGateway.ts'
import type { Connection } from './Connection.ts'
import { reconnecting } from './reconnecting.ts'
import type { UploadContext } from './uploadContext.ts'

export interface UploadCallPorts {
  readonly uploads: UploadGateway
  readonly connection: Connection
  readonly plan: Planner
  readonly lanes: Lanes
  /** Milliseconds. */
  readonly now: () => number
}

/** What the server is asked about one file, and sent of it. */
export const uploadCalls = ({ uploads, connection, plan, lanes, now }: UploadCallPorts) => ({
  planning: fromPromise(async ({ input }: { readonly input: UploadContext }) => {
    const { destination, file, name, target } = input
    return planAnswer(input, await plan(destination, { name, size: file.size, ...(target === undefined ? {} : { target: target.id }) }))
  }),
  sending: sending(uploads, lanes, now),
  discarding: fromPromise(({ input, signal }: { readonly input: string | undefined; readonly signal: AbortSignal }) =>
    input === undefined ? Promise.resolve() : uploads.discard(input, signal),
  ),
  reconnecting: reconnecting(connection),
})
