import type { ResourceType } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { SharedKind } from '../../src/domain/share-links/shareLink.ts'
import type { Viewer } from '../access/viewer.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { at } from '../access/within.ts'
import { featuresOf, modulesOf } from '../authentication/claims.ts'
import type { Database } from '../database/connect.ts'
import { filled, sql } from '../database/sql.ts'
import { transact, type Tenant } from '../database/tenant.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import { hashOf, isToken } from '../share-links/token.ts'

/** A row of open_share_link (server/database/functions). */
interface Opened {
  readonly id: string
  readonly organization_id: string
  readonly kind: SharedKind
  readonly title: string
  readonly note: string
  readonly until: string
  readonly may_download: boolean
  readonly pass_phrase_hash: string | null
  readonly opens: number
  readonly maker_id: string
  readonly home_organization_id: string
  readonly first_name: string
  readonly last_name: string
  readonly permissions: readonly string[]
  readonly restricted: boolean
  readonly organization: string
  readonly modules: readonly string[]
  readonly features: readonly string[]
}

const OPEN = sql<Opened>('select * from open_share_link($1)')

export interface OpenedLink {
  readonly id: string
  readonly kind: SharedKind
  readonly title: string
  readonly note: string
  /** `yyyy-MM-dd` */
  readonly until: string
  readonly mayDownload: boolean
  readonly passPhraseHash: string | null
}

/** A folder or asset that a link names. */
export interface Named {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly name: string
  readonly type: ResourceType
}

/** Somebody outside looks through a link, and sees what its maker sees: in one transaction that only reads. */
export interface ShareVisit {
  readonly tenant: Tenant
  readonly maker: Viewer
  readonly link: OpenedLink
  /** What its maker reaches of what it names: something, always. */
  readonly named: readonly Named[]
}

const makerOf = (row: Opened): Viewer => ({
  sessionId: '',
  userId: row.maker_id,
  email: '',
  firstName: row.first_name,
  lastName: row.last_name,
  role: '',
  permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
  globalRoles: [],
  homeOrganizationId: row.home_organization_id,
  organization: { id: row.organization_id, name: row.organization },
  modules: modulesOf(row.modules),
  features: featuresOf(row.features),
  restricted: row.restricted,
  sessionEnds: 0,
})

const linkOf = ({ id, kind, title, note, until, may_download: mayDownload, pass_phrase_hash: passPhraseHash }: Opened): OpenedLink => ({
  id,
  kind,
  title,
  note,
  until,
  mayDownload,
  passPhraseHash,
})

const NAMED = sql<Named & { position: number }>(`
  select 'folder' as kind, item.position, folder.id, folder.name, folder.type
  from share_link_items item join folders folder on folder.organization_id = $1 and folder.id = item.folder_id
  where item.organization_id = $1 and item.link_id = $2 and folder.trashed_at is null
  union all
  select 'asset', item.position, asset.id, asset.name, asset.type
  from share_link_items item join assets asset on asset.organization_id = $1 and asset.id = item.asset_id
  where item.organization_id = $1 and item.link_id = $2 and not ${ASSET_IN_TRASH}
  order by position`)

const namedBy = async (tenant: Tenant, maker: Viewer, linkId: string): Promise<readonly Named[]> => {
  const rows = await tenant.query(NAMED, [tenant.organizationId, linkId])
  const ids = (kind: Named['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const restricted = await restrictedAmong(tenant, maker, ids('folder'), ids('asset'))
  return rows.filter(({ id, type }) => maker.modules.includes(type) && !restricted.has(id))
}

/** Undefined where a link does not open: there is none, it has ended, its maker may share no more, or nothing is left of what it names. */
export const visitShare = async <A>({ pool }: Pick<Database, 'pool'>, token: string, work: (visit: ShareVisit) => Promise<A | undefined>): Promise<A | undefined> => {
  if (!isToken(token)) return undefined
  const opening = filled(OPEN, `'\\x${hashOf(token).toString('hex')}'::bytea`)
  return transact(
    pool,
    '',
    opening,
    async (outside, opened) => {
      const [row] = await opened
      if (row === undefined) return undefined
      const [tenant, maker] = [at(outside, row.organization_id), makerOf(row)]
      if (!can(maker.permissions, 'share')) return undefined
      const named = await namedBy(tenant, maker, row.id)
      return named.length === 0 ? undefined : work({ tenant, maker, link: linkOf(row), named })
    },
    { isReadOnly: true },
  )
}
