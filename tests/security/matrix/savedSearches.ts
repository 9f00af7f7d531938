import type { Person } from '../../support/server/person.ts'
import { made, type Made } from './accounts.ts'
import { newName, type MakeSample } from './sample.ts'

const form = () => ({ name: newName('Search'), q: 'ship', roleIds: [] })

/** One's own are nobody else's to change. */
const makeSearch = (caller: Person): Promise<Made> => made(caller, '/v1/saved-searches', form())

const PATH = '/v1/recent-searches'

export const SAVED_SEARCH_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/saved-searches': [async () => ({ ids: [], asking: () => ({ path: '/v1/saved-searches' }) })],
  'POST /v1/saved-searches': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/saved-searches', body: form() }) })],
  'PATCH /v1/saved-searches/:searchId': [
    async (_maker, _module, caller) => {
      const { id, revision } = await makeSearch(caller)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/saved-searches/${ids[0] ?? ''}`, body: { ...form(), revision } }) }
    },
  ],
  'DELETE /v1/saved-searches/:searchId': [
    async (_maker, _module, caller) => ({
      ids: [(await makeSearch(caller)).id],
      asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/saved-searches/${ids[0] ?? ''}` }),
    }),
  ],
  'POST /v1/saved-searches/:searchId/look': [
    async (_maker, _module, caller) => ({
      ids: [(await makeSearch(caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: `/v1/saved-searches/${ids[0] ?? ''}/look` }),
    }),
  ],
  'GET /v1/recent-searches': [async () => ({ ids: [], asking: () => ({ path: PATH }) })],
  'POST /v1/recent-searches': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: PATH, body: { q: 'ship' } }) })],
  'DELETE /v1/recent-searches': [async () => ({ ids: [], asking: () => ({ method: 'DELETE', path: PATH }) })],
}
