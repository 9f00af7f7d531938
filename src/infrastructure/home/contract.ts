import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { Id, ResourceTypeName } from '../contract/values.ts'
import { RecentAsset } from '../dashboard/contract.ts'
import { LibraryItem, ListedAsset } from '../items/contract.ts'
import { ResourceRef } from '../restrictions/contract.ts'

/** The most places that one call asks for. */
const PLACES_ASKED = 12

/**
 * What the home page says, of what the caller sees. `places`: where the caller was, as their browser knows it; what is gone or kept from them is
 * left out of the answer. `unread`: whose text could not be read; `imports`: the caller's own imports of metadata that lines were refused of.
 * `monthsLeft`: until the storage is full, at the present pace; null where that is not told.
 */
export const readHome = endpoint({
  method: 'POST',
  path: '/v1/home',
  summary: 'What is new, what waits, and where to go on',
  body: Schema.Struct({ places: Schema.Array(ResourceRef).check(Schema.isMaxLength(PLACES_ASKED)) }),
  success: Schema.Struct({
    recent: Schema.Array(RecentAsset),
    addedLately: Schema.Finite,
    places: Schema.Array(LibraryItem),
    favorites: Schema.Array(LibraryItem),
    unread: Schema.Struct({ count: Schema.Finite, assets: Schema.Array(ListedAsset) }),
    imports: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, type: ResourceTypeName, refused: Schema.Finite })),
    monthsLeft: Schema.NullOr(Schema.Finite),
  }),
  failures: [],
})

/** Puts the files whose text could not be read in line again, a hundred at a time; answers how many. */
export const readUnreadAgain = endpoint({
  method: 'POST',
  path: '/v1/home/unread',
  summary: 'Read the text of the files again that could not be read',
  success: Schema.Struct({ count: Schema.Finite }),
  failures: [],
})
