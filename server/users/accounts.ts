import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { fullName, type Account } from '../../src/domain/users/account.ts'
import { grantRefusal, userRefusal, type Powers } from '../../src/domain/users/lifecycle.ts'
import { userProblems, type UserForm } from '../../src/domain/users/user.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import type { Invitations } from '../accounts/invitations.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { isWellFormedId } from '../database/id.ts'
import { newAddressProblems } from '../policies/policies.ts'
import { emailKey } from '../authentication/account.ts'
import { ACCOUNT_COLUMNS, accountOf, ACCOUNTS, permissionsOf, powersOf, type AccountRow } from './accountRows.ts'
import { administering, reachRefusal } from './administration.ts'

export const READ_ACCOUNT = sql<AccountRow>(`select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} and user_.id = $2`)

export const readAccount = async (
  tenant: Tenant,
  viewer: Viewer,
  id: string,
): Promise<Result.Result<Account, Failure<'USER_NOT_FOUND' | 'PERMISSION_DENIED'>>> => {
  const refusal = reachRefusal(viewer, 'viewUsers')
  if (refusal !== undefined) return Result.fail(refusal)
  const [row] = await tenant.query(READ_ACCOUNT, [tenant.organizationId, id])
  return row === undefined ? Result.fail({ code: 'USER_NOT_FOUND' }) : Result.succeed(accountOf(row))
}

type Taken = Failure<'USERNAME_ALREADY_EXISTS' | 'EMAIL_ALREADY_EXISTS'>
type Refused =
  | Taken
  | Failure<'VALIDATION_FAILED' | 'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD' | 'PERMISSION_DENIED' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'>

/** What the constraints say of an insert or update: of two that come at once, the second is told. */
const takenBy = (error: unknown): Taken | undefined => {
  if (violates(error, 'users_by_username')) return { code: 'USERNAME_ALREADY_EXISTS' }
  return violates(error, 'users_by_email') ? { code: 'EMAIL_ALREADY_EXISTS' } : undefined
}

const ROLE = sql<{ permissions: readonly string[] }>('select permissions from roles where organization_id = $1 and id = $2')

/** Whether somebody may give this role. */
export const grantProblem = async (
  tenant: Tenant,
  actor: Powers,
  roleId: string,
): Promise<Failure<'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD'> | undefined> => {
  const [role] = isWellFormedId(roleId) ? await tenant.query(ROLE, [tenant.organizationId, roleId]) : []
  return role === undefined ? { code: 'ROLE_NOT_FOUND' } : grantRefusal(actor.permissions, permissionsOf(role.permissions))
}

const tidied = (form: UserForm): UserForm => ({
  ...form,
  username: tidy(form.username),
  firstName: tidy(form.firstName),
  lastName: tidy(form.lastName),
  email: tidy(form.email),
})

const valuesOf = ({ username, firstName, lastName, email, roleId, language }: UserForm) => [
  username,
  nameKey(username),
  firstName,
  lastName,
  email,
  emailKey(email),
  roleId,
  language,
]

const INSERT = sql(`
  insert into users (organization_id, id, username, username_key, first_name, last_name, email, email_key, role_id, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`)

const UPDATE = sql(`
  update users
  set username = $3, username_key = $4, first_name = $5, last_name = $6, email = $7, email_key = $8, role_id = $9, language = $10
  where organization_id = $1 and id = $2`)

const readAgain = async (tenant: Tenant, id: string): Promise<Result.Result<Account, Taken>> => {
  const [row] = await tenant.query(READ_ACCOUNT, [tenant.organizationId, id])
  if (row === undefined) throw new Error('The account is not there')
  return Result.succeed(accountOf(row))
}

/** Writes an account, and answers it as it then is; what its names run into becomes the failure. */
const write = async (tenant: Tenant, statement: typeof INSERT, id: string, form: UserForm): Promise<Result.Result<Account, Taken>> => {
  try {
    await tenant.query(statement, [tenant.organizationId, id, ...valuesOf(form)])
    return await readAgain(tenant, id)
  } catch (error) {
    const taken = takenBy(error)
    if (taken === undefined) throw error
    return Result.fail(taken)
  }
}

const auditedFields = ({ username, firstName, lastName, email, roleName, language }: Account) => ({
  username,
  firstName,
  lastName,
  email,
  role: roleName,
  language,
})

/** Writes a new account with its entry of the log, and has the invitation sent. */
export const invite = async (
  tenant: Tenant,
  viewer: Viewer,
  invitations: Invitations,
  raw: UserForm,
): Promise<Result.Result<Account, Taken | Failure<'USER_NOT_FOUND'>>> => {
  const written = await write(tenant, INSERT, randomUUID(), tidied(raw))
  if (Result.isFailure(written)) return written
  const account = written.success
  await record(tenant, viewer, { kind: 'user.created', resource: { id: account.id, name: fullName(account) }, after: auditedFields(account) })
  const invited = await invitations.inviteUser(tenant, account, viewer)
  return Result.isFailure(invited) ? Result.fail(invited.failure) : readAgain(tenant, account.id)
}

/** Adds a user, who is invited to set a password. */
export const addAccount = (
  tenant: Tenant,
  viewer: Viewer,
  invitations: Invitations,
  raw: UserForm,
): Promise<Result.Result<Account, Refused | Failure<'USER_NOT_FOUND'>>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Account, Refused | Failure<'USER_NOT_FOUND'>>> => {
    const fields = userProblems(raw)
    const refusal = reachRefusal(viewer, 'addUsers')
    if (refusal !== undefined) return Result.fail(refusal)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const elsewhere = await newAddressProblems(tenant, raw.email)
    if (!isValid(elsewhere)) return Result.fail({ code: 'VALIDATION_FAILED', fields: elsewhere })
    const problem = await grantProblem(tenant, actor, raw.roleId)
    if (problem !== undefined) return Result.fail(problem)
    const invited = await invite(tenant, viewer, invitations, raw)
    if (Result.isSuccess(invited)) await publish(tenant, { kind: 'accounts.changed' })
    return invited
  })

interface AccountEdit extends UserForm {
  readonly id: string
  /** The one that was edited. */
  readonly revision: number
}

/** The fields of one that differ from those of the other. */
const differing = (one: object, other: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(one).filter(([field, value]) => other[field] !== value))

/** Changes what is known of a user. A changed address, name or role reaches their open pages with the next request. */
export const editAccount = (
  tenant: Tenant,
  viewer: Viewer,
  { id, revision, ...raw }: AccountEdit,
): Promise<Result.Result<Account, Refused | Failure<'USER_NOT_FOUND' | 'STALE_EDIT'>>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Account, Refused | Failure<'USER_NOT_FOUND' | 'STALE_EDIT'>>> => {
    const refusal = reachRefusal(viewer, 'editUsers')
    if (refusal !== undefined) return Result.fail(refusal)
    const [row] = await tenant.query(READ_ACCOUNT, [tenant.organizationId, id])
    if (row === undefined) return Result.fail({ code: 'USER_NOT_FOUND' })
    const powerless = userRefusal(actor, powersOf(row), 'edit')
    if (powerless?.code === 'PERMISSION_NOT_HELD') return Result.fail(powerless)
    const fields = userProblems(raw)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const elsewhere = emailKey(raw.email) === emailKey(row.email) ? {} : await newAddressProblems(tenant, raw.email)
    if (!isValid(elsewhere)) return Result.fail({ code: 'VALIDATION_FAILED', fields: elsewhere })
    if (row.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
    const problem = raw.roleId === row.roleId ? undefined : await grantProblem(tenant, actor, raw.roleId)
    if (problem !== undefined) return Result.fail(problem)
    const written = await write(tenant, UPDATE, id, tidied(raw))
    if (Result.isFailure(written)) return written
    const [before, after] = [auditedFields(accountOf(row)), auditedFields(written.success)]
    await record(tenant, viewer, {
      kind: 'user.updated',
      resource: { id, name: fullName(written.success) },
      before: differing(before, after),
      after: differing(after, before),
    })
    await publish(tenant, { kind: 'accounts.changed' })
    return written
  })
