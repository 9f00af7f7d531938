import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { leavingRefusal } from '../../src/domain/user-groups/leaving.ts'
import { lackingToRegroup, NOBODY, userGroupProblems, type Granting, type UserGroup, type UserGroupForm } from '../../src/domain/user-groups/userGroup.ts'
import type { Powers } from '../../src/domain/users/lifecycle.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish, publishAccessChanged } from '../events/publish.ts'
import { READ_ROLE } from '../roles/roles.ts'
import { permissionsOf } from '../users/accountRows.ts'
import { administering } from '../users/administration.ts'
import { givenBy, groupOf, GROUPS, PEOPLE, type GroupRow } from './groupRows.ts'

/** The most groups that are listed. */
const MOST_GROUPS = 1000

const LIST = sql<GroupRow>(`${GROUPS} order by group_.name_key, group_.id limit ${MOST_GROUPS}`)
const READ = sql<GroupRow>(`${GROUPS} and group_.id = $2`)

export const listGroups = async (tenant: Tenant) => {
  const rows = await tenant.query(LIST, [tenant.organizationId])
  return Result.succeed({ items: rows.map(groupOf) })
}

/** A group and who belongs to it. */
export const readGroup = async (tenant: Tenant, id: string) => {
  const [[row], people] = await Promise.all([
    tenant.query(READ, [tenant.organizationId, id]),
    tenant.query(PEOPLE, [tenant.organizationId, id]),
  ])
  if (row === undefined) return Result.fail({ code: 'GROUP_NOT_FOUND' } as const)
  return Result.succeed({ ...groupOf(row), people })
}

type Refused = Failure<
  | 'VALIDATION_FAILED'
  | 'GROUP_NOT_FOUND'
  | 'GROUP_ALREADY_EXISTS'
  | 'ROLE_NOT_FOUND'
  | 'USER_NOT_FOUND'
  | 'STALE_EDIT'
  | 'PERMISSION_NOT_HELD'
  | 'OWN_ACCOUNT'
  | 'NOT_SIGNED_IN'
  | 'LAST_ADMINISTRATOR'
>

const KNOWN = sql<{ id: string }>('select id from users where organization_id = $1 and id = any ($2::uuid[]) and deleted_at is null')

/** What a form would give and to whom; refused where its role or one of its members is nobody's. */
const grantingOf = async (tenant: Tenant, { roleId, members }: UserGroupForm): Promise<Result.Result<Granting, Refused>> => {
  const [role] = roleId === null ? [] : await tenant.query(READ_ROLE, [tenant.organizationId, roleId])
  if (roleId !== null && role === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' })
  const known = await tenant.query(KNOWN, [tenant.organizationId, members])
  if (known.length < members.length) return Result.fail({ code: 'USER_NOT_FOUND' })
  return Result.succeed({ permissions: permissionsOf(role?.permissions ?? []), members })
}

const lacking = (actor: Powers, before: Granting, after: Granting): Failure<'PERMISSION_NOT_HELD'> | undefined => {
  const names = lackingToRegroup(actor.permissions, before, after)
  return names.length > 0 ? { code: 'PERMISSION_NOT_HELD', names } : undefined
}

const RESTRICTS = sql<{ restricts: boolean }>(
  'select exists (select from access_restriction_rules where organization_id = $1 and group_id = $2) as restricts',
)

/** Why a group may not become this: it would give or take what the actor lacks, or show members what the group keeps from them. */
const regroupingRefusal = async (
  tenant: Tenant,
  actor: Powers,
  id: string,
  before: Granting,
  after: Granting,
): Promise<Failure<'PERMISSION_NOT_HELD' | 'OWN_ACCOUNT'> | undefined> => {
  const refusal = lacking(actor, before, after)
  if (refusal !== undefined) return refusal
  const [row] = await tenant.query(RESTRICTS, [tenant.organizationId, id])
  return row?.restricts === true ? leavingRefusal(actor, before, after) : undefined
}

const INSERT = sql('insert into user_groups (organization_id, id, name, name_key, role_id) values ($1, $2, $3, $4, $5)')
const UPDATE = sql('update user_groups set name = $3, name_key = $4, role_id = $5, version = version + 1 where organization_id = $1 and id = $2')
const LEAVE = sql('delete from group_members where organization_id = $1 and group_id = $2 and user_id <> all ($3::uuid[])')
const JOIN = sql(`
  insert into group_members (organization_id, group_id, user_id) select $1, $2, id from unnest($3::uuid[]) as id on conflict do nothing`)

/** Writes a group, and answers it as it then is. The constraint decides who of two had the name first. */
const write = async (tenant: Tenant, statement: typeof INSERT, id: string, form: UserGroupForm): Promise<Result.Result<UserGroup, Refused>> => {
  const name = tidy(form.name)
  try {
    await tenant.query(statement, [tenant.organizationId, id, name, nameKey(name), form.roleId])
    await tenant.query(LEAVE, [tenant.organizationId, id, form.members])
    await tenant.query(JOIN, [tenant.organizationId, id, form.members])
    const [row] = await tenant.query(READ, [tenant.organizationId, id])
    return row === undefined ? Result.fail({ code: 'GROUP_NOT_FOUND' }) : Result.succeed(groupOf(row))
  } catch (error) {
    if (violates(error, 'user_groups_organization_id_name_key_key')) return Result.fail({ code: 'GROUP_ALREADY_EXISTS' })
    throw error
  }
}

/** Lists and forms read anew; who came or went sees other folders and files, if the group restricts any. */
const announce = async (tenant: Tenant, before: readonly string[], after: readonly string[]): Promise<void> => {
  await publish(tenant, { kind: 'accounts.changed' })
  const concerned = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))]
  for (const id of concerned) await publishAccessChanged(tenant, id)
}

export const createGroup = (tenant: Tenant, viewer: Viewer, form: UserGroupForm): Promise<Result.Result<UserGroup, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<UserGroup, Refused>> => {
    const fields = userGroupProblems(form)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const granting = await grantingOf(tenant, form)
    if (Result.isFailure(granting)) return Result.fail(granting.failure)
    const refusal = lacking(actor, NOBODY, granting.success)
    if (refusal !== undefined) return Result.fail(refusal)
    const written = await write(tenant, INSERT, randomUUID(), form)
    if (Result.isFailure(written)) return written
    const { name, roleName, members } = written.success
    await record(tenant, viewer, { kind: 'group.created', resource: written.success, after: { name, role: roleName, members } })
    await announce(tenant, [], form.members)
    return written
  })

interface GroupEdit extends UserGroupForm {
  readonly id: string
  /** The one that was edited. */
  readonly revision: number
}

/** Changes a group. Its members have what it then gives with their next request. */
export const editGroup = (tenant: Tenant, viewer: Viewer, { id, revision, ...form }: GroupEdit): Promise<Result.Result<UserGroup, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<UserGroup, Refused>> => {
    const [row] = await tenant.query(READ, [tenant.organizationId, id])
    if (row === undefined) return Result.fail({ code: 'GROUP_NOT_FOUND' })
    const fields = userGroupProblems(form)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    // What somebody else made of it meanwhile is not what this author gives or takes.
    if (row.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
    const granting = await grantingOf(tenant, form)
    if (Result.isFailure(granting)) return Result.fail(granting.failure)
    const people = await tenant.query(PEOPLE, [tenant.organizationId, id])
    const before = people.map((person) => person.id)
    const refusal = await regroupingRefusal(tenant, actor, id, { permissions: givenBy(row), members: before }, granting.success)
    if (refusal !== undefined) return Result.fail(refusal)
    const written = await write(tenant, UPDATE, id, form)
    if (Result.isFailure(written)) return written
    const said = ({ name, roleName, members }: UserGroup) => ({ name, role: roleName, members })
    await record(tenant, viewer, { kind: 'group.updated', resource: written.success, before: said(row), after: said(written.success) })
    await announce(tenant, before, form.members)
    return written
  })

const DELETE = sql('delete from user_groups where organization_id = $1 and id = $2')

type NotDeleted = Failure<'GROUP_NOT_FOUND' | 'PERMISSION_NOT_HELD' | 'OWN_ACCOUNT' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'>

export const deleteGroup = (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<object, NotDeleted>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<object, NotDeleted>> => {
    const [row] = await tenant.query(READ, [tenant.organizationId, id])
    if (row === undefined) return Result.fail({ code: 'GROUP_NOT_FOUND' })
    const members = (await tenant.query(PEOPLE, [tenant.organizationId, id])).map((person) => person.id)
    const refusal = await regroupingRefusal(tenant, actor, id, { permissions: givenBy(row), members }, NOBODY)
    if (refusal !== undefined) return Result.fail(refusal)
    await tenant.query(DELETE, [tenant.organizationId, id])
    await record(tenant, viewer, { kind: 'group.deleted', resource: row, before: { name: row.name, role: row.roleName, members: row.members } })
    await announce(tenant, members, [])
    return Result.succeed({})
  })
