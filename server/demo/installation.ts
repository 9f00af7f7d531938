import { randomUUID } from 'node:crypto'
import { FEATURES, RESOURCE_TYPES, type Feature, type GlobalRole, type Module } from '../../src/domain/access/modules.ts'
import { ROLE_PERMISSIONS, type DefaultRole } from '../../src/domain/access/roles.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { Database } from '../database/connect.ts'
import { emailKey } from '../session/logIn.ts'
import { hashPassword } from '../session/password.ts'

/** The password of every demo user. */
export const DEMO_PASSWORD = 'Vitrine-demo-1'

const GIGABYTE = 1024 ** 3

interface DemoUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: DefaultRole
  readonly globalRoles: readonly GlobalRole[]
}

export interface DemoOrganization {
  readonly name: string
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
  readonly storageCapacity: number
  readonly filesLimit: number
  readonly roles: readonly DefaultRole[]
  readonly users: readonly DemoUser[]
}

const user = (email: string, firstName: string, lastName: string, role: DefaultRole, globalRoles: readonly GlobalRole[] = []): DemoUser => ({
  email,
  firstName,
  lastName,
  role,
  globalRoles,
})

const ORDINARY: readonly DefaultRole[] = ['Admin', 'Publisher', 'User']

export const DEMO_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    name: 'Harbour Museum',
    modules: [...RESOURCE_TYPES, 'CONTACTS'],
    features: FEATURES,
    storageCapacity: 20 * GIGABYTE,
    filesLimit: 200_000,
    roles: ORDINARY,
    users: [
      user('admin@harbour.example', 'Ingrid', 'Solberg', 'Admin'),
      user('publisher@harbour.example', 'Mateo', 'Rivas', 'Publisher'),
      user('user@harbour.example', 'Nora', 'Whitfield', 'User'),
    ],
  },
  {
    name: 'Fjord Archive',
    modules: ['RECORDS'],
    features: [],
    storageCapacity: 5 * GIGABYTE,
    filesLimit: 10_000,
    roles: ORDINARY,
    users: [user('admin@fjord.example', 'Sverre', 'Dahl', 'Admin')],
  },
  {
    name: 'Vitrine',
    modules: [],
    features: [],
    storageCapacity: GIGABYTE,
    filesLimit: 1_000,
    roles: ['Super Admin', ...ORDINARY],
    users: [user('super@vitrine.example', 'Alma', 'Reyes', 'Super Admin', ['Super Admin'])],
  },
]

/** Makes an organization with its roles and users, or what of them is missing. Answers its identifier. */
export const installOrganization = async (database: Database, wanted: DemoOrganization, passwordHash: string | null): Promise<string> => {
  const client = await database.owner.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `with made as (
         insert into organizations (id, name, name_key, modules, features, storage_capacity, files_limit)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (name_key) do nothing returning id
       ) select id from made union all select id from organizations where name_key = $3 limit 1`,
      [randomUUID(), wanted.name, nameKey(wanted.name), wanted.modules, wanted.features, wanted.storageCapacity, wanted.filesLimit],
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error(`${wanted.name} was not made`)
    for (const role of wanted.roles) {
      await client.query(
        `insert into roles (id, organization_id, name, name_key, permissions) values ($1, $2, $3, $4, $5)
         on conflict (organization_id, name_key) do nothing`,
        [randomUUID(), id, role, nameKey(role), ROLE_PERMISSIONS[role]],
      )
    }
    for (const { email, firstName, lastName, role, globalRoles } of wanted.users) {
      await client.query(
        `insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, global_roles, password_hash)
         select $1, $2, $3, $4, $5, $6, role_.id, $8, $9 from roles role_ where role_.organization_id = $2 and role_.name_key = $7
         on conflict (organization_id, email_key) where deleted_at is null do nothing`,
        [randomUUID(), id, email, emailKey(email), firstName, lastName, nameKey(role), globalRoles, passwordHash],
      )
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

export interface InstalledOrganization {
  readonly id: string
  readonly name: string
}

/** Everything of the demo that signing in needs. What an administrator has changed since stays as it is. */
export const installDemo = async (database: Database): Promise<readonly InstalledOrganization[]> => {
  const keys = DEMO_ORGANIZATIONS.map(({ name }) => nameKey(name))
  const emails = DEMO_ORGANIZATIONS.flatMap(({ users }) => users.map(({ email }) => emailKey(email)))
  const present = await database.owner.query<{ id: string; name_key: string; users: number }>(
    `select organization_.id, organization_.name_key, count(user_.id) as users
     from organizations organization_
     left join users user_ on user_.organization_id = organization_.id and user_.email_key = any ($2)
     where organization_.name_key = any ($1) group by organization_.id`,
    [keys, emails],
  )
  const isWhole = present.rows.length === keys.length && present.rows.reduce((sum, { users }) => sum + users, 0) >= emails.length
  if (isWhole) return DEMO_ORGANIZATIONS.flatMap(({ name }) => present.rows.filter(({ name_key: key }) => key === nameKey(name)).map(({ id }) => ({ id, name })))
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const installed: InstalledOrganization[] = []
  for (const organization of DEMO_ORGANIZATIONS) {
    const id = await installOrganization(database, organization, passwordHash)
    installed.push({ id, name: organization.name })
  }
  return installed
}
