import { dublinCoreRecord, type DublinCoreRecord } from '../../src/domain/portal-machines/dublinCore.ts'
import { namesOf } from '../../src/domain/metadata/names.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { isChoice, isNamed, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { websiteHref } from '../../src/domain/portal/website.ts'
import type { ItemFact, ItemFacts } from '../../src/ui/public-portal/publicItem.ts'
import { sql } from '../database/sql.ts'
import { CARD, type ItemRow } from './items.ts'
import type { Visitor } from './visitor.ts'

/** An asset as its page shows it. */
export interface WholeItem extends ItemRow {
  readonly folderId: string
  readonly description: string
  readonly seoDescription: string
  readonly fileNumber: string
  readonly blobKey: string
  readonly mediaType: string
  readonly fileName: string
  readonly titleKey: string
  readonly rightsStatement: string | null
}

const READ = sql<Omit<WholeItem, 'folderId'> & { folderId: string | null }>(`
  select ${CARD}, folder_id as "folderId", description, seo_description as "seoDescription", file_number as "fileNumber",
    blob_key as "blobKey", name as "fileName", media_type as "mediaType", title_key as "titleKey", rights_statement as "rightsStatement"
  from assets where id = $1`)

interface ValueRow {
  readonly templateId: string
  readonly template: string
  readonly attributeId: string
  readonly name: string
  readonly type: AttributeType
  readonly unit: string | null
  readonly currency: string | null
  readonly section: string
  readonly element: string | null
  readonly value: string
}

/** Of an option that was merged into another one, the one that stays. */
const VALUES = sql<ValueRow>(`
  select template.id as "templateId", template.name as template, attribute.id as "attributeId", attribute.name, attribute.type, attribute.unit, attribute.currency,
    attribute.section, attribute.element, coalesce(option.merged_into::text, value.value) as value
  from metadata_values value
  join template_attributes attribute on attribute.id = value.attribute_id
  join templates template on template.id = attribute.template_id
  left join template_options option on option.id = case when attribute.type in ('dropDown', 'multipleChoice') then value.value::uuid end
  where value.asset_id = $1
  order by template.name_key, template.id, attribute.position, attribute.id, value.position`)

/** Options, contacts, and assets that are public as well. */
const NAMES = sql<{ id: string; label: string; isItem: boolean }>(`
  select id, label, false as "isItem" from template_options where id = any ($1::uuid[])
  union all
  select id, public_name(name, seo_title), true from assets where id = any ($1::uuid[])
  union all
  select id, first_name || ' ' || last_name, false from contacts where id = any ($1::uuid[])`)

/** The values of an attribute; options that have become one are said once. */
const distinct = (values: readonly ValueRow[]): readonly ValueRow[] =>
  values.some(({ type }) => isChoice(type)) ? [...new Map(values.map((row) => [row.value, row])).values()] : values

export const readItem = async (visitor: Visitor, id: string): Promise<WholeItem | undefined> => {
  const [row] = await visitor.query(READ, [id])
  return row === undefined || row.folderId === null ? undefined : { ...row, folderId: row.folderId }
}

/** The element of a standard that describes a picture for those who do not see it. */
const IN_WORDS = 'Iptc4xmpCore:AltTextAccessibility'

interface Described {
  readonly facts: readonly ItemFacts[]
  /** The same by standard elements, in the writing of no language. */
  readonly record: DublinCoreRecord
  /** Contacts that are named; nothing else of them is public. */
  readonly persons: readonly string[]
  /** What a picture shows, where an attribute is there for just that. */
  readonly inWords: string | undefined
}

/** What visible attributes say of an item, by templates, in their order. Where a value stands for what is not public, it is left out. */
export const readFacts = async (visitor: Visitor, id: string, language: Language, itemHref: (id: string) => string): Promise<Described> => {
  const rows = await visitor.query(VALUES, [id])
  const ids = rows.filter(({ type }) => isNamed(type)).map(({ value }) => value)
  const named = ids.length === 0 ? [] : await visitor.query(NAMES, [ids])
  const known = new Map(named.map((one) => [one.id, one]))
  const names = namesOf(named)
  const textOf = ({ value }: ValueRow): string => known.get(value)?.label ?? value
  const hrefOf = ({ type, value }: ValueRow): string | undefined => {
    if (type === 'webAddress') return websiteHref(value)
    return known.get(value)?.isItem === true ? itemHref(value) : undefined
  }
  const factOf = (row: ValueRow): ItemFact['values'][number] => ({
    text: VALUE_TYPES[row.type].format(row.value, { type: row.type, unit: row.unit, currency: row.currency, names }, language),
    href: hrefOf(row),
  })
  const shown = rows.filter(({ type, value }) => !isNamed(type) || known.has(value))
  const facts = [...Map.groupBy(shown, ({ templateId }) => templateId).values()].map((ofTemplate) => ({
    name: ofTemplate[0]?.template ?? '',
    facts: [...Map.groupBy(ofTemplate, ({ attributeId }) => attributeId).values()].map((values) => ({
      name: values[0]?.name ?? '',
      section: values[0]?.section ?? '',
      values: distinct(values).map(factOf),
    })),
  }))
  const record = dublinCoreRecord(shown.flatMap((row) => (row.element === null ? [] : [{ element: row.element, value: textOf(row) }])))
  const persons = [...new Set(shown.flatMap(({ type, value }) => (type === 'contact' ? (known.get(value)?.label ?? []) : [])))]
  return { facts, record, persons, inWords: shown.filter(({ element }) => element === IN_WORDS).map(textOf)[0] }
}
