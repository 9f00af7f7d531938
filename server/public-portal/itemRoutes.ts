import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../asset-files/sendFile.ts'
import { licenseIn } from '../../src/domain/portal-machines/dublinCore.ts'
import { isWellFormedId } from '../database/id.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { PortalContent } from '../../src/ui/public-portal/publicPortal.ts'
import { drawn } from './drawing.ts'
import { readFacts, readItem } from './item.ts'
import { pathOf } from './items.ts'
import { folderLink } from './links.ts'
import { readPicture, readRendition } from './pictures.ts'
import type { PortalRoute, PortalSending, PortalVisit } from './route.ts'

/** The size in which it is shown, so that the page does not move when the picture comes. */
const LONG_SIDE = 960
const shownSize = (width: number | null, height: number | null) => {
  if (width === null || height === null) return { width: undefined, height: undefined }
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const contentOf = async ({ visitor, language, addresses, portal, canonical }: PortalVisit, id: string): Promise<PortalContent | undefined> => {
  const found = await readItem(visitor, id)
  if (found === undefined) return undefined
  const [path, { facts, record }] = await Promise.all([pathOf(visitor, found.folderId), readFacts(visitor, id, language, addresses.item)])
  const { name, preview, thumbnail, contentVersion, description, fileNumber, width, height } = found
  return {
    is: 'item',
    item: {
      name,
      kind: preview,
      picture: thumbnail === 'Ready' ? { address: addresses.file(id, contentVersion, 960), ...shownSize(width, height) } : undefined,
      description,
      fileNumber,
      path: path.map((one) => folderLink(addresses, one)),
      facts,
      record,
      license: licenseIn(record),
      permanent: `${canonical}/items/${id}`,
      citation: `${portal.title}. ${name}. ${fileNumber}. ${canonical}/items/${id}`,
    },
  }
}

const page: PortalRoute = {
  path: 'items/:id',
  kind: 'kept',
  answer: async (visit) => {
    const { id = '' } = visit.parameters
    const content = isWellFormedId(id) ? await contentOf(visit, id) : undefined
    return content && drawn(visit, `items/${id}`, content)
  },
}

const sendPicture = (etag: string, bytes: Buffer): PortalSending => ({
  send: async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-cache', etag })
    return isFresh(request, etag) ? reply.code(304).send() : reply.type('image/webp').send(bytes)
  },
})

/** The page of an asset, and pictures: of assets and of the portal itself. */
export const itemRoutes = (blobs: BlobStore): readonly PortalRoute[] => [
  page,
  {
    path: 'pictures/:id',
    kind: 'unkept',
    answer: async ({ visitor, parameters: { id = '' } }) => {
      const bytes = await readPicture(visitor, id)
      return bytes && sendPicture(`"${id}"`, bytes)
    },
  },
  {
    path: 'files/:id/:file',
    kind: 'unkept',
    answer: async ({ visitor, parameters: { id = '', file = '' } }) => {
      const bytes = await readRendition(visitor, blobs, id, file)
      return bytes && sendPicture(`"${file}"`, bytes)
    },
  },
]
