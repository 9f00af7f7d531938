import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { NEW_DAYS, PLACES_SHOWN } from '../../src/domain/home/home.ts'
import { monthsLeft, PACE_DAYS } from '../../src/domain/home/storagePace.ts'
import type { LibraryItem } from '../../src/domain/items/item.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { can } from '../../src/domain/rights/can.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import type { Viewer } from '../access/viewer.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { favoritePage } from '../favorites/favoritePages.ts'
import { itemsOf, seenBy, type ItemRow } from '../items/listedItems.ts'
import { recentAssets } from '../items/recentAssets.ts'
import { unreadOf } from './unread.ts'

/** As many as fill a row of the widest page. */
const RECENT = 12

/** Of each kind of what waits. */
const WAITING = 3

const LATELY = variants([EITHER], (restricted) =>
  sql<{ files: number }>(`
    select count(*)::integer as files from assets asset
    where asset.organization_id = $1 and asset.type = any ($2::text[]) and asset.created_at >= (((now() at time zone 'UTC')::date - ${NEW_DAYS})::timestamp at time zone 'UTC')
      and ${visible('asset', { isWide: true, user: restricted ? '$3' : undefined })}`),
)

const PLACES = variants([EITHER], (restricted) =>
  sql<ItemRow & { place: number }>(`
    select folder.id, folder.parent_id as parent, 'folder' as kind, asked.place::integer as place
    from unnest($3::uuid[]) with ordinality asked (id, place)
    join folders folder on folder.organization_id = $1 and folder.id = asked.id and folder.type = any ($2::text[]) and ${seenBy('folder', { restricted }, '$4')}
    union all
    select asset.id, asset.folder_id, 'asset', asked.place::integer
    from unnest($3::uuid[]) with ordinality asked (id, place)
    join assets asset on asset.organization_id = $1 and asset.id = asked.id and asset.type = any ($2::text[]) and ${seenBy('asset', { restricted }, '$4')}
    order by place
    limit ${PLACES_SHOWN}`),
)

interface RefusedImport {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly refused: number
}

const IMPORTS = sql<RefusedImport>(`
  select id, name, type, (counts ->> 'refused')::integer as refused from metadata_imports
  where organization_id = $1 and user_id = $2 and type = any ($3::text[]) and step = 'applied' and (counts ->> 'refused')::integer > 0
  order by created_at desc limit ${WAITING}`)

const PACE = sql<{ free: number; added: number }>(`
  select organization.storage_capacity - usage.used_bytes as free,
    (select coalesce(sum(asset.size), 0)::bigint from assets asset
     where asset.organization_id = $1 and asset.trashed_at is null and asset.created_at >= now() - make_interval(days => ${PACE_DAYS})) as added
  from organization_usage usage join organizations organization on organization.id = usage.organization_id
  where usage.organization_id = $1`)

/** What came in 90 days is the organization's, restricted or not: nobody with restrictions learns what follows from it. */
const paceOf = async (tenant: Tenant, { restricted }: Viewer): Promise<number | null> => {
  if (restricted) return null
  const [pace] = await tenant.query(PACE, [tenant.organizationId])
  return pace === undefined ? null : monthsLeft(pace.free, pace.added)
}

const placesOf = async (tenant: Tenant, viewer: Viewer, places: readonly ResourceRef[]): Promise<readonly LibraryItem[]> => {
  if (places.length === 0) return []
  return itemsOf(tenant, viewer, await tenant.query(PLACES(viewer.restricted), [tenant.organizationId, viewer.modules, places.map(({ id }) => id), ...(viewer.restricted ? [viewer.userId] : [])]))
}

const favoritesOf = async (tenant: Tenant, viewer: Viewer): Promise<readonly LibraryItem[]> => {
  const page = await favoritePage(tenant, viewer, { sort: 'addedAt', direction: 'desc', limit: PLACES_SHOWN })
  return Result.getOrThrow(page).items
}

const NOTHING = { recent: [], addedLately: 0, places: [], favorites: [], unread: { count: 0, assets: [] } }

const seenOf = async (tenant: Tenant, viewer: Viewer, places: readonly ResourceRef[]) => {
  if (!can(viewer.permissions, 'view')) return NOTHING
  const user = viewer.restricted ? [viewer.userId] : []
  const [recent, [lately], found, favorites, unread] = await Promise.all([
    recentAssets(tenant, viewer, RECENT),
    tenant.query(LATELY(viewer.restricted), [tenant.organizationId, viewer.modules, ...user]),
    placesOf(tenant, viewer, places),
    favoritesOf(tenant, viewer),
    can(viewer.permissions, 'readAgain') && isOffered(viewer.features, 'readAgain') ? unreadOf(tenant, viewer) : NOTHING.unread,
  ])
  return { recent, addedLately: lately?.files ?? 0, places: found, favorites, unread }
}

/** All that home says to somebody, of what they see. */
export const homeOf = async (tenant: Tenant, viewer: Viewer, places: readonly ResourceRef[]) => {
  const [seen, imports, months] = await Promise.all([
    seenOf(tenant, viewer, places),
    can(viewer.permissions, 'importMetadata') ? tenant.query(IMPORTS, [tenant.organizationId, viewer.userId, viewer.modules]) : [],
    paceOf(tenant, viewer),
  ])
  return { ...seen, imports, monthsLeft: months }
}
