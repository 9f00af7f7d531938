import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

let server: TestServer
let person: Person
let colleague: Person
/** An asset that gives its file to another one of the same name, by being moved to where that lies. */
let [giving, taking, from, to] = ['', '', '', '']

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '12' } })
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())
const send = async (folderId: string, name = newName('wav')): Promise<string> => assetIdOf(await upload(person, { folderId, name, bytes: soundOf(100) }))
beforeEach(async () => {
  ;[from, to] = [await newFolder(person), await newFolder(person)]
  const name = newName('wav')
  ;[giving, taking] = [await send(from, name), await send(to, name)]
})

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await server.database.owner.query<Row>(text, values)).rows
const post = (path: string, body: object): Promise<Answer> => person.ask({ method: 'POST', path, headers: records, body })
const move = (): Promise<Answer> =>
  post('/v1/library/move', { selection: { kind: 'items', folders: [], assets: [giving] }, destinationId: to, decisions: { assets: 'replace' } })

/** The move begins while somebody's change is written but not committed, and waits for it. */
const movedWhile = async (...changes: readonly (readonly [text: string, ...values: string[]])[]): Promise<Answer> => {
  const client = await server.database.owner.connect()
  try {
    await client.query('begin')
    for (const [text, ...values] of changes) await client.query(text, values)
    const moving = move()
    await waitsForLock(server.database)
    await client.query('commit')
    return await moving
  } finally {
    client.release(true)
  }
}

const IN = `(id, organization_id, type, asset_id, user_id`
const FAVORITE = `insert into favorites ${IN}) select gen_random_uuid(), organization_id, type, id, $2 from assets where id = $1`
const RESTRICTION = `insert into access_restriction_rules ${IN}, created_by) select gen_random_uuid(), organization_id, type, id, $2, $2 from assets where id = $1`
const PERSON = `
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  select gen_random_uuid(), organization_id, id, content_version, 'Ada', 'ada', 0, 0, 0.5, 0.5, 'Drawn', $2, $2 from assets where id = $1`

describe('an asset that gives its file away', () => {
  it('gives what was tied to it until then', async () => {
    const values = [giving, colleague.userId] as const
    expect(await movedWhile([FAVORITE, ...values], [RESTRICTION, ...values], [PERSON, ...values])).toMatchObject({ status: 200 })
    const kept = ['favorites', 'access_restrictions', 'asset_persons'].map((table) => rows(`select 1 from ${table} where asset_id = $1`, taking))
    expect((await Promise.all(kept)).map(({ length }) => length)).toEqual([1, 1, 1])
  })

  it('gives persons once that both show in a file of before', async () => {
    const old = `update asset_persons set content_version = 'before' where asset_id = $1`
    for (const id of [giving, taking]) {
      await rows(PERSON, id, person.userId)
      await rows(old, id)
    }
    expect((await move()).status).toBe(200)
    expect(await rows('select name, content_version as version from asset_persons where asset_id = $1', taking)).toEqual([{ name: 'Ada', version: 'before' }])
  })

  it.each(['asset', 'folder'] as const)('lets go of a related %s that is just being deleted for good', async (kind) => {
    const partner = kind === 'asset' ? await send(from) : await newFolder(person)
    const stays = await send(from)
    const resources = [{ kind, id: partner }, { kind: 'asset', id: stays }]
    expect((await post(`/v1/assets/${giving}/related`, { resources, related: true })).status).toBe(200)
    expect(await movedWhile([`delete from ${kind}s where id = $1`, partner])).toMatchObject({ status: 200 })
    expect(await rows('select other_id as id from relations where resource_id = $1', taking)).toEqual([{ id: stays }])
  })
})
