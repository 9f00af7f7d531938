import { folderCollection, type CollectionMember } from '../../src/domain/portal-machines/manifest.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import { CARD, listFolders, pathOf, type ItemRow } from '../public-portal/items.ts'
import type { PortalVisit } from '../public-portal/route.ts'
import type { Visitor } from '../public-portal/visitor.ts'
import { thumbnailOf } from './canvases.ts'
import { providerOf } from './manifests.ts'
import { addressIn, type AddressOf } from './place.ts'

/** The collection of all of them. */
const TOP = 'top'

/** Manifests of one collection: what a folder has beside these is in others below it. */
const MOST = 500

/** What has a manifest (canvases.ts). */
const SHOWN = `(thumbnail = 'Ready' or preview in ('video', 'audio') and exists (select from media_measures(id)))`

const COUNT = sql<{ count: number }>(`select count(*)::integer as count from assets where folder_id = $1 and ${SHOWN}`)
const ITEMS = sql<ItemRow>(`
  select ${CARD} from assets
  where folder_id = $1 and ${SHOWN} order by title_key, id offset $2 limit ${MOST}`)

const folderMembers = async (visitor: Visitor, at: AddressOf, parentId?: string): Promise<readonly CollectionMember[]> =>
  (await listFolders(visitor, parentId)).map(({ id, name }) => ({ is: 'Collection', name, address: at(`collections/${id}`) }))

const itemMembers = async (visitor: Visitor, at: AddressOf, folderId: string, part: number): Promise<readonly CollectionMember[]> =>
  (await visitor.query(ITEMS, [folderId, (part - 1) * MOST])).map((item) => ({
    is: 'Manifest',
    name: item.name,
    address: at(`manifests/${item.id}`),
    thumbnail: thumbnailOf(at, item),
  }))

/** The folders that lie in no other. */
const readTop = async (visit: PortalVisit): Promise<object> => {
  const at = addressIn(visit.canonical)
  const { portal, visitor } = visit
  return folderCollection({
    name: portal.title,
    address: at(`collections/${TOP}`),
    summary: portal.description,
    page: at(''),
    provider: providerOf(visit, at),
    above: undefined,
    members: await folderMembers(visitor, at),
  })
}

const partNames = (folder: string, count: number, at: AddressOf, folderId: string): readonly CollectionMember[] =>
  Array.from({ length: Math.ceil(count / MOST) }, (_, part) => ({
    is: 'Collection',
    name: `${folder} ${part * MOST + 1}–${Math.min(count, (part + 1) * MOST)}`,
    address: at(`collections/${folderId}/${part + 1}`),
  }))

/** A folder as a collection: those below it, and manifests, or collections of them where there are many. `part` begins at 1. */
export const readCollection = async (visit: PortalVisit, id: string, part?: string): Promise<object | undefined> => {
  const { visitor, portal } = visit
  if (id === TOP) return part === undefined ? readTop(visit) : undefined
  const path = isWellFormedId(id) ? await pathOf(visitor, id) : []
  const own = path.at(-1)
  if (own === undefined || (part !== undefined && !/^[1-9][0-9]{0,4}$/.test(part))) return undefined
  const at = addressIn(visit.canonical)
  const parent = path.at(-2)
  const whole = { name: own.name, address: at(`collections/${id}`) }
  const above = parent === undefined ? { name: portal.title, address: at(`collections/${TOP}`) } : { name: parent.name, address: at(`collections/${parent.id}`) }
  const [{ count } = { count: 0 }] = await visitor.query(COUNT, [id])
  const common = { summary: '', page: at(`folders/${id}`), provider: providerOf(visit, at) }
  if (part !== undefined) {
    const [named] = partNames(own.name, count, at, id).slice(Number(part) - 1)
    return named && folderCollection({ ...common, ...named, above: whole, members: await itemMembers(visitor, at, id, Number(part)) })
  }
  const items = count > MOST ? partNames(own.name, count, at, id) : await itemMembers(visitor, at, id, 1)
  return folderCollection({ ...common, ...whole, above, members: [...(await folderMembers(visitor, at, id)), ...items] })
}
