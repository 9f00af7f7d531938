import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { lackingToChange, roleProblems, type Role, type RoleForm } from '../../src/domain/roles/role.ts'
import type { Powers } from '../../src/domain/users/lifecycle.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { ACCOUNT_COLUMNS, accountOf, ACCOUNTS, permissionsOf, type AccountRow } from '../users/accountRows.ts'
import { administering } from '../users/administration.ts'
import { ROLE_COLUMNS, roleOf, type RoleRow } from './roleRows.ts'

/** The most roles that are listed. */
const MOST_ROLES = 1000
/** The most users that are named with a role; its number tells of all. */
const MOST_HOLDERS = 100

const ROLES = `select ${ROLE_COLUMNS} from roles role_ where role_.organization_id = $1`
const LIST = sql<RoleRow>(`${ROLES} order by role_.name_key, role_.id limit ${MOST_ROLES}`)
export const READ_ROLE = sql<RoleRow>(`${ROLES} and role_.id = $2`)
const HOLDERS = sql<AccountRow>(`select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} and user_.role_id = $2 order by user_.name_key, user_.id limit ${MOST_HOLDERS}`)

export const listRoles = async (tenant: Tenant) => {
  const rows = await tenant.query(LIST, [tenant.organizationId])
  return Result.succeed({ items: rows.map(roleOf) })
}

/** A role and who has it. */
export const readRole = async (tenant: Tenant, id: string) => {
  const [[row], holders] = await Promise.all([
    tenant.query(READ_ROLE, [tenant.organizationId, id]),
    tenant.query(HOLDERS, [tenant.organizationId, id]),
  ])
  if (row === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' } as const)
  return Result.succeed({ ...roleOf(row), holders: holders.map(accountOf) })
}

type Refused = Failure<
  | 'VALIDATION_FAILED'
  | 'ROLE_ALREADY_EXISTS'
  | 'ROLE_NOT_FOUND'
  | 'STALE_EDIT'
  | 'PERMISSION_NOT_HELD'
  | 'NOT_SIGNED_IN'
  | 'LAST_ADMINISTRATOR'
>

const INSERT = sql('insert into roles (organization_id, id, name, name_key, permissions) values ($1, $2, $3, $4, $5)')
const UPDATE = sql('update roles set name = $3, name_key = $4, permissions = $5 where organization_id = $1 and id = $2')

/** Writes a role, and answers it as it then is. The constraint decides who of two had the name first. */
const write = async (tenant: Tenant, statement: typeof INSERT, id: string, form: RoleForm): Promise<Result.Result<Role, Refused>> => {
  const name = tidy(form.name)
  try {
    await tenant.query(statement, [tenant.organizationId, id, name, nameKey(name), permissionsOf(form.permissions)])
    const [row] = await tenant.query(READ_ROLE, [tenant.organizationId, id])
    return row === undefined ? Result.fail({ code: 'ROLE_NOT_FOUND' }) : Result.succeed(roleOf(row))
  } catch (error) {
    if (violates(error, 'roles_organization_id_name_key_key')) return Result.fail({ code: 'ROLE_ALREADY_EXISTS' })
    throw error
  }
}

/** What is wrong with a role, and what of it its author may not give or take. */
const refusalOf = (actor: Powers, form: RoleForm, before: readonly string[]): Refused | undefined => {
  const fields = roleProblems(form)
  if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
  const names = lackingToChange(actor.permissions, permissionsOf(before), permissionsOf(form.permissions))
  return names.length > 0 ? { code: 'PERMISSION_NOT_HELD', names } : undefined
}

export const createRole = (tenant: Tenant, viewer: Viewer, form: RoleForm): Promise<Result.Result<Role, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Role, Refused>> => {
    const refusal = refusalOf(actor, form, [])
    if (refusal !== undefined) return Result.fail(refusal)
    const written = await write(tenant, INSERT, randomUUID(), form)
    if (Result.isFailure(written)) return written
    const { name, permissions } = written.success
    await record(tenant, viewer, { kind: 'role.created', resource: written.success, after: { name, permissions } })
    await publish(tenant, { kind: 'accounts.changed' })
    return written
  })

interface RoleEdit extends RoleForm {
  readonly id: string
  /** The one that was edited. */
  readonly revision: number
}

/** Changes a role. Whoever has it gets the new permissions with their next request. */
export const editRole = (tenant: Tenant, viewer: Viewer, { id, revision, ...form }: RoleEdit): Promise<Result.Result<Role, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Role, Refused>> => {
    const [row] = await tenant.query(READ_ROLE, [tenant.organizationId, id])
    if (row === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' })
    // What somebody else gave or took meanwhile is not what this author gives or takes.
    if (row.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
    const refusal = refusalOf(actor, form, row.permissions)
    if (refusal !== undefined) return Result.fail(refusal)
    const written = await write(tenant, UPDATE, id, form)
    if (Result.isFailure(written)) return written
    const [before, after] = [roleOf(row), written.success]
    await record(tenant, viewer, {
      kind: 'role.updated',
      resource: after,
      before: { name: before.name, permissions: before.permissions.filter((one) => !after.permissions.includes(one)) },
      after: { name: after.name, permissions: after.permissions.filter((one) => !before.permissions.includes(one)) },
    })
    await publish(tenant, { kind: 'accounts.changed' })
    return written
  })
