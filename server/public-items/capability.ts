import { BLOBS } from '../files/capability.ts'
import { isWellFormedId } from '../database/id.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Capability } from '../node/capability.ts'
import { drawn } from '../public-portal/drawing.ts'
import { PORTAL_ROUTES, type PortalRoute, type PortalVisit } from '../public-portal/route.ts'
import { fileRoutes } from './fileRoutes.ts'
import { pageNumber, wholeItemOf } from './wholeItem.ts'
import { zoomRoute, zoomScriptRoute } from './zoomRoute.ts'

const page = (blobs: BlobStore): PortalRoute => ({
  path: 'items/:id',
  query: ['page'],
  kind: 'kept',
  answer: async (visit: PortalVisit) => {
    const { id = '' } = visit.parameters
    const number = pageNumber(visit.query['page'])
    const item = isWellFormedId(id) && number !== undefined ? await wholeItemOf(visit, blobs, id, number) : undefined
    return item && drawn(visit, `items/${id}`, { is: 'item', item })
  },
})

/** The page of each public asset, and what is seen, heard and downloaded from there. */
export const publicItems: Capability = (node) => {
  const blobs = node.use(BLOBS)
  node.use(PORTAL_ROUTES).add([page(blobs), zoomRoute(blobs), zoomScriptRoute(), ...fileRoutes(blobs)])
  return {}
}
