import { afterEach, expect, it } from 'vitest'
import { ask } from '../../tests/support/server/person.ts'
import { freshConnection, startBeside, startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { installOrganization } from '../organizations/install.ts'
import { installDemo } from './installation.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const started = async (starting: Promise<TestServer>): Promise<TestServer> => {
  const server = await starting
  closing.push(() => server.stop())
  return server
}

const emailsIn = async ({ owner }: Pick<Database, 'owner'>): Promise<readonly string[]> =>
  (await owner.query<{ email: string }>('select email from users where deleted_at is null order by email')).rows.map(({ email }) => email)

const OWN = {
  name: 'Vitrine',
  modules: [],
  features: [],
  storageCapacity: 1024 ** 3,
  filesLimit: 1_000,
  roles: ['Super Admin'],
  users: [{ email: 'ada@gallery.test', firstName: 'Ada', lastName: 'Holm', role: 'Super Admin', globalRoles: ['Super Admin'] }],
} as const

it('an empty installation gets the demo, and shows its mails', async () => {
  const server = await started(startTestServer({ template: 'empty', environment: { VITRINE_DEMO: 'on' } }))
  expect(server.demo).toBe(true)
  expect(await emailsIn(server.database)).toContain('super@vitrine.example')
  expect((await ask(server.url, { path: '/outbox' })).status).toBe(200)
})

it('one that others began never gets it, whatever its organization is called, and shows nobody its mails', async () => {
  const own = await started(startTestServer({ template: 'empty' }))
  await installOrganization(own.database, OWN, null)
  const again = await started(startBeside(own, { VITRINE_DEMO: 'on' }))
  expect(await emailsIn(again.database)).toEqual(['ada@gallery.test'])
  expect((await ask(again.url, { path: '/outbox' })).status).toBe(404)
  expect(again.demo).toBe(false)
})

it('once others are there, what was removed of it does not come back', async () => {
  const database = await freshConnection()
  closing.push(() => database.close())
  await installOrganization(database, { ...OWN, name: 'The Gallery' }, null)
  await database.owner.query(`update organizations set name = 'Gone', name_key = 'gone' where name = 'Fjord Archive'`)
  await database.owner.query(`update users set deleted_at = now() where email = 'super@vitrine.example'`)
  const kept = await installDemo(database)
  expect(kept.map(({ name }) => name)).toEqual(['Harbour Museum', 'Vitrine'])
  expect(await emailsIn(database)).toEqual(['ada@gallery.test', 'admin@fjord.example', 'admin@harbour.example', 'publisher@harbour.example', 'user@harbour.example'])
})
