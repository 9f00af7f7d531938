import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { SuggestionFilter } from '../../src/domain/suggestions/deciding.ts'
import { sql, type Statement } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { writeCursor } from '../items/cursor.ts'
import { suggestionCounts, suggestionPage } from './list.ts'
import type { Reviewer } from './open.ts'
import { startProposing } from './proposing.fixture.ts'

const { server, admin, file, published, of } = await startProposing()
afterAll(() => server.stop())

const ASSETS = 4_000
const reviewer: Reviewer = { userId: admin.userId, firstName: '', lastName: '', restricted: false, permissions: PERMISSIONS, modules: MODULES, features: FEATURES }
const OWN = ['id', 'file_number', 'file_number_key', 'name', 'name_key', 'upload_id', 'position']
const PROPOSE = `
  insert into suggestions (id, organization_id, asset_id, content_version, kind, subject, attribute_id, value, value_key, confidence, engine, origin, listed_at)
  select gen_random_uuid(), organization_id, id, content_version, case when $1::uuid is null then 'Tag' else 'Value' end, coalesce($1::text, ''), $1::uuid, array['20 mm'], '20',
    0.5 + position % 50 / 100.0, case when $1::uuid is null then 'Objects' else 'Text' end, '{}', now() - position * interval '1 second'
  from assets where name like 'plan %'`

beforeAll(async () => {
  const { owner } = server.database
  const [one, template] = [await file(), await published()]
  const columns = await owner.query<{ name: string }>(`select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'assets' and is_generated = 'NEVER' and column_name <> all ($1)`, [OWN])
  const names = columns.rows.map(({ name }) => name).join(', ')
  await owner.query('alter table assets disable trigger user')
  await owner.query(
    `insert into assets (id, file_number, file_number_key, name, name_key, position, ${names})
     select gen_random_uuid(), 'N-' || at, 'n-' || at, 'plan ' || at, 'plan ' || at, 100000 + at, ${names} from assets cross join generate_series(1, ${ASSETS}) as at where id = $1`,
    [one.id],
  )
  await owner.query('alter table assets enable trigger user')
  for (const attributeId of [null, of(template, 'Height')]) await owner.query(PROPOSE, [attributeId])
  await owner.query('analyze assets, suggestions')
})

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

/** Rows of suggestions that the first statement of a reading looks at, by the plan that it has whatever its values. */
const lookedAt = async (read: (tenant: Tenant) => Promise<unknown>): Promise<number> =>
  inTenant(server.database, admin.organizationId, async (tenant) => {
    let plan: readonly Node[] = []
    const explaining = {
      organizationId: tenant.organizationId,
      query: async <Row extends object>({ text }: Statement<Row>, values: readonly unknown[] = []) => {
        if (plan.length > 0) return []
        await tenant.query(sql('set local plan_cache_mode = force_generic_plan'))
        await tenant.query(sql(`prepare looked as ${text}`))
        const [row] = await tenant.query(sql<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(`explain (analyze, timing off, format json) execute looked(${values.map(literal).join(', ')})`))
        await tenant.query(sql('deallocate looked'))
        plan = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
        return []
      },
    } as unknown as Tenant
    await read(explaining)
    return plan.filter((node) => node['Relation Name'] === 'suggestions').reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0)
  })

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
