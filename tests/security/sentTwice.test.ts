import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { settled } from '../support/server/settled.ts'
import { startTestServer } from '../support/server/testServer.ts'
import type { Answer, Asking, Person } from '../support/server/person.ts'
import { personWith } from './matrix/people.ts'
import { nameOf, type MakeSample } from './matrix/sample.ts'
import { SAMPLES } from './matrix/samples.ts'
import { expectedAt } from './rights/transcription.ts'

const OWN = 'Harbour Museum'

/** Known again in another way, or nothing that a second time would change. */
const OTHERWISE: readonly string[] = [
  // The protocol of uploads: tests/files/uploads.test.ts, tests/files/samePiece.test.ts.
  'POST /v1/uploads',
  'PATCH /v1/uploads/:uploadId',
  'DELETE /v1/uploads/:uploadId',
  // The same picture once more in the place of itself.
  'POST /v1/account/picture',
  'POST /v1/contacts/:contactId/picture',
  'POST /v1/portal/pictures/:kind',
  // They end what their caller is signed in with: tests/security/sessions.test.ts.
  'PUT /v1/account/profile',
  'PUT /v1/account/password',
  'DELETE /v1/account/sessions',
]

/** One route in so many is met by a run, others with each commit; all of them by `npm run test:full`. */
const ROUTES = process.env['VALUES'] === 'all' ? 1 : 5
const SEED = Number(process.env['SEED'] ?? 1)

const server = await startTestServer()
let maker: Person
let platform: Person

beforeAll(async () => {
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}', features = $1`, [FEATURES])
  maker = await personWith(server.url, server.database, OWN, PERMISSIONS)
  platform = await personWith(server.url, server.database, OWN, PERMISSIONS, ['Super Admin'])
})
afterAll(() => server.stop())

const changing = server.routes.flatMap((route) => {
  const [name, expected] = [nameOf(route), expectedAt(nameOf(route))]
  const [sample] = SAMPLES[name] ?? []
  return expected === undefined || sample === undefined || /^(GET|HEAD) /.test(name) || OTHERWISE.includes(name) ? [] : [{ name, sample, isPlatforms: expected.globalRole !== undefined }]
})

/** What the log has been told of what people did. */
const logged = async (): Promise<number> => {
  await settled(server.database)
  const { rows } = await server.database.owner.query<{ count: number }>(`select count(*)::integer as count from activity where kind is distinct from 'search'`)
  return rows[0]?.count ?? 0
}

interface Sent {
  readonly answers: readonly Answer[]
  readonly logged: number
  readonly ms: number
}

/** The same call so many times at the same moment. */
const sent = async (sample: MakeSample, by: Person, times: number): Promise<Sent> => {
  const { ids, asking } = await sample(by, 'RECORDS', by)
  const { headers, ...asked } = asking(by, ids)
  const call: Asking = { ...asked, headers: { ...headers, 'idempotency-key': randomUUID() } }
  const before = await logged()
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: times }, () => by.ask(call)))
  const ms = performance.now() - begun
  return { answers, logged: (await logged()) - before, ms }
}

const durations: number[] = []

describe.each(changing.filter((_, at) => (at + SEED) % ROUTES === 0))('$name', ({ sample, isPlatforms }) => {
  // What is begun by it is waited for: a page that is read takes long on a busy machine.
  it('sent twice at the same moment is done once, and answered twice', async () => {
    const by = isPlatforms ? platform : maker
    const [once, twice] = [await sent(sample, by, 1), await sent(sample, by, 2)]
    const [first, second] = twice.answers
    expect([first?.status, second?.status], second?.text).toEqual([first?.status, first?.status])
    expect(first?.status, first?.text).toBeLessThan(300)
    expect(second?.text).toBe(first?.text)
    expect(twice.logged).toBe(once.logged)
    durations.push(twice.ms)
  })
})

it('both are answered within a second, as a rule', () => {
  const middle = durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)]
  expect(middle).toBeLessThan(1000)
})
