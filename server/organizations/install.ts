import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Feature, GlobalRole, Module } from '../../src/domain/access/modules.ts'
import { ROLE_PERMISSIONS, type DefaultRole } from '../../src/domain/access/roles.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import { emailKey } from '../authentication/account.ts'

/** Somebody who is there from the start. */
export interface FirstUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: DefaultRole
  readonly globalRoles: readonly GlobalRole[]
}

export interface NewOrganization {
  readonly name: string
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
  readonly storageCapacity: number
  readonly filesLimit: number
  readonly roles: readonly DefaultRole[]
  readonly users: readonly FirstUser[]
  /** Of the first of them, who is the organization's contact. */
  readonly contactPhone?: string
}

/** Decides within the transaction whether anything is made at all. */
export type Guard = (client: pg.ClientBase) => Promise<boolean>

const always: Guard = async () => true

const ORGANIZATION = sql<{ id: string }>(`
  with made as (
    insert into organizations (id, name, name_key, modules, features, storage_capacity, files_limit,
      contact_first_name, contact_last_name, contact_email, contact_phone)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (name_key) do nothing returning id
  ) select id from made union all select id from organizations where name_key = $3 limit 1`)
const ROLE = sql(`
  insert into roles (id, organization_id, name, name_key, permissions) values ($1, $2, $3, $4, $5)
  on conflict (organization_id, name_key) do nothing`)
const USER = sql(`
  insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, global_roles, password_hash)
  select $1, $2, $3, $4, $5, $6, role_.id, $8, $9 from roles role_ where role_.organization_id = $2 and role_.name_key = $7
  on conflict (organization_id, email_key) where deleted_at is null do nothing`)

/** Makes an organization with its roles and users, or what of them is missing. Answers its identifier; undefined: the guard said no. */
export const installOrganization = async (
  database: Pick<Database, 'owner'>,
  wanted: NewOrganization,
  passwordHash: string | null,
  guard: Guard = always,
): Promise<string | undefined> => {
  const [contact] = wanted.users
  const client = await database.owner.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    if (!(await guard(client))) {
      await client.query('rollback')
      return undefined
    }
    const names = [contact?.firstName ?? '', contact?.lastName ?? '', contact?.email ?? '', wanted.contactPhone ?? '']
    const limits = [wanted.modules, wanted.features, wanted.storageCapacity, wanted.filesLimit]
    const [organization] = await ask(client, ORGANIZATION, [randomUUID(), wanted.name, nameKey(wanted.name), ...limits, ...names])
    if (organization === undefined) throw new Error(`${wanted.name} was not made`)
    const { id } = organization
    for (const role of wanted.roles) await ask(client, ROLE, [randomUUID(), id, role, nameKey(role), ROLE_PERMISSIONS[role]])
    for (const { email, firstName, lastName, role, globalRoles } of wanted.users) {
      await ask(client, USER, [randomUUID(), id, email, emailKey(email), firstName, lastName, nameKey(role), globalRoles, passwordHash])
    }
    await client.query('commit')
    return id
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      failed = cause
    })
    throw error
  } finally {
    client.release(failed)
  }
}
