import { parseQuery } from '../../src/domain/query-language/parse.ts'
import type { Viewer } from '../access/viewer.ts'
import { beginSearch, find } from '../advanced-search/find.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { allOf } from '../item-index/evaluate.ts'

/** Assets added last that are looked through. */
const MOST_NEW = 10_000

const ADDED = sql<{ position: number; at: Date }>(`
  select asset.position, asset.created_at as at
  from assets asset
  where asset.organization_id = $1 and asset.created_at > $2 and asset.trashed_at is null
  order by asset.created_at desc, asset.id desc
  limit ${MOST_NEW}`)

interface Looked {
  readonly q: string
  readonly seenAt: Date
}

/** How many assets each search finds that were added since it was looked at. Where nothing was added, nothing is searched for. */
export const newsOf = async (tenant: Tenant, viewer: Viewer, searches: readonly Looked[]): Promise<readonly number[]> => {
  if (searches.length === 0) return []
  const first = new Date(Math.min(...searches.map(({ seenAt }) => seenAt.getTime())))
  const added = await tenant.query(ADDED, [tenant.organizationId, first])
  if (added.length === 0) return searches.map(() => 0)
  const searching = await beginSearch(tenant, viewer)
  const news: number[] = []
  for (const { q, seenAt } of searches) {
    const fresh = added.filter(({ at }) => at > seenAt)
    const found = fresh.length === 0 ? undefined : allOf((await find(searching, parseQuery(q))).tiers)
    news.push(found === undefined ? 0 : fresh.filter(({ position }) => found.has(position)).length)
  }
  return news
}
