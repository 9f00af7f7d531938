import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactList } from '../../src/application/contacts/ContactGateway.ts'
import { EMPTY_CONTACT, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { PICTURE } from '../security/matrix/targets.ts'
import { signal as fresh, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const signal = fresh()
const failureOf = (outcome: Result.Result<unknown, unknown>): unknown => (Result.isFailure(outcome) ? outcome.failure : undefined)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe.each(SIDES)('contacts, %s', (_, open) => {
  let ports: Ports
  let categoryId: string

  beforeAll(async () => {
    ports = await open()
    categoryId = await categoryOf('Dealers')
  })
  afterAll(() => ports.stop())

  const categoryOf = async (name: string): Promise<string> =>
    value(await ports.contactCategories.list(signal)).find((one) => one.builtin === name)?.id ?? ''
  const form = (lastName: string, more: Partial<ContactForm> = {}): ContactForm => ({ ...EMPTY_CONTACT, firstName: 'Contract', lastName, categoryId, ...more })
  const add = async (lastName: string, more: Partial<ContactForm> = {}): Promise<Contact> => value(await ports.contacts.create(form(lastName, more), signal))
  const found = async (list: Partial<ContactList>) => value(await ports.contacts.page({ sort: 'lastName', direction: 'asc', ...list }, undefined, signal))
  const namesIn = async (list: Partial<ContactList>) => (await found(list)).items.map(({ lastName }) => lastName)

  it('adds a contact, tidied, and reads it again', async () => {
    const added = await add(' Tidied ', { email: ' tidied@contacts.example ', country: 'NOR' })
    expect(added).toMatchObject({ lastName: 'Tidied', email: 'tidied@contacts.example', country: 'NOR', pictureVersion: null, revision: 1 })
    expect(value(await ports.contacts.read(added.id, signal))).toEqual(added)
    expect(failureOf(await ports.contacts.read(UNKNOWN, signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
  })

  it('refuses what the rules refuse, an unknown category, and who is there already', async () => {
    expect(failureOf(await ports.contacts.create(form('x'), signal))).toEqual({ code: 'VALIDATION_FAILED', fields: { lastName: { code: 'tooShort', limit: 2 } } })
    expect(failureOf(await ports.contacts.create(form('Nowhere', { categoryId: UNKNOWN }), signal))).toEqual({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
    const { id } = await add('Sole', { phone: '11111111' })
    expect(failureOf(await ports.contacts.create(form('SÓLE'), signal))).toEqual({ code: 'CONTACT_ALREADY_EXISTS', existing: { id, name: 'Contract Sole' } })
    const namesake = await add('Sole', { phone: '22222222' })
    expect(failureOf(await ports.contacts.edit(namesake, form('Sole'), signal))).toMatchObject({ code: 'CONTACT_ALREADY_EXISTS' })
  })

  it('writes what was edited, and nothing over what somebody else wrote', async () => {
    const seen = await add('Edited')
    const edited = value(await ports.contacts.edit(seen, form('Edited', { city: 'Bergen' }), signal))
    expect(edited).toMatchObject({ city: 'Bergen', revision: 2 })
    expect(failureOf(await ports.contacts.edit(seen, form('Edited', { city: 'Oslo' }), signal))).toEqual({ code: 'STALE_EDIT' })
    const { items } = value(await ports.histories.history({ kind: 'contact', id: seen.id }, undefined, signal))
    expect(items.map(({ kind }) => kind)).toEqual(['contact.updated', 'contact.created'])
    expect(items[0]).toMatchObject({ before: { city: '' }, after: { city: 'Bergen' } })
    value(await ports.undos.undo(items[0]?.id ?? '', undefined, signal))
    expect(value(await ports.contacts.read(seen.id, signal))).toMatchObject({ city: '' })
  })

  it('finds by the beginnings of words, and counts in each category', async () => {
    const artists = await categoryOf('Artists')
    await add('Searchable', { city: 'Zzyzxborg', categoryId: artists })
    await add('Searchier', { organization: 'Zzyzx & Sons' })
    expect(await namesIn({ term: 'zzyzx' })).toEqual(['Searchable', 'Searchier'])
    expect(await namesIn({ term: 'zzyzx', sort: 'lastName', direction: 'desc' })).toEqual(['Searchier', 'Searchable'])
    expect(await namesIn({ term: 'zzyzx', sort: 'category' })).toEqual(['Searchier', 'Searchable'])
    expect(await namesIn({ term: 'zzyzx sons' })).toEqual(['Searchier'])
    expect(await namesIn({ term: 'yzx' })).toEqual([])
    const page = await found({ term: 'zzyzx', categoryId: artists })
    expect([page.total, page.totals.length, page.totals.find((one) => one.categoryId === artists)]).toEqual([1, 2, { categoryId: artists, contacts: 1 }])
  })

  it('goes through the trash, all or none', async () => {
    const [one, other] = [await add('Thrown'), await add('Kept')]
    expect(failureOf(await ports.contacts.trash([one.id, UNKNOWN], signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
    value(await ports.contacts.trash([one.id], signal))
    expect(failureOf(await ports.contacts.read(one.id, signal))).toEqual({ code: 'RESOURCE_IN_TRASH' })
    expect(await namesIn({ term: 'thrown' })).toEqual([])
    expect(value(await ports.contacts.trashed(undefined, signal)).items[0]).toMatchObject({ id: one.id })
    expect(failureOf(await ports.contacts.deletePermanently([one.id, other.id], signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
    const { id } = await add('Thrown')
    expect(failureOf(await ports.contacts.restore([one.id], signal))).toEqual({ code: 'CONTACT_ALREADY_EXISTS', existing: { id, name: 'Contract Thrown' } })
    value(await ports.contacts.trash([id], signal))
    value(await ports.contacts.restore([one.id], signal))
    expect(await namesIn({ term: 'thrown' })).toEqual(['Thrown'])
    expect(value(await ports.contacts.deletePermanently([id], signal))).toBe(1)
    expect(failureOf(await ports.contacts.restore([id], signal))).toEqual({ code: 'CONTACT_NOT_FOUND' })
  })

  it('takes a picture, and puts it away', async () => {
    const { id } = await add('Pictured')
    const file = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type })
    expect(failureOf(await ports.contacts.sendPicture(id, file(Buffer.from('a'), 'text/plain'), signal))).toEqual({ code: 'VALIDATION_FAILED', fields: { picture: { code: 'fileTypeNotSupported' } } })
    const sent = value(await ports.contacts.sendPicture(id, file(PICTURE, 'image/png'), signal))
    expect([sent.pictureVersion, sent.revision]).toEqual([expect.stringMatching(/./), 2])
    expect(value(await ports.contacts.removePicture(id, signal))).toMatchObject({ pictureVersion: null, revision: 3 })
  })

  it('has categories of its own beside those of the start', async () => {
    const { contactCategories: categories } = ports
    const lenders = value(await categories.create({ name: 'Lenders' }, signal))
    expect(lenders).toMatchObject({ builtin: null, contacts: 0, revision: 1 })
    expect(failureOf(await categories.create({ name: ' LENDERS' }, signal))).toEqual({ code: 'CONTACT_CATEGORY_ALREADY_EXISTS' })
    const renamed = value(await categories.rename(lenders, { name: 'Bequeathers' }, signal))
    expect(failureOf(await categories.rename(lenders, { name: 'Others' }, signal))).toEqual({ code: 'STALE_EDIT' })
    expect(failureOf(await categories.rename({ id: UNKNOWN, revision: 1 }, { name: 'Others' }, signal))).toEqual({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
    const lent = await add('Lender', { categoryId: renamed.id })
    const names = value(await categories.list(signal)).map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['Collectors', 'Dealers', 'Artists', 'Institutions'])
    expect(names).toContain('Bequeathers')
    expect(failureOf(await categories.remove(renamed.id, null, signal))).toEqual({ code: 'CONTACT_CATEGORY_IN_USE' })
    value(await categories.remove(renamed.id, categoryId, signal))
    expect(value(await ports.contacts.read(lent.id, signal))).toMatchObject({ categoryId })
    expect(failureOf(await categories.remove(renamed.id, null, signal))).toEqual({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  })
})
