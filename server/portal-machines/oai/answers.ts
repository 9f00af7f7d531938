import { DUBLIN_CORE_ELEMENTS, type DublinCoreRecord } from '../../../src/domain/portal-machines/dublinCore.ts'
import { datestamp, identifierOf, METADATA_PREFIX, type OaiError } from '../../../src/domain/portal-machines/oai.ts'
import { element, text, xmlDocument } from '../xml.ts'
import type { FolderSet, HarvestedRecord } from './harvest.ts'

const OAI = 'http://www.openarchives.org/OAI/2.0/'
const OAI_DC = 'http://www.openarchives.org/OAI/2.0/oai_dc/'
const OAI_DC_SCHEMA = 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** The answer to a call. `asked`: its arguments, none where they were not understood. */
export const oaiDocument = (address: string, at: Date, asked: Readonly<Record<string, string>>, content: string): string =>
  xmlDocument(
    element('OAI-PMH', { xmlns: OAI, 'xmlns:xsi': XSI, 'xsi:schemaLocation': `${OAI} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd` }, [
      text('responseDate', datestamp(at)),
      text('request', address, asked),
      content,
    ]),
  )

export const errorElement = ({ code, message }: OaiError): string => text('error', message, { code })

const specOf = (folders: readonly string[]): string => folders.join(':')

export const headerElement = ({ assetId, changedAt, folders, asset }: HarvestedRecord): string =>
  element('header', { status: asset === undefined ? 'deleted' : undefined }, [
    text('identifier', identifierOf(assetId)),
    text('datestamp', datestamp(changedAt)),
    text('setSpec', specOf(folders)),
  ])

const dublinCore = (record: DublinCoreRecord): string =>
  element(
    'oai_dc:dc',
    { 'xmlns:oai_dc': OAI_DC, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/', 'xmlns:xsi': XSI, 'xsi:schemaLocation': `${OAI_DC} ${OAI_DC_SCHEMA}` },
    DUBLIN_CORE_ELEMENTS.flatMap((name) => (record[name] ?? []).map((value) => text(`dc:${name}`, value))),
  )

export const recordElement = (record: HarvestedRecord, said: DublinCoreRecord | undefined): string =>
  element('record', {}, [headerElement(record), ...(said === undefined ? [] : [element('metadata', {}, [dublinCore(said)])])])

export const setElement = ({ path, name }: FolderSet): string => element('set', {}, [text('setSpec', specOf(path)), text('setName', name)])

/** `token`: empty at the end of a list that was cut. */
export const tokenElement = (token: string, cursor: number, size: number | undefined): string =>
  text('resumptionToken', token, { cursor: String(cursor), completeListSize: size === undefined ? undefined : String(size) })

export const FORMATS = element('metadataFormat', {}, [
  text('metadataPrefix', METADATA_PREFIX),
  text('schema', OAI_DC_SCHEMA),
  text('metadataNamespace', OAI_DC),
])

interface Repository {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly earliest: Date
}

export const identifyElement = ({ name, address, email, earliest }: Repository): string =>
  element('Identify', {}, [
    text('repositoryName', name),
    text('baseURL', address),
    text('protocolVersion', '2.0'),
    text('adminEmail', email),
    text('earliestDatestamp', datestamp(earliest)),
    text('deletedRecord', 'persistent'),
    text('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
  ])
