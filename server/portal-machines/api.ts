import { DUBLIN_CORE_ELEMENTS, type DublinCoreRecord } from '../../src/domain/portal-machines/dublinCore.ts'
import { identifierOf } from '../../src/domain/portal-machines/oai.ts'
import type * as contract from '../../src/infrastructure/portal-machines/contract.ts'
import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import { isWellFormedId } from '../database/id.ts'
import { readFacts, readItem } from '../public-portal/item.ts'
import { itemsOf, listFolders, listItems, pathOf, PAGE, type FolderPage, type FolderRow, type ItemRow } from '../public-portal/items.ts'
import { afterIn, foldersAfterIn, searchOf, soughtIn } from '../public-portal/address.ts'
import type { PortalEntrance, PortalVisit } from '../public-portal/route.ts'
import type { Database } from '../database/connect.ts'
import { searchedPortal } from '../public-portal/lists/lists.ts'
import type { FacetCount } from '../portal-search/facets.ts'
import { searchPortal, type PortalResult } from '../portal-search/search.ts'
import { isViewable, readMeasures } from '../public-portal/mediaMeasures.ts'
import { licenseOf } from './license.ts'
import { addressIn, pictureOf, type AddressOf } from './place.ts'
import { findAsset, readElements, wholeRecord } from './records.ts'

type Answer<Endpoint> = Endpoint extends PortalEndpoint<infer Success> ? Success : never

const folderOf = (at: AddressOf, { id, name }: FolderRow) => ({ id, name, page: at(`folders/${id}`), api: at(`api/folders/${id}`) })

/** `own`: the address that answers them. */
const foldersAt = (at: AddressOf, own: string, { folders, next }: FolderPage) => ({
  folders: folders.map((one) => folderOf(at, one)),
  nextFolders: next === undefined ? null : at(`${own}?folders=${next}`),
})

const itemOf = (at: AddressOf, { id, name, preview, thumbnail, contentVersion }: ItemRow) => ({
  id,
  name,
  kind: preview,
  page: at(`items/${id}`),
  api: at(`api/items/${id}`),
  thumbnail: thumbnail === 'Ready' ? at(`files/${id}/${contentVersion}-320`) : null,
})

const withEmpty = (record: DublinCoreRecord): Readonly<Record<string, readonly string[]>> => Object.fromEntries(DUBLIN_CORE_ELEMENTS.map((element) => [element, record[element] ?? []]))

export const portalAnswer = ({ portal: { title, subtitle, description, aboutUs }, canonical }: PortalVisit): Answer<typeof contract.readPublicPortal> => {
  const at = addressIn(canonical)
  return {
    title,
    subtitle,
    description,
    aboutUs,
    page: at(''),
    folders: at('api/folders'),
    items: at('api/items'),
    feed: at('feed.xml'),
    sitemap: at('sitemap.xml'),
    harvest: at('oai'),
    collection: at('collections/top'),
  }
}

export const foldersAnswer = async ({ visitor, canonical, query }: PortalVisit): Promise<Answer<typeof contract.listPublicFolders>> =>
  foldersAt(addressIn(canonical), 'api/folders', await listFolders(visitor, undefined, foldersAfterIn(query)))

export const folderAnswer = async ({ visitor, canonical, parameters: { id = '' }, query }: PortalVisit): Promise<Answer<typeof contract.readPublicFolder> | undefined> => {
  const path = isWellFormedId(id) ? await pathOf(visitor, id) : []
  const own = path.at(-1)
  if (own === undefined) return undefined
  const at = addressIn(canonical)
  const after = afterIn(query)
  const folders = await listFolders(visitor, id, foldersAfterIn(query))
  const { items, next } = await listItems(visitor, id, isWellFormedId(after) ? after : undefined)
  return {
    id,
    name: own.name,
    page: at(`folders/${id}`),
    above: path.slice(0, -1).map((one) => folderOf(at, one)),
    ...foldersAt(at, `api/folders/${id}`, folders),
    items: items.map((one) => itemOf(at, one)),
    next: next === undefined ? null : at(`api/folders/${id}?after=${next}`),
  }
}

const counted = ({ value, label, count }: FacetCount) => ({ value, label, count })

const facetsOf = ({ facets }: PortalResult, words: PortalEntrance['words']) =>
  facets.map(({ name, is, label, chosen, values, more }) => ({
    name,
    label: label ?? (is === 'place' ? words.folder : words.format),
    chosen: chosen.map(counted),
    values: values.map(counted),
    more,
  }))

export const searchAnswer = async (entrance: PortalEntrance, database: Database): Promise<Answer<typeof contract.searchPublicItems> | undefined> => {
  const { enter, query, narrowed, words, canonical } = entrance
  const [sought, after] = [soughtIn(query), afterIn(query)]
  const result = await searchPortal(searchedPortal(entrance, database), { sought, narrowed, after: isWellFormedId(after) ? after : undefined, limit: PAGE })
  if (result === undefined) return undefined
  const at = addressIn(canonical)
  const next = searchOf({ ...(sought === '' ? {} : { q: sought }), ...result.narrowed, ...(result.next === undefined ? {} : { after: result.next }) })
  return enter(async (visitor) => ({
    total: result.total,
    items: (await itemsOf(visitor, result.ids)).map((one) => itemOf(at, one)),
    next: result.next === undefined ? null : at(`api/items?${next}`),
    facets: facetsOf(result, words),
  }))
}

export const itemAnswer = async (visit: PortalVisit): Promise<Answer<typeof contract.readPublicItem> | undefined> => {
  const { visitor, portal, canonical, language, parameters: { id = '' } } = visit
  const [item, asset] = isWellFormedId(id) ? [await readItem(visitor, id), await findAsset(visitor, id)] : []
  if (item === undefined || asset === undefined) return undefined
  const at = addressIn(canonical)
  const page = at(`items/${id}`)
  const [path, { facts }, said] = [await pathOf(visitor, item.folderId), await readFacts(visitor, id, language, () => ''), await readElements(visitor, [id])]
  const measures = await readMeasures(visitor, item)
  const license = licenseOf(portal, asset)
  return {
    id,
    identifier: identifierOf(id),
    name: item.name,
    description: item.description,
    fileNumber: item.fileNumber,
    kind: item.preview,
    mediaType: asset.mediaType,
    page,
    manifest: isViewable(item, measures) ? at(`manifests/${id}`) : null,
    picture: item.thumbnail === 'Ready' ? pictureOf(at, id, item.contentVersion) : null,
    license: license ?? null,
    folders: path.map((one) => folderOf(at, one)),
    facts: facts.flatMap((template) => template.facts.map(({ name, values }) => ({ template: template.name, name, values: values.map(({ text }) => text) }))),
    dublinCore: withEmpty(wholeRecord(asset, said.get(id) ?? {}, page, portal.title, license)),
  }
}
