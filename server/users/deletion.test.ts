import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

let server: TestServer
let admin: Person
let roleId: string

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await server.database.owner.query<Row>(text, values)).rows

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '20' } })
  admin = await signIn(server.url, 'admin@harbour.example')
  const [role] = await rows<{ id: string }>(`select id from roles where organization_id = $1 and name = 'User'`, admin.organizationId)
  roleId = role?.id ?? ''
})
afterAll(() => server.stop())

const records = { 'x-resource-type': 'RECORDS' }

/** An active user of this name. */
const made = async (lastName: string): Promise<string> => {
  const username = `u${randomUUID()}`
  const body = { username, firstName: 'Kari', lastName, email: `${username}@people.example`, roleId, language: 'no' }
  const { id } = (await admin.ask({ method: 'POST', path: '/v1/users', body })).json as { readonly id: string }
  await rows('update users set password_hash = $2 where id = $1', id, 'set')
  return id
}
/** A folder that somebody has added. */
const folderOf = async (userId: string): Promise<string> => {
  const { id } = (await admin.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { parentId: null, name: randomUUID() } })).json as { readonly id: string }
  await rows('update folders set created_by = $2 where id = $1', id, userId)
  return id
}
const creatorOf = async (folderId: string): Promise<object> =>
  ((await admin.ask({ path: `/v1/folders/${folderId}`, headers: records })).json as { readonly createdBy: object }).createdBy
const remove = (userIds: readonly string[], successorId: string | null = null, rehearse = false, by = admin): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/users/deletions', body: { userIds, successorId, rehearse } })
const leavesOf = async (...userIds: readonly string[]): Promise<object> => ((await remove(userIds, null, true)).json as { readonly leaves: object }).leaves
const successorIdOf = async (id: string): Promise<string | null> =>
  (await rows<{ successor_id: string | null }>('select successor_id from users where id = $1', id))[0]?.successor_id ?? null

describe('what the deleted added', () => {
  it('stays in their name, and says with whom it is since', async () => {
    const [kari, ola] = [await made('Nordmann'), await made('Hansen')]
    const folder = await folderOf(kari)
    expect(await creatorOf(folder)).toEqual({ name: 'Kari Nordmann', isGone: false, successor: null })
    expect(await remove([kari], ola)).toMatchObject({ status: 200, json: { done: [kari], leaves: { folders: 1, assets: 0 } } })
    expect(await creatorOf(folder)).toEqual({ name: 'Kari Nordmann', isGone: true, successor: 'Kari Hansen' })
    const [entry] = await rows<{ after: object }>(`select after from activity where kind = 'user.deleted' and resource_id = $1`, kari)
    expect(entry).toEqual({ after: { handedOver: 'Kari Hansen' } })
  })

  it('is nobody’s in particular where it is left', async () => {
    const kari = await made('Left')
    const folder = await folderOf(kari)
    await remove([kari])
    expect(await creatorOf(folder)).toEqual({ name: 'Kari Left', isGone: true, successor: null })
    expect(await rows(`select after from activity where kind = 'user.deleted' and resource_id = $1`, kari)).toEqual([{ after: null }])
  })

  it('goes on to the next with what its successor added, and is counted with it', async () => {
    const [kari, ola, nora] = [await made('First'), await made('Second'), await made('Third')]
    const [one, other] = [await folderOf(kari), await folderOf(ola)]
    await remove([kari], ola)
    expect(await leavesOf(ola)).toMatchObject({ folders: 2 })
    await remove([ola], nora)
    for (const folder of [one, other]) expect(await creatorOf(folder)).toMatchObject({ isGone: true, successor: 'Kari Third' })
    await remove([nora])
    for (const folder of [one, other]) expect(await creatorOf(folder)).toMatchObject({ isGone: true, successor: null })
  })

  it('counts with what is in the trash, of all who are chosen', async () => {
    const [kari, ola] = [await made('Trash'), await made('Kept')]
    const [thrown] = [await folderOf(kari), await folderOf(kari), await folderOf(ola)]
    await rows('update folders set trashed_at = now() where id = $1', thrown)
    const { id: asset } = await makeAsset(admin, 'RECORDS')
    await rows('update assets set created_by = $2 where id = $1', asset, ola)
    expect(await leavesOf(kari, ola)).toEqual({ folders: 3, assets: 1, jobs: 0, zips: 0, uploads: 0 })
    expect(await leavesOf(kari)).toMatchObject({ folders: 2, assets: 0 })
  })
})

it('work that waits, zips and uploads under way are told of, and what is over is not', async () => {
  const kari = await made('Busy')
  const job = `insert into jobs (id, organization_id, home_organization_id, user_id, kind, queue, payload, state, touched_at)
    values (gen_random_uuid(), $1, $1, $2, 'move', 'bulk operations', '{}', $3, now() + interval '1 hour')`
  for (const state of ['Waiting', 'Working', 'Done']) await rows(job, admin.organizationId, kari, state)
  const zip = `insert into jobs (id, organization_id, home_organization_id, user_id, kind, queue, payload, state, expires_at)
    values (gen_random_uuid(), $1, $1, $2, 'zip', 'zips', '{}', $3, now() + make_interval(hours => $4))`
  for (const [state, hours] of [['Done', 1], ['Failed', 1], ['Done', -1]]) await rows(zip, admin.organizationId, kari, state, hours)
  const upload = 'insert into upload_reservations (upload_id, organization_id, user_id, bytes, files, begun_at) values ($1, $2, $3, 1, 1, now() - make_interval(hours => $4))'
  for (const hours of [0, 1, 48]) await rows(upload, randomUUID(), admin.organizationId, kari, hours)
  const { jobs, ...rest } = (await leavesOf(kari)) as { readonly jobs: number }
  expect(rest).toEqual({ folders: 0, assets: 0, zips: 1, uploads: 2 })
  // The one that was waiting may have had its turn meanwhile.
  expect([0, 1]).toContain(jobs)
  await rows('delete from upload_reservations where user_id = $1', kari)
})

describe('a successor', () => {
  it('of another organization is as unknown as none', async () => {
    const fjord = await signIn(server.url, 'admin@fjord.example')
    const kari = await made('Stays')
    const [unknown, foreign] = [await remove([kari], randomUUID()), await remove([kari], fjord.userId)]
    expect(unknown).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED', fields: { successorId: { code: 'notAnOption' } } } })
    expect([foreign.status, foreign.json]).toEqual([unknown.status, unknown.json])
    expect((await admin.ask({ path: `/v1/users/${kari}` })).status).toBe(200)
  })

  it('has to be active', async () => {
    const [kari, blocked, gone] = [await made('Asked'), await made('Blocked'), await made('Gone')]
    await admin.ask({ method: 'POST', path: `/v1/users/${blocked}/block` })
    await remove([gone])
    for (const successorId of [blocked, gone, kari]) expect((await remove([kari], successorId)).message).toBe('VALIDATION_FAILED')
  })

  it('who is deleted in the same moment never looks after anything', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [kari, ola] = [await made('Racing'), await made('Ahead')]
      const [handed, gone] = await Promise.all([remove([kari], ola), remove([ola])])
      expect(gone.status).toBe(200)
      expect([200, 400]).toContain(handed.status)
      expect(await successorIdOf(kari)).toBeNull()
    }
    expect(await rows('select from users gone join users keeper on keeper.id = gone.successor_id where keeper.deleted_at is not null')).toEqual([])
  })
})

it('those left out of a deletion lose nothing', async () => {
  const [kari, ola] = [await made('Out'), await made('In')]
  const answer = await remove([kari, admin.userId, ola], admin.userId)
  expect(answer.json).toMatchObject({ left: [{ id: admin.userId, code: 'OWN_ACCOUNT' }] })
  expect(await successorIdOf(admin.userId)).toBeNull()
  expect([await successorIdOf(kari), await successorIdOf(ola)]).toEqual([admin.userId, admin.userId])
})
