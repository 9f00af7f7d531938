import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import readSheets from 'read-excel-file/node'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { IN_RECORDS, manyAssets, type Plate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'

/** More than are read at a time. */
const COUNT = 1030

let server: TestServer
let admin: Person
let publisher: Person
let plates: readonly Plate[] = []
let folderId: string

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  plates = await manyAssets(server, admin, COUNT)
  folderId = ((await admin.ask({ method: 'POST', path: '/v1/folders', headers: IN_RECORDS, body: { name: 'Plate box', parentId: null } })).json as { readonly id: string }).id
  await server.database.owner.query(`update assets set description = '=cmd|"/c calc"!A1', tags = '{storm,sail}' where name = 'Plate 1.csv'`)
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
})
afterAll(() => server.stop())

const begin = (more: object = {}, by = admin): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/search/files', body: { q: 'plate', sort: { by: 'createdAt' }, direction: 'asc', format: 'csv', language: 'en-US', ...more } })
const pathOf = (answer: Answer, by = admin): string => {
  expect(answer.status, answer.text).toBe(200)
  return `/v1/s/${by.sessionId}/search/files/${(answer.json as { readonly id: string }).id}`
}
const fetched = async (more: object = {}, by = admin): Promise<readonly string[]> => (await by.fetch({ path: pathOf(await begin(more, by), by) })).text.split('\r\n').slice(0, -1)
const listed = async (q: string, sort: object, direction: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const answer = await admin.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort, direction, limit: 100, ...(after === '' ? {} : { after }) } })
    const page = answer.json as { readonly next: string | null; readonly items: readonly { readonly asset?: { readonly id: string }; readonly folder?: { readonly id: string } }[] }
    found.push(...page.items.map(({ asset, folder }) => asset?.id ?? folder?.id ?? ''))
    after = page.next
  }
  return found
}

describe('a file of a result', () => {
  it('has every folder and file that is found, none of its cells a formula', async () => {
    const answer = await admin.fetch({ path: pathOf(await begin({ sort: { by: 'name' } })) })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Search result \d{4}-\d\d-\d\d\.csv"/)
    const [heads, first, ...more] = answer.text.split('\r\n').slice(0, -1)
    expect(heads).toBe('"Name","Type","Format","Size in bytes","Part of the library","Folder","File number","Repository","Tags","Description","Added","Added by","Changed","ID"')
    expect(first).toMatch(/^"Plate 1\.csv","Text file","csv","\d+","Records","[^"]+","HM-P-1","","storm; sail","'=cmd\|""\/c calc""!A1","\d\d\/\d\d\/\d{4}","[^"]+","01\/01\/2026","[0-9a-f-]{36}"$/)
    expect(more.at(-1)).toMatch(new RegExp(`^"Plate box","Folder","","","Records","","","","","","[^"]+","[^"]+","[^"]+","${folderId}"$`))
    expect(more).toHaveLength(COUNT)
  })

  it('has them in the order on screen, page after page', async () => {
    for (const [sort, direction] of [[{ by: 'relevance' }, 'asc'], [{ by: 'fileNumber' }, 'desc']] as const) {
      const ids = (await fetched({ sort, direction })).slice(1).map((line) => line.slice(-37, -1))
      expect(ids).toEqual(await listed('plate', sort, direction))
    }
  })

  it('is a spreadsheet as well, with sizes as numbers, in the language that is asked for', async () => {
    const answer = await fetch(`${server.url}${pathOf(await begin({ q: 'number:HM-P-1', format: 'xlsx', language: 'no' }))}`, { headers: { cookie: admin.cookie } })
    const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()))
    expect(sheet?.data[0]?.slice(0, 5)).toEqual(['Navn', 'Type', 'Format', 'Størrelse i byte', 'Del av biblioteket'])
    expect(sheet?.data[1]?.slice(0, 5)).toEqual(['Plate 1.csv', 'Tekstfil', 'csv', expect.any(Number), 'Dokumenter'])
    expect(sheet?.data[1]).toContain('=cmd|"/c calc"!A1')
  })

  it('has what its asker sees when it is fetched, and is nobody else\u2019s', async () => {
    const path = pathOf(await begin({ q: 'plate' }, publisher), publisher)
    const id = path.split('/').at(-1) ?? ''
    expect((await admin.fetch({ path: `/v1/s/${admin.sessionId}/search/files/${id}` })).message).toBe('NOT_FOUND')
    expect((await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-table/files/${id}` })).message).toBe('NOT_FOUND')
    expect((await publisher.fetch({ path: `/v1/s/${publisher.sessionId}/metadata-table/files/${id}` })).message).toBe('NOT_FOUND')
    const restricted = await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: plates[0]?.folderId }], lift: [] } })
    expect(restricted.status, restricted.text).toBe(200)
    const again = await signIn(server.url, 'publisher@harbour.example')
    expect((await fetched({ q: 'plate' }, again)).slice(1).map((line) => line.slice(1, 10))).toEqual(['Plate box'])
    expect((await begin({ sort: { by: 'attribute', attributeId: folderId } })).message).toBe('ATTRIBUTE_NOT_FOUND')
    await server.database.owner.query(`update table_files set created_at = now() - interval '25 hours' where id = $1`, [id])
    expect((await again.fetch({ path: `/v1/s/${again.sessionId}/search/files/${id}` })).message).toBe('NOT_FOUND')
  })
})
