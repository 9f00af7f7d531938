import { FEATURES, RESOURCE_TYPES, type GlobalRole } from '../../src/domain/access/modules.ts'
import type { DefaultRole } from '../../src/domain/access/roles.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import { installOrganization, type FirstUser, type NewOrganization } from '../organizations/install.ts'
import { emailKey } from '../authentication/account.ts'
import { hashPassword, knownCaller } from '../session/password.ts'

/** The password of every demo user. */
export const DEMO_PASSWORD = 'Vitrine-demo-1'

const GIGABYTE = 1024 ** 3

const user = (
  email: string,
  firstName: string,
  lastName: string,
  role: DefaultRole,
  globalRoles: readonly GlobalRole[] = [],
): FirstUser => ({
  email,
  firstName,
  lastName,
  role,
  globalRoles,
})

const ORDINARY: readonly DefaultRole[] = ['Admin', 'Publisher', 'User']

export const DEMO_ORGANIZATIONS: readonly NewOrganization[] = [
  {
    name: 'Harbour Museum',
    modules: [...RESOURCE_TYPES, 'CONTACTS'],
    features: FEATURES,
    storageCapacity: 20 * GIGABYTE,
    filesLimit: 200_000,
    roles: ORDINARY,
    contactPhone: '+47 55 01 02 03',
    users: [
      user('admin@harbour.example', 'Ingrid', 'Solberg', 'Admin'),
      user('publisher@harbour.example', 'Mateo', 'Rivas', 'Publisher'),
      user('user@harbour.example', 'Nora', 'Whitfield', 'User'),
    ],
  },
  {
    name: 'Fjord Archive',
    modules: ['RECORDS', 'CONTACTS'],
    features: [],
    storageCapacity: 5 * GIGABYTE,
    filesLimit: 10_000,
    roles: ORDINARY,
    contactPhone: '+47 57 01 02 03',
    users: [user('admin@fjord.example', 'Sverre', 'Dahl', 'Admin')],
  },
  {
    name: 'Vitrine',
    modules: [],
    features: [],
    storageCapacity: GIGABYTE,
    filesLimit: 1_000,
    roles: ['Super Admin', ...ORDINARY],
    contactPhone: '+47 21 01 02 03',
    users: [user('super@vitrine.example', 'Alma', 'Reyes', 'Super Admin', ['Super Admin'])],
  },
]

export interface InstalledOrganization {
  readonly id: string
  readonly name: string
}

const PRESENT = sql<{ id: string; name_key: string; users: number }>(`
  select organization_.id, organization_.name_key, count(user_.id) as users
  from organizations organization_
  left join users user_ on user_.organization_id = organization_.id and user_.email_key = any ($2)
  where organization_.name_key = any ($1) group by organization_.id`)

/** Whom there is, or was: of the demo, and others. */
const KNOWN = sql<{ demo: boolean; others: boolean }>(`
  select exists (select from users where email_key = any ($1)) or exists (select from demo_entries) as demo,
    exists (select from users where not email_key = any ($1)) as others`)

const EMAILS = DEMO_ORGANIZATIONS.flatMap(({ users }) => users.map(({ email }) => emailKey(email)))

/** Whether the demo may be here: its passwords are well known, so it never comes to an installation that others began. */
export const takesDemo = async ({ owner }: Pick<Database, 'owner'>): Promise<boolean> => {
  const [known] = await ask(owner, KNOWN, [EMAILS])
  return known?.demo === true || known?.others === false
}

/** Everything of the demo that signing in needs. What an administrator has changed since stays as it is; once others are there, nobody is added. */
export const installDemo = async (database: Database): Promise<readonly InstalledOrganization[]> => {
  const keys = DEMO_ORGANIZATIONS.map(({ name }) => nameKey(name))
  const [present, [known]] = await Promise.all([ask(database.owner, PRESENT, [keys, EMAILS]), ask(database.owner, KNOWN, [EMAILS])])
  const isWhole = present.length === keys.length && present.reduce((sum, { users }) => sum + users, 0) >= EMAILS.length
  if (isWhole || known?.others !== false)
    return DEMO_ORGANIZATIONS.flatMap(({ name }) =>
      present.filter(({ name_key: key }) => key === nameKey(name)).map(({ id }) => ({ id, name })),
    )
  const passwordHash = await hashPassword(DEMO_PASSWORD, knownCaller('demo'))
  const installed: InstalledOrganization[] = []
  for (const organization of DEMO_ORGANIZATIONS) {
    const id = await installOrganization(database, organization, passwordHash)
    if (id !== undefined) installed.push({ id, name: organization.name })
  }
  return installed
}
