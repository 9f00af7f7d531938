import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROW_SORTS } from '../../src/domain/metadata-table/tableScope.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import type { Statement } from '../database/sql.ts'
import { inTenant, transact, type Tenant } from '../database/tenant.ts'
import { sql } from '../database/sql.ts'
import { createFolder } from '../folders/folders.ts'
import type { Asked } from './conditions.ts'
import { SORTS, VALUE_SORTS, type SortedBy } from './order.ts'
import { readRows } from './rowValues.ts'
import { walkedRows } from './walked.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const ASKED: Asked = { templateId: NOBODY, type: 'RECORDS', filters: [], scope: { folders: null, ids: null, except: [] }, pattern: null }

let database: Database
beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${JSON.stringify(value)}'`
}

interface Line {
  readonly 'QUERY PLAN': string
}

/** The plans of what is asked, as of the server's own connections: by the rules of row-level security, whatever the values. */
const plansOf = async (ask: (tenant: Tenant) => Promise<unknown>): Promise<readonly string[]> => {
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = []
  const listening: Pick<Tenant, 'organizationId' | 'query'> = {
    organizationId: NOBODY,
    query: async <Row extends object>({ text }: Statement<Row>, values: readonly unknown[] = []) => {
      asked.push({ text, values })
      return []
    },
  }
  await ask(listening as Tenant)
  return transact(database.pool, NOBODY, sql('select 1'), async (tenant) => {
    const plans: string[] = []
    for (const [at, { text, values }] of asked.entries()) {
      await tenant.query(sql(`prepare asked_${at} as ${text}`))
      const lines = await tenant.query(sql<Line>(`explain (costs off) execute asked_${at}(${values.map(literal).join(', ')})`))
      await tenant.query(sql(`deallocate asked_${at}`))
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
    }
    return plans
  })
}

const walk = (by: SortedBy, isBlank: boolean): Promise<readonly string[]> => {
  const order = { by, direction: 'asc', attributeId: NOBODY } as const
  const after = isBlank ? { value: null, id: NOBODY } : undefined
  return plansOf((tenant) => walkedRows(tenant, { userId: NOBODY, restricted: false }, ASKED, { order, after, limit: 51 }))
}

describe('a walk', () => {
  it.each(SORTS)('by %s sorts nothing: its rows come by an index in their order, and it ends with the page', async (by) => {
    const plans = await walk(by, false)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).toMatch(/^Limit/)
      expect(plan).not.toMatch(/^\s*->\s+(?:Incremental )?Sort/m)
      expect(plan).not.toMatch(/Seq Scan on (?:assets|metadata_values|asset_templates)/)
    }
  })

  it.each(VALUE_SORTS)('by the values of a %s reads the index alone', async (by) => {
    const [plan = ''] = await walk(by, false)
    expect(plan).toContain(`Index Only Scan using metadata_values_by_${by}`)
  })

  it('of what has no value goes by what the template describes', async () => {
    const [plan = ''] = await walk('text', true)
    expect(plan).toContain('asset_templates_by_template')
    expect(plan).not.toMatch(/^\s*->\s+(?:Incremental )?Sort/m)
  })
})

describe('rows', () => {
  it('are read by the index that holds short values, and by that of long ones', async () => {
    const [plan = ''] = await plansOf((tenant) => readRows(tenant, { permissions: [] as readonly string[] } as Viewer, { id: NOBODY, attributes: [] }, [NOBODY]))
    expect(plan).toMatch(/Index Only Scan using metadata_values_of_rows on/)
    expect(plan).toContain('metadata_values_of_rows_long')
    expect(plan).toMatch(/Index Only Scan using metadata_changes/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

describe('a walk over many assets that came in another order than that of the list', () => {
  const MANY = 10_000
  beforeAll(async () => {
    const { rows } = await database.owner.query<{ organizationId: string; userId: string }>(`select organization_id as "organizationId", id as "userId" from users where email = 'admin@harbour.example'`)
    const { organizationId = '', userId = '' } = rows[0] ?? {}
    const author = { userId, firstName: '', lastName: '', features: [], restricted: false }
    const folder = await inTenant(database, organizationId, (tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: 'Many' }))
    await database.owner.query(
      `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, content_version,
          blob_key, checksum, created_at, modified_at, created_by, modified_by)
        select gen_random_uuid(), $1, 'RECORDS', $2, md5(at::text), md5(at::text), md5('n' || at), md5('n' || at), 'image/jpeg', 'image', 1, 'Pending', 'None', 'v',
          md5('b' || at), '', now(), now() - (at * 7919 % ${MANY}) * interval '1 minute', $3, $3 from generate_series(1, ${MANY}) as at`,
      [organizationId, Result.getOrThrow(folder).id, userId],
    )
    await database.owner.query('vacuum analyze assets')
  })

  it.each(ROW_SORTS)('by %s goes by the index all the same', async (by) => {
    const [plan = ''] = await walk(by, false)
    expect(plan).toMatch(/Index (?:Only )?Scan(?: Backward)? using module_assets_by_/)
    expect(plan).not.toMatch(/^\s*->\s+(?:Incremental )?Sort/m)
  })
})
