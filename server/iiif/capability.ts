import { join } from 'node:path'
import { DiskSpace } from '../files/DiskSpace.ts'
import type { Capability } from '../node/capability.ts'
import { PORTAL_ROUTES } from '../public-portal/route.ts'
import { ImageMaker } from './ImageMaker.ts'
import { pagePictureRoute } from './pagePictures.ts'
import { imageRoutes } from './routes.ts'

/** Bytes of views of pictures on the disk. */
const MOST_KEPT = 1024 ** 3

export const iiif: Capability = (node) => {
  const { dataDirectory } = node
  const maker = new ImageMaker({ dataDirectory, root: join(dataDirectory, 'blobs'), most: MOST_KEPT, disk: new DiskSpace(dataDirectory), now: Date.now })
  node.use(PORTAL_ROUTES).add(imageRoutes(maker))
  return { routes: [pagePictureRoute(maker)], close: async () => maker.close() }
}
