import type { ItemPage } from '../../application/lists/ItemPage.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

/** Rows per page. */
const PAGE = 50

export const pageOfItems = (all: readonly LibraryItem[], after: string | null): ItemPage => {
  const start = Number(after ?? 0)
  return { items: all.slice(start, start + PAGE), next: all.length > start + PAGE ? String(start + PAGE) : null, total: all.length }
}

/** Why a folder or asset cannot be marked. */
export const unreachable = (library: InMemoryLibrary, { kind, id }: ResourceRef) => {
  const isThere = kind === 'folder' ? library.folders.has(id) : library.assets.has(id)
  if (!isThere) return { code: kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' } as const
  return library.trashed.has(id) ? ({ code: 'RESOURCE_IN_TRASH' } as const) : undefined
}

/** The same of one that is looked at in a module. */
export const unseenAt = (library: InMemoryLibrary, { kind, type, id }: RelatedPlace) => {
  const subject = (kind === 'asset' ? library.assets : library.folders).get(id)
  if (subject !== undefined && subject.type !== type) return { code: kind === 'asset' ? 'ASSET_DIFFERENT_TYPE' : 'FOLDER_DIFFERENT_TYPE' } as const
  return unreachable(library, { kind, id })
}
