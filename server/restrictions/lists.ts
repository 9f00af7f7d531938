import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { RestrictionPlace } from '../../src/domain/access/reason.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { PathStep } from '../../src/domain/folders/folder.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { PATHS } from '../items/folderRows.ts'
import { findPlace, GROUP_NAME, type Resource, type Restrictions, type Subject } from '../access/place.ts'
import { findResource } from '../access/resources.ts'
import { restrictionOn } from '../access/scope.ts'
import { unreadable } from '../database/unreadable.ts'
import { columnOf, findSubject } from './subject.ts'

interface RestrictedItem extends Resource {
  readonly type: ResourceType
  readonly name: string
  readonly path: readonly PathStep[]
  readonly restrictedAt: string
}

interface RestrictedPage {
  readonly items: readonly RestrictedItem[]
  readonly next: string | null
  readonly total: number
}

interface Row extends Resource {
  readonly restriction: string
  readonly type: ResourceType
  readonly name: string
  readonly parent: string | null
  readonly at: Date
}

/** The column that says whose restrictions are looked for; of publication they are nobody's. */
const WHOSE = ['user_id', 'group_id', ''] as const
type Whose = (typeof WHOSE)[number]

const from = (whose: Whose): string => `from ${whose === '' ? 'publication_restrictions' : 'access_restriction_rules'} restriction`
const within = (whose: Whose): string => `restriction.organization_id = $1 ${whose === '' ? '' : `and restriction.${whose} = $2`}`

const count = variants([WHOSE], (whose) => sql<{ total: number }>(`select count(*)::integer as total ${from(whose)} where ${within(whose)}`))
const page = variants([WHOSE, EITHER], (whose, isContinued) => {
  const at = whose === '' ? 2 : 3
  return sql<Row>(`
    select restriction.id as restriction, restriction.created_at as at, restriction.type,
      case when folder.id is null then 'asset' else 'folder' end as kind, coalesce(restriction.folder_id, restriction.asset_id) as id,
      coalesce(folder.name, asset.name, '') as name, coalesce(folder.parent_id, asset.folder_id) as parent
    ${from(whose)}
    left join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id
    left join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
    where ${within(whose)} ${isContinued ? `and (restriction.created_at, restriction.id) < ($${at + 1}, $${at + 2}::uuid)` : ''}
    order by restriction.created_at desc, restriction.id desc
    limit $${at}`)
})

interface ListQuery {
  readonly after: string | undefined
  readonly limit: number
}

/** Restrictions as they were set, the latest first. What is kept from the viewer themselves is left out of a page. */
export const restrictionPage = async (
  tenant: Tenant,
  viewer: Viewer,
  restrictions: Restrictions,
  { after, limit }: ListQuery,
): Promise<Result.Result<RestrictedPage, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const [column, ...whose] = restrictions.of === 'access' ? columnOf(restrictions) : ([''] as const)
  const [rows, [counted]] = await Promise.all([
    tenant.query(page(column, place !== undefined), [tenant.organizationId, ...whose, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(column), [tenant.organizationId, ...whose]),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const [ways, hidden] = await Promise.all([
    tenant.query(PATHS, [tenant.organizationId, shown.flatMap(({ parent }) => parent ?? [])]),
    Promise.all(shown.map((row) => restrictionOn(tenant, viewer, row))),
  ])
  const pathTo = (parent: string | null): readonly PathStep[] => ways.find(({ start }) => start === parent)?.path ?? []
  return Result.succeed({
    items: shown
      .filter((_row, index) => hidden[index] === undefined)
      .map(({ kind, id, type, name, parent, at }) => ({ kind, id, type, name, path: pathTo(parent), restrictedAt: at.toISOString() })),
    next: last === undefined ? null : writeCursor({ value: last.at.toISOString(), id: last.restriction }),
    total: counted?.total ?? 0,
  })
}

/** The same of one user or group of the organization: what was set for them, not for their groups. */
export const accessRestrictionPage = async (
  tenant: Tenant,
  viewer: Viewer,
  subject: Subject,
  query: ListQuery,
): Promise<Result.Result<RestrictedPage & { readonly whose: string }, Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const found = await findSubject(tenant, subject)
  if ('code' in found) return Result.fail(found)
  return Result.map(await restrictionPage(tenant, viewer, subject, query), (page) => ({ ...page, whose: found.name }))
}

const contents = variants([['user_id', 'group_id']], (whose) => sql<Resource>(`
  select 'folder' as kind, folder.id from access_restriction_rules restriction
  join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id
  where restriction.organization_id = $1 and restriction.${whose} = $2 and folder.parent_id is not distinct from $3
  union all
  select 'asset', asset.id from access_restriction_rules restriction
  join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
  where restriction.organization_id = $1 and restriction.${whose} = $2 and asset.folder_id = $3`))

/** What of the same is restricted by a group of the user $2. */
const BY_GROUPS = sql<ByGroup>(`
  select distinct on (id) id, "group" from (
    select folder.id, ${GROUP_NAME} from access_restrictions restriction
    join folders folder on folder.organization_id = $1 and folder.id = restriction.folder_id
    where restriction.organization_id = $1 and restriction.user_id = $2 and folder.parent_id is not distinct from $3
    union all
    select asset.id, ${GROUP_NAME} from access_restrictions restriction
    join assets asset on asset.organization_id = $1 and asset.id = restriction.asset_id
    where restriction.organization_id = $1 and restriction.user_id = $2 and asset.folder_id = $3
  ) found
  where "group" is not null order by id, "group"`)

interface ByGroup {
  readonly id: string
  readonly group: string
}

interface RestrictedContents {
  readonly whose: string
  readonly byGroups: readonly ByGroup[]
  readonly folders: readonly string[]
  readonly assets: readonly string[]
  /** What already restricts all of it. */
  readonly above: RestrictionPlace | null
}

type ContentsFailure = Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'FOLDER_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS'>

/** What of a folder's direct contents is restricted for a user or group by itself. */
export const restrictedContents = async (
  tenant: Tenant,
  viewer: Viewer,
  subject: Subject,
  folderId: string | undefined,
): Promise<Result.Result<RestrictedContents, ContentsFailure>> => {
  const named = await findSubject(tenant, subject)
  if ('code' in named) return Result.fail(named)
  const folder = folderId === undefined ? undefined : ({ kind: 'folder', id: folderId } as const)
  const found = folder && (await findResource(tenant, viewer, folder))
  if (found !== undefined && Result.isFailure(found)) {
    return Result.fail({ code: found.failure.code === 'FOLDER_RESTRICTED_ACCESS' ? 'FOLDER_RESTRICTED_ACCESS' : 'FOLDER_NOT_FOUND' })
  }
  const [column, id] = columnOf(subject)
  const [rows, above, byGroups] = await Promise.all([
    tenant.query(contents(column), [tenant.organizationId, id, folderId ?? null]),
    folder && findPlace(tenant, subject, folder),
    'userId' in subject ? tenant.query(BY_GROUPS, [tenant.organizationId, id, folderId ?? null]) : [],
  ])
  const ids = (kind: Resource['kind']): readonly string[] => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return Result.succeed({ whose: named.name, byGroups, folders: ids('folder'), assets: ids('asset'), above: above ?? null })
}
