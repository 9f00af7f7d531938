import { csvRow } from '../../src/domain/format/csv.ts'
import type { RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { refusedTexts, type RefusedTexts } from './refusedTexts.ts'

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

/** In what column, and why. */
const reasonsOf = (refused: readonly RefusedLine[], nameOf: (attributeId: string) => string, { why: wordsOf }: RefusedTexts): string =>
  refused.map(({ attributeId, why }) => `${attributeId === null ? '' : `${nameOf(attributeId)}: `}${wordsOf(why)}`).join('; ')

interface Whose {
  readonly id: string
  readonly heads: readonly string[]
  readonly nameOf: (attributeId: string) => string
  readonly language: Language
}

/** The refused lines as they came, so that they can be mended and brought again, each with why behind it. */
export async function* refusedFile(inTenant: InTenant, { id: importId, heads, nameOf, language }: Whose): AsyncGenerator<string> {
  const texts = await refusedTexts(language)
  yield `\uFEFF${csvRow([...heads, texts.column])}`
  for (let after = 0; ; ) {
    const rows = await inTenant((tenant) => tenant.query(READ, [tenant.organizationId, importId, after]))
    yield rows.map(({ cells, refused }) => csvRow([...cells, reasonsOf(refused ?? [], nameOf, texts)])).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < LINES_AT_ONCE) return
    after = last.number
  }
}
