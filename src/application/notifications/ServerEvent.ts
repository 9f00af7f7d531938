import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkOperationState } from '../../domain/bulk-operations/bulkOperation.ts'
import type { ZipState } from '../../domain/downloads/zip.ts'
import type { OcrState } from '../../domain/ocr/ocr.ts'
import type { OcrRunState } from '../../domain/ocr/run.ts'
import type { ThumbnailState } from '../../domain/assets/asset.ts'
import type { Indexing } from '../../domain/assets/indexing.ts'

/** A value of an asset, as it is from this revision on. */
export interface ValueRevision {
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
}

export interface FolderRevision {
  readonly folderId: string
  readonly revision: number
}

/** What happened on the server, of what this session's user may see. */
export type ServerEvent =
  | (Indexing & {
      readonly kind: 'asset.changed'
      readonly assetId: string
      readonly folderId: string
      readonly type: ResourceType
      readonly thumbnail: ThumbnailState
      /** What is said of it changed, and no more. */
      readonly values?: readonly ValueRevision[]
    })
  /** The list of what lies in a folder changed; null is the module's root. `renamed`: by no more than the rename that led to this revision. */
  | { readonly kind: 'contents.changed'; readonly folderId: string | null; readonly type: ResourceType; readonly renamed?: FolderRevision }
  /** Much of a module lies elsewhere now: any of its lists may have changed. `values`: no more changed than what is said of some of its assets. */
  | { readonly kind: 'library.changed'; readonly type: ResourceType; readonly values?: readonly ValueRevision[] }
  | { readonly kind: 'trash.changed' }
  | { readonly kind: 'usage.changed' }
  /** Users or roles of the organization changed. */
  | { readonly kind: 'accounts.changed' }
  /** Metadata templates of the organization changed, or what they offer. */
  | { readonly kind: 'templates.changed' }
  /** One of the user's own zips came further. Bytes. */
  | { readonly kind: 'zip.changed'; readonly zipId: string; readonly state: ZipState; readonly done: number; readonly total: number }
  /** One of the user's own moves, copies or restores of many things came further. */
  | { readonly kind: 'bulkOperation.changed'; readonly bulkOperationId: string; readonly state: BulkOperationState; readonly done: number; readonly total: number }
  /** The job of one of the user's own imports of metadata came further. */
  | { readonly kind: 'metadataImport.changed'; readonly jobId: string; readonly state: BulkOperationState; readonly done: number; readonly total: number }
  /** The text of an asset is read off its pages: `done` of `pages` are, where these are known. */
  | { readonly kind: 'ocr.changed'; readonly assetId: string; readonly type: ResourceType; readonly state: OcrState; readonly done: number; readonly pages: number | null }
  /** One of the user's own readings of texts came further. Pages. */
  | { readonly kind: 'ocrRun.changed'; readonly runId: string; readonly state: OcrRunState; readonly done: number; readonly total: number }
  /** What is related to these folders and assets changed. */
  | { readonly kind: 'relations.changed'; readonly ids: readonly string[] }
  /** The person's own favorites changed. */
  | { readonly kind: 'favorites.changed' }
  /** Searches under a name that the person may see changed. */
  | { readonly kind: 'savedSearches.changed' }
  /** Links by which something is shared outside changed, or were used. */
  | { readonly kind: 'shareLinks.changed' }
  /** These contacts changed; null: categories, or so many that any may have. */
  | { readonly kind: 'contacts.changed'; readonly ids: readonly string[] | null }
  /** What is proposed of this asset changed, or what was decided of it; null: of many. */
  | { readonly kind: 'suggestions.changed'; readonly assetId: string | null }
  /** Faces, who they are, or how far looking for them and for tags is, changed. */
  | { readonly kind: 'recognition.changed' }
  | { readonly kind: 'session.ended' }
  /** The stream was cut and is back: anything may have changed meanwhile. */
  | { readonly kind: 'stream.reopened' }
