import { Readable } from 'node:stream'
import * as Result from 'effect/Result'
import { contactFilePath, personDataPath } from '../../src/infrastructure/contract/files.ts'
import * as contract from '../../src/infrastructure/contact-exchange/contract.ts'
import { INERT } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { disposition } from '../files/disposition.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { PortraitMaker } from '../profile/PortraitMaker.ts'
import { alikeContacts } from './alike.ts'
import type { CardPictures } from './CardPictures.ts'
import type { ContactFileReader } from './ContactFileReader.ts'
import { beginFile, contactFile, findFile, type AskedFile } from './files.ts'
import { importRoute } from './importRoute.ts'
import { categorizeMany, trashMany } from './manyContacts.ts'
import { mergeContacts } from './merge.ts'
import { erasePerson, personData, type PersonData } from './person.ts'
import { undoBatch } from './undoBatch.ts'

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', vcf: 'text/vcard; charset=utf-8' } as const
const today = (): string => new Date().toISOString().slice(0, 10)

const fileRoute = (pictures: CardPictures): Route => streamRoute<AskedFile>({
  method: 'GET',
  path: contactFilePath(':sessionId', ':fileId') as `/v1/${string}`,
  summary: 'Contacts that were asked for, as a file',
  authorisation: 'cookie',
  action: 'exportContacts',
  look: async ({ tenant, viewer }, request) => {
    const { fileId } = request.params as { readonly fileId: string }
    return isWellFormedId(fileId) ? findFile(tenant, viewer, fileId) : Result.fail({ code: 'NOT_FOUND' })
  },
  answer: async (asked, { viewer, inTenant }, _request, reply) => {
    await reply
      .headers({
        ...INERT,
        'cache-control': 'no-store',
        'content-type': MEDIA_TYPES[asked.format],
        'content-disposition': disposition('attachment', `contacts ${today()}.${asked.format}`),
      })
      .send(Readable.from(contactFile({ inTenant, userId: viewer.userId, pictures }, asked)))
  },
})

const personRoute = streamRoute<PersonData>({
  method: 'GET',
  path: personDataPath(':sessionId', ':contactId') as `/v1/${string}`,
  summary: 'All that is held of a person, as JSON',
  authorisation: 'cookie',
  action: 'eraseContact',
  look: async ({ tenant, viewer }, request) => {
    const { contactId } = request.params as { readonly contactId: string }
    return isWellFormedId(contactId) ? personData(tenant, viewer, contactId) : Result.fail({ code: 'NOT_FOUND' })
  },
  answer: async ({ name, json }, _visit, _request, reply) => {
    await reply
      .headers({
        ...INERT,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': disposition('attachment', `${name} ${today()}.json`),
      })
      .send(json)
  },
})

const CHANGE = { action: 'changeContacts' } as const

interface Parts {
  readonly portraits: PortraitMaker
  readonly files: ContactFileReader
  readonly pictures: CardPictures
  readonly jobs: Jobs
}

/** Contacts on their way in and out of the house, many at once, and all that is held of one. */
export const contactExchangeRoutes = ({ portraits, files, pictures, jobs }: Parts): readonly Route[] => [
  importRoute({ portraits, files, jobs }),
  fileRoute(pictures),
  personRoute,
  route(contract.beginContactFile, { action: 'exportContacts' }, ({ tenant, viewer, body }) => beginFile(tenant, viewer, body)),
  route(contract.listAlikeContacts, { action: 'mergeContacts' }, async ({ tenant }) => Result.succeed({ groups: await alikeContacts(tenant) })),
  route(contract.trashManyContacts, { ...CHANGE, audits: 'contact.deleted' }, ({ tenant, viewer, body }) => trashMany(tenant, jobs, viewer, body.selection)),
  route(contract.categorizeContacts, { ...CHANGE, audits: 'contact.updated' }, ({ tenant, viewer, body }) => categorizeMany(tenant, viewer, body)),
  route(contract.mergeContacts, { action: 'mergeContacts', audits: 'contact.updated' }, ({ tenant, viewer, body }) => mergeContacts(tenant, jobs, viewer, body)),
  route(contract.undoContactBatch, { ...CHANGE, audits: 'contact.updated' }, ({ tenant, viewer, params }) => undoBatch(tenant, jobs, viewer, params.batchId)),
  route(contract.eraseContact, { action: 'eraseContact', audits: 'contact.deleted' }, ({ tenant, viewer, params, body }) =>
    erasePerson(tenant, jobs, viewer, params.contactId, body.name),
  ),
]
