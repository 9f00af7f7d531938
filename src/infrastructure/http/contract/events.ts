import * as Schema from 'effect/Schema'
import { INDEXING_STATES, THUMBNAIL_STATES } from '../../../domain/library/asset.ts'
import { Id, ResourceTypeName } from './values.ts'

/**
 * What the server tells an open browser, one JSON document per server-sent event, at `sessionPath(id)/events`. Only facts about
 * what the session's user may see; identifiers, no content.
 */
export const ServerEvent = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('asset.changed'),
    assetId: Id,
    folderId: Id,
    type: ResourceTypeName,
    thumbnail: Schema.Literals(THUMBNAIL_STATES),
    indexing: Schema.Literals(INDEXING_STATES),
  }),
  /** The list of what lies in a folder changed (`folderId` null: the module's root). */
  Schema.Struct({ kind: Schema.Literal('contents.changed'), folderId: Schema.NullOr(Id), type: ResourceTypeName }),
  Schema.Struct({ kind: Schema.Literal('usage.changed') }),
  /** Much of a module lies elsewhere now: any of its lists may have changed. */
  Schema.Struct({ kind: Schema.Literal('library.changed'), type: ResourceTypeName }),
  Schema.Struct({ kind: Schema.Literal('trash.changed') }),
  /** Users or roles of the organization changed. */
  Schema.Struct({ kind: Schema.Literal('accounts.changed') }),
  Schema.Struct({ kind: Schema.Literal('session.ended') }),
])
