import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ITEM_KINDS } from '../../src/domain/items/item.ts'
import type { RestrictedUser } from '../../src/domain/restrictions/restriction.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { GROUP_NAME, NEAREST, placeOf, type Resource } from '../access/place.ts'
import { findResource, type Unreachable } from '../access/resources.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'

interface UserRow {
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly permissions: readonly string[]
  readonly globalRoles: readonly string[]
  readonly blocked: boolean
}

const READ = sql<UserRow>(`
  select user_.first_name as "firstName", user_.last_name as "lastName", role.name as role, role.permissions || user_.group_permissions as permissions,
    user_.global_roles as "globalRoles", user_.blocked_at is not null as blocked
  from users user_ join roles role on role.organization_id = $1 and role.id = user_.role_id
  where user_.organization_id = $1 and user_.id = $2 and user_.deleted_at is null`)

/** A user of the organization, deleted ones left out. */
export const findUser = async (tenant: Tenant, id: string): Promise<UserRow | undefined> =>
  (await tenant.query(READ, [tenant.organizationId, id]))[0]

interface ListRow extends Omit<RestrictedUser, 'restriction'> {
  readonly emailKey: string
  readonly depth: number | null
  readonly folder: string | null
  readonly group: string | null
}

/** $2: the resource, $3 what is looked for, $4 how many, $5 and $6 where the page before ended. */
const list = variants([ITEM_KINDS, EITHER], (kind, isContinued) => sql<ListRow>(`
  with recursive start (id, depth) as (
    ${kind === 'folder' ? 'select $2::uuid, 0' : 'select folder_id, 1 from assets where organization_id = $1 and id = $2'}
  ),
  way (id, parent_id, name, depth) as (
    select folder.id, folder.parent_id, folder.name, start.depth
    from start join folders folder on folder.organization_id = $1 and folder.id = start.id
    union all
    select folder.id, folder.parent_id, folder.name, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
    where way.depth < 200
  )
  select user_.id, user_.first_name as "firstName", user_.last_name as "lastName", user_.email, user_.email_key as "emailKey",
    role.name as role, nearest.depth, nearest.name as folder, nearest."group"
  from users user_
  join roles role on role.organization_id = $1 and role.id = user_.role_id
  left join lateral (
    ${kind === 'folder' ? '' : `select 0 as depth, '' as name, ${GROUP_NAME} from access_restrictions restriction
      where restriction.organization_id = $1 and restriction.user_id = user_.id and restriction.asset_id = $2
      union all`}
    select way.depth, way.name, ${GROUP_NAME}
    from way join access_restrictions restriction
      on restriction.organization_id = $1 and restriction.user_id = user_.id and restriction.folder_id = way.id
    ${NEAREST}
  ) nearest on true
  where user_.organization_id = $1 and user_.deleted_at is null
    and position(lower($3) in lower(user_.first_name || ' ' || user_.last_name || ' ' || user_.email)) > 0
    ${isContinued ? 'and (user_.email_key, user_.id) > ($5, $6::uuid)' : ''}
  order by user_.email_key, user_.id
  limit $4`))

interface UsersQuery extends Resource {
  readonly search: string
  readonly after: string | undefined
  readonly limit: number
}

interface UsersPage {
  readonly items: readonly RestrictedUser[]
  readonly next: string | null
}

/** Everybody of the organization, with what keeps a folder or asset from them. */
export const usersOf = async (
  tenant: Tenant,
  viewer: Viewer,
  { kind, id, search, after, limit }: UsersQuery,
): Promise<Result.Result<UsersPage, Unreachable | Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  if (!isStorable(search)) return Result.succeed({ items: [], next: null })
  const found = await findResource(tenant, viewer, { kind, id })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const continued = place === undefined ? [] : [place.value, place.id]
  const rows = await tenant.query(list(kind, place !== undefined), [tenant.organizationId, id, search.trim(), limit + 1, ...continued])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: shown.map((row) => {
      const { firstName, lastName, email, role } = row
      return { id: row.id, firstName, lastName, email, role, restriction: row.depth === null ? null : placeOf({ depth: row.depth, name: row.folder ?? '', group: row.group }) }
    }),
    next: last === undefined ? null : writeCursor({ value: last.emailKey, id: last.id }),
  })
}
