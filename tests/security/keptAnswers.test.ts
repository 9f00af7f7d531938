import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import type { Answer } from '../support/server/person.ts'
import { appCode } from '../support/server/secondStep.ts'
import { serverWith } from '../support/server/serverWith.ts'

const own = serverWith('publisher@harbour.example')

const post = (path: string, body: object, key: string = randomUUID()): Promise<Answer> =>
  own.person.ask({ method: 'POST', path, body, headers: { 'idempotency-key': key } })

/** Everything that is kept for repetitions, as text and as bytes. */
const kept = async (): Promise<string> => {
  const { rows } = await own.server.database.owner.query<{ text: string; bytes: string }>(
    `select row_::text as text, encode(answer, 'escape') as bytes from idempotency_keys row_`,
  )
  return JSON.stringify(rows)
}

it('what is kept to answer a repetition shows no secret, and answers it all the same', async () => {
  const key = randomUUID()
  const begun = await post('/v1/account/two-factor/app', { password: DEMO_PASSWORD }, key)
  const { secret } = begun.json as { readonly secret: string }
  const confirmed = await post('/v1/account/two-factor/app/confirmation', { code: appCode(secret) })
  const { recoveryCodes } = confirmed.json as { readonly recoveryCodes: readonly string[] }
  expect([secret.length, recoveryCodes.length]).toEqual([32, 10])
  const text = await kept()
  expect(text.length).toBeGreaterThan(100)
  for (const one of [secret, ...recoveryCodes]) expect(text).not.toContain(one)
  expect((await post('/v1/account/two-factor/app', { password: DEMO_PASSWORD }, key)).text).toBe(begun.text)
  expect(await post('/v1/account/two-factor/app', { password: 'another' }, key)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
})

it('a password cannot be guessed from what is kept of a request', async () => {
  const key = randomUUID()
  const body = { password: DEMO_PASSWORD }
  await own.server.database.owner.query('delete from two_factor where user_id = $1', [own.person.userId])
  expect((await post('/v1/account/two-factor/app', body, key)).status).toBe(200)
  const { rows } = await own.server.database.owner.query<{ request: Buffer }>('select request from idempotency_keys where key = $1', [key])
  const plain = createHash('sha256').update(JSON.stringify(['POST', '/v1/account/two-factor/app', null, body])).digest()
  expect(rows[0]?.request).toHaveLength(32)
  expect(rows[0]?.request.equals(plain)).toBe(false)
})
