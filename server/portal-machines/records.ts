import { dublinCoreRecord, type DublinCoreRecord } from '../../src/domain/portal-machines/dublinCore.ts'
import { isNamed, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'
import type { Visitor } from '../public-portal/visitor.ts'

const NOTE = sql('select note_portal_records($1)')

/** Brings the records of a portal up to what is public now; nothing where none is Live. */
export const noteRecords = async ({ pool }: Pick<Database, 'pool'>, webAddress: string): Promise<void> => {
  await askPrepared(pool, NOTE, [webAddress])
}

/** What of an asset its record gives beside its attributes. */
export interface RecordedAsset {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly fileNumber: string
  readonly preview: 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'none'
  readonly mediaType: string
  readonly rightsStatement: string | null
}

const ASSET = sql<RecordedAsset>(`
  select id, public_name(name, seo_title) as name, description, file_number as "fileNumber", preview, media_type as "mediaType", rights_statement as "rightsStatement" from assets where id = $1`)

export const findAsset = async (visitor: Visitor, id: string): Promise<RecordedAsset | undefined> => (await visitor.query(ASSET, [id]))[0]

interface ValueRow {
  readonly assetId: string
  readonly element: string
  readonly type: AttributeType
  readonly value: string
  readonly label: string | null
}

/** Values of attributes that stand for an element of a standard, in the templates' order; what they name, by its name, where it is public: of merged options, the one that stays. */
const VALUES = sql<ValueRow>(`
  select value.asset_id as "assetId", coalesce(attribute.element, '') as element, attribute.type, value.value,
    coalesce(stays.label, public_name(other.name, other.seo_title), contact.first_name || ' ' || contact.last_name) as label
  from metadata_values value
  join template_attributes attribute on attribute.id = value.attribute_id
  join templates template on template.id = attribute.template_id
  left join template_options option on option.id = case when attribute.type in ('dropDown', 'multipleChoice') then value.value::uuid end
  left join template_options stays on stays.id = coalesce(option.merged_into, option.id)
  left join assets other on other.id = case when attribute.type = 'asset' then value.value::uuid end
  left join contacts contact on contact.id = case when attribute.type = 'contact' then value.value::uuid end
  where value.asset_id = any ($1::uuid[]) and attribute.element is not null
  order by value.asset_id, template.name_key, template.id, attribute.position, attribute.id, value.position`)

/** What standard elements say of each of several assets. */
export const readElements = async (visitor: Visitor, ids: readonly string[]): Promise<ReadonlyMap<string, DublinCoreRecord>> => {
  const rows = ids.length === 0 ? [] : await visitor.query(VALUES, [ids])
  const said = rows.flatMap(({ assetId, element, type, value, label }) => {
    const text = isNamed(type) ? label : value
    return text === null ? [] : [{ assetId, element, value: text }]
  })
  return new Map([...Map.groupBy(said, ({ assetId }) => assetId)].map(([id, values]) => [id, dublinCoreRecord(values)]))
}

/** The types of the DCMI Type Vocabulary. */
const DCMI_TYPES: Readonly<Record<RecordedAsset['preview'], string | undefined>> = {
  image: 'StillImage',
  video: 'MovingImage',
  audio: 'Sound',
  pdf: 'Text',
  text: 'Text',
  none: undefined,
}

/** An asset as Dublin Core: what attributes say, and what the asset says where they do not. `address`: its page; `license`: of its statement of rights. */
export const wholeRecord = (asset: RecordedAsset, said: DublinCoreRecord, address: string, publisher: string, license: string | undefined): DublinCoreRecord => {
  const type = DCMI_TYPES[asset.preview]
  const joined = (...parts: readonly (readonly string[] | undefined)[]): readonly string[] => [...new Set(parts.flatMap((part) => part ?? []))]
  return {
    ...said,
    title: said.title ?? [asset.name],
    description: joined(asset.description === '' ? [] : [asset.description], said.description),
    publisher: said.publisher ?? [publisher],
    type: joined(type === undefined ? [] : [type], said.type),
    format: joined([asset.mediaType], said.format),
    rights: joined(license === undefined ? [] : [license], said.rights),
    identifier: joined([address, asset.fileNumber], said.identifier),
  }
}
