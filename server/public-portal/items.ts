import { sql, type Statement } from '../database/sql.ts'
import type { Visitor } from './visitor.ts'

/** What of an asset its card shows. */
export interface ItemRow {
  readonly id: string
  readonly name: string
  readonly preview: 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'none'
  readonly thumbnail: 'Pending' | 'Ready' | 'Failed' | 'None'
  readonly contentVersion: string
  /** Pixels; null: not known, or none. */
  readonly width: number | null
  readonly height: number | null
}

export interface FolderRow {
  readonly id: string
  readonly name: string
}

interface ItemPage {
  readonly items: readonly ItemRow[]
  /** Behind which item the next page begins. */
  readonly next: string | undefined
}

export interface FolderPage {
  readonly folders: readonly FolderRow[]
  /** Behind which folder the next page begins. */
  readonly next: string | undefined
}

/** Items of a page; folders of one. */
export const PAGE = 48
export const FOLDERS_PAGE = 500

export const CARD = 'id, public_name(name, seo_title) as name, preview, thumbnail, content_version as "contentVersion", width, height'
/** By title, behind $2 and $3; the first page begins behind nothing. */
const LIST = sql<ItemRow>(`
  select ${CARD} from assets
  where folder_id = $1 and (title_key, id) > ($2 collate "C", $3::uuid)
  order by title_key, id limit ${PAGE + 1}`)
const CARDS = sql<ItemRow>(`select ${CARD} from assets where id = any ($1::uuid[])`)
const PLACE = sql<{ titleKey: string; id: string }>('select title_key as "titleKey", id from assets where id = $1')
const LATEST = sql<ItemRow>(`select ${CARD} from assets order by created_at desc, id desc limit $1`)
/** By name, behind $1 and $2; the first page begins behind nothing. */
const foldersIn = (place: string): Statement<FolderRow> => sql(`
  select id, name from folders
  where ${place} and (name_key, id) > ($1 collate "C", $2::uuid)
  order by name_key, id limit ${FOLDERS_PAGE + 1}`)
const ROOTS = foldersIn('parent_id is null')
const BELOW = foldersIn('parent_id = $3')
const FOLDERS = sql<FolderRow>('select id, name from folders where id = any ($1::uuid[])')
const FOLDER_PLACE = sql<{ nameKey: string; id: string }>('select name_key as "nameKey", id from folders where id = $1')
const PATH = sql<FolderRow>(`
  with recursive path (id, parent_id, name, height) as (
    select id, parent_id, name, 0 from folders where id = $1
    union all
    select parent.id, parent.parent_id, parent.name, path.height + 1 from path join folders parent on parent.id = path.parent_id
  )
  select id, name from path order by height desc`)

const BEGINNING = { titleKey: '', nameKey: '', id: '00000000-0000-0000-0000-000000000000' }

/** A page of a folder, by title. `after`: an item of the page before; from the beginning where that is public no more. */
export const listItems = async (visitor: Visitor, folderId: string, after: string | undefined): Promise<ItemPage> => {
  const [begin = BEGINNING] = after === undefined ? [] : await visitor.query(PLACE, [after])
  const rows = await visitor.query(LIST, [folderId, begin.titleKey, begin.id])
  const items = rows.slice(0, PAGE)
  return { items, next: rows.length > PAGE ? items.at(-1)?.id : undefined }
}

/** Those of some items that are public, in their order. */
export const itemsOf = async (visitor: Visitor, ids: readonly string[]): Promise<readonly ItemRow[]> => {
  const known = new Map((await visitor.query(CARDS, [ids])).map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** What came last, the latest first. */
export const latestItems = (visitor: Visitor, most: number): Promise<readonly ItemRow[]> => visitor.query(LATEST, [most])

/** A page of the folders in which there is something, by name; of no `parentId` those that lie in no other. `after`: a folder of the page before, as of items. */
export const listFolders = async (visitor: Visitor, parentId: string | undefined, after: string | undefined): Promise<FolderPage> => {
  const [{ nameKey, id } = BEGINNING] = after === undefined ? [] : await visitor.query(FOLDER_PLACE, [after])
  const rows = await (parentId === undefined ? visitor.query(ROOTS, [nameKey, id]) : visitor.query(BELOW, [nameKey, id, parentId]))
  const folders = rows.slice(0, FOLDERS_PAGE)
  return { folders, next: rows.length > FOLDERS_PAGE ? folders.at(-1)?.id : undefined }
}

/** Those of some folders in which there is something, in their order. */
export const foldersOf = async (visitor: Visitor, ids: readonly string[]): Promise<readonly FolderRow[]> => {
  const known = new Map((await visitor.query(FOLDERS, [ids])).map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** The folders above and itself, from the top; none where it has nothing to show. */
export const pathOf = (visitor: Visitor, folderId: string): Promise<readonly FolderRow[]> => visitor.query(PATH, [folderId])
