import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactImport } from '../../src/domain/contact-exchange/contactImport.ts'
import type { AlikeContacts } from '../../src/domain/contact-exchange/merging.ts'
import type { ContactCategory } from '../../src/domain/contacts/category.ts'
import { EMPTY_CONTACT, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { inModule, makeAsset, PICTURE } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

let server: TestServer
let admin: Person
let categories: readonly ContactCategory[]

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set modules = '{RECORDS,ARCHIVES,CONTACTS}'`)
  admin = await signIn(server.url, 'admin@harbour.example')
  categories = await listed()
})
afterAll(() => server.stop())

const listed = async () => ((await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly ContactCategory[] }).items
const idOf = (name: string): string => categories.find((one) => one.name === name)?.id ?? ''
const post = (path: string, body: unknown): Promise<Answer> => admin.ask({ method: 'POST', path, body })
const made = async (form: Partial<ContactForm>): Promise<Contact> =>
  (await post('/v1/contacts', { ...EMPTY_CONTACT, firstName: 'Ada', categoryId: idOf('Dealers'), ...form })).json as Contact
const read = async ({ id }: { readonly id: string }) => (await admin.ask({ path: `/v1/contacts/${id}` })).json as Contact
const found = async (term: string) => ((await admin.ask({ path: `/v1/contacts?term=${encodeURIComponent(term)}` })).json as { readonly items: readonly Contact[] }).items
const all = (term: string, categoryId: string | null = null) => ({ kind: 'all', term, categoryId })
const some = (...contacts: readonly { readonly id: string }[]) => ({ kind: 'some', ids: contacts.map(({ id }) => id) })
const batchOf = ({ json }: Answer) => json as { readonly id: string; readonly contacts: number }
const undo = (id: string): Promise<Answer> => post(`/v1/contact-batches/${id}/undo`, {})
const sendPicture = ({ id }: Contact) => admin.ask({ method: 'POST', path: `/v1/contacts/${id}/picture`, headers: { 'content-type': 'image/png' }, body: PICTURE })

describe('contacts that leave the house', () => {
  const file = async (asked: object): Promise<Answer> => {
    const { json } = await post('/v1/contact-files', { language: 'en-US', sort: 'lastName', direction: 'asc', ...asked })
    return admin.fetch({ path: `/v1/s/${admin.sessionId}/contact-files/${(json as { id: string }).id}` })
  }

  it('go as a table, in the order of the list and the language of the reader, and begin no formula', async () => {
    await made({ firstName: 'Leaver', lastName: 'Zulu', country: 'NOR', notes: '=HYPERLINK("http://bad.example")' })
    await made({ firstName: 'Leaver', lastName: 'Alfa', organization: 'One, "two"' })
    const { text, headers } = await file({ format: 'csv', language: 'no', selection: all('leaver', idOf('Dealers')) })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="contacts \d{4}-\d{2}-\d{2}\.csv"/)
    expect(text.replace(/^\uFEFF/, '')).toBe(
      [
        '"Fornavn","Etternavn","Kategori","Organisasjon","Telefon","E-post","Nettsted","Gate","Postnummer","By","Fylke","Land","Notater"',
        '"Leaver","Alfa","Forhandlere","One, ""two""","","","","","","","","",""',
        `"Leaver","Zulu","Forhandlere","","","","","","","","","Norge","'=HYPERLINK(""http://bad.example"")"`,
        '',
      ].join('\r\n'),
    )
    const { text: backwards } = await file({ format: 'csv', direction: 'desc', selection: all('leaver') })
    expect(backwards.indexOf('Zulu')).toBeLessThan(backwards.indexOf('Alfa'))
    expect((await file({ format: 'csv', selection: all('leaver', idOf('Artists')) })).text.trim().split('\r\n')).toHaveLength(1)
  })

  it('go as vCards with their pictures, those that were picked', async () => {
    const [one, other] = [await made({ firstName: 'Carded', lastName: 'One' }), await made({ firstName: 'Carded', lastName: 'Two' })]
    await made({ firstName: 'Carded', lastName: 'Three' })
    await sendPicture(one)
    const { text, headers } = await file({ format: 'vcf', selection: some(one, other) })
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(text.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual(['FN:Carded One', 'FN:Carded Two'])
    expect(text).toContain('CATEGORIES:Dealers')
    const photo = /PHOTO:data:image\/jpeg;base64,([\w+/=\r\n ]+?)\r\n[A-Z]/.exec(text)?.[1]?.replace(/\s/g, '') ?? ''
    expect(Buffer.from(photo, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })
})

describe('contacts that come in', () => {
  const send = (body: string | Buffer, query = '') => admin.ask({ method: 'POST', path: `/v1/contact-imports${query}`, headers: { 'content-type': 'application/octet-stream' }, body })
  const importOf = ({ json }: Answer) => json as ContactImport

  it('are tried first, then written, and taken back at once', async () => {
    await made({ firstName: 'Importer', lastName: 'There', phone: '11 11 11' })
    const csv = 'Fornavn;Etternavn;Telefon;Kategori;Sted\nImporter;New;22 22 22;Långivere;Bergen\nImporter;There;;;Oslo\nImporter;B;;;\n'
    const tried = importOf(await send(csv))
    expect(tried).toMatchObject({ kind: 'table', contacts: 3, counts: { added: 1, skipped: 1, refused: 1, filled: 0 }, categories: ['Långivere'], batchId: null })
    expect(tried.settings.columns).toEqual(['firstName', 'lastName', 'phone', 'categoryId', 'city'])
    expect(tried.lines[0]).toMatchObject({ line: 4, outcome: 'refused', problems: { lastName: { code: 'tooShort', limit: 2 } } })
    expect([(await found('importer')).length, (await listed()).length]).toEqual([1, categories.length])

    const done = importOf(await send(csv, `?apply=true&same=fill&categoryId=${idOf('Artists')}`))
    expect(done).toMatchObject({ counts: { added: 1, filled: 1, refused: 1 } })
    const [added, there] = await found('importer')
    expect(added).toMatchObject({ lastName: 'New', phone: '22 22 22', city: 'Bergen', categoryId: (await listed()).find(({ name }) => name === 'Långivere')?.id })
    expect(there).toMatchObject({ lastName: 'There', phone: '11 11 11', city: 'Oslo', categoryId: idOf('Dealers'), revision: 2 })
    expect((await undo(done.batchId ?? '')).json).toEqual({ contacts: 2, kept: 0 })
    expect(await found('importer')).toMatchObject([{ lastName: 'There', city: '' }])
    expect(await undo(done.batchId ?? '')).toMatchObject({ status: 404 })
  })

  it('are refused with what their spreadsheet could not calculate', async () => {
    const done = importOf(await send('First name,Last name,Company,Category\nSheeted,One,#N/A,\nSheeted,Two,Gull,#REF!\nSheeted,Three,#1 Gull,\n', '?apply=true'))
    expect(done).toMatchObject({ counts: { added: 1, refused: 2 }, categories: [] })
    expect(done.lines.map(({ line, problems }) => [line, problems])).toEqual([[2, { organization: { code: 'notCalculated' } }], [3, { categoryId: { code: 'notCalculated' } }]])
    expect((await found('sheeted')).map(({ lastName, organization }) => [lastName, organization])).toEqual([['Three', '#1 Gull']])
  })

  it('stay, when they are taken back, where somebody changed them since', async () => {
    const { batchId } = importOf(await send('First name,Last name\nKeeper,One\nKeeper,Two\n', '?apply=true'))
    const [one] = await found('keeper')
    await admin.ask({ method: 'PATCH', path: `/v1/contacts/${one?.id ?? ''}`, body: { ...EMPTY_CONTACT, firstName: 'Keeper', lastName: 'Changed', categoryId: idOf('Dealers'), revision: 1 } })
    expect((await undo(batchId ?? '')).json).toEqual({ contacts: 1, kept: 1 })
    expect((await found('keeper')).map(({ lastName }) => lastName)).toEqual(['Changed'])
  })

  it('are thousands at once, and once when two bring them at once', async () => {
    const many = `First name,Last name\n${Array.from({ length: 3000 }, (_, at) => `Multitude,Person${at}`).join('\n')}`
    const answers = await Promise.all([send(many, '?apply=true'), send(many, '?apply=true')])
    expect(answers.map((answer) => importOf(answer).counts.added).toSorted((one, other) => one - other)).toEqual([0, 3000])
    const { rows } = await server.database.owner.query<{ count: number }>(`select count(*)::integer as count from contacts where first_name = 'Multitude'`)
    expect(rows[0]?.count).toBe(3000)
    expect(batchOf(await post('/v1/contact-batches/trash', { selection: all('multitude') })).contacts).toBe(3000)
  })

  it.each([
    ['nothing', '', { code: 'required' }],
    ['heads alone', 'First name,Last name\n', { code: 'required' }],
    ['what is no text', Buffer.from([0, 1, 2, 3, 0, 255]), { code: 'fileTypeNotSupported' }],
    ['a picture', PICTURE, { code: 'fileTypeNotSupported' }],
    ['too many lines', `First name,Last name\n${'Ada,Berg\n'.repeat(10_001)}`, { code: 'tooMany', limit: 10_000 }],
    ['too many cards', 'BEGIN:VCARD\nEND:VCARD\n'.repeat(10_001), { code: 'tooMany', limit: 10_000 }],
    ['too many columns', `${'a,'.repeat(100)}a\n1\n`, { code: 'aboveMaximum', limit: 100 }],
    ['too many bytes', 'x'.repeat(10 * 1024 * 1024 + 1), { code: 'fileTooLarge', limit: 10 * 1024 * 1024 }],
  ])('are refused whole in a file of %s', async (_, body, file) => {
    expect(await send(body)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED', json: { fields: { file } } })
  })

  it('are refused with columns that name nobody, and with settings that are none', async () => {
    expect(await send('First name,Town\nAda,Bergen\n', '?apply=true')).toMatchObject({ status: 400, json: { fields: { columns: { code: 'required' } } } })
    expect(importOf(await send('First name,Town\nAda,Bergen\n'))).toMatchObject({ counts: { added: 0, refused: 1 } })
    expect(await send('First name,Last name\nAda,Berg\n', '?same=overwrite')).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  })
})

describe('many contacts at once', () => {
  it('go to the trash as a list finds them, and come back', async () => {
    const [one, other] = [await made({ firstName: 'Multi', lastName: 'One' }), await made({ firstName: 'Multi', lastName: 'Two', categoryId: idOf('Artists') })]
    const batch = batchOf(await post('/v1/contact-batches/trash', { selection: all('multi', idOf('Dealers')) }))
    expect([batch.contacts, (await found('multi')).map(({ id }) => id)]).toEqual([1, [other.id]])
    const again = await made({ firstName: 'Multi', lastName: 'One' })
    expect(await undo(batch.id)).toMatchObject({ status: 409, json: { message: 'CONTACT_ALREADY_EXISTS', existing: { id: again.id } } })
    await post('/v1/contacts/trash', { ids: [again.id] })
    expect((await undo(batch.id)).json).toEqual({ contacts: 1, kept: 0 })
    expect((await found('multi')).map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
  })

  it('get a category, those that have another one, and have theirs back', async () => {
    const contacts = [await made({ firstName: 'Sorted', lastName: 'One' }), await made({ firstName: 'Sorted', lastName: 'Two', categoryId: idOf('Artists') })]
    const batch = batchOf(await post('/v1/contact-batches/category', { selection: some(...contacts), categoryId: idOf('Artists') }))
    expect(batch.contacts).toBe(1)
    expect((await found('sorted')).map(({ categoryId }) => categoryId)).toEqual([idOf('Artists'), idOf('Artists')])
    await undo(batch.id)
    expect((await found('sorted')).map(({ categoryId }) => categoryId)).toEqual([idOf('Dealers'), idOf('Artists')])
    expect(await post('/v1/contact-batches/category', { selection: some({ id: admin.userId }), categoryId: idOf('Artists') })).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
  })
})

describe('contacts that are one person', () => {
  const headers = inModule('RECORDS')
  const relate = (asset: { readonly id: string }, contact: { readonly id: string }, kind: string) =>
    admin.ask({ method: 'POST', path: `/v1/assets/${asset.id}/contacts`, headers, body: { contactId: contact.id, kind, from: '', until: '', note: '' } })
  const related = async ({ id }: { readonly id: string }) =>
    ((await admin.ask({ path: `/v1/contacts/${id}/relations` })).json as { readonly items: readonly { readonly kind: string }[] }).items.map(({ kind }) => kind).toSorted()
  const formOf = (contact: Contact): ContactForm => Object.fromEntries(Object.keys(EMPTY_CONTACT).map((field) => [field, contact[field as keyof ContactForm]])) as unknown as ContactForm
  const merge = (contacts: readonly Contact[], form: Partial<ContactForm>, pictureOf: string | null = null) =>
    post('/v1/contact-batches/merge', { contacts: contacts.map(({ id, revision }) => ({ id, revision })), form: { ...formOf(contacts[0] as Contact), ...form }, pictureOf })

  it('are found by e-mail, phone and name', async () => {
    const [one, other] = [await made({ firstName: 'Alike', lastName: 'One', email: 'alike@example.org' }), await made({ firstName: 'Alike', lastName: 'Two', email: 'ALIKE@example.org' })]
    const [third, fourth] = [await made({ firstName: 'Alike', lastName: 'Three', phone: '+47 77 88 99 00' }), await made({ firstName: 'Alike', lastName: 'Four', phone: '0047-77889900' })]
    const { groups } = (await admin.ask({ path: '/v1/contacts/alike' })).json as { readonly groups: readonly AlikeContacts[] }
    const own = groups.filter(({ contacts }) => contacts.some(({ firstName }) => firstName === 'Alike'))
    expect(own.map(({ by, contacts }) => [by, contacts.map(({ id }) => id)])).toEqual([[['email'], [one.id, other.id]], [['phone'], [third.id, fourth.id]]])
  })

  it('become one, with their relations and the picture that was chosen, and are several again', async () => {
    const [keep, gone] = [await made({ firstName: 'Merged', lastName: 'Kept', city: 'Oslo' }), await made({ firstName: 'Merged', lastName: 'Gone', email: 'gone@example.org' })]
    const asset = await makeAsset(admin, 'RECORDS')
    await relate(asset, keep, 'donor')
    await relate(asset, gone, 'donor')
    await relate(asset, gone, 'maker')
    const pictured = (await sendPicture(gone)).json as Contact
    const merged = await merge([keep, pictured], { email: 'gone@example.org' }, gone.id)
    expect(merged).toMatchObject({ status: 200, json: { contacts: 2 } })
    expect(await read(keep)).toMatchObject({ city: 'Oslo', email: 'gone@example.org', pictureVersion: pictured.pictureVersion })
    expect(await admin.ask({ path: `/v1/contacts/${gone.id}` })).toMatchObject({ status: 409, message: 'RESOURCE_IN_TRASH' })
    expect(await related(keep)).toEqual(['donor', 'maker'])
    expect((await undo(batchOf(merged).id)).json).toEqual({ contacts: 2, kept: 0 })
    expect(await read(keep)).toMatchObject({ email: '', pictureVersion: null })
    expect(await read(gone)).toMatchObject({ email: 'gone@example.org', pictureVersion: pictured.pictureVersion })
    expect([await related(keep), await related(gone)]).toEqual([['donor'], ['donor', 'maker']])
  })

  it('are not made one of what somebody else changed, nor several again of it', async () => {
    const [keep, gone] = [await made({ firstName: 'Stale', lastName: 'Kept' }), await made({ firstName: 'Stale', lastName: 'Gone' })]
    expect(await merge([keep, { ...gone, revision: 7 }], {})).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect(await merge([keep, keep], {})).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
    expect(await merge([keep, gone], { email: 'nowhere' })).toMatchObject({ status: 400, json: { fields: { email: { code: 'invalidEmail' } } } })
    const answers = await Promise.all([merge([keep, gone], {}), merge([gone, keep], {})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toSatisfy((status) => status === 404 || status === 409)])
    const { id } = batchOf(answers.find(({ status }) => status === 200) as Answer)
    const kept = (await found('stale'))[0] as Contact
    await admin.ask({ method: 'PATCH', path: `/v1/contacts/${kept.id}`, body: { ...formOf(await read(kept)), city: 'Bergen', revision: kept.revision } })
    expect(await undo(id)).toMatchObject({ status: 409, message: 'STALE_EDIT' })
  })
})

describe('all that is held of a person', () => {
  const NAME = ['Zebedee', 'Quackenbush']
  const HELD = ['Zebedee', 'Quackenbush', 'zq@erased.example', '55500199887', 'Birdcage Walk']
  const headers = inModule('RECORDS')

  /** Every place of the database where a text stands. */
  const placesOf = async (text: string): Promise<readonly string[]> => {
    const { rows: columns } = await server.database.owner.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector', 'USER-DEFINED')`,
    )
    const places: string[] = []
    for (const { table, column } of columns) {
      const { rows } = await server.database.owner.query(`select 1 from "${table}" where "${column}"::text ilike $1 limit 1`, [`%${text}%`])
      if (rows.length > 0) places.push(`${table}.${column}`)
    }
    return places
  }

  const hits = async (q: string): Promise<readonly string[]> => {
    const { items } = (await post('/v1/search/results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 10 })).json as { readonly items: readonly { readonly asset: { readonly id: string } }[] }
    return items.map((hit) => hit.asset.id)
  }

  it('leaves as one file, and is gone from every column once it is erased', async () => {
    const form = { firstName: 'Zebedee', lastName: 'Quackenbush', email: 'zq@erased.example', phone: '555 0019 9887', street: 'Birdcage Walk 7', notes: 'Knows Quackenbush the elder' }
    const contact = await made(form)
    const other = await made({ ...form, lastName: 'Quackenbush-Smith' })
    const asset = await makeAsset(admin, 'RECORDS')
    await admin.ask({ method: 'POST', path: `/v1/assets/${asset.id}/contacts`, headers, body: { contactId: contact.id, kind: 'donor', from: '', until: '', note: 'Zebedee brought it himself' } })
    const { id: templateId } = (await post('/v1/templates', { name: 'Of persons', shortDescription: '', type: 'ALL', attributes: [newAttribute('Giver', { type: 'contact' })], rolesIds: [], usersIds: [admin.userId] })).json as Template
    const { attributes: [giver] } = (await post(`/v1/templates/${templateId}/publish`, { revision: 1 })).json as Template
    const said = () => admin.ask({ method: 'PATCH', path: `/v1/assets/${asset.id}/metadata`, headers, body: { changes: [{ attributeId: giver?.id, values: [contact.id], revision: 0 }] } })
    expect(await said()).toMatchObject({ json: { answers: [{ outcome: 'saved' }] } })
    await sendPicture(contact)
    const { revision } = await read(contact)
    await admin.ask({ method: 'PATCH', path: `/v1/contacts/${contact.id}`, body: { ...EMPTY_CONTACT, ...form, categoryId: idOf('Dealers'), city: 'London', revision } })
    const now = await read(contact)
    await post('/v1/contact-batches/category', { selection: some(contact), categoryId: idOf('Artists') })
    await post('/v1/contact-batches/merge', { contacts: [{ id: contact.id, revision: now.revision + 1 }, { id: other.id, revision: other.revision }], form: { ...EMPTY_CONTACT, ...form, categoryId: idOf('Artists') }, pictureOf: null })
    const importId = '7d0c2b3e-1f0a-4c55-9a57-0a4b6d6e9f10'
    await server.database.owner.query(
      `insert into metadata_imports (id, organization_id, user_id, type, template_id, name, heads, lines, settings) values ($1, $2, $3, 'RECORDS', $4, 'gifts.csv', '{Number,Giver}', 1, '{}')`,
      [importId, admin.organizationId, admin.userId, templateId])
    await server.database.owner.query(
      `insert into metadata_import_lines (organization_id, import_id, number, line, cells, refused) values ($1, $2, 1, 2, '{2026-1,"zebedee QUACKENBUSH; Bo Quay"}', '[{"text": "zq@erased.example; Bo Quay"}]')`,
      [admin.organizationId, importId])
    await post('/v1/contact-files', { format: 'csv', language: 'no', selection: all('Zebedee'), sort: 'lastName', direction: 'asc' })

    const { text, status } = await admin.fetch({ path: `/v1/s/${admin.sessionId}/contacts/${contact.id}/data` })
    expect(status).toBe(200)
    const data = JSON.parse(text) as { readonly contacts: readonly { readonly lastName: string; readonly picture: string | null; readonly relations: readonly object[]; readonly activity: readonly object[] }[] }
    expect(data.contacts.map(({ lastName }) => lastName)).toEqual(['Quackenbush', 'Quackenbush-Smith'])
    expect(data.contacts[0]).toMatchObject({ city: '', picture: expect.stringMatching(/^data:image\/webp;base64,/) as string, relations: [{ kind: 'donor', note: 'Zebedee brought it himself', itemId: asset.id }], metadata: [{ itemId: asset.id, attribute: 'Giver', template: 'Of persons' }] })
    // Half a name: what is typed stands in the log of who typed it.
    expect(await hits('zebed* quackenb*')).toEqual([asset.id])
    expect(data.contacts[0]?.activity.length).toBeGreaterThan(4)

    for (const held of HELD) expect(await placesOf(held), held).not.toEqual([])
    expect(await post(`/v1/contacts/${contact.id}/erase`, { name: NAME.join('') })).toMatchObject({ status: 400, json: { fields: { name: { code: 'nameDiffers' } } } })
    expect(await post(`/v1/contacts/${contact.id}/erase`, { name: ` ${NAME.join(' ')} ` })).toMatchObject({ status: 200 })
    for (const held of HELD) expect(await placesOf(held), held).toEqual([])
    expect((await server.database.owner.query('select cells, refused from metadata_import_lines where import_id = $1', [importId])).rows).toEqual([{ cells: ['2026-1', '; Bo Quay'], refused: [{ text: '; Bo Quay' }] }])
    for (const q of ['zebedee', 'quackenbush', 'zebed* quackenb*', `giver:id:${contact.id}`, 'contact:"Zebedee Quackenbush"']) expect(await hits(q), q).toEqual([])
    expect((await admin.ask({ path: '/v1/search/completions?q=giver%3Azeb&at=9' })).json).toEqual({ items: [] })
    const { items: changes } = (await admin.ask({ path: `/v1/assets/${asset.id}/metadata/history`, headers })).json as { readonly items: readonly { readonly before: readonly string[]; readonly after: readonly string[] }[] }
    expect(changes.map(({ before, after }) => [before, after])).toEqual([[[], []], [[], []]])
    for (const { id } of [contact, other]) expect(await admin.ask({ path: `/v1/contacts/${id}` })).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
    const { rows } = await server.database.owner.query<{ kind: string }>('select kind, resource_name from activity where resource_id = $1', [contact.id])
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contact.created', 'contact.updated', 'contact.deleted']))
    expect(await post(`/v1/contacts/${contact.id}/erase`, { name: NAME.join(' ') })).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
  })

  it('can be erased out of the trash, too', async () => {
    const contact = await made({ lastName: 'Trashed and erased' })
    await post('/v1/contacts/trash', { ids: [contact.id] })
    expect(await post(`/v1/contacts/${contact.id}/erase`, { name: 'Ada Trashed and erased' })).toMatchObject({ status: 200 })
    expect(await placesOf('Trashed and erased')).toEqual([])
  })
})
