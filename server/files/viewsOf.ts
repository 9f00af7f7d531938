import { join } from 'node:path'
import { placeOf } from './blobKey.ts'

/** The folder of what visitors have looked at of a stored file (server/iiif): views of it, which can be made again, and go with it. */
export const viewsOf = (root: string, key: string): string => join(root, 'views', placeOf(key).shard, key)
