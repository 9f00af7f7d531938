import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES, type GlobalRole } from '../../src/domain/access/modules.ts'
import { PERMISSIONS, type Permission } from '../../src/domain/access/permissions.ts'
import type { Route } from '../../server/http/route.ts'
import { ask, type Answer, type Asking, type Person } from '../support/server/person.ts'
import { settled } from '../support/server/settled.ts'
import { snapshotOf, WRITTEN_LATER } from '../support/server/snapshot.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { lackingSets, personWith, sufficientSets } from './matrix/people.ts'
import { nameOf, type MakeSample, type Sample } from './matrix/sample.ts'
import { SAMPLES } from './matrix/samples.ts'
import { expectedAt } from './rights/transcription.ts'

const OWN = 'Harbour Museum'
const OTHER = 'Fjord Archive'
const BARE = 'Vitrine'
const MODULE = 'RECORDS'
/** Undefined: no header at all. COLLECTIONS is a module, but not of these organizations; CONTACTS is theirs, but holds no resources. */
const NO_MODULES = [undefined, 'records', 'CONTACTS', 'NOTHING', 'COLLECTIONS'] as const

/** Each route is asked in one of them, others with each commit; in all of them by `npm run test:full`. */
const someModules = (at: number): readonly (string | undefined)[] => {
  const seed = Number(process.env['SEED'] ?? 1)
  return process.env['VALUES'] === 'all' ? NO_MODULES : NO_MODULES.filter((_, index) => (index + at + seed) % NO_MODULES.length === 0)
}

const server = await startTestServer()
let maker: Person
let stranger: Person
/** A super administrator, for what takes one. */
let platform: Person

beforeAll(async () => {
  // The other organization has the features too: what keeps it apart is that it is another. The bare one has none.
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}'`)
  await server.database.owner.query('update organizations set features = $1 where name <> $2', [FEATURES, BARE])
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES}' where name = $1`, [BARE])
  maker = await somebody(OWN, PERMISSIONS)
  stranger = await somebody(OTHER, PERMISSIONS)
  platform = await somebody(OWN, PERMISSIONS, ['Super Admin'])
})

afterAll(() => server.stop())

/** Those that take a sign-in, and what else they take: as it was written down by hand (tests/security/rights). */
const guarded = server.routes.flatMap((route) => {
  const expected = expectedAt(nameOf(route))
  return expected === undefined ? [] : [{ name: nameOf(route), route, expected }]
})
const usesCookie = (route: Route): boolean => route.kind === 'stream' && route.authorisation === 'cookie'

const cells = guarded.flatMap(({ name, route, expected }) =>
  (SAMPLES[name] ?? []).map((sample, index, all) => ({ name: all.length === 1 ? name : `${name} (${index + 1})`, route, expected, sample })),
).map((cell, at) => ({ ...cell, modules: cell.expected.module === true ? someModules(at) : [] }))

/** Everything as the last refused call left it; undefined once somebody has done something else since. */
let left: Awaited<ReturnType<typeof everything>> | undefined

const call = (person: Person, route: Route, asking: Asking): Promise<Answer> => {
  left = undefined
  return usesCookie(route) ? person.fetch(asking) : person.ask(asking)
}

const known = new Set<Person>()

const somebody = async (...who: [organization: string, permissions: readonly Permission[], globalRoles?: readonly GlobalRole[], turn?: string]): Promise<Person> => {
  const person = await personWith(server.url, server.database, ...who)
  // Whoever is new has been written down.
  if (!known.has(person)) left = undefined
  known.add(person)
  return person
}

/** What is made is left alone until the work behind it is done: only then do rows stay as they are by themselves. */
const make = async (sample: MakeSample, by = maker, caller = by) => {
  left = undefined
  const made = await sample(by, MODULE, caller)
  await settled(server.database)
  return made
}

const samples = new Map<MakeSample, Map<Person, Promise<Sample>>>()

/** What calls are made with that are to change nothing: a sample is made once for each of its makers. */
const sampleFor = async (sample: MakeSample, by: Person): Promise<Sample> => {
  const known = samples.get(sample) ?? new Map<Person, Promise<Sample>>()
  const made = known.get(by) ?? make(sample, by)
  samples.set(sample, known.set(by, made))
  // The call before may have begun work too.
  await settled(server.database)
  return made
}

/** What a call is made with that succeeds: reading leaves it as it is, and it stands for all but what is its caller's alone. */
const madeFor = (route: Route, sample: MakeSample, by: Person, caller = by): Promise<Sample> =>
  /^(GET|HEAD) /.test(nameOf(route)) && sample.length < 3 ? sampleFor(sample, by) : make(sample, by, caller)

/** Who makes a sample's call: the person meant, or somebody just like them who is signed in for nothing else. */
const callerOf = ({ spendsCaller }: Sample, person: Person, organization = OWN, permissions: readonly Permission[] = PERMISSIONS): Promise<Person> =>
  spendsCaller === true ? somebody(organization, permissions, [], randomUUID()) : Promise.resolve(person)

/** Both organizations as they are, what only tells of calls left out. */
const everything = () => snapshotOf(server.database, maker, { ...stranger, without: ['sessions', 'refresh_tokens', ...WRITTEN_LATER] })

/** Where the write-ahead log ends: while it stands still, nothing at all is written. */
const writtenUpTo = async (): Promise<string> => (await server.database.owner.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place')).rows[0]?.place ?? ''

/** The answer to a call that leaves everything as it was. */
const changesNothing = async (work: () => Promise<Answer>): Promise<Answer> => {
  const [before, written] = [left ?? (await everything()), await writtenUpTo()]
  const answer = await work()
  left = before
  if ((await writtenUpTo()) === written) return answer
  const after = await everything()
  expect(after).toEqual(before)
  left = after
  return answer
}

const expectRefused = async (work: () => Promise<Answer>, status: number, message: string, isHead: boolean): Promise<void> => {
  const answer = await changesNothing(work)
  expect({ status: answer.status, message: isHead ? message : answer.message }).toEqual({ status, message })
}

/** What names nothing of theirs shows nothing of theirs; what does is answered like what names nobody's. */
const expectUnknown = async (route: Route, theirs: Sample): Promise<void> => {
  const caller = await callerOf(theirs, maker)
  const request = () => call(caller, route, theirs.asking(caller, theirs.ids))
  const foreign = await (theirs.ids.length === 0 ? request() : changesNothing(request))
  expect(theirs.ids.filter((id) => foreign.text.includes(id))).toEqual([])
  if (theirs.ids.length === 0) return
  const nobodys = await call(
    maker,
    route,
    theirs.asking(
      maker,
      theirs.ids.map(() => randomUUID()),
    ),
  )
  expect(foreign.status).toBe(404)
  expect({ status: foreign.status, text: foreign.text }).toEqual({ status: nobodys.status, text: nobodys.text })
  const malformed = await call(
    maker,
    route,
    theirs.asking(
      maker,
      theirs.ids.map(() => 'x'),
    ),
  )
  expect([400, 404]).toContain(malformed.status)
}

it('every route that asks for a sign-in has a sample, and every sample a route', () => {
  expect(guarded.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLES).sort())
})

describe.each(cells)('$name', ({ route, expected: { requirement, globalRole }, modules, sample }) => {
  const globalRoles = globalRole === undefined ? [] : [globalRole]
  const owner = () => (globalRole === undefined ? maker : platform)
  const isHead = nameOf(route).startsWith('HEAD ')

  // Searches are told to the log, and answers marked as read, a moment behind their answer: not while other calls are looked at.
  afterAll(() => pause(['GET /v1/search', 'POST /v1/search/results', 'GET /v1/ai-assistant/:threadId/messages'].includes(nameOf(route)) ? 500 : 0))

  it('succeeds for whoever may', async () => {
    const made = await madeFor(route, sample, owner())
    const caller = await callerOf(made, owner())
    const answer = await call(caller, route, made.asking(caller, made.ids))
    expect(answer.status, answer.text).toBeLessThan(300)
  })

  it('refuses whoever is not signed in', async () => {
    const { ids, asking } = await sampleFor(sample, owner())
    await expectRefused(() => ask(server.url, asking(owner(), ids)), 401, 'NOT_SIGNED_IN', isHead)
  })

  it.each(sufficientSets(requirement).map((permissions) => ({ permissions })))('succeeds with just $permissions', async ({ permissions }) => {
    const person = await somebody(OWN, permissions, globalRoles)
    const made = await madeFor(route, sample, owner(), person)
    const caller = await callerOf(made, person, OWN, permissions)
    const answer = await call(caller, route, made.asking(caller, made.ids))
    expect(answer.status, answer.text).toBeLessThan(300)
  })

  it.each(lackingSets(requirement).map((permissions) => ({ lacking: PERMISSIONS.filter((one) => !permissions.includes(one)), permissions })))(
    'is denied without $lacking',
    async ({ permissions }) => {
      const person = await somebody(OWN, permissions, globalRoles)
      const { ids, asking } = await sampleFor(sample, owner())
      await expectRefused(() => call(person, route, asking(person, ids)), 403, 'PERMISSION_DENIED', isHead)
    },
  )

  it.each(globalRoles)('is denied to whoever is no %s', async () => {
    const { ids, asking } = await sampleFor(sample, platform)
    await expectRefused(() => call(maker, route, asking(maker, ids)), 403, 'PERMISSION_DENIED', isHead)
  })

  // Whoever takes a role of the platform reaches every organization.
  it.each(globalRole === undefined ? [OTHER] : [])('does not know what belongs to %s', async () => {
    const theirs = await madeFor(route, sample, stranger)
    await expectUnknown(route, theirs)
    const caller = await callerOf(theirs, stranger, OTHER)
    const known = await call(caller, route, theirs.asking(caller, theirs.ids))
    expect(known.status, known.text).toBeLessThan(300)
  })

  it.each(modules)('is not found in the module %s, which the organization lacks', async (module) => {
    const { ids, asking } = await sampleFor(sample, maker)
    const { headers = {}, ...rest } = asking(maker, ids)
    const { 'x-resource-type': _named, ...others } = headers
    const elsewhere = { ...rest, headers: module === undefined ? others : { ...others, 'x-resource-type': module } }
    await expectRefused(() => call(maker, route, elsewhere), 404, 'NOT_FOUND', isHead)
  })
})

describe.each(cells.filter(({ expected }) => expected.feature !== undefined))('$name', ({ route, sample }) => {
  it('is not found without its feature', async () => {
    const person = await somebody(BARE, PERMISSIONS)
    const { ids, asking } = await make(sample, person)
    await expectRefused(() => call(person, route, asking(person, ids)), 404, 'NOT_FOUND', false)
  })
})

describe.each(cells.filter(({ expected }) => typeof expected.module === 'string'))('$name', ({ route, sample }) => {
  it('is not found without its module', async () => {
    const person = await somebody(BARE, PERMISSIONS)
    const { ids, asking } = await sampleFor(sample, maker)
    await expectRefused(() => call(person, route, asking(person, ids)), 404, 'NOT_FOUND', false)
  })
})

describe.each(cells.filter(({ route }) => usesCookie(route)))('$name', ({ route, sample }) => {
  const isHead = nameOf(route).startsWith('HEAD ')

  it('takes the cookie of its own session alone', async () => {
    const other = await somebody(OWN, [...PERMISSIONS].reverse())
    const { ids, asking } = await sampleFor(sample, maker)
    const mine = asking(maker, ids)
    await expectRefused(() => ask(server.url, { ...mine, headers: { cookie: other.cookie } }), 401, 'NOT_SIGNED_IN', isHead)
    await expectRefused(
      () => ask(server.url, { ...mine, headers: { authorization: `Bearer ${maker.token}` } }),
      401,
      'NOT_SIGNED_IN',
      isHead,
    )
    await expectRefused(
      () => ask(server.url, { ...mine, headers: { cookie: `${maker.cookie.slice(0, -2)}xx` } }),
      401,
      'NOT_SIGNED_IN',
      isHead,
    )
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'refuses what another site had the browser send: %j',
    async (headers) => {
      const { ids, asking } = await sampleFor(sample, maker)
      await expectRefused(
        () => maker.fetch({ ...asking(maker, ids), headers: { cookie: maker.cookie, ...headers } }),
        403,
        'PERMISSION_DENIED',
        isHead,
      )
    },
  )
})
