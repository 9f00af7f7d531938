import { KERNEL } from '../jobs/capability.ts'
import { register, type Registered } from '../jobs/kind.ts'
import type { Capability } from '../node/capability.ts'
import { metadata, rendering, text, thumbnail } from './kinds.ts'
import { giveUp } from './outcome.ts'
import { READ_LISTENERS, type ReadListener, type ReadPart } from './readListeners.ts'
import { sweepingFingerprints } from './sweepFingerprints.ts'

/** What each of them reads, for the listeners. */
const PARTS: ReadonlyMap<string, ReadPart> = new Map([
  [thumbnail.name, 'picture'],
  [metadata.name, 'metadata'],
  [text.name, 'text'],
])

/** Files are looked at by a worker (server/worker.ts); here it is noted where one could not be, and told where one was read. */
export const processingKinds = (listeners: readonly ReadListener[]): readonly Registered[] =>
  [thumbnail, rendering, metadata, text].map((kind) =>
    register(kind, {
      ended: async (tenant, { payload: { assetId } }, ending) => {
        if (ending.state === 'Failed') await giveUp(tenant, kind.name, assetId, ending.error)
        const part = PARTS.get(kind.name)
        if (ending.state === 'Done' && part !== undefined) for (const listener of listeners) await listener(tenant, assetId, part)
      },
    }),
  )

export const processing: Capability = (node) => {
  const listeners: ReadListener[] = []
  node.offer(READ_LISTENERS, listeners)
  node.use(KERNEL).register(...processingKinds(listeners), register(sweepingFingerprints, {}))
  return {}
}
