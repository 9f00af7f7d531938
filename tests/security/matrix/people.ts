import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Requirement } from '../../../src/domain/access/evaluate.ts'
import type { GlobalRole } from '../../../src/domain/access/modules.ts'
import { PERMISSIONS, type Permission } from '../../../src/domain/access/permissions.ts'
import type { Database } from '../../../server/database/connect.ts'
import { emailKey } from '../../../server/authentication/account.ts'
import { DEMO_PASSWORD } from '../../../server/demo/installation.ts'
import { logIn, personOf, type Person } from '../../support/server/person.ts'

/** The addresses of those who make the matrices' calls. */
export const CALLERS = '@callers.example'

const people = new Map<string, Promise<Person>>()

interface Held {
  readonly permissions: readonly Permission[]
  readonly globalRoles: readonly GlobalRole[]
}

/** The demo's password as a hash that is quick to check: they are many, and what a check must cost is tested with the demo's own users. */
const quick = hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

const make = async (url: string, database: Database, organization: string, { permissions, globalRoles }: Held): Promise<Person> => {
  const name = `Role ${randomUUID()}`
  const email = `${randomUUID()}${CALLERS}`
  await database.owner.query(
    `with organization_ as (select id from organizations where name = $1),
       role_ as (
         insert into roles (id, organization_id, name, name_key, permissions)
         select $2, id, $3, lower($3), $4 from organization_ returning id)
     insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, global_roles, password_hash)
     select $5, organization_.id, $6, $7, 'Test', 'Person', role_.id, $8, $9
     from organization_, role_`,
    [organization, randomUUID(), name, permissions, randomUUID(), email, emailKey(email), globalRoles, await quick],
  )
  const answer = await logIn(url, { email, organization, password: DEMO_PASSWORD, rememberMe: false })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  return personOf(url, answer)
}

/** Somebody of an organization who holds just these permissions, and roles of the platform. The same one for the same, and the same `turn`. */
export const personWith = (
  url: string,
  database: Database,
  organization: string,
  permissions: readonly Permission[],
  globalRoles: readonly GlobalRole[] = [],
  turn = '',
): Promise<Person> => {
  const key = JSON.stringify([url, organization, permissions, globalRoles, turn])
  const known = people.get(key) ?? make(url, database, organization, { permissions, globalRoles })
  people.set(key, known)
  return known
}

/** Everything but what is asked for: each permission alone where it wants all, all of them where it wants any. */
export const lackingSets = ({ operator, permissions }: Requirement): readonly (readonly Permission[])[] => {
  if (permissions.length === 0) return []
  const removed = operator === 'OR' ? [permissions] : permissions.map((permission) => [permission])
  return removed.map((gone) => PERMISSIONS.filter((permission) => !gone.includes(permission)))
}

/** The least that suffices, each way there is. */
export const sufficientSets = ({ operator, permissions }: Requirement): readonly (readonly Permission[])[] =>
  operator === 'AND' || permissions.length === 0 ? [permissions] : permissions.map((permission) => [permission])
