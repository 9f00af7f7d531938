import { ENGINES } from '../../../src/domain/suggestions/suggestion.ts'
import { inTenant } from '../../../server/database/tenant.ts'
import { propose } from '../../../server/suggestions/propose.ts'
import type { Person } from '../../support/server/person.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import type { MakeSample } from './sample.ts'
import { makeAsset } from './targets.ts'

const PATH = '/v1/suggestions'

/** What is proposed of a new asset. */
const proposed = async (maker: Person, module: string): Promise<string> => {
  const { id, contentVersion } = await makeAsset(maker, module)
  const database = databaseAt(maker.url)
  await inTenant(database, maker.organizationId, (tenant) => propose(tenant, { assetId: id, contentVersion }, ENGINES, [{ kind: 'Tag', tag: 'Harbour', confidence: 0.9, origin: { engine: 'Objects' } }]))
  return (await database.owner.query<{ id: string }>('select id from suggestions where asset_id = $1', [id])).rows[0]?.id ?? ''
}

const plain =
  (path: string): MakeSample =>
  async (maker, module) => {
    await proposed(maker, module)
    return { ids: [], asking: () => ({ path }) }
  }

export const SUGGESTION_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/suggestions': [plain(PATH)],
  'GET /v1/suggestions/counts': [plain(`${PATH}/counts`)],
  'POST /v1/suggestions/values': [
    async (maker, module) => {
      const { id } = await makeAsset(maker, module)
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/values`, body: { templateId: id, assetIds: [id] } }) }
    },
  ],
  // What is none of theirs is left, and named as they named it.
  'POST /v1/suggestions/decide': [
    async (maker, module) => {
      const id = await proposed(maker, module)
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/decide`, body: { decisions: [{ id, decision: 'accept' }] } }) }
    },
  ],
  'POST /v1/suggestions/decide-all': [
    async (maker, module) => {
      await proposed(maker, module)
      return { ids: [], asking: () => ({ method: 'POST', path: `${PATH}/decide-all`, body: { filter: { kind: 'Tag', from: 0.9 }, decision: 'refuse' } }) }
    },
  ],
  'POST /v1/suggestions/undo': [
    async (maker, module, caller) => {
      const body = { decisions: [{ id: await proposed(maker, module), decision: 'refuse' }] }
      const { change } = (await caller.ask({ method: 'POST', path: `${PATH}/decide`, body })).json as { readonly change: string }
      await databaseAt(maker.url).owner.query('update suggestions set change_id = $1, state = $2, decided_by = $3, decided_at = now() where id = $4', [change, 'Refused', caller.userId, body.decisions[0]?.id])
      return { ids: [change], asking: (_caller, [id = '']) => ({ method: 'POST', path: `${PATH}/undo`, body: { change: id } }) }
    },
  ],
}
