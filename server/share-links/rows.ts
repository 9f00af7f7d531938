import { can } from '../../src/domain/rights/can.ts'
import { stateOfLink, type ShareLink } from '../../src/domain/share-links/shareLink.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export interface LinkRow extends Omit<ShareLink, 'state' | 'isOwn' | 'lastUsedAt' | 'createdAt'> {
  readonly isRevoked: boolean
  readonly lastUsedAt: Date | null
  readonly createdAt: Date
}

/** Of the table `link`. */
export const LINK_COLUMNS = `
  link.id, link.title, link.note, to_char(link.until, 'YYYY-MM-DD') as until, link.may_download as "mayDownload",
  link.pass_phrase_hash is not null as "isProtected", link.revoked_at is not null as "isRevoked", link.kind, link.type,
  case when link.kind <> 'selection' then (
    select item.resource_id from share_link_items item where item.organization_id = link.organization_id and item.link_id = link.id limit 1
  ) end as "resourceId",
  (select count(*)::integer from share_link_items item where item.organization_id = link.organization_id and item.link_id = link.id) as count,
  link.maker_name as maker, link.maker_id as "makerId", link.opens, link.downloads, link.last_used_at as "lastUsedAt",
  link.created_at as "createdAt", link.version as revision`

export const linkOf = ({ isRevoked, lastUsedAt, createdAt, ...row }: LinkRow, { userId }: Pick<Viewer, 'userId'>): ShareLink => ({
  ...row,
  state: stateOfLink(isRevoked, row.until, new Date()),
  isOwn: row.makerId === userId,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** A link that somebody keeps, or is let oversee; whoever changes it waits for who does already. */
const READ = sql<LinkRow>(`select ${LINK_COLUMNS} from share_links link where link.organization_id = $1 and link.id = $2 and (link.maker_id = $3 or $4)`)
const HOLD = sql('select from share_links where organization_id = $1 and id = $2 for no key update')

export const findLink = async (tenant: Tenant, viewer: Viewer, id: string): Promise<ShareLink | undefined> => {
  const [row] = await tenant.query(READ, [tenant.organizationId, id, viewer.userId, can(viewer.permissions, 'overseeShareLinks')])
  return row && linkOf(row, viewer)
}

export const heldLink = async (tenant: Tenant, viewer: Viewer, id: string): Promise<ShareLink | undefined> => {
  await tenant.query(HOLD, [tenant.organizationId, id])
  return findLink(tenant, viewer, id)
}
