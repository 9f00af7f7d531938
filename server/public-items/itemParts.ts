import { sql } from '../database/sql.ts'
import { CARD, type ItemRow } from '../public-portal/items.ts'
import type { Visitor } from '../public-portal/visitor.ts'

/** Characters of a text that are shown: a page of it is not to be longer than all else. */
const MOST_TEXT = 20_000

/** Assets that are shown beside one. */
const MOST_RELATED = 24

export interface TextRow {
  readonly text: string
  /** There is more of this page, or of the file. */
  readonly isCut: boolean
  /** Pages that the text has. */
  readonly pages: number
}

/** Pages end with a form feed (server/media/pdf.ts); a text without any is one page. */
const TEXT = sql<TextRow>(`
  select coalesce(left(split_part(text, E'\\f', $2), ${MOST_TEXT}), '') as text,
    coalesce(length(split_part(text, E'\\f', $2)) > ${MOST_TEXT}, false) or truncated and position(E'\\f' in text) = 0 as "isCut",
    length(text) - length(replace(text, E'\\f', '')) as pages
  from asset_texts where asset_id = $1`)

interface NeighbourRow {
  readonly id: string
  readonly name: string
}

const BEFORE = sql<NeighbourRow>(`
  select id, public_name(name, seo_title) as name from assets where folder_id = $1 and (title_key, id) < ($2 collate "C", $3::uuid) order by title_key desc, id desc limit 1`)
const BEHIND = sql<NeighbourRow>(`
  select id, public_name(name, seo_title) as name from assets where folder_id = $1 and (title_key, id) > ($2 collate "C", $3::uuid) order by title_key, id limit 1`)
const RELATED = sql<ItemRow>(`
  select ${CARD} from assets
  where id in (select other_asset_id from relations where asset_id = $1)
  order by title_key, id limit ${MOST_RELATED}`)

/** What is written on a page of an asset, from 1. */
export const readText = async (visitor: Visitor, id: string, page: number): Promise<TextRow | undefined> => (await visitor.query(TEXT, [id, page]))[0]

/** What stands before and behind an asset in its folder, by title. */
export const readNeighbours = async (visitor: Visitor, folderId: string, titleKey: string, id: string): Promise<readonly [NeighbourRow | undefined, NeighbourRow | undefined]> => {
  const [before, behind] = await Promise.all([visitor.query(BEFORE, [folderId, titleKey, id]), visitor.query(BEHIND, [folderId, titleKey, id])])
  return [before[0], behind[0]]
}

/** What an asset was related to, as far as that is public. */
export const readRelated = (visitor: Visitor, id: string): Promise<readonly ItemRow[]> => visitor.query(RELATED, [id])
