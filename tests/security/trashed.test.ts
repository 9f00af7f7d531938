import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { settled } from '../support/server/settled.ts'
import { snapshotOf } from '../support/server/snapshot.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { nameOf } from './matrix/sample.ts'
import { SAMPLES } from './matrix/samples.ts'
import { bytesHeaders, inModule, makeFolder, makeUpload, TEXT, tusHeaders } from './matrix/targets.ts'

const MODULE = 'RECORDS'

let server: TestServer
let person: Person
let platform: Person

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query('update organizations set features = $1', [FEATURES])
  person = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  platform = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, ['Super Admin'])
})
afterAll(() => server.stop())

/** Puts what is named into the trash. Answers how much of it is a folder or an asset at all. */
const trash = async (ids: readonly string[]): Promise<number> => {
  const sql = (table: string): string => `update ${table} set trashed_at = now() where id::text = any ($1)`
  const folders = await server.database.owner.query(sql('folders'), [ids])
  const assets = await server.database.owner.query(sql('assets'), [ids])
  return (folders.rowCount ?? 0) + (assets.rowCount ?? 0)
}

/** Who may see something is told in the trash too what is decided on it. */
const LISTED = /^GET .*restrictions\/|^GET \/v1\/users\/:userId\/access$/
/** Of many they take those that are there, and say of how many others they did not. */
const LEAVING_OUT = ['GET /v1/duplicates', 'POST /v1/contacts/:contactId/relations', 'POST /v1/metadata-table/rows']
/** Nothing of them names a folder or an asset. */
const WITHOUT_ITEMS = /\/organizations\/|\/trash\//

const isRefused = (name: string): boolean => !WITHOUT_ITEMS.test(name) && !LISTED.test(name)

describe('what lies in the trash', () => {
  // Some two hundred samples are made, each settled before it is asked for.
  it('is neither shown nor changed by any route that names it', { timeout: 300_000 }, async () => {
    const cookied = new Set(server.routes.filter((route) => route.kind === 'stream' && route.authorisation === 'cookie').map(nameOf))
    const verdicts: Record<string, unknown> = {}
    for (const [name, samples] of Object.entries(SAMPLES).filter(([name]) => isRefused(name))) {
      for (const make of samples) {
        const { ids, asking } = await make(person, MODULE, platform)
        await settled(server.database)
        if ((await trash(ids)) === 0) continue
        const before = await snapshotOf(server.database, person)
        const call = asking(person, ids)
        const answer = cookied.has(name) ? await person.fetch(call) : await person.ask(call)
        // An answer to HEAD has no body.
        verdicts[name] = [answer.status, name.startsWith('HEAD ') ? 'RESOURCE_IN_TRASH' : answer.message]
        expect(await snapshotOf(server.database, person), name).toEqual(before)
      }
    }
    expect(Object.keys(verdicts)).toEqual(
      expect.arrayContaining([
        'GET /v1/folders',
        'GET /v1/folders/:folderId',
        'POST /v1/folders',
        'PATCH /v1/folders/:folderId',
        'GET /v1/assets',
        'GET /v1/assets/positions',
        'GET /v1/assets/:assetId',
        'PATCH /v1/assets/:assetId',
        'POST /v1/assets/:assetId/indexing',
        'GET /v1/assets/:assetId/text',
        'POST /v1/uploads/plan',
        'POST /v1/uploads',
        'POST /v1/zips',
        'POST /v1/library/move',
        'POST /v1/library/copy',
        'POST /v1/library/trash',
        'POST /v1/library/edit',
        'POST /v1/favorites',
        'POST /v1/web-ready',
        'POST /v1/web-ready/view',
        'POST /v1/users/:userId/restrictions',
        'POST /v1/publication-restrictions',
        'GET /v1/assets/:assetId/history',
        'GET /v1/assets/:assetId/embedded-metadata',
        'POST /v1/share-links',
        'POST /v1/publications',
        'POST /v1/duplicates/merge',
        'POST /v1/ocr/runs',
        'POST /v1/generate-asset-metadata',
        'GET /v1/assets/:assetId/metadata',
        'PATCH /v1/assets/:assetId/metadata',
        'GET /v1/assets/:assetId/metadata/history',
        'GET /v1/assets/:assetId/persons',
        'GET /v1/assets/:assetId/related',
        'GET /v1/assets/:assetId/versions',
        'GET /v1/folders/:folderId/branches',
        'GET /v1/s/:sessionId/assets/:assetId/thumbnails/:file',
        'GET /v1/s/:sessionId/assets/:assetId/preview/:contentVersion',
        'GET /v1/s/:sessionId/assets/:assetId/content',
      ]),
    )
    expect(verdicts).toEqual(Object.fromEntries(Object.keys(verdicts).map((name) => [name, LEAVING_OUT.includes(name) ? [200, undefined] : [409, 'RESOURCE_IN_TRASH']])))
  })

  it('takes no upload that was begun before', async () => {
    const uploadId = await makeUpload(person, MODULE, person)
    await server.database.owner.query('update folders set trashed_at = now() where trashed_at is null')
    const [before] = await snapshotOf(server.database, person)
    const answer = await person.ask({ method: 'PATCH', path: `/v1/uploads/${uploadId}`, headers: bytesHeaders, body: TEXT })
    expect([answer.status, answer.message]).toEqual([409, 'RESOURCE_IN_TRASH'])
    const [after] = await snapshotOf(server.database, person)
    // Nothing is there that was not, but the room that was kept for it is free again.
    expect(after?.['upload_reservations']).not.toBe(before?.['upload_reservations'])
    expect(after).toEqual({ ...before, upload_reservations: after?.['upload_reservations'] })
  })
})

it('an asset lies in a folder: an upload that names none is refused as standing alone', async () => {
  const headers = { ...inModule(MODULE), ...tusHeaders, 'upload-length': '3', 'upload-metadata': `filename ${btoa('alone.csv')}` }
  const answer = await person.ask({ method: 'POST', path: '/v1/uploads', headers })
  expect([answer.status, answer.message]).toEqual([400, 'ASSET_CANNOT_BE_STANDALONE'])
  const { id } = await makeFolder(person, MODULE)
  const placed = { ...headers, 'upload-metadata': `${headers['upload-metadata']},folderId ${btoa(id)}` }
  expect((await person.ask({ method: 'POST', path: '/v1/uploads', headers: placed })).status).toBe(201)
})
