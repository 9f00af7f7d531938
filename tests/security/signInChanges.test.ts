import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { mailTo } from '../support/server/outbox.ts'
import { signIn } from '../support/server/person.ts'
import { appCode, enrol, post } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const USER = 'user@harbour.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('whoever a sign-in belongs to is told by mail of each change of its password or second step, in their language', async () => {
  await server.database.owner.query(`update users set language = 'no' where email = $1`, [USER])
  const person = await signIn(server.url, USER)
  let mails = 0
  const received = async () => {
    const { subject, text = '' } = await mailTo(server.dataDirectory, USER, (mails += 1))
    return [subject, /^[^\n]*\bVitrine\b[^\n]*$/m.exec(text)?.[0]]
  }
  const SUBJECT = 'Innloggingen din hos Harbour Museum er endret'
  const { secret } = await enrol(person, DEMO_PASSWORD)
  expect(await received()).toEqual([SUBJECT, expect.stringContaining('en autentiseringsapp er satt opp')])
  const renewed = await post(person, '/recovery-codes', { password: DEMO_PASSWORD, code: appCode(secret) })
  const [code] = (renewed.json as { readonly recoveryCodes: readonly string[] }).recoveryCodes
  expect(await received()).toEqual([SUBJECT, expect.stringContaining('nye gjenopprettingskoder')])
  await post(person, '/off', { password: DEMO_PASSWORD, code })
  expect(await received()).toEqual([SUBJECT, expect.stringContaining('er slått av')])
  await post(person, '/e-mail', { password: DEMO_PASSWORD })
  expect(await received()).toEqual([SUBJECT, expect.stringContaining('koder på e-post er valgt')])
  const body = { current: DEMO_PASSWORD, password: 'Another-demo-2', repeat: 'Another-demo-2' }
  expect((await person.ask({ method: 'PUT', path: '/v1/account/password', body })).status).toBe(200)
  expect(await received()).toEqual([SUBJECT, expect.stringContaining('passordet til kontoen din')])
})
