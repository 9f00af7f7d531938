import { describe, expect, it } from 'vitest'
import { EMPTY_CONTACT, type ContactForm } from '../contacts/contact.ts'
import { erasureProblem } from './erasure.ts'
import { alikeAmong, disputedFields, mergedForm, pictureOf, valuesIn } from './merging.ts'

const contact = (id: string, form: Partial<ContactForm>, pictureVersion: string | null = null) => ({ ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Berg', categoryId: 'dealers', ...form, id, pictureVersion })

describe('contacts that seem to be one person', () => {
  it.each([
    ['of one e-mail', { lastName: 'Dahl', email: 'ADA@example.org' }, ['email']],
    ['of one phone', { lastName: 'Dahl', phone: '00 47 55-12-34' }, ['phone']],
    ['of one name', { firstName: 'ÁDA' }, ['name']],
    ['of one name, told apart by their e-mail', { email: 'other@example.org' }, undefined],
    ['of another name', { lastName: 'Dahl' }, undefined],
    ['of a phone too short to tell', { lastName: 'Dahl', phone: '112' }, undefined],
  ])('are those %s', (_, form: Partial<ContactForm>, by) => {
    const [one, other] = [contact('one', { email: 'ada@example.org', phone: form.phone === '112' ? '112' : '+47 (55) 12 34' }), contact('other', form)]
    expect(alikeAmong([one, contact('third', { firstName: 'Somebody', lastName: 'Else' }), other])).toEqual(by === undefined ? [] : [{ by, contacts: [one, other] }])
  })

  it('stand in one group, each in one alone, in their order', () => {
    const contacts = [contact('a', { lastName: 'Aa', email: 'a@example.org' }), contact('b', { lastName: 'Bb' }), contact('c', { lastName: 'Bb' }), contact('d', { lastName: 'Cc', email: 'a@example.org' }), contact('e', { lastName: 'Aa' })]
    expect(alikeAmong(contacts).map((group) => group.contacts.map(({ id }) => id))).toEqual([['a', 'd', 'e'], ['b', 'c']])
  })

  it('are ten at most in a group, and found in no time among thousands', () => {
    const many = Array.from({ length: 2000 }, (_, at) => contact(String(at), {}))
    expect(alikeAmong(many).every((group) => group.contacts.length <= 10)).toBe(true)
  })
})

describe('what is made of them', () => {
  const contacts = [contact('one', { city: 'Bergen', notes: 'first' }), contact('two', { city: 'Oslo', phone: '12', notes: 'first' }, 'picture'), contact('three', { phone: '34' }, 'another')]

  it('has of each field the first value that there is, or the one that was chosen', () => {
    expect(disputedFields(contacts)).toEqual(['phone', 'city'])
    expect(valuesIn(contacts, 'phone')).toEqual([{ id: 'two', value: '12' }, { id: 'three', value: '34' }])
    expect(mergedForm(contacts, {})).toMatchObject({ firstName: 'Ada', city: 'Bergen', phone: '12', notes: 'first', email: '' })
    expect(mergedForm(contacts, { city: 'two', phone: 'three' })).toMatchObject({ city: 'Oslo', phone: '34' })
    expect([pictureOf(contacts, {}), pictureOf(contacts, { picture: 'three' }), pictureOf(contacts.slice(0, 1), {})]).toEqual(['two', 'three', undefined])
  })
})

it.each([
  ['Ada Berg', undefined],
  [' Ada Berg ', undefined],
  ['', { code: 'required' }],
  ['ada berg', { code: 'nameDiffers' }],
])('a person is erased once their name is typed: %s', (typed, problem) => {
  expect(erasureProblem({ firstName: 'Ada', lastName: 'Berg' }, typed)).toEqual(problem)
})
