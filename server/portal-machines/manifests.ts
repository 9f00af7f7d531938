import { itemManifest, type ManifestFact, type ManifestParts } from '../../src/domain/portal-machines/manifest.ts'
import { identifierOf, METADATA_PREFIX } from '../../src/domain/portal-machines/oai.ts'
import { LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import { readFacts } from '../public-portal/item.ts'
import type { PortalVisit } from '../public-portal/route.ts'
import type { Visitor } from '../public-portal/visitor.ts'
import { readPages } from '../public-portal/documentPages.ts'
import { readMeasures } from '../public-portal/mediaMeasures.ts'
import { canvasesOf, thumbnailOf, type PlayedItem } from './canvases.ts'
import { licenseOf } from './license.ts'
import { addressIn, type AddressOf } from './place.ts'

interface Row extends PlayedItem {
  readonly name: string
  readonly fileName: string
  readonly description: string
  readonly rightsStatement: string | null
  readonly folderId: string
  readonly folder: string
}

const READ = sql<Row>(`
  select asset.id, public_name(asset.name, asset.seo_title) as name, asset.description, asset.rights_statement as "rightsStatement", asset.thumbnail, asset.content_version as "contentVersion",
    asset.width, asset.height, asset.preview, asset.media_type as "mediaType", asset.name as "fileName", folder.id as "folderId", folder.name as folder
  from assets asset join folders folder on folder.id = asset.folder_id where asset.id = $1`)

/** The organization, as viewers name it. */
export const providerOf = ({ portal }: Pick<PortalVisit, 'portal'>, at: AddressOf): ManifestParts['provider'] => ({
  name: portal.title,
  address: at(''),
  logo: at(`pictures/${portal.avatar}`),
})

const noLink = (): string => ''

/** What attributes say, in the order of the templates, each text in every language. */
const factsOf = async (visitor: Visitor, id: string): Promise<readonly ManifestFact[]> => {
  const found = new Map<Language, Awaited<ReturnType<typeof readFacts>>>()
  for (const language of LANGUAGES) found.set(language, await readFacts(visitor, id, language, noLink))
  const textsAt = (language: Language, template: number, fact: number): readonly string[] =>
    found.get(language)?.facts[template]?.facts[fact]?.values.map(({ text }) => text) ?? []
  return (found.get(LANGUAGES[0])?.facts ?? []).flatMap(({ facts }, template) =>
    facts.map(({ name }, fact) => ({
      name,
      texts: { 'en-US': textsAt('en-US', template, fact), no: textsAt('no', template, fact), es: textsAt('es', template, fact) },
    })),
  )
}

/** The manifest of an asset; undefined: it is not public, or has nothing to look at. */
export const readManifest = async (visit: PortalVisit, id: string): Promise<object | undefined> => {
  const { visitor, portal, canonical } = visit
  const [row] = isWellFormedId(id) ? await visitor.query(READ, [id]) : []
  if (row === undefined) return undefined
  const at = addressIn(canonical)
  const address = at(`manifests/${id}`)
  const isWhole = portal.downloads === 'original'
  const canvases = canvasesOf(at, row, { address, isWhole, measures: await readMeasures(visitor, row), pages: row.preview === 'pdf' ? await readPages(visitor, id) : undefined })
  if (canvases.length === 0) return undefined
  return itemManifest({
    address,
    name: row.name,
    description: row.description,
    facts: await factsOf(visitor, id),
    license: licenseOf(portal, row),
    credit: portal.title,
    provider: providerOf(visit, at),
    page: at(`items/${id}`),
    record: `${at('oai')}?verb=GetRecord&metadataPrefix=${METADATA_PREFIX}&identifier=${identifierOf(id)}`,
    folder: { name: row.folder, address: at(`collections/${row.folderId}`) },
    thumbnail: thumbnailOf(at, row),
    download: isWhole ? { name: row.fileName, address: at(`originals/${id}`), mediaType: row.mediaType } : undefined,
    canvases,
  })
}
