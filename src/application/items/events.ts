import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderRevision } from '../../domain/folders/revision.ts'
import type { ValueRevision } from '../../domain/metadata/assetMetadata.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** The list of what lies in a folder changed; null is the module's root. `renamed`: by no more than the rename that led to this revision. */
    'contents.changed': { readonly folderId: string | null; readonly type: ResourceType; readonly renamed?: FolderRevision }
    /** Much of a module lies elsewhere now: any of its lists may have changed. `values`: no more changed than what is said of some of its assets. */
    'library.changed': { readonly type: ResourceType; readonly values?: readonly ValueRevision[] }
  }
}
