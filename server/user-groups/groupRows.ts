import type { UserGroup } from '../../src/domain/user-groups/userGroup.ts'
import { permissionsOf } from '../users/accountRows.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { sql } from '../database/sql.ts'

export interface GroupRow extends UserGroup {
  /** What its role gives. */
  readonly permissions: readonly string[] | null
}

/** $1 is the organization. Who is deleted belongs to no group any more. */
export const GROUPS = `
  select group_.id, group_.name, group_.role_id as "roleId", role_.name as "roleName", role_.permissions, group_.version as revision,
    (select count(*)::integer from group_members member join users user_ on user_.organization_id = $1 and user_.id = member.user_id
     where member.organization_id = $1 and member.group_id = group_.id and user_.deleted_at is null) as members
  from user_groups group_ left join roles role_ on role_.organization_id = $1 and role_.id = group_.role_id
  where group_.organization_id = $1`

export const PEOPLE = sql<PersonRow>(`
  select user_.id, user_.first_name as "firstName", user_.last_name as "lastName", user_.email
  from group_members member join users user_ on user_.organization_id = $1 and user_.id = member.user_id
  where member.organization_id = $1 and member.group_id = $2 and user_.deleted_at is null
  order by user_.name_key, user_.id`)

interface PersonRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export const groupOf = ({ id, name, roleId, roleName, members, revision }: GroupRow): UserGroup => ({ id, name, roleId, roleName, members, revision })

export const givenBy = ({ permissions }: GroupRow): readonly Permission[] => permissionsOf(permissions ?? [])
