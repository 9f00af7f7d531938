import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import { contactValueOf } from '../../src/domain/query-language/contactValue.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/domain/preferences/language.ts'
import { namesOfKind } from '../../src/domain/query-language/assetKinds.ts'
import { facetState, isFacetType, withoutFacet, type FacetType } from '../../src/domain/query-language/facets.ts'
import { allOf as allConditions } from '../../src/domain/query-language/normalForm.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { namesOfState } from '../../src/domain/query-language/publishingStates.ts'
import type { Query } from '../../src/domain/query-language/query.ts'
import { resolveQuery } from '../../src/domain/query-language/resolve.ts'
import { fieldOfAttribute } from '../../src/domain/query-language/resolveAttribute.ts'
import { unreadValue } from '../../src/domain/query-language/unreadValues.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import { rightsName } from '../../src/domain/rights-statements/names.ts'
import type { RightsStatement } from '../../src/domain/rights-statements/rightsStatement.ts'
import { isChoice, isNamed, isReference } from '../../src/domain/templates/attributeTypes.ts'
import type { IndexingFailure } from '../../src/domain/assets/indexing.ts'
import { FACETS } from '../../src/infrastructure/advanced-search/contract.ts'
import type { ModuleCount } from '../../src/domain/items/moduleCounts.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import { allOf } from '../item-index/evaluate.ts'
import { countsOf, type Counts } from '../item-index/TermCounts.ts'
import { Terms, type ItemTerm, type ValueTerm } from '../item-index/terms.ts'
import { assetLabels } from '../metadata/namedAssets.ts'
import { attributesIn, type OwnAttribute } from './attributes.ts'
import { keysMeant, type ChosenValue } from './chosenValues.ts'
import { asStored, byId, byLabel, countFolders, countStates, countTypes, folderLabels, labelsIn, ownLabels, repositoriesWritten, repositoryLabels, userLabels, valuesOf, type CountedValues, type Labels, type Listing } from './facetValues.ts'
import { contactIn, contactLabels, countedContacts, countedRelations, countsOfNamed, restingContacts } from './contacts.ts'
import { withFaces } from './faces.ts'
import { beginSearch, find, seenBy, type Finding, type Searching } from './find.ts'
import { moduleCounts } from './moduleCounts.ts'
import { dayNow } from './vocabulary.ts'
import { yearsAdded, yearsOf, type Years } from './years.ts'

type ItemFacet = (typeof FACETS)[number]

interface FacetQuery {
  readonly q: string
  readonly facets?: readonly string[]
  readonly find?: { readonly facet: string; readonly text: string }
}

interface About {
  readonly id: string
  /** By which it stands in a query. */
  readonly field: string
  readonly label?: string
  readonly template?: string
}

export type Facet = About & (({ readonly kind: 'terms' } & CountedValues) | ({ readonly kind: 'histogram' } & Years))

interface Facets {
  readonly total: number
  readonly modules: readonly ModuleCount[]
  readonly facets: readonly Facet[]
  /** Of all facets alone: what hits can be sorted by. */
  readonly attributes?: readonly { readonly id: string; readonly label: string; readonly templateId: string; readonly template: string }[]
}

const COUNTED_AS: Readonly<Record<FacetType, ValueTerm>> = {
  text: 'value', integer: 'key', number: 'value', price: 'value', yesNo: 'key', dropDown: 'key', multipleChoice: 'key', webAddress: 'value', date: 'days', edtf: 'days', contact: 'key', asset: 'key',
}

const OPTIONS = sql<{ id: string; label: string }>(`
  select option_.id, stays.label from template_options option_
  join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where option_.organization_id = $1 and option_.id = any ($2::uuid[])`)
/** What people decided that an option is no more stays in values as it was said. */
const MERGED = sql<{ id: string; into: string }>(`
  select id, merged_into as "into" from template_options where organization_id = $1 and attribute_id = $2 and merged_into is not null`)
const unreadLabels: Labels = async (reasons) => reasons.map((id) => ({ id, label: unreadValue(id as IndexingFailure) }))
const rightsLabels = (language: Language): Labels => async (statements) => statements.map((id) => ({ id, label: rightsName(id as RightsStatement, language) }))
const optionLabels = (tenant: Tenant): Labels => (ids) => tenant.query(OPTIONS, [tenant.organizationId, ids])

interface Found extends Pick<Finding, 'withTrash' | 'vocabulary'> {
  readonly hits: Bitmap
}

/** Counts facets of a query; each by the hits that there are without the query's own conditions of its field. */
export class Counting {
  readonly #searching: Searching
  readonly #query: Query
  readonly #language: Language
  readonly #found = new Map<string, Promise<Found>>()

  /** `language`: of the labels of what has a name in each. */
  constructor(searching: Searching, query: Query, language: Language = DEFAULT_LANGUAGE) {
    this.#searching = searching
    this.#query = query
    this.#language = language
  }

  found(query = this.#query): Promise<Found> {
    const key = printQuery(query)
    const known = this.#found.get(key) ?? find(this.#searching, query).then(({ tiers, withTrash, vocabulary }) => ({ hits: allOf(tiers), withTrash, vocabulary }))
    this.#found.set(key, known)
    return known
  }

  async hits(query = this.#query): Promise<Bitmap> {
    return (await this.found(query)).hits
  }

  async ofItems(id: ItemFacet, search: string | undefined): Promise<Facet> {
    const { tenant, columns } = this.#searching
    const [hits, chosen] = await Promise.all([this.hits(withoutFacet(this.#query, id)), this.#chosen(id)])
    const terms = async (counts: Counts, labels: Labels, written: Listing['written'], namesOf: (id: string) => readonly string[] = () => []): Promise<Facet> => ({ id, field: id, kind: 'terms', ...(await valuesOf(counts, { labels, written, search, chosen, namesOf })) })
    const counted = async (term: ItemTerm): Promise<Counts> => (await this.#terms(term)).column.count(hits)
    switch (id) {
      case 'type':
        return terms(countTypes(columns, hits, await counted('media')), ownLabels, byLabel, namesOfKind)
      case 'folder': {
        const { included } = facetState(this.#query, id)
        const open = chosen.filter(({ value }) => included.includes(value)).flatMap(({ keys }) => keys)
        const counts = countFolders(columns, hits, columns.ids.positionsOf(open, columns.size), search !== undefined)
        return terms(counts, (ids) => folderLabels(tenant)(ids.filter((one) => counts.of(one) !== undefined || this.#isSeen(one))), byId)
      }
      case 'added':
        return { id, field: id, kind: 'histogram', ...yearsAdded(columns, hits) }
      case 'repository':
        return terms(await counted(id), repositoryLabels(tenant), repositoriesWritten(tenant))
      case 'by':
        return terms(await counted(id), userLabels(tenant), byId)
      case 'rights':
        return terms(await counted(id), rightsLabels(this.#language), asStored)
      case 'unread':
        return terms(await counted(id), unreadLabels, byLabel)
      case 'is':
        return terms(countStates(columns, hits, dayNow()), ownLabels, byLabel, namesOfState)
      case 'person': {
        const { column } = await this.#terms(id)
        const facet = await valuesOf(column.count(hits), { labels: ownLabels, written: byLabel, search, chosen })
        return { id, field: id, kind: 'terms', ...(await withFaces(tenant, columns, column, hits, facet)) }
      }
      case 'contact': {
        const [{ column }, resting] = await Promise.all([this.#terms('relation'), restingContacts(tenant)])
        const counts = resting.size === 0 ? column.count(hits) : column.countAs(hits, (term) => (resting.has(contactIn(term)) ? undefined : term))
        return { id, field: id, kind: 'terms', ...(await countedRelations(tenant, counts, { search, chosen })) }
      }
      case 'tag':
        return terms(await counted(id), ownLabels, byLabel)
    }
  }

  /** What the query says of a field at its top, understood as the search does. */
  async #chosen(field: string): Promise<readonly ChosenValue[]> {
    const { included, excluded } = facetState(this.#query, field)
    if (included.length + excluded.length === 0) return []
    const { vocabulary } = await this.found()
    return [...included, ...excluded].map((value) => {
      const condition: Query = { kind: 'field', field, test: { is: 'equals', value } }
      const found = async () => (await this.hits(allConditions([withoutFacet(this.#query, field), condition]))).count()
      return { value, keys: keysMeant(resolveQuery(condition, vocabulary).query), found }
    })
  }

  #isSeen(id: string): boolean {
    const { columns } = this.#searching
    return [...columns.ids.positionsOf([id], columns.size)].some((position) => seenBy(this.#searching, false).has(position))
  }

  async ofAttribute(attribute: OwnAttribute, all: readonly OwnAttribute[], search: string | undefined): Promise<Facet | undefined> {
    const { tenant, index, columns } = this.#searching
    const { id, type, name: label, template } = attribute
    if (!isFacetType(type)) return undefined
    const as = COUNTED_AS[type]
    const field = fieldOfAttribute(attribute, { attributes: all })
    const about = { id, field, label, template }
    const [terms, found] = await Promise.all([index.bringById(tenant, `values ${id} ${as}`, (ids) => Terms.ofAttribute(ids, id, as)), this.hits(withoutFacet(this.#query, field))])
    const hits = found.and(columns.assets)
    if (as === 'days') return { ...about, kind: 'histogram', ...yearsOf(terms.column, hits) }
    const [labels, written] = this.#labelsOf(attribute)
    const merged = new Map(isChoice(type) ? (await tenant.query(MERGED, [tenant.organizationId, id])).map((option) => [option.id, option.into] as const) : [])
    const counts = merged.size === 0 ? terms.column.count(hits) : terms.column.countAs(hits, (option) => merged.get(option) ?? option)
    const known = type === 'asset' ? this.#ofSeen(counts) : type === 'contact' ? await countsOfNamed(tenant, counts) : counts
    const counted = await valuesOf(known, { labels, written, search, chosen: await this.#chosen(field), hasOwnKeys: !isNamed(type) && type !== 'yesNo' })
    return { ...about, kind: 'terms', ...counted }
  }

  /** Values that are assets, as far as these are seen: neither a name nor a number tells of others. */
  #ofSeen(counts: Counts): Counts {
    const { columns } = this.#searching
    const [all, seen] = [counts.first(), seenBy(this.#searching, false)]
    const positions = columns.ids.positionsIn(Buffer.from(all.map(([id]) => id).join('').replaceAll('-', ''), 'hex'))
    return countsOf(new Map(all.filter((_, at) => seen.has(positions[at] ?? 0))), counts.missing)
  }

  /** Contacts and assets stand in queries by their identifiers: several may have one name, and whoever sees it need not know of them otherwise. */
  #labelsOf(attribute: OwnAttribute): readonly [Labels, Listing['written']] {
    const { tenant, viewer } = this.#searching
    const { type } = attribute
    if (isReference(type)) return [type === 'asset' ? assetLabels(tenant, viewer) : contactLabels(tenant), byId]
    return isChoice(type) ? [optionLabels(tenant), byLabel] : [labelsIn(attribute, this.#language), asStored]
  }

  /** Contacts by their names alone, or what they are to hits where that is typed before a slash. */
  async ofContacts(typed: string): Promise<Facet> {
    if (contactValueOf(typed).of !== undefined) return this.ofItems('contact', typed)
    const [hits, { column }] = await Promise.all([this.hits(), this.#terms('contact')])
    return { id: 'contact', field: 'contact', kind: 'terms', ...(await countedContacts(this.#searching.tenant, column.count(hits), typed)) }
  }

  /** The templates that hits are described by. */
  async templates(): Promise<ReadonlySet<string>> {
    const [hits, { column }] = await Promise.all([this.hits(), this.#terms('template')])
    return new Set(column.count(hits).first().map(([id]) => id))
  }

  #terms(term: ItemTerm): Promise<Terms> {
    return this.#searching.index.bring(this.#searching.tenant, `term ${term}`, () => Terms.ofItems(term))
  }
}

export const isItemFacet = (id: string): id is ItemFacet => FACETS.some((one) => one === id)

/** Whether somebody may know of what a facet counts. */
export const mayCount = (viewer: Viewer, id: ItemFacet): boolean => {
  if (id === 'person') return isOffered(viewer.features, 'viewPersons')
  return id !== 'contact' || mayViewContacts(viewer)
}

/** By what a result can be narrowed. */
export const facets = async (tenant: Tenant, viewer: Viewer, query: FacetQuery, language?: Language): Promise<Result.Result<Facets, Failure<'ATTRIBUTE_NOT_FOUND'>>> => {
  const searching = await beginSearch(tenant, viewer)
  const counting = new Counting(searching, parseQuery(query.q), language)
  const asked = query.find === undefined ? query.facets : [query.find.facet]
  const isOffered = (id: ItemFacet): boolean => mayCount(viewer, id) && (asked?.includes(id) ?? true)
  const [all, described] = await Promise.all([attributesIn(tenant, searching.templates), asked === undefined ? counting.templates() : undefined])
  const attributes = described === undefined ? all.filter(({ id }) => asked?.includes(id)) : all.filter(({ templateId }) => described.has(templateId))
  if (asked?.some((id) => !isItemFacet(id) && !all.some((attribute) => attribute.id === id)) === true) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const search = query.find?.text
  const [{ hits, withTrash }, ofItems, ofAttributes] = await Promise.all([
    counting.found(),
    Promise.all(FACETS.filter(isOffered).map((id) => counting.ofItems(id, search))),
    Promise.all(attributes.map((attribute) => counting.ofAttribute(attribute, all, search))),
  ])
  const sortable = asked === undefined ? { attributes: attributes.map(({ id, name: label, templateId, template }) => ({ id, label, templateId, template })) } : {}
  return Result.succeed({ total: hits.count(), modules: moduleCounts(searching, hits, withTrash), ...sortable, facets: [...ofItems, ...ofAttributes.filter((facet) => facet !== undefined)] })
}
