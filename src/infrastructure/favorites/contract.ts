import * as Schema from 'effect/Schema'
import { FAVORITE_SORTS } from '../../domain/favorites/favorites.ts'
import { ITEM_KINDS } from '../../domain/items/item.ts'
import { OUT_OF_REACH, SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { LibraryItem, pageOf } from '../items/contract.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { CHANGE_LIMIT, ResourceRef } from '../restrictions/contract.ts'
import { Cursor, DirectionName, PageSize, ResourceTypeName } from '../contract/values.ts'

/** Of all modules, or of one. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/v1/favorites',
  summary: 'The own favorites',
  query: Schema.Struct({
    resourceType: Schema.optionalKey(ResourceTypeName),
    kind: Schema.optionalKey(Schema.Literals(ITEM_KINDS)),
    sort: Schema.optionalKey(Schema.Literals(FAVORITE_SORTS)),
    direction: Schema.optionalKey(DirectionName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(LibraryItem),
  failures: [],
})

/** What already is as wanted stays so, and is not among what is answered. */
export const changeFavorites = endpoint({
  method: 'POST',
  path: '/v1/favorites',
  summary: 'Mark folders and assets as own favorites, or no longer',
  body: Schema.Struct({ resources: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)), favorite: Schema.Boolean }),
  success: Schema.Struct({ changed: Schema.Array(ResourceRef) }),
  failures: OUT_OF_REACH,
})

/** The same of a selection of any length: not what lies in its folders. */
export const changeSelectedFavorites = endpoint({
  method: 'POST',
  path: '/v1/favorites/selection',
  summary: 'Mark all that is selected as own favorites, or no longer',
  body: Schema.Struct({ selection: SelectionData, favorite: Schema.Boolean }),
  success: Schema.Struct({ changed: Schema.Array(ResourceRef) }),
  failures: [...SELECTION_REFUSALS, 'NOT_FOUND'],
})
