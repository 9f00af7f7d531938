import { nameKey } from '../../src/domain/naming/names.ts'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import type { AccountKey } from './device.ts'

/** What is found of an account before anybody is signed in. `user_id`: null where the organization has no such user. */
export interface Account {
  readonly organization_id: string
  readonly user_id: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly password_hash: string | null
  readonly admitted: boolean
}

/** How an address is compared, here and where it must be unique. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

export const accountKeyOf = ({ organization, email }: { readonly organization: string; readonly email: string }): AccountKey => ({
  organization: nameKey(organization),
  email: emailKey(email),
})

const FIND = sql<Account>('select * from find_account($1, $2)')

/** Undefined: no such organization. */
export const findAccount = async ({ pool }: Database, { organization, email }: AccountKey): Promise<Account | undefined> =>
  (await ask(pool, FIND, [organization, email]))[0]
