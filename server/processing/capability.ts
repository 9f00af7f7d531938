import { KERNEL } from '../jobs/capability.ts'
import { register, type Registered } from '../jobs/kind.ts'
import type { Capability } from '../node/capability.ts'
import { metadata, rendering, text, thumbnail } from './kinds.ts'
import { giveUp } from './outcome.ts'
import { sweepingLooks } from './sweepLooks.ts'

/** Files are looked at by a worker (server/worker.ts); here it is noted where one could not be. */
export const processingKinds: readonly Registered[] = [thumbnail, rendering, metadata, text].map((kind) =>
  register(kind, {
    ended: async (tenant, { payload }, ending) => {
      if (ending.state === 'Failed') await giveUp(tenant, kind.name, payload.assetId, ending.error)
    },
  }),
)

export const processing: Capability = (node) => {
  node.use(KERNEL).register(...processingKinds, register(sweepingLooks, {}))
  return {}
}
