import type { RestrictionPlace } from '../../src/domain/access/reason.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export interface Resource {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

/** Whose access is restricted: of a user also by their groups, of a group by itself. */
export type Subject = { readonly of: 'access'; readonly userId: string } | { readonly of: 'access'; readonly groupId: string }

/** Which restrictions: of access, or of publication for everybody. */
export type Restrictions = Subject | { readonly of: 'publication' }

/** Where they are found, and the column that says whose they are. */
const SOURCES = {
  user: { table: 'access_restrictions', whose: 'user_id' },
  group: { table: 'access_restriction_rules', whose: 'group_id' },
  publication: { table: 'publication_restrictions', whose: undefined },
} as const
type Source = keyof typeof SOURCES

const sourceOf = (restrictions: Restrictions): readonly [Source, ...string[]] => {
  if (restrictions.of === 'publication') return ['publication']
  return 'userId' in restrictions ? ['user', restrictions.userId] : ['group', restrictions.groupId]
}

interface PlaceRow {
  readonly depth: number
  readonly name: string
  /** For which group of the user's it was set. */
  readonly group: string | null
}

/** The name of the group of a `restriction`, where it has one. What was set for the user goes before. */
export const GROUP_NAME = `(select group_.name from user_groups group_ where group_.organization_id = $1 and group_.id = restriction.group_id) as "group"`
export const NEAREST = 'order by depth, "group" nulls first limit 1'

export const placeOf = ({ depth, name, group }: PlaceRow): RestrictionPlace => ({
  ...(depth === 0 ? { by: 'itself' } : { by: 'above', folder: name }),
  ...(group === null ? {} : { group }),
})

/** Folders lie at the most this deep. */
const DEEPEST = 200

/** The nearest restriction from a resource upwards: depth 0 is the resource itself. $1: the organization, $2: the resource, $3: the user or group. */
const statement = (source: Source, kind: Resource['kind']): Statement<PlaceRow> => {
  const { table, whose } = SOURCES[source]
  const group = source === 'user' ? GROUP_NAME : 'null as "group"'
  const within = `restriction.organization_id = $1${whose === undefined ? '' : ` and restriction.${whose} = $3`}`
  const start = kind === 'folder' ? 'select $2::uuid, 0' : 'select folder_id, 1 from assets where organization_id = $1 and id = $2'
  const itself =
    kind === 'folder' ? '' : `select 0 as depth, '' as name, ${group} from ${table} restriction where ${within} and restriction.asset_id = $2 union all`
  return sql(`
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
    select way.depth, way.name, ${group} from way join ${table} restriction on ${within} and restriction.folder_id = way.id
    ${NEAREST}`)
}

const ofBoth = (source: Source) => ({ folder: statement(source, 'folder'), asset: statement(source, 'asset') })
const STATEMENTS = { user: ofBoth('user'), group: ofBoth('group'), publication: ofBoth('publication') }

/** Where the restriction stands that decides for a folder or asset; a folder above it with its name. */
export const findPlace = async (tenant: Tenant, restrictions: Restrictions, { kind, id }: Resource): Promise<RestrictionPlace | undefined> => {
  const [source, ...whose] = sourceOf(restrictions)
  const [row] = await tenant.query(STATEMENTS[source][kind], [tenant.organizationId, id, ...whose])
  return row && placeOf(row)
}
