import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { Letter } from '../mail/Letter.ts'
import { deriveKeys } from '../authentication/keys.ts'
import { passwordLetter } from './passwordLetter.ts'
import { addToken, tokenOf } from './passwordTokens.ts'

const { passwordToken: key } = deriveKeys('a secret of these tests, long enough')
const ORIGIN = 'https://vitrine.example'

let database: Database
let organizationId: string

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})
afterAll(() => database.close())

const newUser = async (language: string | null = null): Promise<string> => {
  const id = randomUUID()
  await database.owner.query(
    `insert into users (id, organization_id, email, email_key, first_name, last_name, role_id, language)
     select $1, organization_id, $2, $2, 'Ada', 'Berg', role_id, $3 from users where email = 'user@harbour.example'`,
    [id, `${id}@harbour.example`, language],
  )
  return id
}

interface Written {
  readonly letter: Letter | undefined
  readonly link: string
}

/** The letter of a new link, after `change` has happened. */
const write = async (userId: string, purpose: 'reset' | 'invitation', authorName: string | null, change = 'select 1'): Promise<Written> =>
  inTenant(database, organizationId, async (tenant) => {
    const subjectId = await addToken(tenant, key, { userId, purpose, authorName })
    await tenant.query(sql(change))
    const letter = await passwordLetter(key)(tenant, { organizationId, kind: 'password', subjectId }, ORIGIN)
    return { letter, link: tokenOf(key, organizationId, subjectId) }
  })

describe('the letter with a link', () => {
  it('invites in the receiver’s language and names who invites', async () => {
    const { letter, link } = await write(await newUser('no'), 'invitation', 'Ingrid Solberg')
    expect(letter).toMatchObject({
      language: 'no',
      to: { name: 'Ada Berg' },
      subject: 'Invitasjonen din til Harbour Museum',
      action: { label: 'Velg passord', url: `${ORIGIN}/password-not-set#${link}` },
    })
    expect(letter?.paragraphs[1]).toMatch(/^Ingrid Solberg har invitert deg til Harbour Museum i Vitrine\./)
  })

  it('is in English while no language is known, and names nobody where they asked themselves', async () => {
    const { letter, link } = await write(await newUser(), 'reset', null)
    expect(letter).toMatchObject({ language: 'en-US', action: { url: `${ORIGIN}/account/new-password#${link}` } })
    expect(letter?.paragraphs[1]).toMatch(/^somebody asked for a new password for /)
  })

  it.each([
    ['the link was used', 'update password_tokens set used_at = now()'],
    ['the link has expired', `update password_tokens set expires_at = now() - interval '1 second'`],
    ['the account was blocked', `update users set blocked_at = now() where first_name = 'Ada'`],
    ['the organization was blocked', 'update organizations set blocked_at = now()'],
  ])('is not written when %s meanwhile', async (_, change) => {
    expect((await write(await newUser(), 'reset', null, change)).letter).toBeUndefined()
  })
})
