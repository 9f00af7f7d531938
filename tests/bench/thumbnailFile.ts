import { join } from 'node:path'
import { derivedKey } from '../../server/files/BlobStore.ts'
import { placeOf } from '../../server/files/blobKey.ts'
import type { SeededLibrary } from './seed.ts'

/** Where the blob store keeps the thumbnail of one of the seeded assets. */
export const thumbnailFile = ({ blobs }: SeededLibrary, { blobKey }: SeededLibrary['thumbnails'][number], size: 320 | 960): string => {
  const key = derivedKey(blobKey, `${size}`)
  const { area, shard } = placeOf(key)
  return join(blobs, area, shard, key)
}
