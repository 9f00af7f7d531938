import { sql } from '../database/sql.ts'
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

export interface ItemPage {
  readonly items: readonly ItemRow[]
  /** Behind which item the next page begins. */
  readonly next: string | undefined
}

/** Items of a page; folders of a folder. */
export const PAGE = 48
const MOST_FOLDERS = 500

export const CARD = 'id, public_name(name, seo_title) as name, preview, thumbnail, content_version as "contentVersion", width, height'
/** By title, behind $2 and $3; the first page begins behind nothing. */
const LIST = sql<ItemRow>(`
  select ${CARD} from assets
  where folder_id = $1 and (title_key, id) > ($2 collate "C", $3::uuid)
  order by title_key, id limit ${PAGE + 1}`)
const CARDS = sql<ItemRow>(`select ${CARD} from assets where id = any ($1::uuid[])`)
const PLACE = sql<{ titleKey: string; id: string }>('select title_key as "titleKey", id from assets where id = $1')
const LATEST = sql<ItemRow>(`select ${CARD} from assets order by created_at desc, id desc limit $1`)
const ROOTS = sql<FolderRow>(`select id, name from folders where parent_id is null order by name_key, id limit ${MOST_FOLDERS}`)
const BELOW = sql<FolderRow>(`select id, name from folders where parent_id = $1 order by name_key, id limit ${MOST_FOLDERS}`)
const PATH = sql<FolderRow>(`
  with recursive path (id, parent_id, name, height) as (
    select id, parent_id, name, 0 from folders where id = $1
    union all
    select parent.id, parent.parent_id, parent.name, path.height + 1 from path join folders parent on parent.id = path.parent_id
  )
  select id, name from path order by height desc`)

const BEGINNING = { titleKey: '', id: '00000000-0000-0000-0000-000000000000' }

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

/** Folders in which there is something; without `parentId` those that lie in no other. */
export const listFolders = (visitor: Visitor, parentId?: string): Promise<readonly FolderRow[]> =>
  parentId === undefined ? visitor.query(ROOTS) : visitor.query(BELOW, [parentId])

/** The folders above and itself, from the top; none where it has nothing to show. */
export const pathOf = (visitor: Visitor, folderId: string): Promise<readonly FolderRow[]> => visitor.query(PATH, [folderId])
