import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, credentialsOf, logIn, personOf } from '../support/server/person.ts'
import { linkIn, mailTo } from '../support/server/outbox.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

let folder: string
let program: Program

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-logs-'))
  program = await startProgram(folder, { LOG_LEVEL: 'trace', VITRINE_SECRET: 'the-installation-secret-of-this-test' })
})

afterAll(async () => {
  await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

it('a log with everything in it holds no secret', async () => {
  const { url } = program
  const wrong = { ...credentialsOf('admin@harbour.example'), password: 'Guessed-password-1' }
  await logIn(url, wrong)
  const person = personOf(url, await logIn(url, credentialsOf('admin@harbour.example')))
  await person.ask({ path: '/v1/search?term=confidential-words', headers: { 'x-resource-type': 'RECORDS' } })
  await person.ask({ path: `/v1/folders/nothing?token=${person.token}` })
  await person.fetch({ path: `/v1/s/${person.sessionId}/assets/x/content?key=hidden-in-the-address` })
  await ask(url, { method: 'POST', path: '/v1/auth/refresh-token', body: `{"refreshToken":"${person.refreshToken}"` })
  await ask(url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
  await ask(url, { path: '/reset?code=emailed-secret' })
  const account = { email: 'user@harbour.example', organization: 'Harbour Museum' }
  await ask(url, { method: 'POST', path: '/v1/auth/password-link', body: account })
  const { token: link } = linkIn(await mailTo(folder, account.email))
  await ask(url, { method: 'POST', path: '/v1/auth/password', body: { token: link, password: 'Set-by-the-link-1', repeat: 'Set-by-the-link-1' } })
  const share = 'shared-link-token-of-this-very-test-is-long'
  await ask(url, { path: `/share/${share}/items/x` })
  await ask(url, { path: `//share/${share}` })
  await ask(url, { method: 'POST', path: `/share/${share}` })
  await ask(url, { method: 'POST', path: '/v1/auth/logout', body: { refreshToken: person.refreshToken } })
  await expect.poll(program.output).toContain('"path":"/v1/auth/logout"')

  const output = program.output()
  expect(output).toContain('"path":"/v1/search"')
  expect(output).toContain('"path":"/share/[secret]/items/x"')
  const secrets = [
    wrong.password,
    link,
    link.split('.')[1] ?? '',
    'Set-by-the-link-1',
    person.token,
    person.token.split('.')[2] ?? '',
    person.refreshToken,
    person.refreshToken.split('.')[1] ?? '',
    person.cookie.split('.')[1] ?? '',
    'confidential-words',
    'hidden-in-the-address',
    'emailed-secret',
    share,
    'the-installation-secret-of-this-test',
    'argon2',
  ]
  expect(secrets.filter((secret) => secret === '' || output.includes(secret))).toEqual([])
})
