import * as Schema from 'effect/Schema'
import { THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { INDEXING_FAILURES, INDEXING_STATES } from '../../domain/assets/indexing.ts'
import { BULK_OPERATION_STATES } from '../../domain/bulk-operations/bulkOperation.ts'
import { ZIP_STATES } from '../../domain/downloads/zip.ts'
import { OCR_STATES } from '../../domain/ocr/ocr.ts'
import { OCR_RUN_STATES } from '../../domain/ocr/run.ts'
import { Id, ResourceTypeName } from '../contract/values.ts'

const Revisions = Schema.Array(Schema.Struct({ assetId: Id, attributeId: Id, revision: Schema.Finite }))

/**
 * What the server tells an open browser, one JSON document per server-sent event, at `sessionPath(id)/events`. Only facts about
 * what the session's user may see; identifiers, no content.
 */
export const ServerEventSchema = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('asset.changed'),
    assetId: Id,
    folderId: Id,
    type: ResourceTypeName,
    thumbnail: Schema.Literals(THUMBNAIL_STATES),
    indexing: Schema.Literals(INDEXING_STATES),
    /** Why it failed, told as it does. */
    indexingFailure: Schema.optionalKey(Schema.Literals(INDEXING_FAILURES)),
    /** What is said of it changed, and no more. At most 40 are told at once. */
    values: Schema.optionalKey(Revisions),
  }),
  /** The list of what lies in a folder changed (`folderId` null: the module's root). `renamed`: by no more than the rename that led to this revision. */
  Schema.Struct({
    kind: Schema.Literal('contents.changed'),
    folderId: Schema.NullOr(Id),
    type: ResourceTypeName,
    renamed: Schema.optionalKey(Schema.Struct({ folderId: Id, revision: Schema.Finite })),
  }),
  /** Much of a module lies elsewhere now: any of its lists may have changed. `values`: no more than what is said of some of its assets. */
  Schema.Struct({ kind: Schema.Literal('library.changed'), type: ResourceTypeName, values: Schema.optionalKey(Revisions) }),
  Schema.Struct({ kind: Schema.Literal('trash.changed') }),
  Schema.Struct({ kind: Schema.Literal('usage.changed') }),
  /** Users or roles of the organization changed. */
  Schema.Struct({ kind: Schema.Literal('accounts.changed') }),
  /** Metadata templates of the organization changed, or what they offer. */
  Schema.Struct({ kind: Schema.Literal('templates.changed') }),
  /** One of the user's own zips came further. Bytes. */
  Schema.Struct({
    kind: Schema.Literal('zip.changed'),
    zipId: Id,
    state: Schema.Literals(ZIP_STATES),
    done: Schema.Finite,
    total: Schema.Finite,
  }),
  /** One of the user's own moves, copies or restores of many things came further. */
  Schema.Struct({
    kind: Schema.Literal('bulkOperation.changed'),
    bulkOperationId: Id,
    state: Schema.Literals(BULK_OPERATION_STATES),
    done: Schema.Finite,
    total: Schema.Finite,
  }),
  /** The job of one of the user's own imports of metadata came further. */
  Schema.Struct({
    kind: Schema.Literal('metadataImport.changed'),
    jobId: Id,
    state: Schema.Literals(BULK_OPERATION_STATES),
    done: Schema.Finite,
    total: Schema.Finite,
  }),
  /** The text of an asset is read off its pages: `done` of `pages` are, where these are known. */
  Schema.Struct({ kind: Schema.Literal('ocr.changed'), assetId: Id, type: ResourceTypeName, state: Schema.Literals(OCR_STATES), done: Schema.Finite, pages: Schema.NullOr(Schema.Finite) }),
  /** One of the user's own readings of texts came further. Pages. */
  Schema.Struct({ kind: Schema.Literal('ocrRun.changed'), runId: Id, state: Schema.Literals(OCR_RUN_STATES), done: Schema.Finite, total: Schema.Finite }),
  /** What is related to these folders and assets changed. At most 100 are told at once. */
  Schema.Struct({ kind: Schema.Literal('relations.changed'), ids: Schema.Array(Id) }),
  /** What the listener themselves marked as a favorite changed; nobody else hears it. */
  Schema.Struct({ kind: Schema.Literal('favorites.changed') }),
  Schema.Struct({ kind: Schema.Literal('savedSearches.changed') }),
  /** Links by which something is shared outside changed, or were used. */
  Schema.Struct({ kind: Schema.Literal('shareLinks.changed') }),
  /** These contacts changed; null: categories, or more contacts than the 100 that are told at once. */
  Schema.Struct({ kind: Schema.Literal('contacts.changed'), ids: Schema.NullOr(Schema.Array(Id)) }),
  /** What is proposed of this asset changed, or what was decided of it; null: of many. */
  Schema.Struct({ kind: Schema.Literal('suggestions.changed'), assetId: Schema.NullOr(Id) }),
  /** Faces, who they are, or how far looking for them and for tags is, changed. */
  Schema.Struct({ kind: Schema.Literal('recognition.changed') }),
  Schema.Struct({ kind: Schema.Literal('session.ended') }),
])
