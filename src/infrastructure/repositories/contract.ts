import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

const Kept = Schema.Struct({ id: Id, name: Schema.String, assets: Schema.Finite, revision: Schema.Finite })
const OfRepository = Schema.Struct({ repositoryId: Id })

export const listKeptRepositories = endpoint({
  method: 'GET',
  path: '/v1/repositories/kept',
  summary: 'The holding places of originals, for who keeps the list, and how many assets carry each',
  success: Schema.Struct({ items: Schema.Array(Kept) }),
  failures: [],
})

export const createRepository = endpoint({
  method: 'POST',
  path: '/v1/repositories',
  summary: 'Add a holding place of originals',
  body: Schema.Struct({ name: Schema.String }),
  success: Kept,
  failures: [],
})

export const renameRepository = endpoint({
  method: 'PATCH',
  path: '/v1/repositories/:repositoryId',
  summary: 'Rename a holding place of originals',
  params: OfRepository,
  body: Schema.Struct({ name: Schema.String, revision: Schema.Finite }),
  success: Kept,
  failures: ['STALE_EDIT'],
})

/** `moveTo`: the one that its assets carry from then on; without one, they carry none. */
export const deleteRepository = endpoint({
  method: 'DELETE',
  path: '/v1/repositories/:repositoryId',
  summary: 'Take a holding place of originals off the list',
  params: OfRepository,
  query: Schema.Struct({ moveTo: Schema.optionalKey(Id) }),
  success: Schema.Struct({ moved: Schema.Finite }),
  failures: [],
})
