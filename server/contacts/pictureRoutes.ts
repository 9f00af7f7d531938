import * as Result from 'effect/Result'
import type { Contact } from '../../src/domain/contacts/contact.ts'
import * as contract from '../../src/infrastructure/contacts/contract.ts'
import { contactPicturePath } from '../../src/infrastructure/contract/files.ts'
import { INERT, isFresh, REVALIDATED, sendUnchanged } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { refuse } from '../http/refuse.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { PortraitMaker } from '../profile/PortraitMaker.ts'
import { receivedPortrait, type Portrait } from '../profile/picture.ts'
import { findPicture, keepPicture, removePicture } from './contactPictures.ts'
import { readContact } from './contacts.ts'

interface PictureParameters {
  readonly contactId: string
  readonly version: string
}

const etagOf = (version: string): string => `"${version}"`

export const contactPictureRoutes = (portraits: PortraitMaker): readonly Route[] => [
  route(contract.removeContactPicture, { action: 'manageContacts', audits: 'contact.updated' }, ({ tenant, viewer, params }) =>
    removePicture(tenant, viewer, params.contactId),
  ),
  streamRoute<Contact>({
    method: 'POST',
    path: contract.sendContactPicture.path,
    summary: 'Send the picture of a contact: PNG, JPG or GIF of 3 MB at the most, as the body',
    authorisation: 'bearer',
    action: 'manageContacts',
    audits: 'contact.updated',
    rawBody: true,
    look: async ({ tenant }, request) => {
      const { contactId } = request.params as PictureParameters
      return isWellFormedId(contactId) ? readContact(tenant, contactId) : Result.fail({ code: 'CONTACT_NOT_FOUND' })
    },
    answer: async ({ id }, { viewer, inTenant }, request, reply) => {
      const received = await receivedPortrait(portraits, viewer.userId, request)
      if (Result.isFailure(received)) return void refuse(reply.header('connection', 'close'), received.failure)
      const kept = await inTenant((tenant) => keepPicture(tenant, viewer, id, received.success))
      await (Result.isFailure(kept) ? refuse(reply, kept.failure) : reply.send(kept.success))
    },
  }),
  streamRoute<Portrait>({
    method: 'GET',
    path: contactPicturePath(':sessionId', ':contactId', ':version') as `/v1/${string}`,
    summary: 'The picture of a contact, as WebP',
    authorisation: 'cookie',
    action: 'viewContacts',
    look: async ({ tenant }, request) => {
      const { contactId, version } = request.params as PictureParameters
      if (!isWellFormedId(contactId) || !isWellFormedId(version)) return Result.fail({ code: 'NOT_FOUND' })
      const picture = await findPicture(tenant, contactId, version, isFresh(request, etagOf(version)))
      return picture === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(picture)
    },
    answer: async ({ version, bytes }, _visit, request, reply) => {
      const etag = etagOf(version)
      if (bytes === null) await sendUnchanged(request, reply, etag)
      else await reply.headers({ ...INERT, etag, 'cache-control': REVALIDATED, 'content-type': 'image/webp' }).send(bytes)
    },
  }),
]
