import type { ResourceType } from '../../domain/access/modules.ts'
import type { IndexingState, ThumbnailState } from '../../domain/library/asset.ts'

/** What happened on the server, of what this session's user may see. */
export type ServerFact =
  | {
      readonly kind: 'asset.changed'
      readonly assetId: string
      readonly folderId: string
      readonly type: ResourceType
      readonly thumbnail: ThumbnailState
      readonly indexing: IndexingState
    }
  /** The list of what lies in a folder changed; null is the module's root. */
  | { readonly kind: 'contents.changed'; readonly folderId: string | null; readonly type: ResourceType }
  | { readonly kind: 'usage.changed' }
  /** Much of a module lies elsewhere now: any of its lists may have changed. */
  | { readonly kind: 'library.changed'; readonly type: ResourceType }
  | { readonly kind: 'trash.changed' }
  /** Users or roles of the organization changed. */
  | { readonly kind: 'accounts.changed' }
  | { readonly kind: 'session.ended' }
  /** The stream was cut and is back: anything may have changed meanwhile. */
  | { readonly kind: 'stream.reopened' }
