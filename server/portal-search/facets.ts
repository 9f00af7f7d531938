import { wholeNameKeys } from '../../src/domain/contacts/contactValues.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { TermColumn } from '../item-index/TermColumn.ts'
import { countDecades, decadesIn } from './decades.ts'
import type { FacetField } from './facetFields.ts'
import { FORMATS, type PublicItems } from './PublicItems.ts'

/** A value by which can be narrowed. */
export interface FacetCount {
  /** In an address. */
  readonly value: string
  /** As people have named it; of formats, yes and no, and decades the value itself. */
  readonly label: string
  readonly count: number
  /** Chosen values that it takes the place of. */
  readonly instead?: readonly string[]
}

export interface PortalFacet {
  /** In an address. */
  readonly name: string
  /** Of the attribute; undefined: of the format, or of the folder. */
  readonly label: string | undefined
  readonly is: 'format' | 'place' | FacetField['is']
  /** By one of which it is narrowed; they may have no hit. */
  readonly chosen: readonly FacetCount[]
  /** The most frequent ones, of decades all in their order. */
  readonly values: readonly FacetCount[]
  /** More values than these. */
  readonly more: number
}

/** What a value of the index must be for one of the chosen. */
export interface Condition {
  readonly values: readonly string[]
  readonly passes: (key: string) => boolean
}

/** Values that are shown of a facet. */
const SHOWN = 12
const MOST_DECADES = 40
/** Values whose names are asked for: some of them are not a visitor's to see. */
const LOOKED_AT = 60

/** An option or a contact. */
interface Option {
  readonly id: string
  /** What is one for visitors: of a merged option that which stays, of contacts those of one name. */
  readonly stays: string
  readonly label: string
}

const CALLED = sql<Option>(`
  select option_.id, coalesce(stays.id, option_.id) as stays, coalesce(stays.label, option_.label) as label
  from template_options option_ left join template_options stays on stays.id = option_.merged_into
  where option_.attribute_id = $1 and lower(coalesce(stays.label, option_.label)) in (select lower(called) from unnest($2::text[]) as called)`)
const LABELS = sql<Option>(`
  select option_.id, coalesce(stays.id, option_.id) as stays, coalesce(stays.label, option_.label) as label
  from template_options option_ left join template_options stays on stays.id = option_.merged_into
  where option_.id = any ($1::uuid[])`)
/** A visitor sees whom a public asset says by a visible attribute. */
const CONTACTS_CALLED = sql<{ id: string }>('select id from contacts where name_key = any ($1::text[])')
const CONTACTS = sql<Option>(`select id, first_name || ' ' || last_name as stays, first_name || ' ' || last_name as label from contacts where id = any ($1::uuid[])`)

/** An address names options and contacts as they are called, without regard to case, and decades by their first year: `1880s`. */
export const chosenTest = async (visitor: Tenant, { is, attributeId }: FacetField, values: readonly string[]): Promise<Condition> => {
  if (is === 'yesNo') return { values, passes: (key) => values.includes(key) }
  if (is === 'decade') return { values, passes: (key) => decadesIn(key).some((decade) => values.includes(`${decade}s`)) }
  const called = values.map((value) => value.replaceAll('\0', '').toWellFormed())
  const found = await (is === 'contact' ? visitor.query(CONTACTS_CALLED, [called.flatMap(wholeNameKeys)]) : visitor.query(CALLED, [attributeId, called]))
  const ids = new Set(found.map(({ id }) => id))
  return { values, passes: (key) => ids.has(key) }
}

interface Counted {
  readonly facet: Pick<PortalFacet, 'name' | 'label' | 'is'>
  /** Those that are shown, and how many there are. */
  readonly values: readonly FacetCount[]
  readonly distinct: number
  readonly hits: Bitmap
  readonly chosen: readonly string[]
}

const isSame = (value: string, { value: other }: FacetCount): boolean => nameKey(value) === nameKey(other)

const facetOf = ({ facet, values, distinct, hits, chosen }: Counted): PortalFacet | undefined => {
  const own = chosen.map((value) => values.find((one) => isSame(value, one)) ?? { value, label: value, count: 0 })
  const others = values.filter((one) => !own.includes(one))
  // What all have narrows nothing.
  if (own.length === 0 && (others.length === 0 || (distinct === 1 && others[0]?.count === hits.count()))) return undefined
  return { ...facet, chosen: own, values: others, more: Math.max(0, distinct - values.length) }
}

export const countFormats = (items: PublicItems, hits: Bitmap, chosen: readonly string[]): PortalFacet | undefined => {
  const counts = new Map<string, number>()
  hits.forEach((position) => {
    const format = items.formatOf(position)
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1)
  })
  const values = FORMATS.flatMap((format) => (counts.has(format) ? [{ value: format, label: format, count: counts.get(format) ?? 0 }] : []))
  return facetOf({ facet: { name: 'format', label: undefined, is: 'format' }, values, distinct: values.length, hits, chosen })
}

/** The most frequent options or contacts by what they are called; those that are one for visitors count as one. */
const countNamed = async (visitor: Tenant, labels: typeof LABELS, column: TermColumn, hits: Bitmap): Promise<{ readonly values: readonly FacetCount[]; readonly distinct: number }> => {
  const counts = column.count(hits)
  const looked = counts.first(LOOKED_AT)
  const options = await visitor.query(labels, [looked.map(([id]) => id)])
  const groups = Map.groupBy(options, ({ stays }) => stays)
  const single = new Map(looked)
  const values = [...groups.values()].map((group): FacetCount => {
    const label = group[0]?.label ?? ''
    const ids = new Set(group.map(({ id }) => id))
    if (ids.size === 1) return { value: label, label, count: single.get([...ids][0] ?? '') ?? 0 }
    const has = column.having((key) => ids.has(key))
    let count = 0
    hits.forEach((position) => void (count += has(position) ? 1 : 0))
    return { value: label, label, count }
  })
  const inOrder = values.toSorted((one, other) => other.count - one.count || (nameKey(one.label) < nameKey(other.label) ? -1 : 1))
  return { values: inOrder, distinct: Math.max(values.length, counts.distinct - (options.length - groups.size)) }
}

/** Counts a facet by the hits that there are without its own condition. */
export const countFacet = async (visitor: Tenant, field: FacetField, column: TermColumn, hits: Bitmap, condition: Condition | undefined): Promise<PortalFacet | undefined> => {
  const { name, label, is } = field
  const about = { facet: { name, label, is }, hits, chosen: condition?.values ?? [] }
  if (is === 'option' || is === 'contact') {
    const { values, distinct } = await countNamed(visitor, is === 'option' ? LABELS : CONTACTS, column, hits)
    const shown = values.filter((one, at) => at < SHOWN || about.chosen.some((value) => isSame(value, one)))
    return facetOf({ ...about, values: shown, distinct })
  }
  if (is === 'yesNo') {
    const values = column.count(hits).first().map(([value, count]) => ({ value, label: value, count }))
    return facetOf({ ...about, values, distinct: values.length })
  }
  const values = countDecades(column, hits).map(([decade, count]) => ({ value: `${decade}s`, label: String(decade), count }))
  return facetOf({ ...about, values: values.slice(-MOST_DECADES), distinct: values.length })
}
