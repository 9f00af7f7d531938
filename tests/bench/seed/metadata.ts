import { randomUUID } from 'node:crypto'
import { Client, type ClientBase } from 'pg'
import { indexedKey } from '../../../server/metadata/valueRows.ts'
import { VALUE_TYPES } from '../../../src/domain/metadata/valueTypes.ts'
import { nameKey } from '../../../src/domain/naming/names.ts'
import type { AttributeType } from '../../../src/domain/templates/attributeTypes.ts'
import type { Connection } from '../database.ts'
import { DEMO_LOGIN } from '../product.ts'
import type { SeededLibrary } from '../seed.ts'
import { ownerOf } from './counters.ts'
import { without } from './without.ts'
import { mixed, wordsOf } from './words.ts'

/** An attribute, and what its values are taken from. */
interface Pool {
  readonly id: string
  readonly name: string
  readonly type: AttributeType
  readonly unit: string | null
  /** Of a choice the labels of its options. */
  readonly values: readonly string[]
  /** Of how many assets one has a value. */
  readonly every: number
}

const DAY = 24 * 60 * 60_000
const pad = (number: number): string => String(number).padStart(2, '0')
const dayAt = (index: number): string => new Date(Date.UTC(1850, 0, 1) + index * DAY).toISOString().slice(0, 10)
const made = (count: number, value: (index: number) => string): readonly string[] => [...new Set(Array.from({ length: count }, (_, index) => value(index)))]

const pool = (name: string, type: AttributeType, values: readonly string[], every = 1): Pool => ({ id: randomUUID(), name, type, unit: type === 'number' ? 'mm' : null, values, every })

/** Twenty attributes of thirteen types: values that nearly every asset has of its own, such that many share, and one that few have. */
const pools = (): readonly Pool[] => [
  pool('Title', 'text', made(20_000, (index) => wordsOf(index, 4))),
  pool('Photographer', 'text', made(500, (index) => wordsOf(index + 50_000, 2))),
  pool('Place', 'text', made(3000, (index) => wordsOf(index + 90_000, 2))),
  pool('Remark', 'text', made(50, (index) => wordsOf(index + 120_000, 6)), 30),
  pool('Description', 'longText', made(2000, (index) => wordsOf(index + 150_000, 40))),
  pool('Box', 'integer', made(10_000, String)),
  pool('Plates', 'integer', made(12, String)),
  pool('Width', 'number', made(5000, (index) => `${index / 10} mm`)),
  pool('Height', 'number', made(300, (index) => `${index} cm`)),
  pool('Price', 'price', made(2000, (index) => `${index}.50 EUR`)),
  pool('Taken', 'date', made(20_000, dayAt)),
  pool('Acquired', 'date', made(3000, (index) => dayAt(index + 40_000))),
  pool('Time', 'time', made(1440, (index) => `${pad(Math.floor(index / 60))}:${pad(index % 60)}:00`)),
  pool('Dated', 'edtf', made(300, (index) => (index % 3 === 0 ? `${1800 + Math.floor(index / 3)}~` : `${1800 + Math.floor(index / 3)}/${1810 + Math.floor(index / 3)}`))),
  pool('Signed', 'yesNo', ['yes', 'no']),
  pool('Technique', 'dropDown', made(20, (index) => `Technique ${index}`)),
  pool('Subject', 'dropDown', made(1000, (index) => `Subject ${index} ${wordsOf(index, 1)}`)),
  pool('Keyword', 'multipleChoice', made(200, (index) => `Keyword ${index}`)),
  pool('Where', 'coordinates', made(5000, (index) => `${(mixed(index) % 160) - 80}.${index % 10},${(mixed(index + 7) % 340) - 170}.5`)),
  pool('Source', 'webAddress', made(5000, (index) => `https://example.org/plates/${index}`)),
]

const ATTRIBUTES = `
  insert into template_attributes (organization_id, template_id, id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text,
    default_value, section, element, unit, currency, display_position, width, in_table, in_details)
  select $1, $2, id, position, name, name_key, type, false, false, false, '', '', '', null, unit, null, position, 160, true, true
  from jsonb_to_recordset($3) as rows (id uuid, position integer, name text, name_key text, type text, unit text)`
const OPTIONS = `
  insert into template_options (organization_id, attribute_id, id, label, label_key)
  select $1, $2, id, label, label_key from jsonb_to_recordset($3) as rows (id uuid, label text, label_key text)`

/** The assets of the folder in a fixed order, each with a number. */
const NUMBERED = `
  create temporary table numbered on commit drop as
  select id, row_number() over (order by name_key)::integer - 1 as number from assets where organization_id = $1 and folder_id = $2`
const ASSIGNED = 'insert into asset_templates (organization_id, asset_id, template_id) select $1, id, $2 from numbered'
const POOL = 'create temporary table pool (number integer primary key, value text, key text, sort_number double precision, sort_text text, first_day integer, last_day integer) on commit drop'
const FILL = 'insert into pool select * from jsonb_to_recordset($1) as rows (number integer, value text, key text, sort_number double precision, sort_text text, first_day integer, last_day integer)'
/** Steps that have nothing in common with the sizes, so that neighbours differ and every value is taken. */
const VALUES = `
  insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
  select $1, numbered.id, $2, 0, $3, pool.value, pool.key, pool.sort_number, pool.sort_text, pool.first_day, pool.last_day
  from numbered join pool on pool.number = (numbered.number::bigint * 7919) % $4 where numbered.number % $5 = 0`
const CHANGES = `
  insert into metadata_changes (id, organization_id, asset_id, template_id, attribute_id, revision, before, after, changed_by, first_name, last_name)
  select gen_random_uuid(), organization_id, asset_id, template_id, attribute_id, 1, '{}', array[value], $3, 'Ada', 'Berg'
  from metadata_values where organization_id = $1 and attribute_id = any ($2::uuid[])`

const optionsOf = async (client: ClientBase, organizationId: string, { id, values }: Pool): Promise<readonly string[]> => {
  const options = values.map((label) => ({ id: randomUUID(), label, label_key: nameKey(label) }))
  await client.query(OPTIONS, [organizationId, id, JSON.stringify(options)])
  return options.map((option) => option.id)
}

const fill = async (client: ClientBase, organizationId: string, whole: Pool): Promise<void> => {
  const { type, unit, values: labels } = whole
  const isChoice = type === 'dropDown' || type === 'multipleChoice'
  const values = isChoice ? await optionsOf(client, organizationId, whole) : labels
  const { keyOf, sortOf, spanOf } = VALUE_TYPES[type]
  const names = new Map(values.map((id, at) => [id, labels[at] ?? '']))
  const attribute = { type, unit, currency: null, ...(isChoice ? { names: { nameOf: (id: string) => names.get(id), idOf: () => undefined } } : {}) }
  const rows = values.map((value, number) => {
    const [sort, span] = [sortOf(value, attribute), spanOf(value)]
    const ordered = typeof sort === 'number' ? { sort_number: sort } : { sort_text: sort }
    return { number, value, key: indexedKey(keyOf(value)), ...ordered, first_day: span?.first, last_day: span?.last }
  })
  await client.query('truncate pool')
  await client.query(FILL, [JSON.stringify(rows)])
}

export interface SeededAttribute {
  readonly id: string
  readonly type: AttributeType
  /** As they are written by a person, or of a choice the ids of its options. */
  readonly values: readonly string[]
}

export interface SeededMetadata {
  readonly templateId: string
  readonly attributes: Readonly<Record<string, SeededAttribute>>
}

/** Describes all assets of a folder by one template: twenty values each, with the changes that they came by. */
const seedMetadata = async (connection: Connection, folderId: string): Promise<SeededMetadata> => {
  const client = new Client(connection)
  await client.connect()
  try {
    const { organizationId, userId } = await ownerOf(client, DEMO_LOGIN)
    const [templateId, attributes] = [randomUUID(), pools()]
    await client.query('begin')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await client.query(
      `insert into templates (organization_id, id, name, name_key, short_description, search_key, type) values ($1, $2, 'Glass negative', 'glass negative', '', 'glass negative', 'RECORDS')`,
      [organizationId, templateId])
    await client.query('insert into template_readers (organization_id, template_id, user_id) values ($1, $2, $3)', [organizationId, templateId, userId])
    const described = attributes.map(({ id, name, type, unit }, position) => ({ id, position, name, name_key: nameKey(name), type, unit }))
    await client.query(ATTRIBUTES, [organizationId, templateId, JSON.stringify(described)])
    await client.query(`update templates set state = 'Active', published_at = now() where id = $1`, [templateId])
    await client.query(NUMBERED, [organizationId, folderId])
    await client.query(ASSIGNED, [organizationId, templateId])
    await client.query(POOL)
    await without(client, 'metadata_changes', () =>
      without(client, 'metadata_values', async () => {
        for (const one of attributes) {
          await fill(client, organizationId, one)
          await client.query(VALUES, [organizationId, one.id, templateId, one.values.length, one.every])
        }
        await client.query(CHANGES, [organizationId, attributes.map(({ id }) => id), userId])
      }),
    )
    const { rows } = await client.query<{ attribute: string; ids: string[] }>(
      'select attribute_id as attribute, array_agg(id order by label_key) as ids from template_options where attribute_id = any ($1::uuid[]) group by attribute_id', [attributes.map(({ id }) => id)])
    await client.query('commit')
    await client.query('vacuum analyze')
    const options = new Map(rows.map(({ attribute, ids }) => [attribute, ids]))
    return { templateId, attributes: Object.fromEntries(attributes.map(({ id, name, type, values }) => [name, { id, type, values: options.get(id) ?? values }])) }
  } finally {
    await client.end()
  }
}

const seeded = new Map<string, Promise<SeededMetadata>>()

/** The same, once however many sections measure on it. */
export const describedLibrary = ({ connection, folderId }: Pick<SeededLibrary, 'connection' | 'folderId'>): Promise<SeededMetadata> => {
  const known = seeded.get(folderId) ?? seedMetadata(connection, folderId)
  seeded.set(folderId, known)
  return known
}
