import type { Role } from '../../src/domain/roles/role.ts'
import { permissionsOf } from '../users/accountRows.ts'

export interface RoleRow {
  readonly id: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly users: number
  /** Of users, that give it to their members. */
  readonly groups: number
  readonly revision: number
}

/** The columns of {@link RoleRow}, of `role_`; $1 is the organization. */
export const ROLE_COLUMNS = `
  role_.id, role_.name, role_.permissions, role_.version as revision,
  (select count(*)::integer from users where organization_id = $1 and role_id = role_.id and deleted_at is null) as users,
  (select count(*)::integer from user_groups where organization_id = $1 and role_id = role_.id) as groups`

export const roleOf = ({ id, name, permissions, users, revision }: RoleRow): Role => ({
  id,
  name,
  permissions: permissionsOf(permissions),
  users,
  revision,
})
