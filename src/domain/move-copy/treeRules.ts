import type { ResourceType } from '../access/modules.ts'

/** What is to be copied or moved, and where to. */
export interface MoveProposal {
  readonly action: 'copy' | 'move'
  readonly folders: readonly MovedFolder[]
  readonly assets: readonly MovedAsset[]
  /** Null: the module's root. */
  readonly destination: { readonly id: string; readonly type: ResourceType; /** From the root down, without itself. */ readonly above: readonly string[] } | null
  readonly type: ResourceType
  /** Where all of it was seen; null: at the root. Left out: nobody looked. */
  readonly from?: string | null
  /** Folders that go elsewhere at the same time: what came to lie in one could close a circle. */
  readonly leaving?: readonly string[]
}

interface MovedFolder {
  readonly id: string
  readonly type: ResourceType
  readonly parentId: string | null
}

interface MovedAsset {
  readonly id: string
  readonly type: ResourceType
  readonly folderId: string
}

export type MoveCode =
  | 'FOLDER_DIFFERENT_TYPE'
  | 'ASSET_DIFFERENT_TYPE'
  | 'ASSET_CANNOT_BE_STANDALONE'
  | 'FOLDER_DIFFERENT_PARENT'
  | 'STALE_EDIT'
  | 'FOLDER_SAME_DESTINATION'
  | 'FOLDER_MOVE_TO_ITSELF'
  | 'FOLDER_MOVE_TO_CHILD'
  | 'FOLDER_COPY_TO_ITSELF'
  | 'FOLDER_COPY_TO_CHILD'

/** Why nothing of it can be done, by the rules of the tree (specification section 8); undefined: it can. */
export const moveProblem = ({ action, folders, assets, destination, type, from, leaving = [] }: MoveProposal): MoveCode | undefined => {
  const to = destination?.id ?? null
  if (destination !== null && destination.type !== type) return 'FOLDER_DIFFERENT_TYPE'
  if (folders.some((folder) => folder.type !== type)) return 'FOLDER_DIFFERENT_TYPE'
  if (assets.some((asset) => asset.type !== type)) return 'ASSET_DIFFERENT_TYPE'
  if (destination === null && assets.length > 0) return 'ASSET_CANNOT_BE_STANDALONE'
  if (from !== undefined && folders.some(({ parentId }) => parentId !== from)) return 'FOLDER_DIFFERENT_PARENT'
  if (from !== undefined && assets.some(({ folderId }) => folderId !== from)) return 'STALE_EDIT'
  if (folders.some(({ id }) => id === to)) return action === 'copy' ? 'FOLDER_COPY_TO_ITSELF' : 'FOLDER_MOVE_TO_ITSELF'
  if (folders.some(({ id }) => destination?.above.includes(id))) return action === 'copy' ? 'FOLDER_COPY_TO_CHILD' : 'FOLDER_MOVE_TO_CHILD'
  if (leaving.some((id) => id === to || destination?.above.includes(id))) return 'FOLDER_MOVE_TO_CHILD'
  const stays = folders.some(({ parentId }) => parentId === to) || assets.some(({ folderId }) => folderId === to)
  // What is copied into its own folder becomes a second one there, under another name.
  return action === 'move' && stays ? 'FOLDER_SAME_DESTINATION' : undefined
}
