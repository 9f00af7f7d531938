import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ShareLink } from '../../src/domain/share-links/shareLink.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Page } from '../assets/assetPages.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { isSharingAllowed } from '../policies/policies.ts'
import { LINK_COLUMNS, linkOf, type LinkRow } from './rows.ts'

interface LinkQuery {
  readonly state?: 'active' | 'ended' | undefined
  readonly resourceId?: string | undefined
  readonly makerId?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

const STATES = ['', 'active', 'ended'] as const
const WHERE = {
  '': '',
  active: 'and link.revoked_at is null and link.until >= current_date',
  ended: 'and (link.revoked_at is not null or link.until < current_date)',
} as const

/** A folder or asset, and the folders above it. */
const WAY = `
  with recursive way (id) as (
    select $3::uuid where $3::uuid is not null
    union
    select folder_id from assets where organization_id = $1 and id = $3 and folder_id is not null
    union
    select folder.parent_id from way join folders folder on folder.organization_id = $1 and folder.id = way.id where folder.parent_id is not null
  )`

/** $2: whose, null: anybody's; $3: by which a folder or asset is seen, null: any. */
const narrowed = (state: (typeof STATES)[number]): string => `
  from share_links link
  where link.organization_id = $1 and ($2::uuid is null or link.maker_id = $2)
    and ($3::uuid is null or link.id in (select item.link_id from way join share_link_items item on item.organization_id = $1 and item.resource_id = way.id))
    ${WHERE[state]}`

const LIST = variants([STATES, EITHER], (state, isContinued) =>
  sql<LinkRow>(`
    ${WAY}
    select ${LINK_COLUMNS} ${narrowed(state)} ${isContinued ? 'and (link.created_at, link.id) < ($5, $6::uuid)' : ''}
    order by link.created_at desc, link.id desc limit $4`),
)
const COUNT = variants([STATES], (state) => sql<{ total: number }>(`${WAY} select count(*)::integer as total ${narrowed(state)}`))

/** The newest first. Without `makerId` those of everybody. */
export const shareLinkPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { state: wanted, resourceId, makerId, after, limit }: LinkQuery,
): Promise<Result.Result<Page<ShareLink> & { readonly allowed: boolean }, Failure<'VALIDATION_FAILED'>>> => {
  const state = wanted ?? ('' as const)
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const values = [tenant.organizationId, makerId ?? null, resourceId ?? null]
  const continued = place === undefined ? [] : [place.value, place.id]
  const [rows, [counted], allowed] = await Promise.all([
    tenant.query(LIST(state, place !== undefined), [...values, limit + 1, ...continued]),
    tenant.query(COUNT(state), values),
    isSharingAllowed(tenant),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: shown.map((row) => linkOf(row, viewer)),
    next: last === undefined ? null : writeCursor({ value: last.createdAt.toISOString(), id: last.id }),
    total: counted?.total ?? 0,
    allowed,
  })
}

/** More than these have no place in a list to choose from. */
const MOST_MAKERS = 500

const MAKERS = sql<{ id: string; name: string }>(`
  select maker_id as id, max(maker_name) as name from share_links where organization_id = $1 group by maker_id order by max(maker_name), maker_id limit ${MOST_MAKERS}`)

export const sharers = async (tenant: Tenant) => Result.succeed({ items: await tenant.query(MAKERS, [tenant.organizationId]) })
