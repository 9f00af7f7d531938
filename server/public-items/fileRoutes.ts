import { isInlineSafe } from '../../src/domain/assets/contentTypes.ts'
import { sendFile } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { disposition } from '../files/disposition.ts'
import { readItem, type WholeItem } from '../public-portal/item.ts'
import type { PortalRoute, PortalSending, PortalVisit } from '../public-portal/route.ts'

const publicItem = async ({ visitor, parameters: { id = '' } }: PortalVisit): Promise<WholeItem | undefined> => (isWellFormedId(id) ? readItem(visitor, id) : undefined)

/** Whole or in parts. Whatever a browser does with it, nothing in it can run. */
const sending = async (blobs: BlobStore, { blobKey: key, mediaType, contentVersion, fileName }: WholeItem, kind: 'inline' | 'attachment'): Promise<PortalSending | undefined> => {
  const size = await blobs.size(key)
  return size === undefined
    ? undefined
    : { send: (request, reply) => sendFile(request, reply, blobs, { key, size, mediaType, etag: `"${contentVersion}"`, disposition: disposition(kind, fileName), isForAll: kind === 'inline' }) }
}

const isPlayed = ({ preview, mediaType }: WholeItem): boolean => (preview === 'video' || preview === 'audio') && isInlineSafe(mediaType)

/** Films and recordings as players read them, and originals where the organization hands them out. */
export const fileRoutes = (blobs: BlobStore): readonly PortalRoute[] => [
  {
    path: 'media/:id/:version',
    kind: 'unkept',
    answer: async (visit) => {
      const item = await publicItem(visit)
      return item && isPlayed(item) && visit.parameters['version'] === item.contentVersion ? sending(blobs, item, 'inline') : undefined
    },
  },
  {
    path: 'originals/:id',
    kind: 'unkept',
    answer: async (visit) => {
      const item = visit.portal.downloads === 'original' ? await publicItem(visit) : undefined
      return item && sending(blobs, item, 'attachment')
    },
  },
]
