import * as Result from 'effect/Result'
import type { AdvancedSearchGateway, Advice, Completion, FacetQuery, Facets, ResultFailure, ResultPage, ResultQuery, SearchFields } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import { markedIn } from '../../domain/advanced-search/marked.ts'
import { widerThan } from '../../domain/advanced-search/wider.ts'
import { resourceOf } from '../../domain/items/item.ts'
import { moduleCountsOf } from '../../domain/items/moduleCounts.ts'
import { conditionsOf } from '../../domain/query-language/conditions.ts'
import { searchItems } from '../../domain/query-language/matching.ts'
import { sameField } from '../../domain/query-language/fields.ts'
import { queryProblem } from '../../domain/query-language/limits.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import { EVERYTHING, type Query } from '../../domain/query-language/query.ts'
import { resolveQuery } from '../../domain/query-language/resolve.ts'
import type { QueryProblem, SearchAttribute } from '../../domain/query-language/resolved.ts'
import { typingAt } from '../../domain/query-language/typing.ts'
import { folded } from '../../domain/search/words.ts'
import type { Faults } from '../memory/Faults.ts'
import { readableIn, type HeldMemory } from '../metadata/inMemoryReach.ts'
import { documentsIn, matchOf, sortKeyOf, vocabularyOf, type InMemoryDocument, type Said } from './inMemoryDocuments.ts'
import { facetsOf } from './inMemoryFacets.ts'
import { attributesOf, fieldNames, fieldsFor } from './inMemoryFields.ts'

const compared = (one: string | number, other: string | number): number => (typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en'))

const NO_ATTRIBUTE = { code: 'ATTRIBUTE_NOT_FOUND' } as const

/** What is refused before anything is searched. */
const refusalOf = (q: string) => {
  const problem = queryProblem(q)
  return problem && ({ code: 'VALIDATION_FAILED', fields: { q: problem } } as const)
}

/** What lists of assets are sorted by, of a folder as far as it has it. */
const modulesOf = (documents: readonly InMemoryDocument[]) => moduleCountsOf(documents.map(({ search: { kind, module: type } }) => ({ kind, type })))

const fieldOf = ({ item, facets }: InMemoryDocument, by: string): string | number | undefined => {
  if (by === 'by' || by === 'repository') return facets[by]?.[0]?.[1]
  if (item.kind === 'folder') return by === 'size' ? 0 : by === 'modifiedAt' || by === 'createdAt' ? item.folder.modifiedAt : item.folder.name
  const value = new Map<string, unknown>(Object.entries(item.asset)).get(by)
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

interface Found {
  readonly documents: readonly InMemoryDocument[]
  readonly problems: readonly QueryProblem[]
}

export class InMemoryAdvancedSearchGateway implements AdvancedSearchGateway {
  readonly #memory: HeldMemory
  readonly #faults: Faults
  #more: (assetId: string) => readonly Said[] = () => []

  constructor(memory: HeldMemory, faults: Faults) {
    this.#memory = memory
    this.#faults = faults
  }

  /** Has assets say more than their templates do. */
  describe(more: (assetId: string) => readonly Said[]): void {
    this.#more = more
  }

  async results({ q, sort, direction, after, from: place = 0, limit }: ResultQuery, signal: AbortSignal): Promise<Result.Result<ResultPage, ResultFailure>> {
    const fault = (await this.#faults.meet('advancedSearches.results', signal)) ?? refusalOf(q)
    if (fault) return Result.fail(fault as ResultFailure)
    if (sort.by === 'attribute' && !this.#attributes().some(({ id }) => id === sort.attributeId)) return Result.fail(NO_ATTRIBUTE)
    const query = parseQuery(q)
    const { documents, problems } = this.#search()(query)
    const marked = markedIn(query)
    const keyOf = (document: InMemoryDocument) => (sort.by === 'attribute' ? sortKeyOf(document, sort.attributeId) : fieldOf(document, sort.by))
    const sign = direction === 'asc' ? 1 : -1
    const idOf = ({ item }: InMemoryDocument) => resourceOf(item).id
    const inOrder = (one: InMemoryDocument, other: InMemoryDocument): number => {
      const [key, otherKey] = [keyOf(one), keyOf(other)]
      if (key === undefined || otherKey === undefined) return Number(key === undefined) - Number(otherKey === undefined)
      return sign * (compared(key, otherKey) || compared(idOf(one), idOf(other)))
    }
    const ordered = sort.by === 'relevance' ? documents : documents.toSorted(inOrder)
    const from = Number(after ?? place)
    const items = ordered.slice(from, from + limit).map((document) => ({ ...document.item, ...matchOf(document, marked) }))
    return Result.succeed({ items, next: from + limit < ordered.length ? String(from + limit) : null, total: ordered.length, modules: modulesOf(ordered), problems })
  }

  async facets({ q, facets, find }: FacetQuery, signal: AbortSignal): Promise<Result.Result<Facets, ResultFailure>> {
    const fault = (await this.#faults.meet(find === undefined ? 'advancedSearches.facets' : 'advancedSearches.values', signal)) ?? refusalOf(q)
    if (fault) return Result.fail(fault as ResultFailure)
    const query = parseQuery(q)
    const search = this.#search()
    const all = facetsOf(query, (narrowed) => search(narrowed).documents, find === undefined ? undefined : folded(find.text))
    const isKnown = (id: string) => all.some((facet) => facet.id === id) || this.#attributes().some((attribute) => attribute.id === id)
    if (facets?.every(isKnown) === false) return Result.fail(NO_ATTRIBUTE)
    const { documents } = search(query)
    const sortable = new Map(documents.flatMap((document) => (document.search.kind === 'asset' ? document.search.values : [])).map(({ attribute: { id, name: label, template } }) => [id, { id, label, templateId: readableIn(this.#memory).find(({ name }) => name === template)?.id ?? '', template }]))
    return Result.succeed({ total: documents.length, modules: modulesOf(documents), ...(facets === undefined ? { attributes: [...sortable.values()] } : {}), facets: all.filter(({ id }) => facets?.includes(id) ?? true) })
  }

  async advice(q: string, signal: AbortSignal): Promise<Result.Result<Advice, CallFailure>> {
    const fault = (await this.#faults.meet('advancedSearches.advice', signal)) ?? refusalOf(q)
    if (fault) return Result.fail(fault as CallFailure)
    const search = this.#search()
    const count = (query: Query) => search(query).documents.length
    const wider = widerThan(parseQuery(q)).map((query) => ({ q: printQuery(query), count: count(query) })).filter((other) => other.count > 0)
    const conditions = conditionsOf(parseQuery(q)).map(({ query, text, without }) => ({ q: text, alone: count(query), without: count(without) }))
    return Result.succeed({ conditions, spelling: this.#spellingOf(q), wider })
  }

  async completions(q: string, at: number, signal: AbortSignal): Promise<Result.Result<readonly Completion[], CallFailure>> {
    const fault = (await this.#faults.meet('advancedSearches.completions', signal)) ?? refusalOf(q)
    if (fault) return Result.fail(fault as CallFailure)
    const typing = typingAt(q, at)
    if (typing.kind !== 'value') return Result.succeed(fieldNames(this.#attributes(), typing.typed))
    const search = this.#search()
    const facet = facetsOf(EVERYTHING, (query) => search(query).documents, folded(typing.typed)).find(({ field }) => sameField(field, typing.field))
    if (facet?.kind !== 'terms') return Result.succeed([])
    return Result.succeed(facet.values.map(({ value, label, count }) => ({ kind: facet.id, insert: /\s/.test(value) ? `"${value}"` : value, label, count })))
  }

  async fields(q: string, signal: AbortSignal): Promise<Result.Result<SearchFields, CallFailure>> {
    const fault = (await this.#faults.meet('advancedSearches.fields', signal)) ?? refusalOf(q)
    if (fault) return Result.fail(fault as CallFailure)
    return Result.succeed(fieldsFor(this.#memory, this.#attributes(), parseQuery(q)))
  }

  #attributes(): readonly SearchAttribute[] {
    return attributesOf(this.#memory, this.#documents())
  }

  #documents(): readonly InMemoryDocument[] {
    return documentsIn(this.#memory, this.#more)
  }

  /** Searches what there is now: each query once, however many facets are counted by it. */
  #search(): (query: Query) => Found {
    const documents = this.#documents()
    const vocabulary = vocabularyOf(this.#memory, documents)
    const byItem = new Map(documents.map((document) => [document.search, document]))
    const known = new Map<string, Found>()
    return (query) => {
      const key = JSON.stringify(query)
      const before = known.get(key)
      if (before !== undefined) return before
      const resolution = resolveQuery(query, vocabulary)
      const found = { documents: searchItems([...byItem.keys()], resolution).flatMap(({ item }) => byItem.get(item) ?? []), problems: resolution.problems }
      known.set(key, found)
      return found
    }
  }

  /** Words that are not there become those that are one letter off. */
  #spellingOf(q: string): string | null {
    const names = [...this.#memory.library.assets.values()].flatMap(({ name }) => name.split(/[^\p{L}]+/u))
    const spelt = q.replace(/\p{L}{4,}/gu, (word) => names.find((name) => isOneOff(folded(word), folded(name))) ?? word)
    return spelt === q || this.#search()(parseQuery(spelt)).documents.length === 0 ? null : spelt
  }
}

/** Whether two words differ in one letter: another, one more or one less. */
const isOneOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (one[at] !== undefined && one[at] === other[at]) at += 1
  return one.slice(at + 1) === other.slice(at + 1) || one.slice(at) === other.slice(at + 1) || one.slice(at + 1) === other.slice(at)
}
