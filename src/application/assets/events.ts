import type { ResourceType } from '../../domain/access/modules.ts'
import type { ThumbnailState } from '../../domain/assets/asset.ts'
import type { Indexing } from '../../domain/assets/indexing.ts'
import type { ValueRevision } from '../../domain/metadata/assetMetadata.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    'asset.changed': Indexing & {
      readonly assetId: string
      readonly folderId: string
      readonly type: ResourceType
      readonly thumbnail: ThumbnailState
      /** What is said of it changed, and no more. */
      readonly values?: readonly ValueRevision[]
    }
  }
}
