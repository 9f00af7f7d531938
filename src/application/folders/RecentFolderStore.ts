import type { ResourceType } from '../../domain/access/modules.ts'

/** A folder that somebody had open, by the name that it had then. */
export interface RecentFolder {
  readonly type: ResourceType
  readonly id: string
  readonly name: string
}

/** Remembers in this browser which folders one person had open, the last one first. */
export interface RecentFolderStore {
  read(): readonly RecentFolder[]
  save(folders: readonly RecentFolder[]): void
}
