import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import writeSheets from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import type { ColumnMatch, MetadataImport } from '../../src/domain/metadata-import/metadataImport.ts'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { sheetWithFormulas } from '../media/sheets.fixture.ts'
import { attribute, attributeOf, IN_RECORDS, manyAssets, publishedTemplate, type MadeTemplate, type Plate } from '../metadata-table/described.fixture.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'

let server: TestServer
let admin: Person
let publisher: Person
let template: MadeTemplate

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = modules || '{CONTACTS}' where not modules @> '{CONTACTS}'`)
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  const attributes = [attribute('Title'), attribute('Width', 'number', { unit: 'mm' }), attribute('Kind', 'dropDown', { options: ['Oil', 'Ink', 'Coal'] }), attribute('Words', 'text', { repeatable: true }), attribute('Givers', 'contact', { repeatable: true }), attribute('Copies', 'asset', { repeatable: true, element: 'dcterms:hasVersion' })]
  template = await publishedTemplate(admin, attributes, [admin, publisher])
})
afterAll(() => server.stop())

const of = (name: string): string => attributeOf(template, name).id
const PATH = '/v1/metadata-imports'
const send = (file: string | Buffer, by = admin, query = ''): Promise<Answer> =>
  by.ask({
    method: 'POST',
    path: `${PATH}?templateId=${template.id}&name=list.csv&language=no${query}`,
    headers: { ...IN_RECORDS, 'content-type': 'application/octet-stream' },
    body: Buffer.from(file as string),
  })
const sent = async (file: string | Buffer): Promise<MetadataImport> => {
  const answer = await send(file)
  expect(answer.status, answer.text).toBe(200)
  return answer.json as MetadataImport
}
const step = (id: string, action: string, by = admin): Promise<Answer> => by.ask({ method: 'POST', path: `${PATH}/${id}/${action}`, headers: IN_RECORDS })
const read = async (id: string): Promise<MetadataImport> => (await admin.ask({ path: `${PATH}/${id}`, headers: IN_RECORDS })).json as MetadataImport
/** Begins a step, and waits until it is over. */
const done = async (id: string, action: string): Promise<MetadataImport> => {
  const begun = await step(id, action)
  expect(begun.status, begun.text).toBe(200)
  await vi.waitUntil(async () => (await read(id)).state !== 'underWay', { interval: 30 })
  return read(id)
}
const match = (id: string, columns: readonly ColumnMatch[], more: object = {}): Promise<Answer> =>
  admin.ask({ method: 'PATCH', path: `${PATH}/${id}`, headers: IN_RECORDS, body: { columns, language: 'no', blanks: 'leave', folderId: null, ...more } })
const said = async (assetId: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { rows } = await server.database.owner.query<{ name: string; values: string[] }>(
    `select attribute.name, array_agg(coalesce(option_.label, value.value) order by value.position) as values from metadata_values value
     join template_attributes attribute on attribute.id = value.attribute_id left join template_options option_ on option_.id::text = value.value
     where value.asset_id = $1 group by attribute.name`, [assetId])
  return Object.fromEntries(rows.map(({ name, values }) => [name, values]))
}
const say = (assetId: string, attributeId: string, values: readonly string[], revision = 0) =>
  admin.ask({ method: 'POST', path: '/v1/metadata-table/cells', headers: IN_RECORDS, body: { cells: [{ assetId, attributeId, values, revision }] } })
const plates = async <Count extends 1 | 2 | 3>(count: Count) =>
  (await manyAssets(server, admin, count, randomUUID())) as unknown as { 1: readonly [Plate]; 2: readonly [Plate, Plate]; 3: readonly [Plate, Plate, Plate] }[Count]
const numberOf = async ({ id }: Plate): Promise<string> =>
  (await server.database.owner.query<{ number: string }>('select file_number as number from assets where id = $1', [id])).rows[0]?.number ?? ''

describe('a file of values', () => {
  it('names contacts by their names or e-mails; unknown and ambiguous ones are refused, and names come out again', async () => {
    const { items } = (await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly { readonly id: string }[] }
    const add = async (firstName: string, lastName: string, email: string) =>
      ((await admin.ask({ method: 'POST', path: '/v1/contacts', body: { ...EMPTY_CONTACT, firstName, lastName, email, categoryId: items[0]?.id } })).json as { readonly id: string }).id
    const [ada, eva] = [await add('Ada', 'Giver', ''), await add('Eva', 'Twice', 'eva@one.example'), await add('Eva', 'Twice', 'eva@two.example')]
    const [one, two, three] = await plates(3)
    const rows = [`${await numberOf(one)};ada GIVER; EVA@one.example`, `${await numberOf(two)};Eva Twice`, `${await numberOf(three)};Nobody Known`]
    const fresh = await sent(['Filnummer;Givers', ...rows.map((row) => row.replace(/;(.*)$/, ';"$1"'))].join('\n'))
    expect((await done(fresh.id, 'plan')).counts).toMatchObject({ found: 3, added: 1, refused: 2 })
    const applied = await done(fresh.id, 'apply')
    expect(applied.counts).toMatchObject({ added: 1, refused: 2 })
    expect([await said(one.id), await said(two.id)]).toEqual([{ Givers: [ada, eva] }, {}])
    const { rows: refused } = await server.database.owner.query<{ refused: { why: { problem: { code: string } } }[] }>('select refused from metadata_import_lines where import_id = $1 and refused is not null order by number', [fresh.id])
    expect(refused.map((line) => line.refused.map(({ why }) => why.problem.code))).toEqual([['severalContacts'], ['unknownContact']])
  })

  it('that went out comes in again: assets by their file numbers, and options under the names that they had', async () => {
    const [one, two] = await plates(2)
    const optionOf = async (label: string): Promise<string> =>
      (await server.database.owner.query<{ id: string }>('select id from template_options where attribute_id = $1 and label = $2', [of('Kind'), label])).rows[0]?.id ?? ''
    const [coal, ink] = [await optionOf('Coal'), await optionOf('Ink')]
    await say(one.id, of('Copies'), [two.id, one.id])
    await say(one.id, of('Kind'), [coal])
    const columns = [of('Copies'), of('Kind')]
    const asked = { templateId: template.id, sort: { by: 'name' }, direction: 'asc', filters: [], search: await numberOf(one), scope: { kind: 'module' }, format: 'csv', language: 'no', columns }
    const begun = await admin.ask({ method: 'POST', path: '/v1/metadata-table/files', headers: IN_RECORDS, body: asked })
    expect(begun.status, begun.text).toBe(200)
    const file = (await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-table/files/${(begun.json as { readonly id: string }).id}` })).text
    expect(file).toContain('"Copies [dcterms:hasVersion]","Kind"')
    expect(file).toContain(`"${await numberOf(two)}; ${await numberOf(one)}","Coal"`)
    const merged = await admin.ask({ method: 'POST', path: `/v1/templates/${template.id}/attributes/${of('Kind')}/options/merge`, body: { others: [coal], into: ink } })
    expect(merged.status, merged.text).toBe(200)
    const fresh = await sent(file)
    expect(fresh.settings.columns.slice(-2)).toEqual([{ attributeId: of('Copies') }, { attributeId: of('Kind') }])
    expect((await sent(file.replace('Copies [', 'Other versions ['))).settings.columns.at(-2)).toEqual({ attributeId: of('Copies') })
    expect((await done(fresh.id, 'plan')).counts).toMatchObject({ found: 1, added: 0, refused: 0 })
    expect((await done(fresh.id, 'apply')).counts).toMatchObject({ found: 1, added: 0, refused: 0 })
    expect((await said(one.id))['Copies']).toEqual([two.id, one.id])
    const other = await sent(['Filnummer;Copies;Kind', `${await numberOf(two)};"${one.id}; ${(await numberOf(one)).toLowerCase()}";coal`, `${await numberOf(one)};no such file;`].join('\n'))
    expect((await done(other.id, 'plan')).counts).toMatchObject({ found: 2, added: 2, refused: 1 })
    await done(other.id, 'apply')
    expect(await said(two.id)).toEqual({ Copies: [one.id, one.id], Kind: ['Ink'] })
  })

  it('is read, matched by its heads, planned, written, and taken back', async () => {
    const [one, two, three] = await plates(3)
    const [first, second, third] = [await numberOf(one), await numberOf(two), await numberOf(three)]
    await say(two.id, of('Title'), ['Before'])
    await say(three.id, of('Title'), ['Third'])
    const file = ['Filnummer;TITLE;Width;Kind;Words;Ukjent', `${first};Måke;2,5;ink;a;x`, `${second.toLowerCase()};After;bred;Oil;"b; c";`, `${third};Third;;Chalk;;`, `${first};Again;1;;;`, ';Nobody;;;;', 'HM-NONE;Nobody;;;;']
    const fresh = await sent(file.join('\r\n'))
    expect(fresh).toMatchObject({ step: 'read', state: 'idle', lines: 6, heads: ['Filnummer', 'TITLE', 'Width', 'Kind', 'Words', 'Ukjent'], type: 'RECORDS' })
    expect(fresh.settings.columns).toEqual([{ key: 'fileNumber' }, { attributeId: of('Title') }, { attributeId: of('Width') }, { attributeId: of('Kind') }, { attributeId: of('Words') }, null])
    expect(fresh.sample[1]).toEqual([second.toLowerCase(), 'After', 'bred', 'Oil', 'b; c', ''])
    const counts = { lines: 6, found: 3, added: 6, changed: 1, cleared: 0, same: 1 }
    const planned = await done(fresh.id, 'plan')
    expect(planned).toMatchObject({ step: 'planned', state: 'idle', counts: { ...counts, refused: 5 } })
    expect(planned.refused).toEqual([
      { line: 3, attributeId: of('Width'), text: 'bred', why: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } },
      { line: 4, attributeId: of('Kind'), text: 'Chalk', why: { code: 'VALIDATION_FAILED', problem: { code: 'notAnOption' } } },
      { line: 5, attributeId: null, text: '', why: { code: 'repeated' } },
      { line: 6, attributeId: null, text: '', why: { code: 'keyMissing' } },
      { line: 7, attributeId: null, text: '', why: { code: 'notFound' } },
    ])
    expect(await said(one.id)).toEqual({})
    expect(await done(fresh.id, 'apply')).toMatchObject({ step: 'applied', counts: { ...counts, refused: 5 }, refused: planned.refused })
    expect(await said(one.id)).toEqual({ Title: ['Måke'], Width: ['2.5 mm'], Kind: ['Ink'], Words: ['a'] })
    expect(await said(two.id)).toEqual({ Title: ['After'], Kind: ['Oil'], Words: ['b', 'c'] })
    const refusedIn = async (language: string) => (await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-imports/${fresh.id}/refused.csv${language}` })).text.split('\r\n')
    const refused = await refusedIn('')
    expect(refused[0]).toBe('"Filnummer","TITLE","Width","Kind","Words","Ukjent","Why it was refused"')
    expect(refused[1]).toBe(`"${second.toLowerCase()}","After","bred","Oil","b; c","","Width: Numbers only. (notNumber)"`)
    expect((await refusedIn('?language=no'))[5]).toBe('"HM-NONE","Nobody","","","","","Ingen slik fil ble funnet. (notFound)"')
    expect((await refusedIn('?language=fr'))[0]).toContain('VALIDATION_FAILED')
    expect(refused).toHaveLength(7)
    // What was changed since stays.
    await say(one.id, of('Title'), ['Mine'], 1)
    expect(await done(fresh.id, 'undo')).toMatchObject({ step: 'undone', counts: { lines: 2, changed: 6, refused: 1 } })
    expect(await said(one.id)).toEqual({ Title: ['Mine'] })
    expect(await said(two.id)).toEqual({ Title: ['Before'] })
    expect((await step(fresh.id, 'apply')).message).toBe('STALE_EDIT')
  })

  it('finds assets by their ids, or by names in a folder, and clears what is blank where it is told to', async () => {
    const [one, two] = await plates(2)
    await say(one.id, of('Title'), ['Gone'])
    const byId = await sent(`ID,Title\n${one.id.toUpperCase()},\n${two.id},Kept\n`)
    expect((await match(byId.id, byId.settings.columns, { blanks: 'clear' })).status).toBe(200)
    await done(byId.id, 'plan')
    expect((await done(byId.id, 'apply')).counts).toMatchObject({ cleared: 1, added: 1 })
    expect([await said(one.id), await said(two.id)]).toEqual([{}, { Title: ['Kept'] }])
    const byName = await sent(`x\ty\n${two.name.toUpperCase()}\tBy name`)
    expect((await step(byName.id, 'plan')).message).toBe('VALIDATION_FAILED')
    const columns = [{ key: 'name' as const }, { attributeId: of('Title') }]
    expect((await match(byName.id, columns)).json).toMatchObject({ fields: { folderId: { code: 'required' } } })
    expect((await match(byName.id, columns, { folderId: one.folderId })).status).toBe(200)
    await done(byName.id, 'plan')
    await done(byName.id, 'apply')
    expect(await said(two.id)).toEqual({ Title: ['By name'] })
    // What its spreadsheet could not calculate is not blank.
    const failing = await sent(await sheetWithFormulas([['ID', 'Title', 'Width', 'Words'], [two.id, { error: '#N/A' }, { calculated: 12 }, '#N/A']]))
    expect((await match(failing.id, failing.settings.columns, { blanks: 'clear' })).status).toBe(200)
    expect((await done(failing.id, 'plan')).refused).toEqual([{ line: 2, attributeId: of('Title'), text: '#N/A', why: { code: 'notCalculated' } }])
    expect((await done(failing.id, 'apply')).counts).toMatchObject({ added: 2, cleared: 0, refused: 1 })
    // A text that looks so is a text.
    expect(await said(two.id)).toEqual({ Title: ['By name'], Width: ['12 mm'], Words: ['#N/A'] })
  })

  it('has a text that looks like an error told apart in a workbook, and refused in a text file with how to go on', async () => {
    const [one] = await plates(1)
    await say(one.id, of('Title'), ['#N/A'])
    const file = async (format: string) => {
      const asked = { templateId: template.id, sort: { by: 'name' }, direction: 'asc', filters: [], search: await numberOf(one), scope: { kind: 'module' }, format, language: 'no', columns: [of('Title')] }
      const begun = await admin.ask({ method: 'POST', path: '/v1/metadata-table/files', headers: IN_RECORDS, body: asked })
      const address = `${server.url}/v1/s/${admin.sessionId}/metadata-table/files/${(begun.json as { readonly id: string }).id}`
      return Buffer.from(await (await fetch(address, { headers: { cookie: admin.cookie } })).arrayBuffer())
    }
    const book = await sent(await file('xlsx'))
    expect((await done(book.id, 'plan')).counts).toMatchObject({ found: 1, same: 1, refused: 0 })
    const text = await sent(await file('csv'))
    expect((await done(text.id, 'plan')).refused).toEqual([{ line: 2, attributeId: of('Title'), text: '#N/A', why: { code: 'notCalculated' } }])
    const refused = await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-imports/${text.id}/refused.csv` })
    expect(refused.text).toMatch(/"#N\/A","Title: [^"]*XLSX[^"]* \(notCalculated\)"/)
  })

  it('has a number of another language refused with the languages that read it', async () => {
    const { id, settings } = await sent(`ID;Width\n${(await plates(1))[0].id};18,0\n`)
    await match(id, settings.columns, { language: 'en-US' })
    await done(id, 'plan')
    expect((await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-imports/${id}/refused.csv` })).text).toContain('"18,0","Width: Numbers only. (notNumber) It can be read where the language of the file is Norsk or Español."')
  })

  it('is any that spreadsheets write: their encodings, and workbooks', async () => {
    const [one] = await plates(1)
    const firstOf = async (file: Buffer): Promise<readonly string[] | undefined> => (await sent(file)).sample[0]
    const text = 'ID;Title\r\n1;Måke "Ødegård"'
    expect(await firstOf(Buffer.from(text, 'latin1'))).toEqual(['1', 'Måke "Ødegård"'])
    expect(await firstOf(Buffer.from(`\uFEFF${text}`))).toEqual(['1', 'Måke "Ødegård"'])
    expect(await firstOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['1', 'Måke "Ødegård"'])
    expect(await firstOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(['1', 'Måke "Ødegård"'])
    const book = await writeSheets([
      [{ value: 'ID' }, { value: 'Title' }, { value: 'Width' }],
      [{ value: one.id }, { value: '=1+1' }, { value: 12, type: Number }],
    ]).toBuffer()
    expect((await sent(book)).sample[0]).toEqual([one.id, '=1+1', '12'])
  })

  it('is refused where it is none, too large, or hostile', async () => {
    const refusal = async (file: string | Buffer) => {
      const { message, json } = await send(file)
      return [message, (json as { readonly fields?: { readonly file?: unknown } }).fields?.file]
    }
    const zip = (parts: Readonly<Record<string, Buffer>>) => {
      const file = new ZipFile()
      for (const [name, bytes] of Object.entries(parts)) file.addBuffer(bytes, name)
      file.end()
      return buffer(file.outputStream)
    }
    const noFile = ['VALIDATION_FAILED', { code: 'fileTypeNotSupported' }]
    expect(await refusal('')).toEqual(['VALIDATION_FAILED', { code: 'required' }])
    expect(await refusal('ID,Title')).toEqual(['VALIDATION_FAILED', { code: 'required' }])
    expect(await refusal(`ID\n${'1\n'.repeat(1_000_000)}`)).toEqual(['VALIDATION_FAILED', { code: 'tooMany', limit: 50_000 }])
    expect(await refusal(`${'a,'.repeat(400)}\n1`)).toEqual(['VALIDATION_FAILED', { code: 'aboveMaximum', limit: 300 }])
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toEqual(noFile)
    expect(await refusal(`Name,Title\n${'a.csv,Long enough\n'.repeat(1000)}b.csv,\0`)).toEqual(noFile)
    expect(await refusal(await zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * 1024 * 1024, ' ') }))).toEqual(['VALIDATION_FAILED', { code: 'fileTooLarge', limit: 12 * 1024 * 1024 }])
    expect(await refusal(await zip({ 'nothing.txt': Buffer.from('x') }))).toEqual(noFile)
    expect((await send('ID,Title\n1,2', admin, '&more=1')).message).toBe('VALIDATION_FAILED')
  })

  it('is its sender\u2019s alone, and not begun twice', async () => {
    // So many lines that the first plan is not over when the second is asked for.
    const { id } = await sent(`ID,Title\n${'1,2\n'.repeat(5000)}`)
    expect((await publisher.ask({ path: `${PATH}/${id}`, headers: IN_RECORDS })).message).toBe('NOT_FOUND')
    expect((await admin.ask({ path: `${PATH}/${id}`, headers: { ...IN_RECORDS, 'x-resource-type': 'ARCHIVES' } })).message).toBe('NOT_FOUND')
    expect((await step(id, 'apply')).message).toBe('STALE_EDIT')
    const answers = await Promise.all([step(id, 'plan'), step(id, 'plan')])
    expect(answers.map(({ message }) => message ?? 'begun').toSorted()).toEqual(['STALE_EDIT', 'begun'])
    await vi.waitUntil(async () => (await read(id)).state === 'idle')
    expect((await admin.ask({ method: 'DELETE', path: `${PATH}/${id}`, headers: IN_RECORDS })).status).toBe(200)
    expect((await step(id, 'plan')).message).toBe('NOT_FOUND')
  })

  it('is not matched otherwise by a call that came before it was begun, and is answered after', async () => {
    const { id } = await sent('ID,Title\n1,2')
    await done(id, 'plan')
    const beginning = await server.database.owner.connect()
    await beginning.query('begin')
    await beginning.query(`update metadata_imports set step = 'applying' where id = $1`, [id])
    const matching = match(id, [{ key: 'id' }, { attributeId: of('Title') }])
    await waitsForLock(server.database, { saying: 'metadata_imports' })
    await beginning.query('commit')
    beginning.release()
    expect((await matching).message).toBe('STALE_EDIT')
    expect((await read(id)).step).toBe('applying')
  })

  it('can be stopped on its way, gone on with, and taken back', async () => {
    const many = await manyAssets(server, admin, 600, randomUUID())
    const { id } = await sent(`ID,Title\n${many.map((plate) => `${plate.id},New`).join('\n')}`)
    await done(id, 'plan')
    // Somebody holds an asset near the end, so that it cannot be over before it is stopped.
    const holding = await server.database.owner.connect()
    await holding.query('begin')
    await holding.query('select id from assets where id = $1 for update', [many.at(-1)?.id])
    await step(id, 'apply')
    await vi.waitUntil(async () => (await read(id)).done > 0, { interval: 10 })
    await step(id, 'stop')
    await holding.query('rollback')
    holding.release()
    const written = async () =>
      (await server.database.owner.query<{ count: number }>(`select count(*)::int as count from metadata_values where value = 'New' and asset_id = any ($1)`, [many.map((plate) => plate.id)])).rows[0]?.count
    // The piece that it was at may still be written, with how far it is.
    await vi.waitFor(
      async () => {
        const stopped = await read(id)
        expect(stopped).toMatchObject({ step: 'applying', state: 'stopped' })
        expect(await written()).toBe(stopped.done)
      },
      { interval: 50 },
    )
    expect((await done(id, 'apply')).counts).toMatchObject({ lines: 600, added: 600 })
    expect(await written()).toBe(600)
    expect((await done(id, 'undo')).counts).toMatchObject({ lines: 600, changed: 600, refused: 0 })
    expect(await written()).toBe(0)
  })

  it('writes nothing that its sender may not write any more', async () => {
    const { id: assetId } = await makeAsset(admin, 'RECORDS')
    const { id } = await sent(`ID,Title\n${assetId},New`)
    await done(id, 'plan')
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [template.id, admin.userId])
    expect(await done(id, 'apply')).toMatchObject({ step: 'applying', state: 'failed' })
    await server.database.owner.query('insert into template_readers (organization_id, template_id, user_id) values ($1, $2, $3)', [admin.organizationId, template.id, admin.userId])
    expect(await said(assetId)).toEqual({})
    expect(await done(id, 'apply')).toMatchObject({ step: 'applied', counts: { added: 1 } })
  })
})

describe('imports of long ago', () => {
  it('are removed with their lines, unless they are under way', async () => {
    const [old, stopped, busy, recent] = [await sent('Title\nGull\n'), await sent('Title\nGull\n'), await sent('Title\nGull\n'), await sent('Title\nGull\n')]
    const { owner, pool } = server.database
    await owner.query(`update metadata_imports set created_at = now() - interval '91 days' where id = any ($1)`, [[old.id, stopped.id, busy.id]])
    await owner.query(`update metadata_imports set step = 'applying', job_id = gen_random_uuid() where id = any ($1)`, [[stopped.id, busy.id]])
    await owner.query(
      `insert into jobs (id, organization_id, kind, queue, payload, due_at) select job_id, organization_id, 'importValues', 'bulk operations', '{}', '2126-01-01' from metadata_imports where id = $1`,
      [busy.id],
    )
    await pool.query('select sweep_metadata_imports()')
    const { rows } = await owner.query<{ id: string }>('select distinct import_id as id from metadata_import_lines where import_id = any ($1)', [[old.id, stopped.id, busy.id, recent.id]])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([busy.id, recent.id].toSorted())
    expect((await step(old.id, 'plan')).status).toBe(404)
  })
})
