import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_CONTACT, formOf, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { signal as fresh, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const signal = fresh()
const failureOf = (outcome: Result.Result<unknown, unknown>): unknown => (Result.isFailure(outcome) ? outcome.failure : undefined)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const CSV = 'First name,Last name,City,Category\nTaken,Home,Oslo,\nTaken,New,Bergen,Brokers\nTaken,N,,\n'
const table = (text: string) => new File([text], 'contacts.csv', { type: 'text/csv' })

describe.each(SIDES)('contacts that come and go, %s', (_, open) => {
  let ports: Ports
  let categoryId: string
  let artists: string

  beforeAll(async () => {
    ports = await open()
    const categories = value(await ports.contactCategories.list(signal))
    const idOf = (name: string) => categories.find((one) => one.builtin === name)?.id ?? ''
    ;[categoryId, artists] = [idOf('Dealers'), idOf('Artists')]
  })
  afterAll(() => ports.stop())

  const add = async (firstName: string, lastName: string, more: Partial<ContactForm> = {}): Promise<Contact> =>
    value(await ports.contacts.create({ ...EMPTY_CONTACT, firstName, lastName, categoryId, ...more }, signal))
  const found = async (term: string) => value(await ports.contacts.page({ term, sort: 'lastName', direction: 'asc' }, undefined, signal)).items
  const all = (term: string) => ({ kind: 'all', term, categoryId: null }) as const

  it('are asked for as a file', async () => {
    const asked = { format: 'vcf', language: 'no', selection: all(''), sort: 'lastName', direction: 'asc' } as const
    expect(value(await ports.contactExchange.file(asked, signal)).address).toMatch(/./)
  })

  it('are tried, imported by what was chosen, and taken back', async () => {
    await add('Taken', 'Home', { phone: '11 11' })
    const tried = value(await ports.contactExchange.plan(table(CSV), {}, signal))
    expect(tried).toMatchObject({ kind: 'table', heads: ['First name', 'Last name', 'City', 'Category'], contacts: 3, counts: { added: 1, skipped: 1, refused: 1 }, categories: ['Brokers'], batchId: null })
    expect(tried.sample[0]).toEqual(['Taken', 'Home', 'Oslo', ''])
    const other = value(await ports.contactExchange.plan(table(CSV), { columns: ['firstName', 'lastName', null, null], categoryId: artists }, signal))
    expect(other).toMatchObject({ categories: [], settings: { categoryId: artists, columns: ['firstName', 'lastName', null, null] } })
    expect(await found('taken')).toHaveLength(1)
    const done = value(await ports.contactExchange.apply(table(CSV), { ...tried.settings, same: 'fill', newCategories: 'replace', categoryId: artists }, signal))
    expect(done).toMatchObject({ counts: { added: 1, filled: 1, refused: 1 }, categories: [] })
    expect(await found('taken')).toMatchObject([{ lastName: 'Home', city: 'Oslo', phone: '11 11', categoryId }, { lastName: 'New', city: 'Bergen', categoryId: artists }])
    expect(value(await ports.contactExchange.undo(done.batchId ?? '', signal))).toEqual({ contacts: 2, kept: 0 })
    expect(await found('taken')).toMatchObject([{ lastName: 'Home', city: '' }])
    expect(failureOf(await ports.contactExchange.undo(done.batchId ?? '', signal))).toEqual({ code: 'NOT_FOUND' })
  })

  it('are refused in a file that is none, and with columns that name nobody', async () => {
    const refused = async (text: string) => failureOf(await ports.contactExchange.plan(table(text), {}, signal))
    expect(await refused('')).toEqual({ code: 'VALIDATION_FAILED', fields: { file: { code: 'required' } } })
    expect(await refused('\u0000\u0001')).toEqual({ code: 'VALIDATION_FAILED', fields: { file: { code: 'fileTypeNotSupported' } } })
    const { settings } = value(await ports.contactExchange.plan(table('Town\nOslo\n'), {}, signal))
    expect(failureOf(await ports.contactExchange.apply(table('Town\nOslo\n'), settings, signal))).toEqual({ code: 'VALIDATION_FAILED', fields: { columns: { code: 'required' } } })
  })

  it('go to the trash and get a category, many at once', async () => {
    const [one] = [await add('Plenty', 'One'), await add('Plenty', 'Two', { categoryId: artists })]
    const sorted = value(await ports.contactExchange.categorize(all('plenty'), artists, signal))
    expect([sorted.contacts, (await found('plenty')).map((contact) => contact.categoryId)]).toEqual([1, [artists, artists]])
    value(await ports.contactExchange.undo(sorted.id, signal))
    expect((await found('plenty')).map((contact) => contact.categoryId)).toEqual([categoryId, artists])
    expect(failureOf(await ports.contactExchange.categorize(all('plenty'), UNKNOWN, signal))).toEqual({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
    expect(failureOf(await ports.contactExchange.trash({ kind: 'some', ids: [one.id, UNKNOWN] }, signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
    const trashed = value(await ports.contactExchange.trash(all('plenty'), signal))
    expect([trashed.contacts, await found('plenty')]).toEqual([2, []])
    expect(value(await ports.contactExchange.undo(trashed.id, signal))).toEqual({ contacts: 2, kept: 0 })
    expect(await found('plenty')).toHaveLength(2)
  })

  it('are found alike, merged, and several again', async () => {
    const [keep, gone] = [await add('Twin', 'One', { email: 'twin@example.org' }), await add('Twin', 'Two', { email: 'twin@example.org', city: 'Oslo' })]
    const groups = value(await ports.contactExchange.alike(signal))
    expect(groups.find(({ contacts }) => contacts.some(({ id }) => id === keep.id))).toMatchObject({ by: ['email'], contacts: [{ id: keep.id }, { id: gone.id }] })
    const merge = (contacts: readonly Contact[], form: Partial<ContactForm>) =>
      ports.contactExchange.merge({ contacts, form: { ...formOf(keep), ...form }, pictureOf: null }, signal)
    expect(failureOf(await merge([{ ...keep, revision: 9 }, gone], {}))).toEqual({ code: 'STALE_EDIT' })
    expect(failureOf(await merge([keep, gone], { lastName: 'x' }))).toEqual({ code: 'VALIDATION_FAILED', fields: { lastName: { code: 'tooShort', limit: 2 } } })
    expect(failureOf(await merge([keep, { ...gone, id: UNKNOWN }], {}))).toEqual({ code: 'CONTACT_NOT_FOUND' })
    const merged = value(await merge([keep, gone], { city: 'Oslo' }))
    expect(merged.contacts).toBe(2)
    expect(await found('twin')).toMatchObject([{ id: keep.id, city: 'Oslo' }])
    value(await ports.contactExchange.undo(merged.id, signal))
    expect(await found('twin')).toMatchObject([{ id: keep.id, city: '' }, { id: gone.id }])
  })

  it('stay one where one of those merged was erased: nothing of it is taken back', async () => {
    const [keep, gone] = [await add('Kept', 'Triplet', { city: 'Bergen' }), await add('Gone', 'Triplet')]
    const third = await add('Third', 'Triplet')
    const merged = value(await ports.contactExchange.merge({ contacts: [keep, gone, third], form: { ...formOf(keep), city: 'Oslo' }, pictureOf: null }, signal))
    value(await ports.contactExchange.erase(gone.id, 'Gone Triplet', signal))
    expect(failureOf(await ports.contactExchange.undo(merged.id, signal))).toEqual({ code: 'STALE_EDIT' })
    expect(await found('triplet')).toMatchObject([{ id: keep.id, city: 'Oslo' }])
  })

  it('are erased once their name is typed', async () => {
    const { id } = await add('Erased', 'Soon')
    expect(ports.contactExchange.personAddress(id)).toContain(id)
    expect(failureOf(await ports.contactExchange.erase(id, 'Erased', signal))).toEqual({ code: 'VALIDATION_FAILED', fields: { name: { code: 'nameDiffers' } } })
    value(await ports.contactExchange.erase(id, 'Erased Soon', signal))
    expect(failureOf(await ports.contacts.read(id, signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
    expect(failureOf(await ports.contactExchange.erase(id, 'Erased Soon', signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
  })
})
