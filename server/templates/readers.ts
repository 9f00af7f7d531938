import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface Readers {
  readonly rolesIds: readonly string[]
  readonly usersIds: readonly string[]
}

const ROLES = sql<{ id: string }>('select id from roles where organization_id = $1 and id = any ($2::uuid[])')
const USERS = sql<{ id: string }>('select id from users where organization_id = $1 and id = any ($2::uuid[]) and deleted_at is null')
const REMOVE = sql(`
  delete from template_readers where organization_id = $1 and template_id = $2
    and not coalesce(role_id = any ($3::uuid[]), false) and not coalesce(user_id = any ($4::uuid[]), false)`)
const ADD_ROLES = sql(`
  insert into template_readers (organization_id, template_id, role_id) select $1, $2, id from unnest($3::uuid[]) as id
  on conflict (organization_id, role_id, template_id) where role_id is not null do nothing`)
const ADD_USERS = sql(`
  insert into template_readers (organization_id, template_id, user_id) select $1, $2, id from unnest($3::uuid[]) as id
  on conflict (organization_id, user_id, template_id) where user_id is not null do nothing`)

const missing = (known: readonly { readonly id: string }[], ids: readonly string[]): boolean => known.length < new Set(ids).size

/** Refused where a template would be for a role or a user that there is not. */
export const readersRefusal = async (tenant: Tenant, { rolesIds, usersIds }: Readers): Promise<Failure<'ROLE_NOT_FOUND' | 'USER_NOT_FOUND'> | undefined> => {
  const [roles, users] = await Promise.all([tenant.query(ROLES, [tenant.organizationId, rolesIds]), tenant.query(USERS, [tenant.organizationId, usersIds])])
  if (missing(roles, rolesIds)) return { code: 'ROLE_NOT_FOUND' }
  return missing(users, usersIds) ? { code: 'USER_NOT_FOUND' } : undefined
}

/** For whom a template is from now on. */
export const writeReaders = async (tenant: Tenant, templateId: string, { rolesIds, usersIds }: Readers): Promise<void> => {
  await tenant.query(REMOVE, [tenant.organizationId, templateId, rolesIds, usersIds])
  await tenant.query(ADD_ROLES, [tenant.organizationId, templateId, [...new Set(rolesIds)]])
  await tenant.query(ADD_USERS, [tenant.organizationId, templateId, [...new Set(usersIds)]])
}
