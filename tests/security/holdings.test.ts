import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, type Permission } from '../../src/domain/access/permissions.ts'
import { addedSearch, personSearch } from '../../src/domain/dashboard/searches.ts'
import { recentDays } from '../../src/domain/home/home.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { bytesHeaders, inModule, TEXT, uploadHeaders } from './matrix/targets.ts'

/** What the dashboard and home say of the holdings is what the asker sees: nothing restricted, trashed or another organization's. */
const server = await startTestServer()
const headers = inModule('RECORDS')
const SIZE = TEXT.length
let maker: Person
let reader: Person
let stranger: Person
const made = { open: '', closed: '', free: '', single: '', inClosed: '', thrown: '' }

const post = async (path: string, body: unknown, person = maker) => {
  const answer = await person.ask({ method: 'POST', path, headers, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
  return answer.json as { readonly id: string }
}

const asset = async (folderId: string): Promise<string> => {
  const begun = await maker.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, SIZE) })
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  return ((await maker.ask({ method: 'PATCH', path, headers: bytesHeaders, body: TEXT })).json as { readonly assetId: string }).assetId
}

/** Until nothing is being read any more. */
const read = () =>
  vi.waitFor(async () => {
    const { rows } = await server.database.owner.query(`select from assets where indexing = 'Indexing' or thumbnail = 'Pending'`)
    expect(rows).toEqual([])
  })

/** Somebody with all permissions for whom these are restricted, signed in since. */
const restrictedFor = async (person: Person, restrict: readonly object[]): Promise<Person> => {
  await post(`/v1/users/${person.userId}/restrictions`, { restrict, lift: [] })
  const renewed = await person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
  const { token } = renewed.json as { readonly token: string }
  return { ...person, token, ask: (asking) => person.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
}

beforeAll(async () => {
  await server.database.owner.query(`update organizations set features = '{IndexContent}'`)
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  stranger = await personWith(server.url, server.database, 'Fjord Archive', PERMISSIONS)
  made.open = (await post('/v1/folders', { name: 'Open', parentId: null })).id
  made.closed = (await post('/v1/folders', { name: 'Closed', parentId: null })).id
  made.free = await asset(made.open)
  made.single = await asset(made.open)
  made.inClosed = await asset(made.closed)
  made.thrown = await asset(made.open)
  await read()
  await server.database.owner.query(`update assets set indexing = 'Failed' where id = any ($1::uuid[])`, [Object.values(made).slice(2)])
  await post('/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [made.thrown] } })
  const others = PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS')
  reader = await restrictedFor(await personWith(server.url, server.database, 'Harbour Museum', others), [{ kind: 'folder', id: made.closed }, { kind: 'asset', id: made.single }])
})

afterAll(() => server.stop())

interface Amount {
  readonly files: number
  readonly bytes: number
}

interface Dashboard {
  readonly usage: { readonly usedBytes: number; readonly trashBytes: number; readonly kinds: readonly (Amount & { readonly kind: string })[] }
  readonly formats: { readonly asOf: string; readonly files: number; readonly formats: readonly (Amount & { readonly format: string | null })[] }
  readonly added: { readonly files: number; readonly buckets: readonly (Amount & { readonly start: string })[] }
  readonly recent: { readonly items: readonly { readonly id: string; readonly path: readonly { readonly name: string }[] }[] }
  readonly holders: { readonly repositories: { readonly listed: readonly (Amount & { readonly id: string | null; readonly name: string | null })[] }; readonly persons: { readonly listed: readonly (Amount & { readonly id: string })[] } } | null
}

const dashboard = async (person: Person, query = ''): Promise<Dashboard> => (await person.ask({ path: `/v1/dashboard${query}` })).json as Dashboard

interface Home {
  readonly recent: readonly { readonly id: string }[]
  readonly addedLately: number
  readonly places: readonly { readonly kind: string; readonly folder?: { readonly id: string }; readonly asset?: { readonly id: string } }[]
  readonly favorites: readonly object[]
  readonly unread: { readonly count: number; readonly assets: readonly { readonly id: string }[] }
  readonly imports: readonly object[]
  readonly monthsLeft: number | null
}

const everywhere = [
  ...(['free', 'single', 'inClosed', 'thrown'] as const).map((name) => ({ kind: 'asset', name }) as const),
  ...(['closed', 'open'] as const).map((name) => ({ kind: 'folder', name }) as const),
]
const home = async (person: Person): Promise<Home> => {
  const places = everywhere.map(({ kind, name }) => ({ kind, id: made[name] }))
  return (await person.ask({ method: 'POST', path: '/v1/home', body: { places } })).json as Home
}
const placesOf = ({ places }: Home) => places.map(({ folder, asset: file }) => folder?.id ?? file?.id)

const found = async (person: Person, q: string): Promise<number> =>
  ((await person.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 } })).json as { readonly total: number }).total

const sorted = (ids: readonly string[]) => ids.toSorted()

describe('the dashboard', () => {
  it('counts files without the trash, and bytes with it', async () => {
    const { usage, formats, added, recent, holders } = await dashboard(maker, '?fresh=true')
    expect(usage).toMatchObject({ usedBytes: 4 * SIZE, trashBytes: SIZE, kinds: [{ kind: 'text', files: 3, bytes: 4 * SIZE }] })
    expect(formats).toMatchObject({ files: 3, formats: [{ format: 'csv', files: 3 }] })
    const month = new Date().toISOString().slice(0, 7)
    expect([added.files, added.buckets.length, added.buckets.at(-1)]).toEqual([3, 12, { start: month, files: 3, bytes: 3 * SIZE }])
    expect(sorted(recent.items.map(({ id }) => id))).toEqual(sorted([made.free, made.single, made.inClosed]))
    expect(recent.items.find(({ id }) => id === made.inClosed)?.path.map(({ name }) => name)).toEqual(['Closed'])
    expect(holders?.repositories.listed).toEqual([{ id: null, name: null, files: 3, bytes: 4 * SIZE }])
    expect(holders?.persons.listed).toMatchObject([{ files: 3, bytes: 4 * SIZE }])
  })

  it('counts nothing that is restricted for who asks', async () => {
    const { usage, formats, added, recent, holders } = await dashboard(reader)
    expect(usage.kinds).toEqual([{ kind: 'text', files: 1, bytes: 2 * SIZE }])
    expect([formats.files, added.files, holders?.persons.listed[0]?.files]).toEqual([1, 1, 1])
    expect(recent.items.map(({ id }) => id)).toEqual([made.free])
  })

  it('of another organization has nothing of this one', async () => {
    const { usage, formats, added, recent, holders } = await dashboard(stranger, '?period=days&fresh=true')
    expect([usage.usedBytes, usage.kinds, formats.files, added.files, recent.items, holders?.persons.listed]).toEqual([0, [], 0, 0, [], []])
    expect(added.buckets).toHaveLength(30)
  })

  it('says who holds what to administrators alone, and lists no files for who may see none', async () => {
    const alone: readonly Permission[] = ['VIEW_DASHBOARD_DATA']
    const { holders, recent, formats } = await dashboard(await personWith(server.url, server.database, 'Harbour Museum', alone))
    expect([holders, recent.items, formats.files]).toEqual([null, [], 3])
  })

  it('tells again what was counted, with its time, until it is asked anew', async () => {
    const before = await dashboard(maker, '?fresh=true')
    const another = await asset(made.open)
    expect((await dashboard(maker)).formats).toEqual(before.formats)
    const after = await dashboard(maker, '?fresh=true')
    expect(after.formats.files).toBe(4)
    expect(after.formats.asOf > before.formats.asOf).toBe(true)
    expect((await dashboard(reader)).formats.files).toBe(2)
    await read()
    await post('/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [another] } })
  })
})

describe('home', () => {
  it('leads back to what is there, in the order in which it was visited, four at the most', async () => {
    expect(placesOf(await home(maker))).toEqual([made.free, made.single, made.inClosed, made.closed])
  })

  it('says what is new and what could not be read', async () => {
    const { recent, addedLately, unread, favorites, imports, monthsLeft } = await home(maker)
    expect(sorted(recent.map(({ id }) => id))).toEqual(sorted([made.free, made.single, made.inClosed]))
    expect([addedLately, unread.count, unread.assets.length, favorites, imports]).toEqual([3, 3, 2, [], []])
    // A few bytes of some gigabytes: far off.
    expect(monthsLeft).toBeNull()
  })

  it('counts as new what the search finds that it leads to', async () => {
    const { recent, addedLately } = await home(maker)
    await server.database.owner.query(`update assets set created_at = (date_trunc('day', now() at time zone 'UTC') - interval '7 days') at time zone 'UTC' where id = $1`, [made.free])
    expect(await found(maker, addedSearch(recentDays(recent.map((one) => ({ ...one, createdAt: new Date().toISOString() })), Date.now())))).toBe(addedLately)
    expect((await home(maker)).addedLately).toBe(addedLately)
    await server.database.owner.query(`update assets set created_at = created_at - interval '1 millisecond' where id = $1`, [made.free])
    expect((await home(maker)).addedLately).toBe(addedLately - 1)
    await server.database.owner.query(`update assets set created_at = now() where id = $1`, [made.free])
  })

  it('names the own imports that lines were refused of', async () => {
    const template = (await post('/v1/templates', { name: 'Imported', shortDescription: '', type: 'ALL', attributes: [newAttribute('Maker')], rolesIds: [], usersIds: [maker.userId] })).id
    const put = (id: number, by: Person, step: string, refused: number) =>
      server.database.owner.query(
        `insert into metadata_imports (id, organization_id, user_id, type, template_id, name, heads, lines, settings, step, counts)
         values ($1::uuid, $2, $3, $4, $5, 'lines-' || right($1::uuid::text, 1) || '.csv', '{}', 9, '{}', $6, jsonb_build_object('refused', $7::integer))`,
        [`00000000-0000-4000-8000-00000000000${id}`, maker.organizationId, by.userId, 'RECORDS', template, step, refused],
      )
    await put(1, maker, 'applied', 3)
    await put(2, maker, 'applied', 0)
    await put(3, maker, 'planned', 4)
    await put(4, reader, 'applied', 5)
    const named = { id: '00000000-0000-4000-8000-000000000001', name: 'lines-1.csv', type: 'RECORDS', refused: 3 }
    expect((await home(maker)).imports).toEqual([named])
    expect((await home(reader)).imports).toEqual([{ ...named, id: '00000000-0000-4000-8000-000000000004', name: 'lines-4.csv', refused: 5 }])
    expect((await home(stranger)).imports).toEqual([])
  })

  it('says nothing of what is restricted', async () => {
    const seen = await home(reader)
    expect(placesOf(seen)).toEqual([made.free, made.open])
    expect([seen.recent.map(({ id }) => id), seen.addedLately, seen.unread.count, seen.unread.assets.map(({ id }) => id)]).toEqual([[made.free], 1, 1, [made.free]])
  })

  it('of another organization knows nothing of this one', async () => {
    const seen = await home(stranger)
    expect([seen.places, seen.recent, seen.addedLately, seen.unread.count]).toEqual([[], [], 0, 0])
  })

  it('has no files for who may see none', async () => {
    const seen = await home(await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_HOME_PAGE_DATA']))
    expect([seen.places, seen.recent, seen.addedLately, seen.favorites, seen.unread.count]).toEqual([[], [], 0, [], 0])
  })

  it('has read again what the asker sees, and nothing else', async () => {
    expect((await reader.ask({ method: 'POST', path: '/v1/home/unread' })).json).toEqual({ count: 1 })
    const { rows } = await server.database.owner.query<{ id: string }>(`select id from assets where indexing = 'Failed'`)
    expect(sorted(rows.map(({ id }) => id))).toEqual(sorted([made.single, made.inClosed, made.thrown]))
  })
})

it('the bar of a person leads to what that person added, and to no namesake’s', async () => {
  const { owner } = server.database
  const { userId: other } = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES'])
  await owner.query('update users namesake set first_name = person.first_name, last_name = person.last_name from users person where namesake.id = $1 and person.id = $2', [other, maker.userId])
  await owner.query('update assets set created_by = $2 where id = $1', [made.single, other])
  const persons = (await dashboard(maker, '?fresh=true')).holders?.persons.listed ?? []
  expect(persons.map(({ id, files }) => [id, files])).toEqual([[maker.userId, 2], [other, 1]])
  for (const { id, files } of persons) expect(await found(maker, personSearch(id))).toBe(files)
})
