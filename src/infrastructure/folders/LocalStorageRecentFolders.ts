import type { RecentFolder, RecentFolderStore } from '../../application/folders/RecentFolderStore.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'

type Area = Pick<Storage, 'getItem' | 'setItem'>

const isRecent = (found: unknown): found is RecentFolder =>
  typeof found === 'object' &&
  found !== null &&
  'id' in found &&
  typeof found.id === 'string' &&
  'name' in found &&
  typeof found.name === 'string' &&
  'type' in found &&
  RESOURCE_TYPES.some((type) => type === found.type)

export class LocalStorageRecentFolders implements RecentFolderStore {
  readonly #area: Area
  readonly #key: string

  /** `owner`: one person in one organization; `what`: which of their lists. */
  constructor(area: Area, owner: string, what: 'recentFolders' | 'recentPlaces' = 'recentFolders') {
    this.#area = area
    this.#key = `vitrine.${what}.${owner}`
  }

  read() {
    try {
      const kept: unknown = JSON.parse(this.#area.getItem(this.#key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isRecent) : []
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return []
    }
  }

  save(folders: readonly RecentFolder[]) {
    try {
      this.#area.setItem(this.#key, JSON.stringify(folders))
    } catch {
      // Without storage nothing is remembered.
    }
  }
}
