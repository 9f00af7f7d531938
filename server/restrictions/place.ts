import type { RestrictionPlace } from '../../src/domain/access/reason.ts'
import type { Tenant } from '../database/tenant.ts'

export interface Resource {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

/** Which restrictions: of access for one user, or of publication for everybody. */
export type Restrictions = { readonly of: 'access'; readonly userId: string } | { readonly of: 'publication' }

interface PlaceRow {
  readonly depth: number
  readonly name: string
}

/** Folders lie at the most this deep. */
const DEEPEST = 200

/** The nearest restriction from a resource upwards: depth 0 is the resource itself. $1: the organization, $2: the resource, $3: the user. */
const statement = (of: Restrictions['of'], kind: Resource['kind']): string => {
  const table = of === 'access' ? 'access_restrictions' : 'publication_restrictions'
  const within = `restriction.organization_id = $1${of === 'access' ? ' and restriction.user_id = $3' : ''}`
  const start = kind === 'folder' ? 'select $2::uuid, 0' : 'select folder_id, 1 from assets where organization_id = $1 and id = $2'
  const itself =
    kind === 'folder' ? '' : `select 0 as depth, '' as name from ${table} restriction where ${within} and restriction.asset_id = $2 union all`
  return `
    with recursive start (id, depth) as (${start}),
    way (id, parent_id, name, depth) as (
      select folder.id, folder.parent_id, folder.name, start.depth
      from start join folders folder on folder.organization_id = $1 and folder.id = start.id
      union all
      select folder.id, folder.parent_id, folder.name, way.depth + 1
      from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
      where way.depth < ${DEEPEST}
    )
    ${itself}
    select way.depth, way.name from way join ${table} restriction on ${within} and restriction.folder_id = way.id
    order by depth limit 1`
}

const STATEMENTS = {
  access: { folder: statement('access', 'folder'), asset: statement('access', 'asset') },
  publication: { folder: statement('publication', 'folder'), asset: statement('publication', 'asset') },
}

/** Where the restriction stands that decides for a folder or asset; a folder above it with its name. */
export const findPlace = async (tenant: Tenant, restrictions: Restrictions, { kind, id }: Resource): Promise<RestrictionPlace | undefined> => {
  const user = restrictions.of === 'access' ? [restrictions.userId] : []
  const [row] = await tenant.query<PlaceRow>(STATEMENTS[restrictions.of][kind], [tenant.organizationId, id, ...user])
  if (row === undefined) return undefined
  return row.depth === 0 ? { by: 'itself' } : { by: 'above', folder: row.name }
}
