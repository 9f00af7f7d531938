import { csvRow } from '../../src/domain/format/csv.ts'
import type { RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface Row {
  readonly number: number
  readonly cells: readonly string[]
  readonly refused: readonly RefusedLine[] | null
}

const LINES_AT_ONCE = 500
const READ = sql<Row>(`
  select number, cells, refused from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number > $3 and refused is not null order by number limit ${LINES_AT_ONCE}`)

type InTenant = <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>

/** Codes, which a person looks up and a program understands: in what column, and why. */
const reasonsOf = (refused: readonly RefusedLine[], nameOf: (attributeId: string) => string): string =>
  refused.map(({ attributeId, why }) => `${attributeId === null ? '' : `${nameOf(attributeId)}: `}${'problem' in why ? why.problem.code : why.code}`).join('; ')

/** The refused lines as they came, so that they can be mended and brought again, each with why behind it. */
export async function* refusedFile(inTenant: InTenant, importId: string, heads: readonly string[], nameOf: (attributeId: string) => string): AsyncGenerator<string> {
  yield `\uFEFF${csvRow([...heads, '!'])}`
  for (let after = 0; ; ) {
    const rows = await inTenant((tenant) => tenant.query(READ, [tenant.organizationId, importId, after]))
    yield rows.map(({ cells, refused }) => csvRow([...cells, reasonsOf(refused ?? [], nameOf)])).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < LINES_AT_ONCE) return
    after = last.number
  }
}
