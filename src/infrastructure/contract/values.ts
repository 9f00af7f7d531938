import * as Schema from 'effect/Schema'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'

/** An identifier: a UUID. */
export const Id = Schema.String.check(Schema.isUUID())

export const ResourceTypeName = Schema.Literals(RESOURCE_TYPES)
export const DirectionName = Schema.Literals(DIRECTIONS)

/** Opaque to the client: where a page ended. At most 2,000 characters. */
export const Cursor = Schema.String.check(Schema.isMaxLength(2000))

/** The most rows one page can have, and how many it has unless told. */
export const PAGE_LIMIT = 200
export const PAGE_DEFAULT = 50

export const PageSize = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: PAGE_LIMIT }))

/** Rows to skip after the cursor; bounded, so that every page costs what the first costs. */
export const Skip = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 10_000 }))

/** What an answer without content is. */
export const Nothing = Schema.Struct({})

/** Values of assets, as they are from a revision on. */
export const ValueRevisions = Schema.Array(Schema.Struct({ assetId: Id, attributeId: Id, revision: Schema.Finite }))
