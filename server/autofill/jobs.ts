import * as Result from 'effect/Result'
import { inTenant } from '../database/tenant.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { generate, type Generating, type Order } from './generate.ts'
import { autofill, manyAutofills } from './kinds.ts'
import { selectedAssets } from './selected.ts'
import { end, putInLine } from './status.ts'

/** An asset for which it fails keeps the others from nothing. */
const failed = async ({ database }: Generating, { organizationId, assetId }: Order, error: unknown, signal: AbortSignal): Promise<number> => {
  if (signal.aborted) throw error
  await inTenant(database, organizationId, (tenant) => end(tenant, assetId, { engine: null, reason: 'UNEXPECTED' }))
  return 0
}

/** What a worker does; how it failed is noted by whoever gave it out. */
export const autofillJobs = (parts: Generating): readonly Registered[] => [
  register(autofill, {
    run: async ({ organizationId, payload, by }) => {
      await generate(parts, { organizationId, by, ...payload })
    },
  }),
  register(manyAutofills, {
    run: async ({ id, organizationId, payload: { type, asked }, by, signal, progress }) => {
      if (by === undefined) throw new Error('Nobody asks for these values')
      const selected = await inTenant(parts.database, organizationId, (tenant) => selectedAssets(tenant, by, type, asked.selection))
      if (Result.isFailure(selected)) return Result.fail({ code: selected.failure.code })
      const { ids } = selected.success
      let [done, assets] = [0, 0]
      for (const assetId of ids) {
        progress(done, ids.length)
        // What no template describes has nothing to be proposed for.
        const [queued] = await inTenant(parts.database, organizationId, (tenant) => putInLine(tenant, [assetId]))
        const order = { organizationId, by, assetId, asksModel: asked.asksModel }
        const found = queued === undefined ? 0 : await generate(parts, order).catch((error: unknown) => failed(parts, order, error, signal))
        if (found > 0) assets += 1
        done += 1
      }
      return Result.succeed({ batchId: id, folders: 0, assets, skipped: ids.length - assets })
    },
  }),
]
