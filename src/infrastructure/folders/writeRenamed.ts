import type { Direction } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { renamed, renamedIn, renamedOn } from '../../domain/folders/renamed.ts'
import type { FolderSort } from '../../application/folders/FolderGateway.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'

/** Writes a renamed folder into every list, way and detail that is kept. A list that is cut may show others now: it is read again. */
export const writeRenamed = (cache: ReadCache, folder: Folder): void => {
  cache.rewrite(keys.everyFolder(folder.type), (detail) => ({ ...renamed(detail, folder), path: renamedOn(detail.path, folder) }))
  cache.rewrite(keys.everyListing(folder.type), (listing, key) => {
    const [, , , , sort, direction] = key
    const folders = renamedIn(listing.folders, folder, sort as FolderSort, direction as Direction)
    return listing.isCut && folders !== listing.folders ? undefined : { ...listing, folders }
  })
  cache.rewrite(keys.everyWay(folder.type), (branches) =>
    branches.some(({ isCut, folders }) => isCut && folders.some(({ id }) => id === folder.id))
      ? undefined
      : branches.map((branch) => ({ ...branch, folders: renamedIn(branch.folders, folder, 'name', 'asc') })),
  )
}
