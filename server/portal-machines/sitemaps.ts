import { sql } from '../database/sql.ts'
import type { Visitor } from '../public-portal/visitor.ts'
import { pictureOf, type AddressOf } from './place.ts'
import { element, text, xmlDocument } from './xml.ts'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** Items of one sitemap: some 4 MB of the 50 that they may have, of 50,000 items at most. */
const ITEMS_OF_ONE = 10_000
/** What is left of 50,000 beside the pages that every portal has. */
const MOST_FOLDERS = 49_990

const COUNT = sql<{ count: number }>('select count(*)::integer as count from portal_records where is_public')
const ITEMS = sql<{ id: string; changedAt: Date; contentVersion: string; thumbnail: 'Pending' | 'Ready' | 'Failed' | 'None' }>(`
  select asset.id, record.changed_at as "changedAt", asset.content_version as "contentVersion", asset.thumbnail
  from (select asset_id, changed_at from portal_records where is_public order by asset_id offset $1 limit ${ITEMS_OF_ONE}) record
  join assets asset on asset.id = record.asset_id order by asset.id`)
const FOLDERS = sql<{ id: string }>(`select id from folders order by id limit ${MOST_FOLDERS}`)

const urlSet = (urls: readonly string[]): string => xmlDocument(element('urlset', { xmlns: SITEMAP, 'xmlns:image': IMAGES }, urls))
const url = (address: string, more: readonly string[] = []): string => element('url', {}, [text('loc', address), ...more])

/** All sitemaps of a portal. */
export const sitemapIndex = async (visitor: Visitor, at: AddressOf): Promise<string> => {
  const [{ count } = { count: 0 }] = await visitor.query(COUNT)
  const parts = ['pages', ...Array.from({ length: Math.ceil(count / ITEMS_OF_ONE) }, (_, part) => String(part + 1))]
  return xmlDocument(element('sitemapindex', { xmlns: SITEMAP }, parts.map((part) => element('sitemap', {}, [text('loc', at(`sitemap.xml?part=${part}`))]))))
}

/** The pages that the organization wrote, and its folders. */
export const pagesSitemap = async (visitor: Visitor, at: AddressOf, hasAboutUs: boolean): Promise<string> => {
  const folders = await visitor.query(FOLDERS)
  return urlSet(['', ...(hasAboutUs ? ['about'] : []), 'contact', 'items', ...folders.map(({ id }) => `folders/${id}`)].map((page) => url(at(page))))
}

/** `part` begins at 1; undefined: there is no such part. */
export const itemsSitemap = async (visitor: Visitor, at: AddressOf, part: string): Promise<string | undefined> => {
  if (!/^[1-9][0-9]{0,4}$/.test(part)) return undefined
  const rows = await visitor.query(ITEMS, [(Number(part) - 1) * ITEMS_OF_ONE])
  if (rows.length === 0) return undefined
  return urlSet(
    rows.map(({ id, changedAt, contentVersion, thumbnail }) => {
      const picture = thumbnail === 'Ready' ? [element('image:image', {}, [text('image:loc', pictureOf(at, id, contentVersion))])] : []
      return url(at(`items/${id}`), [text('lastmod', changedAt.toISOString()), ...picture])
    }),
  )
}
