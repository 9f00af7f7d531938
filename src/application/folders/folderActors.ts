import { capability } from '../capabilities/capability.ts'
import type { FolderDetailActor } from './folderDetail.machine.ts'
import type { FolderNameActor } from './folderName.machine.ts'

/** What is done with one folder, beside the open one. */
export interface FolderActors {
  readonly folderName: FolderNameActor
  readonly folderDetail: FolderDetailActor
}

export const FOLDERS = capability<FolderActors>('folders')
