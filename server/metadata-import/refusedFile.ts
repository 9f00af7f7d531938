import { csvRow } from '../../src/domain/format/csv.ts'
import { languagesReading } from '../../src/domain/metadata-import/fileLanguage.ts'
import type { RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { RefusedOf } from './imports.ts'
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

/** In what column, why, and whether the file would be read in another language. */
const reasonOf = ({ attributeId, text, why }: RefusedLine, { attributes, fileLanguage }: RefusedOf, words: RefusedTexts): string => {
  const attribute = attributeId === null ? undefined : attributes.get(attributeId)
  if (attribute === undefined) return words.why(why)
  const languages = languagesReading(text, attribute, fileLanguage)
  return `${attribute.name}: ${words.why(why)}${languages.length === 0 ? '' : ` ${words.otherLanguage(languages)}`}`
}

/** The refused lines as they came, so that they can be mended and brought again, each with why behind it in the words of a language. */
export async function* refusedFile(inTenant: InTenant, of: RefusedOf, language: Language): AsyncGenerator<string> {
  const texts = await refusedTexts(language)
  yield `\uFEFF${csvRow([...of.heads, texts.column])}`
  for (let after = 0; ; ) {
    const rows = await inTenant((tenant) => tenant.query(READ, [tenant.organizationId, of.id, after]))
    yield rows.map(({ cells, refused }) => csvRow([...cells, (refused ?? []).map((line) => reasonOf(line, of, texts)).join('; ')])).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < LINES_AT_ONCE) return
    after = last.number
  }
}
