import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import { WordClause } from '../item-index/clauses.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import { orderBy } from '../item-index/orders.ts'
import { Terms } from '../item-index/terms.ts'
import { chosenTest, countFacet, countFormats, type Condition, type PortalFacet } from './facets.ts'
import { visibleAttributes, type FacetField } from './facetFields.ts'
import { pageOf, type ItemPage } from './pages.ts'
import { countPlaces, PLACE, placesOf } from './places.ts'
import { PublicItems } from './PublicItems.ts'
import { wordQueries } from './wordQuery.ts'

/** Facets that are counted: those of the templates that describe most of what is public. */
const MOST_FACETS = 16

/** What addresses call the kind of file. */
const FORMAT = 'format'

/** How a portal is read. Of its transactions only one is open at a time, so that a search needs no more than one connection. */
export interface SearchedPortal {
  readonly organizationId: string
  /** ISO 8601: embargoes end with days. */
  readonly day: string
  /** As the role of visitors; undefined: the portal is Live no more. */
  readonly asVisitor: <Answer>(work: (visitor: Tenant) => Promise<Answer>) => Promise<Answer | undefined>
  /** As the organization: what is kept of it in memory is shared with its own searches, and is cut down to what is public before anything of it is shown. */
  readonly asOrganization: <Answer>(work: (tenant: Tenant) => Promise<Answer>) => Promise<Answer>
}

/** Values by the names of facets: of one facet any of them is enough. */
export type Narrowed = Readonly<Record<string, readonly string[]>>

interface PortalQuery {
  /** As it was typed; empty: everything. */
  readonly sought: string
  /** By what it is narrowed. Unknown names are not heeded. */
  readonly narrowed: Narrowed
  /** The folder in which is looked, at any depth; undefined: everywhere. */
  readonly within?: string | undefined
  /** The last item of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

export interface PortalResult extends ItemPage {
  readonly total: number
  /** The format first, then the folder, then attributes in their order. Those that would narrow nothing are left out. */
  readonly facets: readonly PortalFacet[]
  /** The part of the query's narrowing that is heeded. */
  readonly narrowed: Narrowed
}

const valuesOf = ({ narrowed }: PortalQuery, name: string): readonly string[] => (Object.hasOwn(narrowed, name) ? (narrowed[name] ?? []) : [])

const isNarrowed = (query: PortalQuery, { name }: FacetField): boolean => valuesOf(query, name).length > 0

/** The facets worth counting, in their order. */
const relevant = (fields: readonly FacetField[], templates: ReadonlyMap<string, number>, query: PortalQuery): readonly FacetField[] => {
  const described = fields.filter((field) => templates.has(field.templateId) || isNarrowed(query, field))
  const byUse = described.toSorted((one, other) => Number(isNarrowed(query, other)) - Number(isNarrowed(query, one)) || (templates.get(other.templateId) ?? 0) - (templates.get(one.templateId) ?? 0))
  const kept = new Set(byUse.slice(0, MOST_FACETS))
  return described.filter((field) => kept.has(field))
}

/** What a visitor sees, and what of the query means something to them. */
const readVisible = async (visitor: Tenant, query: PortalQuery, columns: ItemColumns, bring: () => Promise<PublicItems>) => {
  const [items, attributes] = await Promise.all([bring(), visibleAttributes(visitor)])
  const chosen = new Map<FacetField, Condition>()
  for (const field of attributes.fields) {
    const values = valuesOf(query, field.name)
    if (values.length > 0) chosen.set(field, await chosenTest(visitor, field, values))
  }
  const places = await placesOf(visitor, columns, valuesOf(query, PLACE))
  const [root] = query.within === undefined ? [] : await placesOf(visitor, columns, [query.within])
  return { items, attributes, chosen, places, root: query.within === undefined ? 0 : (root?.position ?? NOWHERE) }
}

/** Where nothing lies. */
const NOWHERE = -1

type Facet = FacetField | typeof FORMAT | typeof PLACE

/** Finds, narrows and counts what is public of a portal. Undefined: it is Live no more. */
export const searchPortal = async (portal: SearchedPortal, query: PortalQuery): Promise<PortalResult | undefined> => {
  const { organizationId, asOrganization, asVisitor } = portal
  const { index, columns, described, order } = await asOrganization(async (tenant) => {
    const own = indexOf(tenant)
    await own.refresh(tenant)
    const items = await own.items(tenant)
    const [byTemplate, byTitle] = await Promise.all([own.bring(tenant, 'term template', () => Terms.ofItems('template')), orderBy(tenant, own, { by: 'title' })])
    return { index: own, columns: items, described: byTemplate.column, order: byTitle.sorted }
  })
  const seen = await asVisitor((visitor) => readVisible(visitor, query, columns, () => index.bring(visitor, `public ${portal.day}`, () => new PublicItems(columns))))
  if (seen === undefined) return undefined
  const { items, attributes, chosen, places, root } = seen
  const fields = relevant(attributes.fields, new Map(described.count(items.all).first()), query)
  const { words, terms } = await asOrganization(async (tenant) => {
    const queries = wordQueries(organizationId, query.sought, attributes.templates)
    const [found, columnsOf] = await Promise.all([
      queries && index.bring(tenant, JSON.stringify(['public words', queries]), () => new WordClause(queries, false)),
      Promise.all(fields.map(async (field) => {
        const { attributeId, term } = field
        return [field, (await index.bringById(tenant, `values ${attributeId} ${term}`, (ids) => Terms.ofAttribute(ids, attributeId, term))).column] as const
      })),
    ])
    trimIndexes(tenant)
    return { words: found, terms: new Map(columnsOf) }
  })
  const all = root === 0 ? items.all : items.all.and(columns.within(new Set([root])))
  const [named, anywhere] = words === undefined ? [all, all] : words.tiers.map((tier) => all.and(tier))
  const found = anywhere ?? all
  const formats = valuesOf(query, FORMAT)
  const conditions = new Map<Facet, Bitmap>()
  if (formats.length > 0) conditions.set(FORMAT, formats.map((format) => items.having(format)).reduce((any, one) => any.or(one)))
  if (places.length > 0) conditions.set(PLACE, columns.within(new Set(places.map(({ position }) => position))))
  for (const [field, { passes }] of chosen) {
    const holds = terms.get(field)?.having(passes)
    if (holds !== undefined) conditions.set(field, columns.where(holds))
  }
  const without = (own: Facet | undefined): Bitmap => [...conditions].reduce((hits, [of, passing]) => (of === own ? hits : hits.and(passing)), found)
  const hits = without(undefined)
  const tiers = named === undefined ? [hits] : [hits.and(named), hits.without(named)]
  const page = pageOf(tiers, order, columns, query)
  const counted = await asVisitor(async (visitor) => {
    const facets: (PortalFacet | undefined)[] = [countFormats(items, without(FORMAT), formats), await countPlaces(visitor, columns, without(PLACE), root, places)]
    for (const field of fields) {
      const column = terms.get(field)
      if (column !== undefined) facets.push(await countFacet(visitor, field, column, without(field), chosen.get(field)))
    }
    return facets.filter((facet) => facet !== undefined)
  })
  const narrowed: Narrowed = Object.fromEntries(
    [
      [FORMAT, formats] as const,
      [PLACE, places.map(({ id }) => id)] as const,
      ...[...chosen].map(([{ name }, { values }]) => [name, values] as const),
    ].filter(([, values]) => values.length > 0),
  )
  return counted && { ...page, total: hits.count(), facets: counted, narrowed }
}
