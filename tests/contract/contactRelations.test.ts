import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RelatedPlace } from '../../src/application/relations/RelationGateway.ts'
import type { ContactOfItem, ContactRelationForm } from '../../src/domain/contact-relations/contactRelation.ts'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'
const DONOR: ContactRelationForm = { kind: 'donor', from: '1887', until: '', note: '' }

describe.each(SIDES)('contact relations %s', (_, open) => {
  let ports: Ports
  let [folder, asset]: RelatedPlace[] = []
  beforeAll(async () => {
    ports = await open()
    const { id } = value(await ports.folders.create('RECORDS', null, 'Given things', signal()))
    folder = { kind: 'folder', type: 'RECORDS', id }
    asset = { kind: 'asset', type: 'RECORDS', id: await putFile(ports.uploads, id, 'Given.csv') }
  })
  afterAll(() => ports.stop())

  const here = (): RelatedPlace => asset ?? { kind: 'asset', type: 'RECORDS', id: '' }
  const there = (): RelatedPlace => folder ?? { kind: 'folder', type: 'RECORDS', id: '' }
  const contact = async (lastName: string) => {
    const categories = value(await ports.contactCategories.list(signal()))
    return value(await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Tied', lastName, categoryId: categories[0]?.id ?? '' }, signal()))
  }
  const add = (place: RelatedPlace, contactId: string, form: Partial<ContactRelationForm> = {}) => ports.contactRelations.add(place, contactId, { ...DONOR, ...form }, signal())
  const ofItem = async (place: RelatedPlace) => value(await ports.contactRelations.ofItem(place, signal()))
  const named = (relations: readonly ContactOfItem[]) => relations.map(({ kind, contact: { lastName } }) => `${lastName}, ${kind}`)
  const ofContact = async (contactId: string, kind?: 'donor' | 'maker') => value(await ports.contactRelations.ofContact({ contactId, kind }, undefined, signal()))

  it('show at the item by kind and name, and are made once', async () => {
    expect(await ofItem(here())).toEqual([])
    const [berg, aas] = [await contact('Berg'), await contact('Aas')]
    value(await add(here(), berg.id, { kind: 'maker' }))
    const first = value(await add(here(), berg.id, { note: ' By will ' }))
    expect(first).toMatchObject({ kind: 'donor', from: '1887', until: '', note: 'By will', revision: 1, contact: { id: berg.id, lastName: 'Berg', pictureVersion: null } })
    value(await add(here(), aas.id))
    expect(value(await add(here(), berg.id, { note: 'Another' }))).toEqual(first)
    expect(named(await ofItem(here()))).toEqual(['Aas, donor', 'Berg, donor', 'Berg, maker'])
  })

  it('show at the contact, the latest first, whole and by kind', async () => {
    const { id } = await contact('Dahl')
    value(await add(here(), id))
    value(await add(there(), id))
    value(await add(there(), id, { kind: 'maker' }))
    const shown = await ofContact(id)
    expect(shown.items.map(({ kind, item }) => `${resourceOf(item).name}, ${kind}`)).toEqual(['Given things, maker', 'Given things, donor', 'Given.csv, donor'])
    expect(shown).toMatchObject({ total: 3, next: null, totals: [{ kind: 'donor', items: 2 }, { kind: 'maker', items: 1 }] })
    expect(await ofContact(id, 'maker')).toMatchObject({ total: 1, items: [{ kind: 'maker' }], totals: [{ kind: 'donor', items: 2 }, { kind: 'maker', items: 1 }] })
  })

  it('are made of many at once, where they are not yet, and taken back at once', async () => {
    const { id } = await contact('Manifold')
    const many = (itemIds: readonly string[], form: Partial<ContactRelationForm> = {}) => ports.contactRelations.addMany(id, itemIds, { ...DONOR, ...form }, signal())
    expect(codeOf(await many([here().id], { from: '1902', until: '1887' }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.contactRelations.addMany(NOBODY, [here().id], DONOR, signal()))).toBe('CONTACT_NOT_FOUND')
    value(await add(here(), id))
    const made = value(await many([here().id, there().id, NOBODY]))
    expect(made).toMatchObject({ added: [{ revision: 1 }], present: 1, left: 1 })
    expect(await ofContact(id)).toMatchObject({ total: 2, items: [{ kind: 'donor', from: '1887' }, { kind: 'donor', from: '1887' }] })
    expect(value(await ports.contactRelations.removeMany([...made.added, { id: NOBODY, revision: 1 }], signal()))).toBe(1)
    expect((await ofContact(id)).items.map(({ item }) => resourceOf(item).id)).toEqual([here().id])
    expect(codeOf(await ports.contactRelations.removeMany(made.added, signal()))).toBe('NOT_FOUND')
    const [again] = value(await many([there().id])).added
    value(await ports.contactRelations.edit(again ?? { id: NOBODY, revision: 1 }, { ...DONOR, note: 'Changed since' }, signal()))
    expect(value(await ports.contactRelations.removeMany(again === undefined ? [] : [again], signal()))).toBe(0)
  })

  it('are changed and ended by whoever saw how they are', async () => {
    const { id } = await contact('Edited')
    const seen = value(await add(there(), id))
    const other = value(await add(there(), id, { kind: 'lender' }))
    const edited = value(await ports.contactRelations.edit(seen, { ...DONOR, until: '~1902' }, signal()))
    expect(edited).toMatchObject({ id: seen.id, until: '1902~', revision: 2 })
    expect(codeOf(await ports.contactRelations.edit(seen, DONOR, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.contactRelations.remove(seen, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.contactRelations.edit(other, { ...DONOR, until: '1902~' }, signal()))).toBe('VALIDATION_FAILED')
    value(await ports.contactRelations.remove(edited, signal()))
    expect(codeOf(await ports.contactRelations.remove(edited, signal()))).toBe('NOT_FOUND')
    expect((await ofContact(id)).items.map(({ kind }) => kind)).toEqual(['lender'])
  })

  it('stand in both histories', async () => {
    const { id } = await contact('Kept')
    value(await add(there(), id))
    const [ofFolder] = value(await ports.histories.history(there(), undefined, signal())).items
    expect(ofFolder).toMatchObject({ kind: 'folder.updated', after: { contact: 'Tied Kept', contactRelation: 'donor', relationFrom: '1887' } })
    const [ofOther] = value(await ports.histories.history({ kind: 'contact', id }, undefined, signal())).items
    expect(ofOther).toMatchObject({ kind: 'contact.updated', after: { relatedItem: 'Given things', contactRelation: 'donor' } })
  })

  it('refuse what the rules refuse, and what there is not', async () => {
    const { id } = await contact('Refused')
    expect(codeOf(await add(here(), id, { from: '1902', until: '1887' }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await add(here(), NOBODY))).toBe('CONTACT_NOT_FOUND')
    expect(codeOf(await add({ ...here(), id: NOBODY }, id))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await add({ ...there(), type: 'ARCHIVES' }, id))).toBe('FOLDER_DIFFERENT_TYPE')
    expect(codeOf(await ports.contactRelations.ofContact({ contactId: NOBODY }, undefined, signal()))).toBe('CONTACT_NOT_FOUND')
  })

  it('rest while either side lies in the trash', async () => {
    const { id } = await contact('Resting')
    value(await add(here(), id))
    const isShown = async () => named(await ofItem(here())).includes('Resting, donor')
    value(await ports.contacts.trash([id], signal()))
    expect(await isShown()).toBe(false)
    expect(codeOf(await ports.contactRelations.ofContact({ contactId: id }, undefined, signal()))).toBe('RESOURCE_IN_TRASH')
    value(await ports.contacts.restore([id], signal()))
    expect(await isShown()).toBe(true)
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [here().id] }, signal()))
    expect((await ofContact(id)).total).toBe(0)
    expect(codeOf(await ports.contactRelations.ofItem(here(), signal()))).toBe('RESOURCE_IN_TRASH')
  })
})
