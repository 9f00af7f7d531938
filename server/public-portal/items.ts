import { literalPattern } from '../database/literalPattern.ts'
import { sql, variants } from '../database/sql.ts'
import type { Visitor } from './visitor.ts'

/** What of an asset its card shows. */
export interface ItemRow {
  readonly id: string
  readonly name: string
  readonly preview: 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'none'
  readonly thumbnail: 'Pending' | 'Ready' | 'Failed' | 'None'
  readonly contentVersion: string
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

/** Where a list is read. */
export type ItemPlace = { readonly in: 'all' } | { readonly in: 'folder'; readonly folderId: string } | { readonly in: 'search'; readonly words: readonly string[] }

/** Items of a page; folders of a folder. */
export const PAGE = 48
const MOST_FOLDERS = 500

const CARD = 'id, name, preview, thumbnail, content_version as "contentVersion"'
const NARROWED = {
  all: '',
  folder: 'and folder_id = $3',
  search: `and lower(concat_ws(' ', name, description, file_number)) like all ($3::text[])`,
} as const

/** By name, behind $1 and $2; the first page begins behind nothing. */
const LIST = variants([['all', 'folder', 'search']], (place) =>
  sql<ItemRow>(`
    select ${CARD} from assets
    where (name_key, id) > ($1 collate "C", $2::uuid) ${NARROWED[place]}
    order by name_key, id limit ${PAGE + 1}`),
)
const PLACE = sql<{ nameKey: string; id: string }>('select name_key as "nameKey", id from assets where id = $1')
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

const BEGINNING = { nameKey: '', id: '00000000-0000-0000-0000-000000000000' }

const valueOf = (place: ItemPlace): readonly unknown[] => {
  if (place.in === 'all') return []
  return [place.in === 'folder' ? place.folderId : place.words.map((word) => `%${literalPattern(word)}%`)]
}

/** A page by name. `after`: an item of the page before; from the beginning where that is public no more. */
export const listItems = async (visitor: Visitor, place: ItemPlace, after: string | undefined): Promise<ItemPage> => {
  const [begin = BEGINNING] = after === undefined ? [] : await visitor.query(PLACE, [after])
  const rows = await visitor.query(LIST(place.in), [begin.nameKey, begin.id, ...valueOf(place)])
  const items = rows.slice(0, PAGE)
  return { items, next: rows.length > PAGE ? items.at(-1)?.id : undefined }
}

/** What came last, the latest first. */
export const latestItems = (visitor: Visitor, most: number): Promise<readonly ItemRow[]> => visitor.query(LATEST, [most])

/** Folders in which there is something; without `parentId` those that lie in no other. */
export const listFolders = (visitor: Visitor, parentId?: string): Promise<readonly FolderRow[]> =>
  parentId === undefined ? visitor.query(ROOTS) : visitor.query(BELOW, [parentId])

/** The folders above and itself, from the top; none where it has nothing to show. */
export const pathOf = (visitor: Visitor, folderId: string): Promise<readonly FolderRow[]> => visitor.query(PATH, [folderId])
