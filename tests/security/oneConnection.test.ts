import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { mailServer } from '../support/server/mailServer.ts'
import { credentialsOf, logIn, personOf, signIn, type Person } from '../support/server/person.ts'
import { beginSignIn, post } from '../support/server/secondStep.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const BY_MAIL = 'user@harbour.example'

let mails: Awaited<ReturnType<typeof mailServer>>
let server: TestServer
let person: Person

beforeAll(async () => {
  mails = await mailServer()
  server = await startTestServer({ environment: { DATABASE_POOL: '1', SMTP_URL: `smtp://127.0.0.1:${mails.port}` } })
  person = await signIn(server.url, BY_MAIL)
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

/** As if the mail before had gone out a while ago. */
const aMinuteLater = () => server.database.owner.query(`update two_factor set code_sent_at = now() - interval '1 minute'; update two_factor_challenges set code_sent_at = now() - interval '1 minute'`)

it('a second step is chosen, and its codes are mailed, where the one connection is that of the call', async () => {
  expect((await post(person, '/app', { password: DEMO_PASSWORD })).status).toBe(200)
  expect((await post(person, '/e-mail', { password: 'Not-the-password-1' })).message).toBe('INVALID_CREDENTIALS')
  expect((await post(person, '/e-mail', { password: DEMO_PASSWORD })).status).toBe(200)
  expect((await post(person, '/code', {})).status).toBe(200)
  await aMinuteLater()
  expect((await post(person, '/code', {})).status).toBe(200)
  const waiting = await beginSignIn(server.url, BY_MAIL, '192.0.2.1')
  await aMinuteLater()
  expect((await waiting.mail()).status).toBe(200)
})

it('so is a password changed', async () => {
  const other = await signIn(server.url, 'publisher@harbour.example')
  const change = (current: string) => other.ask({ method: 'PUT', path: '/v1/account/password', body: { current, password: 'Another-demo-2', repeat: 'Another-demo-2' } })
  expect((await change('Not-the-password-1')).message).toBe('INVALID_CREDENTIALS')
  expect((await change(DEMO_PASSWORD)).status).toBe(200)
})

it('and a test mail sent', async () => {
  const admin = personOf(server.url, await logIn(server.url, { ...credentialsOf('super@vitrine.example'), organization: 'Vitrine' }))
  expect((await admin.ask({ method: 'POST', path: '/v1/mail/tests' })).json).toMatchObject({ trouble: null })
})

it('mails of one sign-in that are asked for at once are as few as ever', async () => {
  const waiting = await beginSignIn(server.url, BY_MAIL, '192.0.2.2')
  await aMinuteLater()
  const answers = await Promise.all(Array.from({ length: 8 }, () => waiting.mail()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(429)])
})
