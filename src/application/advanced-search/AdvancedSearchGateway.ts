import type { YearBin } from '../../domain/advanced-search/years.ts'
import type { Result } from 'effect/Result'
import type { NamedResultSort } from '../../domain/advanced-search/resultSort.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import type { SearchField } from '../../domain/advanced-search/conditionFields.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { ItemPage } from '../lists/ItemPage.ts'
import type { SearchHit } from '../search/SearchGateway.ts'

/** By relevance: name before description before content, exact before stemmed. By anything else: what has no value comes last. */
export type ResultSort = { readonly by: 'relevance' | NamedResultSort } | { readonly by: 'attribute'; readonly attributeId: string }

/** What is searched for, as it is typed (domain: `query-language`), and in which order it is listed. */
export interface ResultList {
  readonly q: string
  readonly sort: ResultSort
  readonly direction: Direction
}

/** A part of a query that says nothing that could be found, and why. */
export interface QueryProblem {
  readonly part: string
  readonly code: string
}

/** What a page tells of the whole result. */
export interface ResultSummary {
  /** What of it can be acted on together; what lies in the trash is not among it. */
  readonly modules: readonly ModuleCount[]
  readonly problems: readonly QueryProblem[]
}

/** `total` is exact. */
export interface ResultPage extends ItemPage<SearchHit>, ResultSummary {}

export interface ResultQuery extends ResultList {
  readonly after?: string
  /** The place at which the page begins, from 0; instead of `after`. */
  readonly from?: number
  readonly limit: number
}

/** `value` is what the query language has after the colon; of what the query chooses as it stands there. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
  /** Of a person: a picture in which they are seen, and where in it. */
  readonly face?: { readonly id: string; readonly contentVersion: string; readonly area: Area }
}

interface OfFacet {
  /** A field of the language, or an attribute's id. */
  readonly id: string
  /** What the query language calls it. */
  readonly field: string
  /** Of an attribute: what it is called, and the template that it is of. */
  readonly label?: string
  readonly template?: string
  /** Hits without a value. */
  readonly missing: number
}

/** By what a result can be narrowed. Its counts are made without the query's own conditions of its field. */
export type Facet =
  | (OfFacet & {
      readonly kind: 'terms'
      /** The first of them, those with most hits first, and whatever the query chooses. */
      readonly values: readonly FacetValue[]
      /** How many values there are. */
      readonly distinct: number
    })
  /** Years without any hit are left out. */
  | (OfFacet & { readonly kind: 'histogram'; readonly buckets: readonly YearBin[] })

/** An attribute of a template that hits have: they can be sorted by it. */
export interface SortableAttribute {
  readonly id: string
  readonly label: string
  readonly templateId: string
  readonly template: string
}

/** `modules`: as in `ResultSummary`; `attributes`: where no single facets were asked for. */
export interface Facets extends Pick<ResultSummary, 'modules'> {
  readonly total: number
  readonly facets: readonly Facet[]
  readonly attributes?: readonly SortableAttribute[]
}

/** Without `facets`: all of the result; with none of them: how much there is in which module alone. `find`: of one facet the values with such a piece in their label. */
export interface FacetQuery {
  readonly q: string
  readonly facets?: readonly string[]
  readonly find?: { readonly facet: string; readonly text: string }
}

/** Of a query that finds nothing. */
export interface Advice {
  /** Each condition of the query: how many it finds alone, and how many the others find without it. */
  readonly conditions: readonly { readonly q: string; readonly alone: number; readonly without: number }[]
  /** The query in another spelling; null: none is likelier. */
  readonly spelling: string | null
  /** Of one condition: what is near to it and finds something, the nearest first. */
  readonly wider: readonly { readonly q: string; readonly count: number }[]
}

/** A value that a field of the query may have. `insert`: what stands in the place of what is being typed. */
export interface Completion {
  readonly kind: string
  readonly insert: string
  readonly label: string
  readonly count?: number
}

/** What conditions can be about beside the fields of the language, and what the ids in a query are called. */
export interface SearchFields {
  readonly attributes: readonly SearchField[]
  /** Folders, repositories, persons, contacts and assets that the query names by their ids, as far as they are seen. `value` as it stands in the query. */
  readonly names: readonly { readonly value: string; readonly label: string }[]
}

export type ResultFailure = CallFailure<'ATTRIBUTE_NOT_FOUND'>

/** Search by the query language, with exact numbers, as far as whoever asks may see. */
export interface AdvancedSearchGateway {
  results(query: ResultQuery, signal: AbortSignal): Promise<Result<ResultPage, ResultFailure>>
  facets(query: FacetQuery, signal: AbortSignal): Promise<Result<Facets, ResultFailure>>
  advice(q: string, signal: AbortSignal): Promise<Result<Advice, CallFailure>>
  /** `at`: the place of the caret, in UTF-16 units. */
  completions(q: string, at: number, signal: AbortSignal): Promise<Result<readonly Completion[], CallFailure>>
  fields(q: string, signal: AbortSignal): Promise<Result<SearchFields, CallFailure>>
}
