import * as Result from 'effect/Result'
import { isInlineSafe } from '../../src/domain/assets/contentTypes.ts'
import { formatDate } from '../../src/domain/format/dates.ts'
import { formatSize } from '../../src/domain/format/numbers.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { PublicShareItem, ShareContent, ShareLinkTo } from '../../src/ui/public-shares/publicShare.ts'
import { assetPage } from '../assets/assetPages.ts'
import { KnownPages } from '../assets/KnownPages.ts'
import { isWellFormedId } from '../database/id.ts'
import { folderPage } from '../folders/folderPages.ts'
import type { ShareAddresses } from './addresses.ts'
import { readItems, readShared, wayTo, type FolderStep, type SharedItem } from './items.ts'
import type { ShareVisit } from './visit.ts'

interface Reader {
  readonly visit: ShareVisit
  readonly language: Language
  readonly addresses: ShareAddresses
}

/** Items, and folders, of a page. */
const PAGE = 48
const FOLDERS_PAGE = 500

/** Behind what a page continues its items and its folders; from the beginning where nothing is said. */
export interface Continued {
  readonly after?: string
  readonly folders?: string
}

type Card = Pick<SharedItem, 'id' | 'name' | 'preview' | 'thumbnail' | 'contentVersion'>

const cardOf = ({ addresses }: Reader, { id, name, preview, thumbnail, contentVersion }: Card): PublicShareItem => ({
  id,
  name,
  href: addresses.item(id),
  kind: preview,
  picture: thumbnail === 'Ready' ? addresses.picture(id, contentVersion, 320) : undefined,
})

const stepOf = ({ addresses }: Reader, { id, name }: Pick<FolderStep, 'id' | 'name'>): ShareLinkTo => ({ name, href: addresses.folder(id) })

/** A folder that is all of what is shared is what the link opens first. */
const belowMain = ({ visit: { link } }: Reader, way: readonly FolderStep[]): readonly FolderStep[] => (link.kind === 'folder' ? way.slice(1) : way)

/** What a link names itself: its folders, and a page of its assets. */
const namedList = async (reader: Reader, { after }: Continued): Promise<ShareContent> => {
  const { visit, addresses } = reader
  const assets = visit.named.filter(({ kind }) => kind === 'asset').map(({ id }) => id)
  const begin = after === undefined ? 0 : assets.indexOf(after) + 1
  const shown = assets.slice(begin, begin + PAGE)
  const last = shown.at(-1)
  return {
    is: 'list',
    isMain: true,
    heading: visit.link.title,
    path: [],
    folders: visit.named.filter(({ kind }) => kind === 'folder').map((one) => stepOf(reader, one)),
    items: (await readItems(visit, shown)).map((item) => cardOf(reader, item)),
    nextFolders: undefined,
    next: last === undefined || begin + PAGE >= assets.length ? undefined : addresses.to('', { after: last }),
    download: visit.link.mayDownload ? addresses.zip() : undefined,
  }
}

const folderList = async (reader: Reader, way: readonly FolderStep[], continued: Continued): Promise<ShareContent | undefined> => {
  const { visit, addresses } = reader
  const folder = way.at(-1)
  if (folder === undefined) return undefined
  const { tenant, maker, link } = visit
  const list = { type: folder.type, sort: 'name', direction: 'asc' } as const
  const [folders, assets] = await Promise.all([
    folderPage(tenant, maker, { ...list, parentId: folder.id, after: continued.folders, limit: FOLDERS_PAGE }),
    assetPage(tenant, maker, { ...list, folderId: folder.id, after: continued.after, skip: 0, limit: PAGE }, new KnownPages()),
  ])
  if (Result.isFailure(folders) || Result.isFailure(assets)) return undefined
  const { items, next } = assets.success
  const isMain = link.kind === 'folder' && way.length === 1
  const on = (further: Continued): string => addresses.to(`folders/${folder.id}`, { ...continued, ...further })
  return {
    is: 'list',
    isMain,
    heading: isMain ? link.title : folder.name,
    path: belowMain(reader, way).slice(0, -1).map((one) => stepOf(reader, one)),
    folders: folders.success.items.map((one) => stepOf(reader, one)),
    items: items.map((item) => cardOf(reader, item)),
    nextFolders: folders.success.next === null ? undefined : on({ folders: folders.success.next }),
    next: next === null ? undefined : on({ after: next }),
    download: link.mayDownload ? addresses.zip(folder.id) : undefined,
  }
}

/** The size in which it is shown, so that the page does not move when the picture comes. */
const LONG_SIDE = 960
const shownSize = ({ width, height }: SharedItem) => {
  if (width === null || height === null) return { width: undefined, height: undefined }
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What a browser plays from the file itself. */
export const isPlayed = ({ preview, mediaType }: Pick<SharedItem, 'preview' | 'mediaType'>): boolean => (preview === 'video' || preview === 'audio') && isInlineSafe(mediaType)

const itemContent = async (reader: Reader, id: string): Promise<ShareContent | undefined> => {
  const { visit, language, addresses } = reader
  const found = await readShared(visit, id)
  if (found === undefined) return undefined
  const { item, way } = found
  const { name, preview, thumbnail, contentVersion, description, size, modifiedAt } = item
  return {
    is: 'item',
    name,
    kind: preview,
    picture: thumbnail === 'Ready' ? { address: addresses.picture(id, contentVersion, 960), ...shownSize(item) } : undefined,
    media: isPlayed(item) ? addresses.media(id, contentVersion) : undefined,
    description,
    size: formatSize(size, language),
    modified: formatDate(modifiedAt.toISOString(), 'UTC'),
    path: belowMain(reader, way).map((one) => stepOf(reader, one)),
    isOnly: visit.link.kind === 'asset',
    download: visit.link.mayDownload ? addresses.file(id) : undefined,
  }
}

/** What a link itself opens. */
const rootContent = async (reader: Reader, continued: Continued): Promise<ShareContent | undefined> => {
  const { link, named } = reader.visit
  const [only] = named
  if (only === undefined || link.kind === 'selection') return namedList(reader, continued)
  if (link.kind === 'asset') return itemContent(reader, only.id)
  const way = await wayTo(reader.visit, only.id)
  return way && folderList(reader, way, continued)
}

/** What the page at a path below the link shows; undefined: there is none, or the link does not reach it. */
export const contentOf = async (reader: Reader, path: string, continued: Continued): Promise<ShareContent | undefined> => {
  if (path === '') return rootContent(reader, continued)
  const [page = '', id, ...more] = path.split('/')
  if (more.length > 0 || !isWellFormedId(id)) return undefined
  if (page === 'items') return itemContent(reader, id)
  if (page !== 'folders') return undefined
  const way = await wayTo(reader.visit, id)
  return way && folderList(reader, way, continued)
}
