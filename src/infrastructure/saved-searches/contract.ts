import * as Schema from 'effect/Schema'
import { MAX_LENGTH } from '../../domain/query-language/query.ts'
import { MOST_ROLES } from '../../domain/saved-searches/savedSearch.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'

/** Bounded in UTF-16 units; the rule of the form counts code points. */
const Q = Schema.String.check(Schema.isMaxLength(2 * MAX_LENGTH))

const SavedSearch = Schema.Struct({
  id: Id,
  name: Schema.String,
  q: Schema.String,
  roleIds: Schema.Array(Id),
  isOwn: Schema.Boolean,
  owner: Schema.String,
  news: Schema.Finite,
  revision: Schema.Finite,
})
const OfSearch = Schema.Struct({ searchId: Id })
const form = { name: Schema.String, q: Q, roleIds: Schema.Array(Id).check(Schema.isMaxLength(2 * MOST_ROLES)) }

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/v1/saved-searches',
  summary: 'The own saved searches and those for the own roles, by name; who manages roles sees all that are for roles',
  success: Schema.Struct({ items: Schema.Array(SavedSearch) }),
  failures: [],
})

export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/v1/saved-searches',
  summary: 'Save a search under a name, for oneself or for roles',
  body: Schema.Struct(form),
  success: SavedSearch,
  failures: ['SAVED_SEARCH_ALREADY_EXISTS', 'SAVED_SEARCH_NOT_FOUND', 'ROLE_NOT_FOUND', 'STALE_EDIT'],
})

export const editSavedSearch = endpoint({
  method: 'PATCH',
  path: '/v1/saved-searches/:searchId',
  summary: 'Change the name, the query and the roles of a saved search',
  params: OfSearch,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: SavedSearch,
  failures: ['SAVED_SEARCH_ALREADY_EXISTS', 'SAVED_SEARCH_NOT_FOUND', 'ROLE_NOT_FOUND', 'STALE_EDIT'],
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/v1/saved-searches/:searchId',
  summary: 'Delete a saved search',
  params: OfSearch,
  success: Nothing,
  failures: ['SAVED_SEARCH_NOT_FOUND'],
})

export const lookAtSavedSearch = endpoint({
  method: 'POST',
  path: '/v1/saved-searches/:searchId/look',
  summary: 'Oneself has seen what a saved search finds now: nothing of it is new any more',
  params: OfSearch,
  success: Nothing,
  failures: ['SAVED_SEARCH_NOT_FOUND'],
})

export const listRecentSearches = endpoint({
  method: 'GET',
  path: '/v1/recent-searches',
  summary: 'What oneself searched for lately, the newest first',
  success: Schema.Struct({ items: Schema.Array(Schema.Struct({ q: Schema.String, at: Schema.String })) }),
  failures: [],
})

export const rememberSearch = endpoint({
  method: 'POST',
  path: '/v1/recent-searches',
  summary: 'Remember what oneself searched for',
  body: Schema.Struct({ q: Q }),
  success: Nothing,
  failures: [],
})

/** `q` left out: all of them. */
export const forgetSearches = endpoint({
  method: 'DELETE',
  path: '/v1/recent-searches',
  summary: 'Forget what oneself searched for',
  query: Schema.Struct({ q: Schema.optionalKey(Q) }),
  success: Nothing,
  failures: [],
})
