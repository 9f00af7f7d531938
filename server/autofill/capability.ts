import { failureBy } from '../../src/domain/autofill/autofill.ts'
import { CHAT_MODEL } from '../assistant/capability.ts'
import { inTenant } from '../database/tenant.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import { DESCRIBED_LISTENERS } from '../metadata/describedListeners.ts'
import type { Capability } from '../node/capability.ts'
import { READ_LISTENERS } from '../processing/readListeners.ts'
import { autofill, autofillByModel, manyAutofills, UNTIL_READ } from './kinds.ts'
import { generateByModel } from './model/generateByModel.ts'
import { autofillRoutes } from './routes.ts'
import { end, endAbandoned, putInLineByItself } from './status.ts'

export const autofilling: Capability = (node) => {
  const { database, onError, configuration } = node
  const [jobs, model] = [node.use(JOBS), node.use(CHAT_MODEL)]
  const asksModel = model !== null
  const dailyTokens = configuration.assistantModel?.dailyTokens ?? 0
  node.use(KERNEL).register(
    // A worker does them.
    register(autofill, {
      ended: async (tenant, { payload: { assetId } }, ending) => {
        if (ending.state === 'Failed') await end(tenant, assetId, { engine: null, reason: failureBy(ending.failure.code) })
      },
    }),
    register(manyAutofills, {
      ended: async (tenant, { payload: { type } }, ending) => {
        if (ending.state === 'Failed') await endAbandoned(tenant, type, failureBy(ending.failure.code))
      },
    }),
    register(autofillByModel, {
      run: async ({ organizationId, payload: { assetId }, by, signal }) => {
        // It was configured when this was asked for.
        if (model === null) await inTenant(database, organizationId, (tenant) => end(tenant, assetId, { engine: 'builtIn', fellBack: true }))
        else await generateByModel({ database, jobs, model, dailyTokens, onError }, { organizationId, assetId, by }, signal)
      },
      ended: async (tenant, { payload: { assetId } }, ending) => {
        if (ending.state === 'Failed') await end(tenant, assetId, { engine: 'builtIn', fellBack: true })
      },
    }),
  )
  node.use(READ_LISTENERS).push(async (tenant, assetId, part) => {
    if (part !== 'picture' && (await putInLineByItself(tenant, assetId))) await jobs.send(tenant, autofill, { assetId, asksModel: false }, { delay: UNTIL_READ })
  })
  node.use(DESCRIBED_LISTENERS).push(async (tenant, by, assetId) => {
    if (await putInLineByItself(tenant, assetId)) await jobs.send(tenant, autofill, { assetId, asksModel: false }, { by })
  })
  return { routes: autofillRoutes(jobs, asksModel) }
}
