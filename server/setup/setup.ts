import { randomBytes } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { firstAdministratorProblems, type FirstAdministratorForm } from '../../src/domain/setup/firstAdministrator.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import { installOrganization, type Guard } from '../organizations/install.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import { hashPassword, knownCaller } from '../session/password.ts'
import { hashOf } from '../session/refreshToken.ts'

const GIGABYTE = 1024 ** 3

/** Any number that only this uses: of two who come at once the second finds that there is somebody. */
const LOCK = 3_408_712_003

const IS_EMPTY = sql<{ empty: boolean }>('select not exists (select from users) as empty')
const ADD = sql(`insert into setup_links (hash, expires_at) values ($1, now() + interval '1 day')`)
const GOOD = sql('select from setup_links where hash = $1 and expires_at > now()')
const TAKE_TURNS = sql('select pg_advisory_xact_lock($1)')
const USE = sql('delete from setup_links where hash = $1 and expires_at > now() returning 1')
const FORGET = sql('delete from setup_links')

export const isEmpty = async ({ owner }: Pick<Database, 'owner'>): Promise<boolean> => {
  const [users] = await ask(owner, IS_EMPTY)
  return users?.empty === true
}

/** The link at which the first super administrator is made, good for a day; undefined where there is any user. Each start prints its own. */
export const newSetupLink = async (database: Database, origin: string): Promise<string | undefined> => {
  if (!(await isEmpty(database))) return undefined
  const token = randomBytes(32).toString('base64url')
  await ask(database.owner, ADD, [hashOf(token)])
  return `${origin}/setup#${token}`
}

const isGood = async ({ owner }: Database, token: string): Promise<boolean> => (await ask(owner, GOOD, [hashOf(token)])).length === 1

/** Nobody is there yet, and nobody else becomes the first at this moment. */
export const nobodyYet: Guard = async (client) => {
  await ask(client, TAKE_TURNS, [LOCK])
  const [users] = await ask(client, IS_EMPTY)
  return users?.empty === true
}

const usingUp =
  (token: string): Guard =>
  async (client) => {
    if (!(await nobodyYet(client))) return false
    if ((await ask(client, USE, [hashOf(token)])).length !== 1) return false
    await ask(client, FORGET)
    return true
  }

/** The platform's own organization, and whoever administers all of them from it. */
export const firstOrganization = ({ organization, email, firstName, lastName }: Omit<FirstAdministratorForm, 'password' | 'repeat'>) =>
  ({
    name: tidy(organization),
    modules: [],
    features: [],
    storageCapacity: GIGABYTE,
    filesLimit: 1000,
    roles: ['Super Admin', 'Admin', 'Publisher', 'User'],
    users: [{ email: tidy(email), firstName: tidy(firstName), lastName: tidy(lastName), role: 'Super Admin', globalRoles: ['Super Admin'] }],
  }) as const

/** Makes the first organization and its super administrator, by a link that is used up with it. */
export const createFirstAdministrator = async (
  database: Database,
  { token, ...form }: FirstAdministratorForm & { readonly token: string },
): Promise<Result.Result<object, Failure<'VALIDATION_FAILED' | 'SETUP_LINK_INVALID'>>> => {
  const fields = { ...(await commonPasswordProblems(form.password)), ...firstAdministratorProblems(form) }
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  // A password is hashed for who has the link, and not for everybody who asks.
  if (!(await isGood(database, token))) return Result.fail({ code: 'SETUP_LINK_INVALID' })
  const made = await installOrganization(database, firstOrganization(form), await hashPassword(form.password, knownCaller('setup')), usingUp(token))
  return made === undefined ? Result.fail({ code: 'SETUP_LINK_INVALID' }) : Result.succeed({})
}
