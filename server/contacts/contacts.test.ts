import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactCategory } from '../../src/domain/contacts/category.ts'
import { EMPTY_CONTACT, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { PICTURE } from '../../tests/security/matrix/targets.ts'
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

const listed = async (): Promise<readonly ContactCategory[]> =>
  ((await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly ContactCategory[] }).items
const idOf = (name: string): string => categories.find((one) => one.name === name)?.id ?? ''

const create = (form: Partial<ContactForm>): Promise<Answer> =>
  admin.ask({ method: 'POST', path: '/v1/contacts', body: { ...EMPTY_CONTACT, firstName: 'Ada', categoryId: idOf('Dealers'), ...form } })
const made = async (form: Partial<ContactForm>): Promise<Contact> => (await create(form)).json as Contact
const edit = ({ id, revision }: Contact, form: Partial<ContactForm>): Promise<Answer> =>
  admin.ask({ method: 'PATCH', path: `/v1/contacts/${id}`, body: { ...EMPTY_CONTACT, firstName: 'Ada', categoryId: idOf('Dealers'), ...form, revision } })
const several = (ending: string, ...contacts: readonly { readonly id: string }[]): Promise<Answer> =>
  admin.ask({ method: 'POST', path: `/v1/contacts/${ending}`, body: { ids: contacts.map(({ id }) => id) } })

interface Page {
  readonly items: readonly Contact[]
  readonly next: string | null
  readonly total: number
  readonly totals: readonly { readonly categoryId: string; readonly contacts: number }[]
}
const page = async (query: string): Promise<Page> => (await admin.ask({ path: `/v1/contacts?${query}` })).json as Page
const history = async ({ id }: Contact) =>
  ((await admin.ask({ path: `/v1/contacts/${id}/history` })).json as { readonly items: readonly { id: string; kind: string; before: object | null; after: object | null; undoable?: boolean }[] }).items

describe('the same person', () => {
  it('is refused with who is there, until an e-mail or phone tells them apart', async () => {
    const ada = await made({ lastName: 'Bjørnson', email: 'ada@one.example' })
    const existing = { id: ada.id, name: 'Ada Bjørnson' }
    const refused = { status: 409, json: { message: 'CONTACT_ALREADY_EXISTS', existing } }
    expect(await create({ firstName: ' ÁDA', lastName: 'bjornson ' })).toMatchObject(refused)
    const other = await made({ lastName: 'Bjørnson', email: 'ada@two.example' })
    expect(other.id).not.toBe(ada.id)
    expect(await edit(other, { lastName: 'Bjørnson' })).toMatchObject(refused)
  })

  it('is made once when two make them at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ lastName: 'Atonce' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const [{ id } = { id: '' }] = (await page('term=atonce')).items
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => (json as { existing: { id: string } }).existing.id))).toEqual(new Set([id]))
  })

  it('does not come out of the trash twice', async () => {
    const one = await made({ lastName: 'Twice' })
    await several('trash', one)
    const two = await made({ lastName: 'Twice' })
    expect(await several('restore', one)).toMatchObject({ status: 409, json: { existing: { id: two.id, name: 'Ada Twice' } } })
    await several('trash', two)
    expect(await several('restore', one, two)).toMatchObject({ status: 409, message: 'CONTACT_ALREADY_EXISTS' })
    expect((await Promise.all([several('restore', one), several('restore', two)])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the list', () => {
  it('is searched by the beginnings of words, counted by category and read page by page in any order', async () => {
    for (const [lastName, city, category] of [['Quill', 'Tromsø', 'Artists'], ['Quayle', 'Oslo', 'Dealers'], ['Quist', 'Oslo', 'Dealers']] as const)
      await create({ firstName: 'Quentin', lastName, city, categoryId: idOf(category), phone: '+47 911-22 333' })
    const names = ({ items }: Page) => items.map(({ lastName }) => lastName)
    expect(names(await page('term=QUENT%20oslo'))).toEqual(['Quayle', 'Quist'])
    expect(names(await page('term=tromso'))).toContain('Quill')
    expect(names(await page('term=4791122'))).toEqual(['Quayle', 'Quill', 'Quist'])
    const dealers = await page(`term=quentin&categoryId=${idOf('Dealers')}&sort=lastName&direction=desc`)
    expect([names(dealers), dealers.total]).toEqual([['Quist', 'Quayle'], 2])
    expect(dealers.totals.toSorted((one, other) => one.contacts - other.contacts)).toEqual([
      { categoryId: idOf('Artists'), contacts: 1 },
      { categoryId: idOf('Dealers'), contacts: 2 },
    ])
    const inOrder = async (sort: string, after = ''): Promise<readonly string[]> => {
      const { items, next } = await page(`term=quentin&limit=1&${sort}${after}`)
      return [...items.map(({ lastName }) => lastName), ...(next === null ? [] : await inOrder(sort, `&after=${next}`))]
    }
    expect(await inOrder('sort=lastName')).toEqual(['Quayle', 'Quill', 'Quist'])
    expect(await inOrder('sort=firstName&direction=desc')).toEqual(['Quist', 'Quill', 'Quayle'])
    expect(await inOrder('sort=category')).toEqual(['Quayle', 'Quist', 'Quill'])
    expect(await inOrder('sort=created')).toEqual(['Quill', 'Quayle', 'Quist'])
    expect(await inOrder('sort=updated&direction=desc')).toEqual(['Quist', 'Quayle', 'Quill'])
  })

  it('refuses a cursor that it never gave', async () => {
    expect(await admin.ask({ path: '/v1/contacts?after=x' })).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  })
})

describe('an edit', () => {
  it('writes down what changed, and is taken back', async () => {
    const ada = await made({ lastName: 'Editable', city: 'Oslo' })
    const edited = (await edit(ada, { lastName: 'Editable', city: 'Bergen', categoryId: idOf('Artists') })).json as Contact
    expect(edited).toMatchObject({ city: 'Bergen', revision: ada.revision + 1 })
    const [entry, first] = await history(ada)
    expect(entry).toMatchObject({
      kind: 'contact.updated',
      undoable: true,
      before: { city: 'Oslo', category: 'Dealers' },
      after: { city: 'Bergen', category: 'Artists' },
    })
    expect(first).toMatchObject({ kind: 'contact.created', after: { lastName: 'Editable', city: 'Oslo', category: 'Dealers' } })
    expect(await admin.ask({ method: 'POST', path: `/v1/activity/${entry?.id ?? ''}/undo` })).toMatchObject({ status: 200 })
    expect((await admin.ask({ path: `/v1/contacts/${ada.id}` })).json).toMatchObject({ city: 'Oslo', categoryId: idOf('Dealers') })
    expect(await admin.ask({ method: 'POST', path: `/v1/activity/${entry?.id ?? ''}/undo` })).toMatchObject({ status: 409, message: 'STALE_EDIT' })
  })

  it('overwrites nobody, and one of two at once comes too late', async () => {
    const ada = await made({ lastName: 'Contested' })
    const answers = await Promise.all(['Oslo', 'Bergen', 'Bodø'].map((city) => edit(ada, { lastName: 'Contested', city })))
    expect(answers.map(({ message }) => message ?? 'saved').toSorted()).toEqual(['STALE_EDIT', 'STALE_EDIT', 'saved'])
  })

  it('is refused in the trash, and taken out of it by undoing', async () => {
    const ada = await made({ lastName: 'Trashed' })
    await several('trash', ada)
    expect(await edit(ada, { lastName: 'Trashed' })).toMatchObject({ status: 409, message: 'RESOURCE_IN_TRASH' })
    expect(await admin.ask({ path: `/v1/contacts/${ada.id}` })).toMatchObject({ status: 409, message: 'RESOURCE_IN_TRASH' })
    const { items } = (await admin.ask({ path: `/v1/activity?resourceId=${ada.id}&kind=contact.deleted` })).json as { readonly items: readonly { readonly id: string }[] }
    expect(await admin.ask({ method: 'POST', path: `/v1/activity/${items[0]?.id ?? ''}/undo` })).toMatchObject({ status: 200 })
    expect(await admin.ask({ path: `/v1/contacts/${ada.id}` })).toMatchObject({ status: 200 })
  })
})

it('only what lies in the trash is deleted for good, all or nothing', async () => {
  const [one, two] = [await made({ lastName: 'Goner' }), await made({ lastName: 'Stayer' })]
  await several('trash', one)
  expect(await several('delete', one, two)).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
  const trashed = (await admin.ask({ path: '/v1/contacts/trashed?limit=1' })).json as Page
  expect(trashed.items[0]).toMatchObject({ id: one.id, lastName: 'Goner', trashedBy: expect.stringMatching(/\S/) as string })
  expect(await several('delete', one)).toMatchObject({ status: 200, json: { contacts: 1 } })
  expect(await several('restore', one)).toMatchObject({ status: 404, message: 'CONTACT_NOT_FOUND' })
})

describe('categories', () => {
  it('are four at first, also of a new organization', async () => {
    expect(categories.slice(0, 4).map(({ name, builtin }) => [name, builtin])).toEqual(
      ['Collectors', 'Dealers', 'Artists', 'Institutions'].map((name) => [name, name]),
    )
    const { rows } = await server.database.owner.query(
      `select organization.name, count(category.id)::integer as count from organizations organization
       left join contact_categories category on category.organization_id = organization.id and category.builtin is not null group by organization.id`,
    )
    expect(new Set(rows.map(({ count }) => count as number))).toEqual(new Set([4]))
  })

  it('have each name once, also when two come at once', async () => {
    const name = (text: string) => admin.ask({ method: 'POST', path: '/v1/contact-categories', body: { name: text } })
    expect(await name(' dealers')).toMatchObject({ status: 409, message: 'CONTACT_CATEGORY_ALREADY_EXISTS' })
    const answers = await Promise.all(['Lenders', 'LENDERS', 'Lénders'].map(name))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('are removed with another one for their contacts, and lose the name in every language when they are renamed', async () => {
    const create_ = async (name: string) => (await admin.ask({ method: 'POST', path: '/v1/contact-categories', body: { name } })).json as ContactCategory
    const old = await create_('Old ones')
    const ada = await made({ lastName: 'Categorized', categoryId: old.id })
    const gone = await made({ lastName: 'Binned', categoryId: old.id })
    await several('trash', gone)
    expect((await listed()).find(({ id }) => id === old.id)).toMatchObject({ contacts: 1, contactsInAll: 2, builtin: null })
    const remove = (query: string) => admin.ask({ method: 'DELETE', path: `/v1/contact-categories/${old.id}${query}` })
    expect(await remove('')).toMatchObject({ status: 409, message: 'CONTACT_CATEGORY_IN_USE' })
    expect(await remove(`?moveTo=${idOf('Artists')}`)).toMatchObject({ status: 200 })
    expect((await admin.ask({ path: `/v1/contacts/${ada.id}` })).json).toMatchObject({ categoryId: idOf('Artists'), revision: ada.revision + 1 })
    expect((await history(ada))[0]).toMatchObject({ before: { category: 'Old ones' }, after: { category: 'Artists' } })
    const institutions = categories.find(({ name }) => name === 'Institutions')
    const renamed = await admin.ask({ method: 'PATCH', path: `/v1/contact-categories/${institutions?.id ?? ''}`, body: { name: 'Museums', revision: institutions?.revision } })
    expect(renamed.json).toMatchObject({ name: 'Museums', builtin: null })
  })
})

describe('the picture', () => {
  it('is judged by its content, and its address is another one with each', async () => {
    const ada = await made({ lastName: 'Pictured' })
    const send = (body: Buffer) => admin.ask({ method: 'POST', path: `/v1/contacts/${ada.id}/picture`, headers: { 'content-type': 'image/png' }, body })
    expect(await send(await readFile(import.meta.filename))).toMatchObject({ status: 400, json: { fields: { picture: { code: 'fileTypeNotSupported' } } } })
    expect(await send(Buffer.alloc(3 * 1024 ** 2 + 1))).toMatchObject({ status: 400, json: { fields: { picture: { code: 'fileTooLarge' } } } })
    const { pictureVersion, revision } = (await send(PICTURE)).json as Contact
    expect(revision).toBe(ada.revision + 1)
    const shown = await admin.fetch({ path: `/v1/s/${admin.sessionId}/contacts/${ada.id}/picture/${pictureVersion ?? ''}` })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await admin.ask({ method: 'DELETE', path: `/v1/contacts/${ada.id}/picture` })).json).toMatchObject({ pictureVersion: null })
    expect(await admin.fetch({ path: `/v1/s/${admin.sessionId}/contacts/${ada.id}/picture/${pictureVersion ?? ''}` })).toMatchObject({ status: 404 })
  })
})

it('the log shows which contact was changed to whoever may view contacts, alone', async () => {
  const ada = await made({ lastName: 'Confidential', phone: '12345678' })
  const reader = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_MY_ORG_DETAILS'])
  const log = await reader.ask({ path: `/v1/activity?kind=contact.created` })
  expect([log.status, log.text.includes('Confidential'), log.text.includes('12345678'), log.text.includes(ada.id)]).toEqual([200, false, false, false])
  expect((await reader.ask({ path: `/v1/activity?resourceId=${ada.id}` })).text).not.toContain('Confidential')
  expect((await admin.ask({ path: `/v1/activity?kind=contact.created` })).text).toContain('Confidential')
})
