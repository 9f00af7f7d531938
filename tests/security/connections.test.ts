import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const WAITING = `select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = 'vitrine' and wait_event_type = 'Lock'`

it.each([
  ['one person asks', ['publisher@harbour.example'], 'user@harbour.example'],
  ['several people of an organization ask', ['publisher@harbour.example', 'user@harbour.example', 'admin@harbour.example'], 'admin@fjord.example'],
])('what %s for that takes long leaves connections for others, and comes to its end in turn', async (_, busy, elsewhere) => {
  const [other, people] = [await signIn(server.url, elsewhere), await Promise.all(busy.map((email) => signIn(server.url, email)))]
  const holder = new Client(server.database.connection)
  await holder.connect()
  try {
    await holder.query('begin; lock table favorites in access exclusive mode')
    const slow = people.flatMap((person) => Array.from({ length: 30 }, () => person.ask({ path: '/v1/favorites' })))
    const waiting = async () => (await server.database.owner.query<{ count: number }>(WAITING)).rows[0]?.count
    await expect.poll(waiting).toBeGreaterThanOrEqual(4)
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 5 }, () => other.ask({ path: '/v1/account/profile' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(performance.now() - begun).toBeLessThan(5_000)
    await holder.query('rollback')
    expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]))
  } finally {
    await holder.end()
  }
})
