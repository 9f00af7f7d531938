import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import readSheets from 'read-excel-file/node'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { attribute, attributeOf, IN_RECORDS, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from './described.fixture.ts'

/** More than are read at a time. */
const COUNT = 1030

let server: TestServer
let admin: Person
let publisher: Person
let template: MadeTemplate
let plates: readonly Plate[] = []

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  const attributes = [attribute('Title', 'text', { element: 'dcterms:title' }), attribute('Box', 'integer'), attribute('Width', 'number', { unit: 'mm' }), attribute('Words', 'text', { repeatable: true }), attribute('Signed', 'yesNo')]
  template = await publishedTemplate(admin, attributes, [admin, publisher], { name: 'Glass / plate' })
  plates = await manyAssets(server, admin, COUNT)
  const id = (name: string) => attributeOf(template, name).id
  await saySo(server, admin, template, plates.map((plate, index) => ({
    assetId: plate.id,
    values: {
      [id('Title')]: [index === 0 ? '=cmd|"/c calc"!A1 <b>&\u000b\n' : `Title ${index}`],
      [id('Box')]: [String(index)],
      ...(index % 2 === 0 ? { [id('Width')]: ['2.5 mm'], [id('Words')]: ['one; two', 'three'] } : {}),
      [id('Signed')]: ['yes'],
    },
  })))
})
afterAll(() => server.stop())

const begin = (more: object = {}, by = admin, path = '/v1/metadata-table/files'): Promise<Answer> =>
  by.ask({
    method: 'POST', path, headers: IN_RECORDS,
    body: {
      templateId: template.id, sort: { by: 'attribute', attributeId: attributeOf(template, 'Box').id }, direction: 'asc', filters: [], search: '',
      ...(path.startsWith('/v1/folders') ? {} : { scope: { kind: 'module' } }),
      format: 'csv', language: 'en-US', columns: template.attributes.map(({ id }) => id), ...more,
    },
  })
const pathOf = (answer: Answer, by = admin): string => {
  expect(answer.status, answer.text).toBe(200)
  return `/v1/s/${by.sessionId}/metadata-table/files/${(answer.json as { readonly id: string }).id}`
}
const bytes = async (path: string, by = admin): Promise<Response> => fetch(`${server.url}${path}`, { headers: { cookie: by.cookie } })

describe('a file of the table', () => {
  it('has all rows in their order as comma-separated values, none of them a formula', async () => {
    const answer = await admin.fetch({ path: pathOf(await begin()) })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Glass _ plate \d{4}-\d\d-\d\d\.csv"/)
    const lines = answer.text.split('\r\n')
    expect(lines).toHaveLength(COUNT + 2)
    expect(lines[0]).toBe('"File number","Name","ID","Folder","Title [dcterms:title]","Box","Width","Words","Signed"')
    expect(lines[1]).toMatch(/^"HM-P-1","Plate 1\.csv","[0-9a-f-]{36}","[^"]+","'=cmd\|""\/c calc""!A1 <b>/)
    expect(lines[3]).toMatch(/,"Title 2","2","2\.5 mm","""one; two""; three","Yes"$/)
    expect(lines[COUNT]).toContain(`"Title ${COUNT - 1}"`)
    // The mark without which spreadsheets take it for the encoding of their own country.
    expect(Buffer.from(await (await bytes(pathOf(await begin({ search: 'plate 7' })))).arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  it('is a workbook with texts as texts, and numbers as numbers, in the language that is asked for', async () => {
    const answer = await bytes(pathOf(await begin({ format: 'xlsx', language: 'no', columns: [attributeOf(template, 'Title').id, attributeOf(template, 'Box').id, attributeOf(template, 'Signed').id, attributeOf(template, 'Width').id] })))
    expect(answer.headers.get('content-disposition')).toContain('.xlsx')
    const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()))
    const rows = sheet?.data ?? []
    expect(rows).toHaveLength(COUNT + 1)
    expect(rows[0]).toEqual(['Filnummer', 'Navn', 'ID', 'Mappe', 'Title [dcterms:title]', 'Box', 'Signed', 'Width'])
    expect(rows[1]?.slice(4, 7)).toEqual(['=cmd|"/c calc"!A1 <b>&', 0, 'Ja'])
    expect(rows[3]?.slice(4)).toEqual(['Title 2', 2, 'Ja', '2,5 mm'])
  })

  it('as a workbook says of a text that no cell of it holds whole that it was cut, which a CSV file has', async () => {
    const title = attributeOf(template, 'Title').id
    await server.database.owner.query(`update metadata_values set value = repeat('herring ', 5000) || 'end' where asset_id = $1 and attribute_id = $2`, [plates[1]?.id, title])
    const asked = { search: 'plate 2.', columns: [title] }
    const [sheet] = await readSheets(Buffer.from(await (await bytes(pathOf(await begin({ ...asked, format: 'xlsx', language: 'no' })))).arrayBuffer()))
    const cell = String(sheet?.data[1]?.[4])
    expect([cell.length, cell.slice(32_000).replaceAll('herring ', '')]).toEqual([32_767, expect.stringMatching(/\[kuttet: [^\]]+\]$/)])
    expect((await admin.fetch({ path: pathOf(await begin(asked)) })).text).toContain('herring end"')
  })

  it('has the rows that are asked for', async () => {
    const [plate] = plates
    const filters = [{ attributeId: attributeOf(template, 'Box').id, filter: { is: 'between', from: '3', to: '4' } }]
    expect((await admin.fetch({ path: pathOf(await begin({ filters })) })).text.split('\r\n')).toHaveLength(4)
    const inFolder = await begin({ search: 'plate 10' }, admin, `/v1/folders/${plate?.folderId ?? ''}/metadata-table/files`)
    expect((await admin.fetch({ path: pathOf(inFolder) })).text.match(/"Plate 10/g)).toHaveLength(42)
    expect((await begin({ columns: [template.id] })).message).toBe('ATTRIBUTE_NOT_FOUND')
  })

  it('is its own asker\u2019s, as long as they may read it', async () => {
    const path = pathOf(await begin())
    const id = path.split('/').at(-1) ?? ''
    expect((await publisher.fetch({ path: `/v1/s/${publisher.sessionId}/metadata-table/files/${id}` })).message).toBe('NOT_FOUND')
    expect((await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-table/files/nothing` })).message).toBe('NOT_FOUND')
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [template.id, admin.userId])
    expect((await admin.fetch({ path })).message).toBe('TEMPLATE_NOT_FOUND')
    await server.database.owner.query(`update table_files set created_at = now() - interval '25 hours' where id = $1`, [id])
    expect((await admin.fetch({ path })).message).toBe('NOT_FOUND')
  })
})
