import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { TemplateReader } from '../../src/domain/templates/template.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'

interface OfferedReaders {
  readonly roles: readonly TemplateReader[]
  readonly users: readonly (TemplateReader & { readonly email: string })[]
  readonly total: number
}

/** The most roles and users that are told at once. */
const MOST_ROLES = 200
const MOST_USERS = 20

/** $2 is what is searched, or empty. */
const ROLES = sql<TemplateReader>(`
  select id, name from roles where organization_id = $1 and position($2::text in name_key) > 0 order by name_key, id limit ${MOST_ROLES}`)

const AMONG = `users where organization_id = $1 and deleted_at is null and blocked_at is null
  and ($2::text = '' or position($2::text in name_key || ' ' || lower(email)) > 0)`

const USERS = sql<{ id: string; firstName: string; lastName: string; email: string }>(`
  select id, first_name as "firstName", last_name as "lastName", email from ${AMONG} order by name_key, id limit ${MOST_USERS}`)
const COUNT = sql<{ total: number }>(`select count(*)::integer as total from ${AMONG}`)

/** The roles and users that a template can be for, by name: whoever makes templates need not be able to list accounts. */
export const offeredReaders = async (tenant: Tenant, search = ''): Promise<Result.Result<OfferedReaders, Failure<'VALIDATION_FAILED'>>> => {
  if (!isStorable(search)) return unreadable('search')
  const [byRole, byUser] = [
    [tenant.organizationId, nameKey(search)],
    [tenant.organizationId, nameKey(search).toLowerCase()],
  ]
  const [roles, users, counted] = await Promise.all([tenant.query(ROLES, byRole), tenant.query(USERS, byUser), tenant.query(COUNT, byUser)])
  return Result.succeed({ roles, users: users.map(({ id, email, ...person }) => ({ id, name: fullName(person), email })), total: counted[0]?.total ?? 0 })
}
