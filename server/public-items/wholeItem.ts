import { imagePath, LARGEST_MADE, PUBLIC_SIDE } from '../../src/domain/iiif/imageIdentifier.ts'
import { fitted } from '../../src/domain/iiif/imagePlan.ts'
import { formatOf } from '../../src/domain/assets/fileKind.ts'
import { formatSize } from '../../src/domain/format/numbers.ts'
import { rightsAddress } from '../../src/domain/rights-statements/rightsStatement.ts'
import { rightsName } from '../../src/domain/rights-statements/names.ts'
import { licenseIn } from '../../src/domain/portal-machines/dublinCore.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { ItemDownload, ItemPage, ItemPlayer, ItemRights, ItemText, WholePublicItem } from '../../src/ui/public-portal/publicItem.ts'
import type { PortalLink } from '../../src/ui/public-portal/publicPortal.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { readFacts, readItem, type WholeItem } from '../public-portal/item.ts'
import { readPages } from '../public-portal/documentPages.ts'
import { isViewable, readMeasures } from '../public-portal/mediaMeasures.ts'
import { readNeighbours, readRelated, readText, type TextRow } from './itemParts.ts'
import { pictureOf } from './itemPictures.ts'
import { pathOf } from '../public-portal/items.ts'
import { itemRights } from './itemRights.ts'
import { folderLink, itemLink } from '../public-portal/links.ts'
import type { PortalVisit } from '../public-portal/route.ts'

/** Characters up to which a description is read out in the place of a picture. */
const SHORT = 250

const playerOf = ({ base }: PortalVisit, { id, preview, contentVersion, mediaType }: WholeItem, isDownloadable: boolean): ItemPlayer | undefined =>
  preview === 'video' || preview === 'audio' ? { kind: preview, address: `${base}/media/${id}/${contentVersion}`, mediaType, isDownloadable } : undefined

const pageOf = ({ addresses }: PortalVisit, { id, preview }: WholeItem, number: number, count: number | undefined): ItemPage | undefined => {
  if (preview !== 'pdf') return undefined
  const at = (page: number): string => addresses.to(`items/${id}`, page === 1 ? {} : { page: String(page) })
  return { number, count, previous: number > 1 ? at(number - 1) : undefined, next: count !== undefined && number < count ? at(number + 1) : undefined }
}

const textOf = (found: TextRow | undefined): ItemText | undefined =>
  found === undefined || found.text.trim() === '' ? undefined : { content: found.text.trim(), isCut: found.isCut }

/** Without its extension. */
const stemOf = (name: string): string => name.replace(/\.[^.]{1,5}$/, '')

/** The picture in the largest size that is made of it; the name of its file is the asset's. */
const pictureDownload = ({ base }: PortalVisit, { id, fileName, preview, width, height, thumbnail }: WholeItem, isWhole: boolean): ItemDownload | undefined => {
  if (preview !== 'image' || thumbnail !== 'Ready' || width === null || height === null) return undefined
  const made = fitted({ width, height }, isWhole ? LARGEST_MADE : PUBLIC_SIDE)
  return { what: 'picture', href: `${base}/${imagePath(id)}/full/max/0/default.jpg`, name: `${stemOf(fileName)}.jpg`, detail: `JPG, ${made.width} × ${made.height}` }
}

const originalDownload = async ({ base }: PortalVisit, blobs: BlobStore, { id, fileName, mediaType, blobKey }: WholeItem, language: Language): Promise<ItemDownload | undefined> => {
  const size = await blobs.size(blobKey)
  if (size === undefined) return undefined
  return { what: 'original', href: `${base}/originals/${id}`, name: fileName, detail: [formatOf(mediaType)?.toUpperCase() ?? '', formatSize(size, language)].filter((part) => part !== '').join(', ') }
}

const rightsOf = ({ portal, language }: PortalVisit, item: WholeItem): ItemRights | undefined => {
  const statement = itemRights(portal, item)
  return statement === null ? undefined : { name: rightsName(statement, language), address: rightsAddress(statement) }
}

const downloadsOf = async (visit: PortalVisit, blobs: BlobStore, item: WholeItem): Promise<readonly ItemDownload[]> => {
  const { downloads } = visit.portal
  if (downloads === 'none') return []
  const isWhole = downloads === 'original'
  const all = [pictureDownload(visit, item, isWhole), isWhole ? await originalDownload(visit, blobs, item, visit.language) : undefined]
  return all.filter((one) => one !== undefined)
}

/** Of a document, from 1; undefined: it is none. */
export const pageNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/** An asset as its page shows it; `page` of a document from 1. Undefined: it is not public, or has no such page. */
export const wholeItemOf = async (visit: PortalVisit, blobs: BlobStore, id: string, page: number): Promise<WholePublicItem | undefined> => {
  const { visitor, language, addresses, portal, canonical } = visit
  const item = await readItem(visitor, id)
  if (item === undefined || (page > 1 && item.preview !== 'pdf')) return undefined
  const isRead = item.preview === 'pdf' || item.preview === 'text'
  const [path, { facts, record, persons, inWords }, text, pages, [previous, next], related, downloads, measures] = await Promise.all([
    pathOf(visitor, item.folderId),
    readFacts(visitor, id, language, addresses.item),
    isRead ? readText(visitor, id, page) : undefined,
    item.preview === 'pdf' ? readPages(visitor, id) : undefined,
    readNeighbours(visitor, item.folderId, item.titleKey, id),
    readRelated(visitor, id),
    downloadsOf(visit, blobs, item),
    readMeasures(visitor, item),
  ])
  const count = pages?.count ?? (text === undefined || text.pages === 0 ? undefined : text.pages)
  if (page > (count ?? 1)) return undefined
  const rights = rightsOf(visit, item)
  const { name, preview, description, seoDescription, fileNumber } = item
  const linked = (neighbour: typeof previous): PortalLink | undefined => neighbour && { name: neighbour.name, href: addresses.item(neighbour.id) }
  return {
    name,
    kind: preview,
    picture: pictureOf(visit, item, page, inWords ?? (description !== '' && description.length <= SHORT ? description : name)),
    hasManifest: isViewable(item, measures),
    player: playerOf(visit, item, downloads.length > 0),
    page: pageOf(visit, item, page, count),
    text: textOf(text),
    description,
    seoDescription,
    fileNumber,
    path: path.map((one) => folderLink(addresses, one)),
    facts,
    record,
    persons,
    rights,
    license: rights?.address ?? licenseIn(record),
    downloads,
    citation: `${portal.title}. ${name}. ${fileNumber}.`,
    permanent: `${canonical}/items/${id}`,
    previous: linked(previous),
    next: linked(next),
    related: related.map((one) => itemLink(addresses, one)),
  }
}
