import * as Result from 'effect/Result'
import { assetOf, readOaiRequest, type OaiError, type OaiRequest, type OaiSelection } from '../../../src/domain/portal-machines/oai.ts'
import type { VisitedPortal, Visitor } from '../../public-portal/visitor.ts'
import { licenseOf } from '../license.ts'
import { readElements, wholeRecord } from '../records.ts'
import { errorElement, FORMATS, headerElement, identifyElement, oaiDocument, recordElement, setElement, tokenElement } from './answers.ts'
import { countRecords, earliestChange, findRecord, harvest, listSets, type HarvestedRecord } from './harvest.ts'
import { readRecordsToken, readSetsToken, recordsToken, setsToken, type RecordsPlace } from './resumption.ts'
import { element } from '../xml.ts'

/** A repository as it is asked. */
interface Repository {
  readonly visitor: Visitor
  readonly portal: VisitedPortal
  /** Where it is asked, with protocol and host. */
  readonly address: string
  /** The page of an asset, with protocol and host. */
  readonly itemAddress: (id: string) => string
  readonly email: string
  readonly now: Date
}

type Content = Result.Result<string, OaiError>

/** Of a page: what a harvest of a hundred thousand records makes two hundred calls of. */
const MOST_RECORDS = 500
const MOST_SETS = 500

const failed = (code: OaiError['code'], message: string): Content => Result.fail({ code, message })
const UNKNOWN_TOKEN = failed('badResumptionToken', 'The resumption token is none of ours')

const recordElements = async ({ visitor, portal, itemAddress }: Repository, records: readonly HarvestedRecord[]): Promise<readonly string[]> => {
  const said = await readElements(visitor, records.flatMap(({ asset }) => (asset === undefined ? [] : [asset.id])))
  return records.map((record) => {
    const { asset } = record
    return recordElement(record, asset && wholeRecord(asset, said.get(asset.id) ?? {}, itemAddress(asset.id), portal.title, licenseOf(portal, asset)))
  })
}

type RecordsVerb = RecordsPlace['verb']

const firstPlace = async ({ visitor }: Repository, verb: RecordsVerb, selection: OaiSelection) => ({
  verb,
  selection,
  after: undefined,
  cursor: 0,
  size: await countRecords(visitor, selection),
})

const listRecords = async (repository: Repository, request: OaiRequest & { readonly verb: RecordsVerb }): Promise<Content> => {
  const { verb } = request
  const place = request.token === undefined ? await firstPlace(repository, verb, request.selection) : readRecordsToken(request.token, verb)
  if (place === undefined) return UNKNOWN_TOKEN
  const { selection, after, cursor, size } = place
  const found = await harvest(repository.visitor, selection, after, MOST_RECORDS + 1)
  const records = found.slice(0, MOST_RECORDS)
  const last = records.at(-1)
  // What came next may have changed since, and be later than what was asked for.
  if (last === undefined) return cursor === 0 ? failed('noRecordsMatch', 'There is no such record') : failed('badResumptionToken', 'Nothing is left of the list')
  const elements = verb === 'ListRecords' ? await recordElements(repository, records) : records.map(headerElement)
  const isCut = found.length > MOST_RECORDS
  const next = isCut ? recordsToken({ verb, selection, after: { at: last.changedAt.getTime(), id: last.assetId }, cursor: cursor + records.length, size }) : ''
  return Result.succeed(element(verb, {}, [...elements, ...(isCut || cursor > 0 ? [tokenElement(next, cursor, size)] : [])]))
}

const getRecord = async (repository: Repository, identifier: string): Promise<Content> => {
  const id = assetOf(identifier)
  const record = id === undefined ? undefined : await findRecord(repository.visitor, id)
  if (record === undefined) return failed('idDoesNotExist', 'There is no such record')
  return Result.succeed(element('GetRecord', {}, await recordElements(repository, [record])))
}

const sets = async ({ visitor }: Repository, token: string | undefined): Promise<Content> => {
  const cursor = token === undefined ? 0 : readSetsToken(token)
  if (cursor === undefined) return UNKNOWN_TOKEN
  const found = await listSets(visitor, cursor, MOST_SETS + 1)
  if (found.length === 0) return token === undefined ? failed('noSetHierarchy', 'Nothing is public') : UNKNOWN_TOKEN
  const isCut = found.length > MOST_SETS
  const elements = found.slice(0, MOST_SETS).map(setElement)
  const end = isCut || cursor > 0 ? [tokenElement(isCut ? setsToken(cursor + MOST_SETS) : '', cursor, undefined)] : []
  return Result.succeed(element('ListSets', {}, [...elements, ...end]))
}

const formats = async ({ visitor }: Repository, identifier: string | undefined): Promise<Content> => {
  const id = identifier === undefined ? undefined : assetOf(identifier)
  const isThere = identifier === undefined || (id !== undefined && (await findRecord(visitor, id)) !== undefined)
  return isThere ? Result.succeed(element('ListMetadataFormats', {}, [FORMATS])) : failed('idDoesNotExist', 'There is no such record')
}

const contentOf = async (repository: Repository, request: OaiRequest): Promise<Content> => {
  switch (request.verb) {
    case 'Identify': {
      const { visitor, portal, address, email, now } = repository
      return Result.succeed(identifyElement({ name: portal.title, address, email, earliest: (await earliestChange(visitor)) ?? now }))
    }
    case 'ListMetadataFormats':
      return formats(repository, request.identifier)
    case 'ListSets':
      return sets(repository, request.token)
    case 'GetRecord':
      return getRecord(repository, request.identifier)
    case 'ListIdentifiers':
    case 'ListRecords':
      return listRecords(repository, request)
  }
}

/** Arguments of a call that was not understood are not said again (section 3.2). */
const NOT_UNDERSTOOD: readonly OaiError['code'][] = ['badVerb', 'badArgument']

/** Answers a call of OAI-PMH 2.0; errors are answers as well. */
export const answerOai = async (repository: Repository, asked: URLSearchParams): Promise<string> => {
  const { address, now } = repository
  const request = readOaiRequest([...asked])
  const content = Result.isFailure(request) ? Result.fail(request.failure) : await contentOf(repository, request.success)
  if (Result.isSuccess(content)) return oaiDocument(address, now, Object.fromEntries(asked), content.success)
  const isUnderstood = !NOT_UNDERSTOOD.includes(content.failure.code)
  return oaiDocument(address, now, isUnderstood ? Object.fromEntries(asked) : {}, errorElement(content.failure))
}
