import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { SuggestionFilter } from '../../src/domain/suggestions/deciding.ts'
import { multiply, planOf, rowsOf } from '../../tests/support/server/plan.ts'
import type { Tenant } from '../database/tenant.ts'
import { writeCursor } from '../items/cursor.ts'
import { suggestionCounts, suggestionPage } from './list.ts'
import type { Reviewer } from './open.ts'
import { startProposing } from './proposing.fixture.ts'

const { server, admin, file, published, of } = await startProposing()
afterAll(() => server.stop())

const ASSETS = 4_000
const reviewer: Reviewer = { userId: admin.userId, firstName: '', lastName: '', restricted: false, permissions: PERMISSIONS, modules: MODULES, features: FEATURES }
const PROPOSE = `
  insert into suggestions (id, organization_id, asset_id, content_version, kind, subject, attribute_id, value, value_key, confidence, engine, origin, listed_at)
  select gen_random_uuid(), organization_id, id, content_version, case when $1::uuid is null then 'Tag' else 'Value' end, coalesce($1::text, ''), $1::uuid, array['20 mm'], '20',
    0.5 + position % 50 / 100.0, case when $1::uuid is null then 'Objects' else 'Text' end, '{}', now() - position * interval '1 second'
  from assets where name like 'plan %'`

beforeAll(async () => {
  const { owner } = server.database
  const [one, template] = [await file(), await published()]
  await multiply(server.database, one.id, ASSETS)
  for (const attributeId of [null, of(template, 'Height')]) await owner.query(PROPOSE, [attributeId])
  await owner.query('analyze assets, suggestions')
})

/** Rows of a table that the first statement of a reading looks at. */
const lookedAt = async (read: (tenant: Tenant) => Promise<unknown>, table = 'suggestions'): Promise<number> => rowsOf(await planOf(server.database, admin.organizationId, read), table)

it.each<readonly [string, SuggestionFilter]>([
  ['everything', {}],
  ['a kind', { kind: 'Value' }],
  ['an engine', { engine: 'Text' }],
  ['a confidence', { from: 0.7 }],
])('a page of %s looks at little more than it shows, the next one too', async (_, filter) => {
  const after = writeCursor({ value: new Date(Date.now() - 101_000_000).toISOString(), id: admin.organizationId })
  const pages = await Promise.all([undefined, after].map((from) => lookedAt((tenant) => suggestionPage(tenant, reviewer, { ...filter, after: from, limit: 20 }))))
  expect(pages.map((rows) => rows > 0 && rows < 600)).toEqual([true, true])
})

it('those of one asset are found by its index', async () => {
  const { rows } = await server.database.owner.query<{ id: string }>(`select id from assets where name = 'plan 7'`)
  expect(await lookedAt((tenant) => suggestionPage(tenant, reviewer, { assetId: rows[0]?.id ?? '', limit: 20 }))).toBeLessThan(20)
})

it.each<readonly [string, SuggestionFilter]>([
  ['everything', {}],
  ['what nobody proposed', { engine: 'Model' }],
  ['what is surest', { from: 0.99 }],
])('counting %s looks at each once or twice', async (_, filter) => {
  expect(await lookedAt((tenant) => suggestionCounts(tenant, reviewer, filter))).toBeLessThanOrEqual(4 * ASSETS + 50)
})

it('whose fields somebody may fill in is asked once, and not of each suggestion', async () => {
  expect(await lookedAt((tenant) => suggestionCounts(tenant, reviewer, {}), 'template_attributes')).toBeLessThan(100)
})
