import { randomUUID } from 'node:crypto'
import { databaseAt } from '../../support/server/testServer.ts'
import type { MakeSample } from './sample.ts'

/** Of nothing, by somebody: one of many things would take seconds to be made by calls. */
const INSERT = `
  insert into jobs (id, organization_id, home_organization_id, user_id, kind, queue, payload, state)
  values ($1, $2, $2, $3, 'move', 'bulk operations', $4, 'Cancelled')`
const SUBJECT = { count: 0, name: null, destinationId: null, destinationName: null }
const ASKED = { selection: { kind: 'items', folders: [], assets: [] }, destinationId: null, decisions: {} }

/** The caller's own: nobody sees those of others. */
const ofOwn =
  (method: 'GET' | 'POST' | 'DELETE', rest = ''): MakeSample =>
  async (_maker, module, { url, organizationId, userId }) => {
    const id = randomUUID()
    await databaseAt(url).owner.query(INSERT, [id, organizationId, userId, JSON.stringify({ ...SUBJECT, type: module, asked: ASKED })])
    return { ids: [id], asking: (_caller, ids) => ({ method, path: `/v1/bulk-operations/${ids[0] ?? ''}${rest}` }) }
  }

export const BULK_OPERATION_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/bulk-operations': [async () => ({ ids: [], asking: () => ({ path: '/v1/bulk-operations' }) })],
  'GET /v1/bulk-operations/:bulkOperationId': [ofOwn('GET')],
  'POST /v1/bulk-operations/:bulkOperationId/cancel': [ofOwn('POST', '/cancel')],
  'POST /v1/bulk-operations/:bulkOperationId/retry': [ofOwn('POST', '/retry')],
  'DELETE /v1/bulk-operations/:bulkOperationId': [ofOwn('DELETE')],
}
