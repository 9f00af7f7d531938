import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import { undoables } from './undoable.ts'

const MANY = 15_000
const ASKED = 500

let database: Database
beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())

const PERSON = `select organization_id as "organizationId", id as "userId" from users where email = 'admin@harbour.example'`
const EDITS = `
  insert into activity (id, organization_id, changed_by, status, kind, resource_id, before, after)
  select gen_random_uuid(), $1, $2, 'Succeeded', 'asset.updated', gen_random_uuid(), '{"description": ""}', '{"description": "Found in the harbour"}'
  from generate_series(1, ${MANY}) returning id, resource_id as "resourceId"`
const AGAIN = `
  insert into activity (id, organization_id, changed_by, status, kind, resource_id, before, after)
  values (gen_random_uuid(), $1, $2, 'Succeeded', 'asset.updated', $3, $4, $5)`

it('many edits are looked at in a moment, though their statement was planned when there were few', async () => {
  const [{ organizationId, userId } = { organizationId: '', userId: '' }] = (await database.owner.query<{ organizationId: string; userId: string }>(PERSON)).rows
  const viewer = { userId, permissions: PERMISSIONS, features: [], modules: [] }
  await inTenant(database, organizationId, async (tenant) => {
    const write = (...edit: readonly unknown[]) => tenant.query(sql(AGAIN), [organizationId, userId, ...edit])
    expect(await undoables(tenant, viewer, [randomUUID()])).toEqual(new Map())
    const edits = (await tenant.query(sql<{ id: string; resourceId: string }>(EDITS), [organizationId, userId])).slice(0, ASKED)
    const [same, other] = edits
    await write(same?.resourceId, { description: 'Found in the harbour' }, { description: 'Lost' })
    await write(other?.resourceId, { tags: [] }, { tags: ['lost'] })
    await tenant.query(sql(`set local statement_timeout = '3s'`))
    const found = await undoables(tenant, viewer, edits.map(({ id }) => id))
    expect([found.size, found.has(same?.id ?? ''), found.get(other?.id ?? '')]).toEqual([
      ASKED - 1,
      false,
      {
        undo: { call: 'edit', fields: { description: '' } },
        allowed: true,
        resource: { kind: 'asset', id: other?.resourceId },
        after: { description: 'Found in the harbour' },
      },
    ])
  })
})
