import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailServer, refusing } from '../support/server/mailServer.ts'
import { credentialsOf, logIn, personOf, type Person } from '../support/server/person.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

const USER = 'the-mail-user'
const PASSWORD = 'the-mail-password'
const SECRETS = [USER, PASSWORD, ...[USER, PASSWORD, `\0${USER}\0${PASSWORD}`].map((text) => Buffer.from(text).toString('base64'))]

let folder: string
let server: Awaited<ReturnType<typeof mailServer>>
let program: Program
let platform: Person
let admin: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
  // The unkindest of mail servers: it says what it was told.
  server = await mailServer({ auth: refusing(Infinity, 535, SECRETS.join(' ')) })
  program = await startProgram(folder, { LOG_LEVEL: 'trace', SMTP_URL: `smtp://${USER}:${PASSWORD}@127.0.0.1:${server.port}` })
  platform = personOf(program.url, await logIn(program.url, { ...credentialsOf('super@vitrine.example'), organization: 'Vitrine' }))
  admin = personOf(program.url, await logIn(program.url, credentialsOf('admin@harbour.example')))
})
afterAll(async () => {
  await endProgram(program)
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => platform.ask({ path: '/v1/mail' })
const test = (by = platform) => by.ask({ method: 'POST', path: '/v1/mail/tests' })

it('what is in force is told without user and password', async () => {
  expect((await settings()).json).toMatchObject({ way: { kind: 'smtp', host: '127.0.0.1', port: server.port, encryption: 'whenOffered', signsIn: true } })
})

it('who is no super administrator gets neither the settings nor a test mail', async () => {
  for (const answer of [await admin.ask({ path: '/v1/mail' }), await test(admin)]) expect(answer).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
})

it('a test mail that is refused says why, and is in the log of the own organization also from another one', async () => {
  const elsewhere = await platform.ask({ method: 'POST', path: '/v1/mail/tests', headers: { 'x-organization-id': admin.organizationId } })
  expect(elsewhere).toMatchObject({ status: 200, json: { to: 'super@vitrine.example', trouble: 'signInRefused', reply: '535 … … … … …' } })
  const { items } = (await platform.ask({ path: '/v1/activity?kind=mail.tested' })).json as { readonly items: readonly object[] }
  expect(items).toMatchObject([{ kind: 'mail.tested', status: 'Failed', after: { email: 'super@vitrine.example', mailTrouble: 'signInRefused' } }])
  expect((await admin.ask({ path: '/v1/activity?kind=mail.tested' })).json).toMatchObject({ items: [{ after: { code: 'PERMISSION_DENIED' } }] })
})

it('a test mail that is asked for twice under one key goes out once, and both are told what became of it', async () => {
  const key = { 'idempotency-key': 'a-lost-answer' }
  const again = () => platform.ask({ method: 'POST', path: '/v1/mail/tests', headers: key })
  const answers = [...(await Promise.all([again(), again()])), await again()]
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]))
  expect(answers[0]?.json).toMatchObject({ to: 'super@vitrine.example', trouble: 'signInRefused' })
  const { items } = (await platform.ask({ path: '/v1/activity?kind=mail.tested' })).json as { readonly items: readonly object[] }
  expect(items).toHaveLength(2)
})

it('an invitation that cannot go out tells its organization the reason and no word of the mail server; the platform sees what it said', async () => {
  const roles = (await admin.ask({ path: '/v1/roles' })).json as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  const roleId = roles.items.find(({ name }) => name === 'User')?.id ?? ''
  const body = { username: 'mailed', firstName: 'Mailed', lastName: 'Person', email: 'mailed@people.example', roleId, language: 'en-US' }
  const { id } = (await admin.ask({ method: 'POST', path: '/v1/users', body })).json as { readonly id: string }
  const read = () => admin.ask({ path: `/v1/users/${id}` })
  const mail = async () => ((await read()).json as { readonly invitationMail: object }).invitationMail
  await expect.poll(mail).toEqual({ state: 'retrying', since: expect.any(String), nextTryAt: expect.any(String), trouble: 'signInRefused' })
  expect((await read()).text).not.toMatch(/reply|"535|535 /)
  expect((await settings()).json).toMatchObject({ groups: [{ state: 'retrying', trouble: 'signInRefused', mails: 1, reply: '535 … … … … …' }] })
})

it('test mails are limited', async () => {
  // Four have been asked for before.
  expect((await test()).status).toBe(200)
  expect(await test()).toMatchObject({ status: 429, message: 'RATE_LIMITED' })
})

it('no answer and no log holds a secret', async () => {
  await expect.poll(program.output).toContain('signInRefused')
  const recorded = [program.output(), (await settings()).text, (await admin.ask({ path: '/v1/users' })).text].join('\n')
  expect(SECRETS.filter((secret) => recorded.includes(secret))).toEqual([])
})
