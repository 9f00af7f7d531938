import { afterAll, beforeAll, expect, it } from 'vitest'
import { inModule, makeAsset, makeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

/** Six files are called after a guillemot: what somebody who sees two of them does with all that they find reaches these two alone. */
interface Holdings {
  /** In the records, seen by everybody. */
  readonly free: readonly string[]
  readonly restricted: string
  readonly inRestricted: string
  readonly trashed: string
  readonly inArchives: string
  readonly ofOthers: string
}

const SELECTION = { kind: 'found', q: 'guillemot', except: [] }

let server: TestServer
let admin: Person
let publisher: Person
let held: Holdings
let folders: readonly string[]

const done = async (by: Person, path: string, body: object, module = 'RECORDS', method = 'POST'): Promise<unknown> => {
  const answer = await by.ask({ method, path, headers: inModule(module), body })
  expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300)
  return answer.json
}
const named = async (by: Person, name: string, module = 'RECORDS') => {
  const made = await makeAsset(by, module)
  await done(by, `/v1/assets/${made.id}`, { revision: made.revision, name: `${name}.csv` }, module, 'PATCH')
  return made
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  const stranger = await signIn(server.url, 'admin@fjord.example')
  const visitor = await signIn(server.url, 'publisher@harbour.example')
  const [one, two, restricted, inRestricted, trashed] = [await named(admin, 'Guillemot one'), await named(admin, 'Guillemot two'), await named(admin, 'Guillemot kept'), await named(admin, 'Guillemot below'), await named(admin, 'Guillemot gone')]
  held = {
    free: [one.id, two.id],
    restricted: restricted.id,
    inRestricted: inRestricted.id,
    trashed: trashed.id,
    inArchives: (await named(admin, 'Guillemot filed', 'ARCHIVES')).id,
    ofOthers: (await named(stranger, 'Guillemot abroad')).id,
  }
  folders = [one.folderId, two.folderId]
  await done(admin, '/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [trashed.id] } })
  await done(admin, `/v1/users/${visitor.userId}/restrictions`, { restrict: [{ kind: 'asset', id: restricted.id }, { kind: 'folder', id: inRestricted.folderId }], lift: [] })
  publisher = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

/** Without what is found out about a file behind its upload. */
const ROWS = `select to_jsonb(asset) - array['indexing', 'thumbnail', 'preview'] as row, (select count(*)::int from favorites where asset_id = asset.id) as stars from assets asset where id = any ($1) order by id`
const read = async (ids: readonly string[]) => (await server.database.owner.query<{ row: { id: string; folder_id: string; description: string; trashed_at: string | null; web_ready: boolean; embargo_until: string | null }; stars: number }>(ROWS, [ids])).rows
const others = () => read([held.restricted, held.inRestricted, held.trashed, held.inArchives, held.ofOthers])
/** Does something with all that is found, and looks whether anything else has changed by it. */
const acting = async (path: string, more: object = {}, selection: object = SELECTION): Promise<unknown> => {
  const before = await others()
  const answer = await done(publisher, path, { selection, ...more })
  expect(await others(), path).toEqual(before)
  return answer
}

it('a result tells how much of which module can be acted on: what its reader sees, outside the trash', async () => {
  const results = async (by: Person, q: string) => (await done(by, '/v1/search/results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 })) as { readonly total: number; readonly modules: readonly object[] }
  expect(await results(publisher, 'guillemot')).toMatchObject({ total: 3, modules: [{ type: 'RECORDS', folders: 0, assets: 2 }, { type: 'ARCHIVES', folders: 0, assets: 1 }] })
  expect(await results(admin, 'guillemot')).toMatchObject({ total: 5, modules: [{ type: 'RECORDS', folders: 0, assets: 4 }, { type: 'ARCHIVES', folders: 0, assets: 1 }] })
  expect(await results(admin, 'guillemot (in:trash OR in:records)')).toMatchObject({ total: 5, modules: [{ type: 'RECORDS', folders: 0, assets: 4 }] })
  const made = await makeFolder(admin, 'RECORDS')
  expect((await results(admin, `"${made.name}"`)).modules).toEqual([{ type: 'RECORDS', folders: 1, assets: 0 }])
  expect((await results(admin, 'nothing-is-called-so')).modules).toEqual([])
})

it('is measured and marked as favorites without what is kept from who asks', async () => {
  expect(await acting('/v1/library/size')).toMatchObject({ assets: 2 })
  const { changed } = (await acting('/v1/favorites/selection', { favorite: true })) as { readonly changed: readonly { readonly id: string }[] }
  expect(changed.map(({ id }) => id).toSorted()).toEqual(held.free.toSorted())
  expect(await acting('/v1/favorites/selection', { favorite: true })).toEqual({ changed: [] })
  expect(await acting('/v1/favorites/selection', { favorite: false }, { ...SELECTION, except: held.free.slice(0, 1) })).toEqual({ changed: [{ kind: 'asset', id: held.free[1] }] })
})

it('is edited together', async () => {
  const edit = { description: { how: 'replace', text: 'Seen from the quay' } }
  expect(await acting('/v1/library/edit/summary')).toMatchObject({ assets: 2 })
  const { state, changed } = (await acting('/v1/library/edit/plan', { edit })) as { readonly state: string; readonly changed: number }
  expect(changed).toBe(2)
  expect(await acting('/v1/library/edit', { edit, state })).toMatchObject({ changed: 2 })
  expect((await read(held.free)).map(({ row }) => row.description)).toEqual(['Seen from the quay', 'Seen from the quay'])
})

it('is put together into a zip', async () => {
  expect(await acting('/v1/zips')).toMatchObject({ files: 2 })
})

it('is copied, and moved, from wherever it lies', async () => {
  const [copies, place] = [await makeFolder(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS')]
  expect(await acting('/v1/library/copy', { destinationId: copies.id, decisions: {} })).toMatchObject({ assets: 2 })
  await done(admin, '/v1/library/trash', { selection: { kind: 'items', folders: [copies.id], assets: [] } })
  expect(await acting('/v1/library/move', { destinationId: place.id, decisions: {} })).toMatchObject({ assets: 2 })
  expect((await read(held.free)).map(({ row }) => row.folder_id)).toEqual([place.id, place.id])
  expect(folders).not.toContain(place.id)
})

it('is made ready for the web and published, and taken back, by who may', async () => {
  const rows = async () => (await read(held.free)).map(({ row }) => row)
  const { change } = (await acting('/v1/web-ready/selection', { webReady: true })) as { readonly change: string }
  expect((await rows()).map((row) => row.web_ready)).toEqual([true, true])
  await done(publisher, '/v1/web-ready/undo', { change })
  expect((await rows()).map((row) => row.web_ready)).toEqual([false, false])
  const shown = (await acting('/v1/publications/selection', { until: '2099-03-04', webReady: true })) as { readonly change: string; readonly changed: number }
  expect([shown.changed, (await rows()).map((row) => [row.web_ready, row.embargo_until])]).toEqual([2, [[true, '2099-03-04'], [true, '2099-03-04']]])
  expect((await admin.ask({ method: 'POST', path: '/v1/publications/selection/undo', body: { change: shown.change } })).message).toBe('NOT_FOUND')
  await done(publisher, '/v1/publications/selection/undo', { change: shown.change })
  expect((await rows()).map((row) => [row.web_ready, row.embargo_until])).toEqual([[false, null], [false, null]])
})

it('is moved to the trash together, but for what was taken out of it', async () => {
  const [one = '', two = ''] = held.free
  expect(await acting('/v1/library/trash', {}, { ...SELECTION, except: [one] })).toMatchObject({ folders: 0, assets: 1 })
  expect(new Map((await read([one, two])).map(({ row }) => [row.id, row.trashed_at === null]))).toEqual(new Map([[one, true], [two, false]]))
})

it('of another module is that module’s alone, and of another organization its own', async () => {
  const stranger = await signIn(server.url, 'admin@fjord.example')
  const size = async (by: Person, module: string) => (await done(by, '/v1/library/size', { selection: SELECTION }, module)) as { readonly assets: number }
  expect([(await size(publisher, 'ARCHIVES')).assets, (await size(stranger, 'RECORDS')).assets]).toEqual([1, 1])
})

it('what a transaction found before it changed it is found as it left it, whoever committed meanwhile', async () => {
  const client = await server.database.owner.connect()
  const changedSince = async (snapshot: string | null) =>
    (await client.query<{ snapshot: string; positions: Buffer }>('select snapshot, positions from changed_items($1::text::pg_snapshot)', [snapshot])).rows[0]
  try {
    const made = await makeFolder(admin, 'RECORDS')
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', $1, true), pg_current_xact_id()`, [admin.organizationId])
    await makeFolder(admin, 'RECORDS')
    const before = await changedSince(null)
    await client.query('update folders set trashed_at = now() where id = $1', [made.id])
    await client.query('commit')
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', $1, true)`, [admin.organizationId])
    const { rows } = await client.query<{ position: Buffer }>('select int4send(position) as position from folders where id = $1', [made.id])
    expect((await changedSince(before?.snapshot ?? null))?.positions.includes(rows[0]?.position ?? '')).toBe(true)
    await client.query('commit')
  } finally {
    client.release()
  }
})

it('of many changes only those are looked at that came since', async () => {
  const client = await server.database.owner.connect()
  try {
    await client.query(
      `insert into item_changes (organization_id, position, transaction)
       select $1, number, (3 + number * 7919 % 500)::text::xid8 from generate_series(1, 50000) number`,
      [admin.organizationId],
    )
    await client.query('analyze item_changes')
    await client.query('begin')
    // Planned as of a table far larger than memory.
    await client.query(`set local plan_cache_mode = force_generic_plan; set local effective_cache_size = '8kB'; set local enable_bitmapscan = off`)
    await client.query(`select set_config('app.organization_id', $1, true)`, [admin.organizationId])
    await client.query('select changed_items(pg_current_snapshot())')
    const { rows } = await client.query<{ looked: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as looked from pg_stat_xact_user_tables where relname = 'item_changes'`,
    )
    expect(rows[0]?.looked).toBeLessThan(1000)
    await client.query('rollback')
  } finally {
    client.release()
  }
})
