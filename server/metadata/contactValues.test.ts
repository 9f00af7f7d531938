import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EMPTY_CONTACT, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startDescribing, type Made } from './describing.fixture.ts'

let with_: Awaited<ReturnType<typeof startDescribing>>
let admin: Person
let template: Made
let giver: string
let categoryId: string

beforeAll(async () => {
  with_ = await startDescribing(['RECORDS', 'ARCHIVES', 'CONTACTS'])
  const { published, of } = with_
  admin = with_.admin
  const { items } = (await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly { readonly id: string }[] }
  categoryId = items[0]?.id ?? ''
  template = await published({ attributes: [newAttribute('Title'), newAttribute('Giver', { type: 'contact', repeatable: true })] }, with_.publisher)
  giver = of(template, 'Giver')
})
afterAll(() => with_.server.stop())

const post = (path: string, body: unknown) => admin.ask({ method: 'POST', path, body })
const made = async (firstName: string, lastName: string, more: Partial<ContactForm> = {}): Promise<Contact> =>
  (await post('/v1/contacts', { ...EMPTY_CONTACT, firstName, lastName, categoryId, ...more })).json as Contact
const asset = async (...givers: readonly Contact[]): Promise<string> => {
  const { id } = await makeAsset(admin, 'RECORDS')
  if (givers.length > 0) expect(with_.answers(await with_.say(id, giver, givers.map((one) => one.id)))[0]?.outcome).toBe('saved')
  return id
}
const given = async (assetId: string) => {
  const read = await with_.read(assetId)
  return { ids: with_.said(read, giver), names: read.names.map(({ label }) => label) }
}
const found = async (q: string, by = admin): Promise<readonly string[]> =>
  ((await by.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50 } })).json as { readonly items: readonly { readonly asset: { readonly id: string } }[] }).items.map((hit) => hit.asset.id)
const soon = (assertion: () => Promise<void>) => vi.waitFor(assertion, { interval: 100 })
const rename = ({ id, revision }: Contact, form: Partial<ContactForm>) =>
  admin.ask({ method: 'PATCH', path: `/v1/contacts/${id}`, body: { ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Nowhere', categoryId, ...form, revision } })
const named = async (words: readonly string[], by: Person) =>
  ((await by.ask({ method: 'POST', path: `/v1/metadata/attributes/${giver}/options/named`, body: { words } })).json as { readonly words: readonly { readonly option: { readonly id: string } | null; readonly namesakes?: readonly object[] }[] }).words
/** Who may read what assets say, and knows nothing of contacts. */
const withoutContacts = async (): Promise<Person> => {
  await with_.server.database.owner.query(`update roles set permissions = array_remove(permissions, 'VIEW_CONTACTS') where name = 'Publisher'`)
  return signIn(with_.server.url, 'publisher@harbour.example')
}

describe('a contact that an asset says', () => {
  it('is known by its name, and nobody else is said', async () => {
    const [ada] = [await made('Ada', 'Known'), await made('Eva', 'Known')]
    const id = await asset(ada)
    expect(await given(id)).toEqual({ ids: [ada.id], names: ['Ada Known'] })
    expect(with_.answers(await with_.say(id, giver, ['00000000-0000-4000-8000-0000000000ff'], 1))[0]?.problem).toEqual({ code: 'unknownContact' })
    expect(with_.answers(await with_.say(id, giver, ['Eva Known'], 1))[0]?.problem).toEqual({ code: 'unknownContact' })
  })

  it('is found by its name in text, by itself as a field, and counted', async () => {
    const [one, two] = [await made('Quirinus', 'Twice', { email: 'q@one.example' }), await made('Quirinus', 'Twice', { email: 'q@two.example' })]
    const [first, second] = [await asset(one), await asset(two)]
    expect((await found('quirinus')).toSorted()).toEqual([first, second].toSorted())
    expect((await found('giver:"quirinus twice"')).toSorted()).toEqual([first, second].toSorted())
    expect(await found('giver:q@two.example')).toEqual([second])
    expect(await found(`giver:id:${one.id}`)).toEqual([first])
    const { facets } = (await post('/v1/search/facets', { q: 'quirinus', facets: [giver] })).json as { readonly facets: readonly { readonly values: readonly object[] }[] }
    expect(facets[0]?.values).toEqual(expect.arrayContaining([{ value: `id:${one.id}`, label: 'Quirinus Twice', count: 1 }, { value: `id:${two.id}`, label: 'Quirinus Twice', count: 1 }]))
    const { names } = (await admin.ask({ path: `/v1/search/fields?q=${encodeURIComponent(`giver:id:${one.id}`)}` })).json as { readonly names: readonly object[] }
    expect(names).toEqual([{ value: `id:${one.id}`, label: 'Quirinus Twice' }])
  })

  it('is meant by name or e-mail, unless several are called so', async () => {
    const [one] = [await made('Twin', 'Namesake', { email: 'one@twin.example' }), await made('Twin', 'Namesake', { email: 'two@twin.example' })]
    const words = await named(['ONE@twin.example', 'twin námesake', 'Twin', one.id], admin)
    expect(words.map(({ option, namesakes }) => [option?.id ?? null, namesakes?.length ?? 0])).toEqual([[one.id, 0], [null, 2], [null, 0], [one.id, 0]])
  })

  it('follows when it is called otherwise, is nameless in the trash, and named again', async () => {
    const before = await made('Ottoline', 'Formerly')
    const id = await asset(before)
    const after = (await rename(before, { firstName: 'Aaltje', lastName: 'Afterwards' })).json as Contact
    await soon(async () => expect(await found('afterwards')).toEqual([id]))
    expect(await found('formerly')).toEqual([])
    const sorts = async () => (await with_.server.database.owner.query<{ sort: string }>('select sort_text as sort from metadata_values where asset_id = $1 and attribute_id = $2', [id, giver])).rows[0]?.sort
    expect(await sorts()).toBe('aaltje afterwards')
    await post('/v1/contacts/trash', { ids: [after.id] })
    expect(await given(id)).toEqual({ ids: [after.id], names: [] })
    await soon(async () => expect(await found('afterwards')).toEqual([]))
    await post('/v1/contacts/restore', { ids: [after.id] })
    await soon(async () => expect(await found('afterwards')).toEqual([id]))
    expect(await given(id)).toEqual({ ids: [after.id], names: ['Aaltje Afterwards'] })
  })

  it('is said no more once it is deleted for good', async () => {
    const [gone, stays] = [await made('Gone', 'Forever'), await made('Stays', 'Here')]
    const id = await asset(gone, stays)
    await post('/v1/contacts/trash', { ids: [gone.id] })
    expect(await post('/v1/contacts/delete', { ids: [gone.id] })).toMatchObject({ status: 200 })
    expect(await given(id)).toEqual({ ids: [stays.id], names: ['Stays Here'] })
    expect((await with_.history(id)).items[0]).toMatchObject({ attributeId: giver, before: [gone.id, stays.id], after: [stays.id] })
  })

  it('is whom it was merged with, once, until that is taken back', async () => {
    const [kept, merged] = [await made('Merge', 'Kept'), await made('Merge', 'Away')]
    const [both, one, changed] = [await asset(merged, kept), await asset(merged), await asset(merged)]
    const form = { ...EMPTY_CONTACT, firstName: 'Merge', lastName: 'Whole', categoryId }
    const { id: batch } = (await post('/v1/contact-batches/merge', { contacts: [kept, merged].map(({ id, revision }) => ({ id, revision })), form, pictureOf: null })).json as { readonly id: string }
    expect([await given(both), await given(one)]).toEqual([{ ids: [kept.id], names: ['Merge Whole'] }, { ids: [kept.id], names: ['Merge Whole'] }])
    await soon(async () => expect((await found('whole')).toSorted()).toEqual([both, one, changed].toSorted()))
    await with_.say(changed, giver, [], 2)
    expect(await post(`/v1/contact-batches/${batch}/undo`, {})).toMatchObject({ status: 200 })
    expect([(await given(both)).ids, (await given(one)).ids, (await given(changed)).ids]).toEqual([[merged.id, kept.id], [merged.id], []])
  })

  it('is shown to who reads the asset, and found among contacts by nobody who may not view them', async () => {
    const ada = await made('Ada', 'Shown', { email: 'ada@shown.example' })
    const id = await asset(ada)
    const reader = await withoutContacts()
    expect(await reader.ask({ path: `/v1/contacts/${ada.id}` })).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
    expect((await with_.read(id, reader)).names).toEqual([{ id: ada.id, label: 'Ada Shown' }])
    expect(await named(['Ada Shown', 'ada@shown.example'], reader)).toEqual([{ word: 'Ada Shown', option: null }, { word: 'ada@shown.example', option: null }])
    expect((await reader.ask({ path: `/v1/metadata/attributes/${giver}/options` })).json).toEqual({ items: [], next: null, total: 0 })
    expect(await found('giver:"Ada Shown"', reader)).toEqual([])
    expect(await found(`giver:id:${ada.id}`, reader)).toEqual([id])
    expect(with_.answers(await with_.say(id, giver, [ada.id, ada.id], 1, reader))[0]?.outcome).toBe('saved')
  })
})
