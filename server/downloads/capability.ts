import { join } from 'node:path'
import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { FREE_SPACE } from '../transfers/capability.ts'
import { zipRoutes } from './routes.ts'
import { ZipMaker } from './ZipMaker.ts'

export const downloads: Capability = async (node) => {
  const { database, dataDirectory, isAlone, onError } = node
  const blobs = node.use(BLOBS)
  const zips = new ZipMaker({ database, blobs, space: node.use(FREE_SPACE), directory: join(dataDirectory, 'zips'), isAlone, onError })
  await zips.begin()
  return { routes: zipRoutes({ blobs, onSent: () => zips.wake() }), close: () => zips.close() }
}
