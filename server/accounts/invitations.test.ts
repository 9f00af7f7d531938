import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { SentJobs } from '../jobs/Jobs.ts'
import { mailQueue } from '../mail/jobs.ts'
import { deriveKeys } from '../authentication/keys.ts'
import { hashOf } from '../session/refreshToken.ts'
import { invitationsBy, type Invitations } from './invitations.ts'
import { tokenOf } from './passwordTokens.ts'

const { passwordToken: key } = deriveKeys('a secret of these tests, long enough')
const AUTHOR = { userId: '', firstName: 'Ingrid', lastName: 'Solberg' }

let database: Database
let invitations: Invitations
let organizationId: string
let woken = 0

const userOf = async (email: string): Promise<{ readonly id: string; readonly organization_id: string }> => {
  const { rows } = await database.owner.query<{ id: string; organization_id: string }>(
    'select id, organization_id from users where email = $1',
    [email],
  )
  if (rows[0] === undefined) throw new Error(`There is no ${email}`)
  return rows[0]
}

beforeAll(async () => {
  database = await freshConnection()
  invitations = invitationsBy({ mails: mailQueue(new SentJobs({ onSent: () => (woken += 1) })), key })
  ;({ organization_id: organizationId } = await userOf('admin@harbour.example'))
})
afterAll(() => database.close())

/** What is to be sent, which is taken away. */
const takeMails = async () =>
  (await database.owner.query<{ organization_id: string; payload: object }>(`delete from jobs where kind = 'mail' returning organization_id, payload`)).rows

const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)

const author = async () => ({ ...AUTHOR, userId: (await userOf('admin@harbour.example')).id })

const newUser = async (password: string | null = null): Promise<{ readonly id: string }> => {
  const id = randomUUID()
  await database.owner.query(
    `insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, password_hash)
     select $1, organization_id, $2, $2, 'Ada', 'Berg', role_id, $3 from users where email = 'user@harbour.example'`,
    [id, `${id}@harbour.example`, password],
  )
  return { id }
}

interface TokenRow {
  readonly id: string
  readonly hash: Buffer
  readonly purpose: string
  readonly author_name: string | null
  readonly seconds: number
}

const tokensOf = async (userId: string): Promise<readonly TokenRow[]> =>
  (
    await database.owner.query<TokenRow>(
      `select id, hash, purpose, author_name, extract(epoch from expires_at - created_at)::int as seconds from password_tokens where user_id = $1`,
      [userId],
    )
  ).rows

describe('an invitation', () => {
  it('is a link for seven days, of which the database has the hash, and a mail that is sent with the transaction', async () => {
    const user = await newUser()
    const before = woken
    expect(await within(async (tenant) => invitations.inviteUser(tenant, user, await author()))).toEqual(Result.succeed(undefined))
    const [token, ...others] = await tokensOf(user.id)
    expect([token, others]).toMatchObject([{ purpose: 'invitation', author_name: 'Ingrid Solberg', seconds: 604_800 }, []])
    expect(token?.hash.equals(hashOf(tokenOf(key, organizationId, token.id)))).toBe(true)
    expect(await takeMails()).toEqual([{ organization_id: organizationId, payload: { kind: 'password', subjectId: token?.id } }])
    expect(woken - before).toBe(1)
  })

  it('is not sent when what it belongs to fails', async () => {
    const user = await newUser()
    const failing = within(async (tenant) => {
      await invitations.inviteUser(tenant, user, await author())
      throw new Error('What it belongs to failed')
    })
    await expect(failing).rejects.toThrow('What it belongs to failed')
    expect([await tokensOf(user.id), await takeMails()]).toEqual([[], []])
  })

  it('gives a user without a language the one of who invites, and no other', async () => {
    await database.owner.query(`update users set language = 'no' where email = 'admin@harbour.example'`)
    const [silent, spanish] = [await newUser(), await newUser()]
    await database.owner.query(`update users set language = 'es' where id = $1`, [spanish.id])
    for (const user of [silent, spanish]) await within(async (tenant) => invitations.inviteUser(tenant, user, await author()))
    const { rows } = await database.owner.query<{ id: string; language: string }>('select id, language from users where id = any ($1)', [
      [silent.id, spanish.id],
    ])
    expect(new Map(rows.map(({ id, language }) => [id, language]))).toEqual(new Map([[silent.id, 'no'], [spanish.id, 'es']]))
  })
})

describe('a password reset', () => {
  it('is a link for an hour; the old password stays', async () => {
    const user = await newUser('the hash')
    await within(async (tenant) => invitations.sendPasswordReset(tenant, user, await author()))
    expect(await tokensOf(user.id)).toMatchObject([{ purpose: 'reset', seconds: 3_600 }])
    const { rows } = await database.owner.query('select password_hash from users where id = $1', [user.id])
    expect(rows).toEqual([{ password_hash: 'the hash' }])
  })

  it('is another invitation for who never had a password', async () => {
    const user = await newUser()
    await within(async (tenant) => invitations.sendPasswordReset(tenant, user, await author()))
    expect(await tokensOf(user.id)).toMatchObject([{ purpose: 'invitation' }])
  })

  it.each(['blocked_at', 'deleted_at'])('is none for a user with %s', async (column) => {
    const user = await newUser()
    await database.owner.query(`update users set ${column} = now() where id = $1`, [user.id])
    const sent = await within(async (tenant) => invitations.sendPasswordReset(tenant, user, await author()))
    expect([sent, await tokensOf(user.id)]).toEqual([Result.fail({ code: 'USER_NOT_FOUND' }), []])
  })

  it('is none for a user of another organization', async () => {
    const { id } = await userOf('admin@fjord.example')
    const sent = await within(async (tenant) => invitations.sendPasswordReset(tenant, { id }, await author()))
    expect([sent, await tokensOf(id)]).toEqual([Result.fail({ code: 'USER_NOT_FOUND' }), []])
  })
})

describe('a link', () => {
  it.each([
    ['the account is blocked', 'blocked_at = now()'],
    ['the account is deleted', 'deleted_at = now()'],
    ['its address changes', `email = 'moved@harbour.example', email_key = 'moved@harbour.example'`],
  ])('ends when %s', async (_, change) => {
    const user = await newUser()
    await within(async (tenant) => invitations.inviteUser(tenant, user, await author()))
    expect(await tokensOf(user.id)).toHaveLength(1)
    await database.owner.query(`update users set ${change} where id = $1`, [user.id])
    expect(await tokensOf(user.id)).toEqual([])
  })
})
