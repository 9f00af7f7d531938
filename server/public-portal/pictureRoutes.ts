import type { FastifyReply, FastifyRequest } from 'fastify'
import { FOR_ALL, isFresh } from '../asset-files/sendFile.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { readPicture, readRendition } from './pictures.ts'
import type { PortalRoute, PortalSending } from './route.ts'

const sendPicture = (etag: string, bytes: Buffer): PortalSending => ({
  send: async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...FOR_ALL, 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-cache', etag })
    return isFresh(request, etag) ? reply.code(304).send() : reply.type('image/webp').send(bytes)
  },
})

/** Pictures: of assets and of the portal itself. */
export const pictureRoutes = (blobs: BlobStore): readonly PortalRoute[] => [
  ...[false, true].map(
    (isSmall): PortalRoute => ({
      path: isSmall ? 'pictures/:id/small' : 'pictures/:id',
      kind: 'unkept',
      answer: async ({ visitor, parameters: { id = '' } }) => {
        const bytes = await readPicture(visitor, id, isSmall)
        return bytes && sendPicture(`"${id}${isSmall ? '-small' : ''}"`, bytes)
      },
    }),
  ),
  {
    path: 'files/:id/:file',
    kind: 'unkept',
    answer: async ({ visitor, parameters: { id = '', file = '' } }) => {
      const bytes = await readRendition(visitor, blobs, id, file)
      return bytes && sendPicture(`"${file}"`, bytes)
    },
  },
]
