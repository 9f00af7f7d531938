import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { AssetSummary, Folder, pageOf, PathStep } from '../items/contract.ts'
import { Cursor, PageSize, ResourceTypeName } from '../contract/values.ts'

/** A piece of the matching text; `hit` pieces are what was looked for. */
const Fragment = Schema.Struct({ text: Schema.String, hit: Schema.Boolean })

const matched = {
  field: Schema.Literals(['name', 'description', 'fileNumber', 'tags', 'persons', 'metadata', 'content']),
  /** Of the field `metadata`: what the attribute is called. */
  attribute: Schema.optionalKey(Schema.String),
  /** Of the field `content`: on which page of a document it stands, from 1; left out where that is not known. */
  page: Schema.optionalKey(Schema.Finite),
  fragments: Schema.Array(Fragment),
  path: Schema.Array(PathStep),
}

export const SearchHit = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('folder'), folder: Folder, ...matched }),
  Schema.Struct({ kind: Schema.Literal('asset'), asset: AssetSummary, ...matched }),
])

/**
 * For who is still typing: the last word is not ended yet, so that words beginning with it are found. Words in quotes stand next to one another in
 * that order. `total` counts up to 200; more is told as 201 (domain: `MOST_COUNTED`). What is searched for in earnest is `POST /v1/search/results`.
 */
export const searchResources = endpoint({
  method: 'GET',
  path: '/v1/search',
  summary: 'Suggestions while typing: folders and assets whose name, description, file number, tags, persons, metadata or indexed text has all the words and phrases',
  query: Schema.Struct({
    term: Schema.String.check(Schema.isMaxLength(500)),
    resourceType: Schema.optionalKey(ResourceTypeName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(SearchHit),
  failures: ['ADVANCED_SEARCH_NO_WORDS'],
})
