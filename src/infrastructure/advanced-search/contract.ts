import * as Schema from 'effect/Schema'
import { RESULT_SORTS } from '../../domain/advanced-search/resultSort.ts'
import { MAX_LENGTH } from '../../domain/query-language/query.ts'
import { QUERY_PROBLEMS } from '../../domain/query-language/resolved.ts'
import { ATTRIBUTE_TYPES } from '../../domain/templates/attributeTypes.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, DirectionName, Id, PAGE_LIMIT, ResourceTypeName } from '../contract/values.ts'
import { SearchHit } from '../search/contract.ts'

/** A query as it is typed (domain: `query-language`). */
export const Q = Schema.String.check(Schema.isMaxLength(MAX_LENGTH))
const Short = Schema.String.check(Schema.isMaxLength(255))

/** A part of the query that says nothing that could be found, and why. */
const Problem = Schema.Struct({ part: Schema.String, code: Schema.Literals(QUERY_PROBLEMS) })
const problems = Schema.Array(Problem)

/** By relevance: name before description before content, exact before stemmed; then by name. By anything else: what has no value comes last. */
export const ResultSort = Schema.Union([
  Schema.Struct({ by: Schema.Literals(['relevance', ...RESULT_SORTS]) }),
  Schema.Struct({ by: Schema.Literal('attribute'), attributeId: Id }),
])

/** More than any result has. */
const MOST_PLACES = 100_000_000

/** How many folders and assets are found in a module, outside the trash: what a selection of the kind `found` names there. */
const ModuleCount = Schema.Struct({ type: ResourceTypeName, folders: Schema.Finite, assets: Schema.Finite })

/**
 * A page by key (`after`), or one that begins at a place (`from`, from 0), such as the last one; not by both. Changes nothing. `total` is exact.
 */
export const searchResults = endpoint({
  method: 'POST',
  path: '/v1/search/results',
  summary: 'The folders and assets that a query finds, as far as the caller sees them, with how many there are exactly',
  body: Schema.Struct({
    q: Q,
    sort: ResultSort,
    direction: DirectionName,
    after: Schema.optionalKey(Cursor),
    from: Schema.optionalKey(Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: MOST_PLACES }))),
    limit: Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: PAGE_LIMIT })),
  }),
  success: Schema.Struct({ items: Schema.Array(SearchHit), next: Schema.NullOr(Cursor), total: Schema.Finite, modules: Schema.Array(ModuleCount), problems }),
  failures: ['ATTRIBUTE_NOT_FOUND'],
})

/** Facets beside attributes, which go by their ids. */
export const FACETS = ['type', 'repository', 'folder', 'tag', 'person', 'contact', 'by', 'added', 'rights', 'is', 'unread'] as const
const FacetName = Schema.Union([Schema.Literals(FACETS), Id])
/** Facets that are asked for by name, at most. */
const MOST_FACETS = 50

/** Where in a picture a person is seen: shares of its sides. */
const Face = Schema.Struct({
  id: Id,
  contentVersion: Schema.String,
  area: Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite }),
})

/** `value` is what the query language has after the colon: `withFacet` takes it as it is. Of what the query chooses it is as it stands there. */
const FacetValue = Schema.Struct({ value: Schema.String, label: Schema.String, count: Schema.Finite, face: Schema.optionalKey(Face) })

/** `distinct`: how many values there are, of which the first are answered; `missing`: how many hits have none. */
const facet = { id: Schema.String, label: Schema.optionalKey(Schema.String), template: Schema.optionalKey(Schema.String), field: Schema.String, missing: Schema.Finite }
const Facet = Schema.Union([
  Schema.Struct({ ...facet, kind: Schema.Literal('terms'), values: Schema.Array(FacetValue), distinct: Schema.Finite }),
  /** By years, each with how many hits share a day with it; years without any are left out. */
  Schema.Struct({ ...facet, kind: Schema.Literal('histogram'), buckets: Schema.Array(Schema.Struct({ from: Schema.Finite, to: Schema.Finite, count: Schema.Finite })) }),
])

/**
 * The counts of a facet are made without the query's own conditions of its field. `facets` left out: all of the result. `find`: of one facet
 * the values with such a piece in their label. `attributes`: of all facets alone, those of the templates that hits have, by which they can be
 * sorted. `modules`: also where no facet at all is asked for. Changes nothing.
 */
export const searchFacets = endpoint({
  method: 'POST',
  path: '/v1/search/facets',
  summary: 'By what a result can be narrowed, with the exact number of hits of each value',
  body: Schema.Struct({
    q: Q,
    facets: Schema.optionalKey(Schema.Array(FacetName).check(Schema.isMaxLength(MOST_FACETS))),
    find: Schema.optionalKey(Schema.Struct({ facet: FacetName, text: Short })),
  }),
  success: Schema.Struct({ total: Schema.Finite, modules: Schema.Array(ModuleCount), facets: Schema.Array(Facet), attributes: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Id, label: Schema.String, templateId: Id, template: Schema.String }))) }),
  failures: ['ATTRIBUTE_NOT_FOUND'],
})

/** For a query that finds nothing: what each condition finds alone, what all the others find, and another spelling; null: none is likelier. `wider`: where it is one condition, what is near to it and finds something. */
export const searchAdvice = endpoint({
  method: 'POST',
  path: '/v1/search/advice',
  summary: 'Why a query finds nothing',
  body: Schema.Struct({ q: Q }),
  success: Schema.Struct({
    conditions: Schema.Array(Schema.Struct({ q: Schema.String, alone: Schema.Finite, without: Schema.Finite })),
    spelling: Schema.NullOr(Schema.String),
    wider: Schema.Array(Schema.Struct({ q: Schema.String, count: Schema.Finite })),
  }),
  failures: [],
})

/** `at`: the place of the caret in the query, in UTF-16 units. `insert`: what stands in the place of the value that is being typed. */
export const completeSearch = endpoint({
  method: 'GET',
  path: '/v1/search/completions',
  summary: 'The values of the field that is being typed in a query',
  query: Schema.Struct({ q: Q, at: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: MAX_LENGTH })) }),
  success: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({ kind: Schema.String, insert: Schema.String, label: Schema.String, count: Schema.optionalKey(Schema.Finite) }),
    ),
  }),
  failures: [],
})

/** `field`: what a query calls the attribute. `names`: what the ids of folders and users in the query stand for, as far as they are seen. */
export const readSearchFields = endpoint({
  method: 'GET',
  path: '/v1/search/fields',
  summary: 'The attributes that a query can ask for, and the names of what it names by ids',
  query: Schema.Struct({ q: Q }),
  success: Schema.Struct({
    attributes: Schema.Array(
      Schema.Struct({ field: Schema.String, name: Schema.String, template: Schema.String, type: Schema.Literals(ATTRIBUTE_TYPES), unit: Schema.NullOr(Schema.String) }),
    ),
    names: Schema.Array(Schema.Struct({ value: Schema.String, label: Schema.String })),
  }),
  failures: [],
})
