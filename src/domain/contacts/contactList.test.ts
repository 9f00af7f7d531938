import { describe, expect, it } from 'vitest'
import { EMPTY_CONTACT } from './contact.ts'
import { contactOrder, contactWords, isFoundBy } from './contactList.ts'

const words = contactWords({
  ...EMPTY_CONTACT,
  firstName: 'Åse',
  lastName: 'Ødegård Lund',
  organization: 'Harbour Auctions',
  email: 'ase.lund@auctions.example',
  phone: '+47 900-12 345',
  city: 'Tromsø',
  notes: 'Lent us the brass sextant.',
})

describe('a contact is found by', () => {
  it.each(['åse', 'ase', 'odegard', 'lund åse', 'harb auct', 'ase.lund@auct', '900', '4790012', '+47 900-12', 'tromso', 'sext', '', '  '])('%j', (term) => {
    expect(isFoundBy(words, term)).toBe(true)
  })
  it.each(['gard', 'eva', 'lund eva', '12345x', 'uctions'])('not by %j', (term) => {
    expect(isFoundBy(words, term)).toBe(false)
  })
})

it('contacts are ordered by the one name, then the other', () => {
  const people = [
    { firstName: 'Bo', lastName: 'Åsen' },
    { firstName: 'Eva', lastName: 'Berg' },
    { firstName: 'ada', lastName: 'berg' },
    { firstName: 'Ada', lastName: 'Bergman' },
  ]
  const inOrder = (sort: 'lastName' | 'firstName') =>
    people.toSorted((one, other) => (contactOrder(sort, one) < contactOrder(sort, other) ? -1 : 1)).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  expect(inOrder('lastName')).toEqual(['Bo Åsen', 'ada berg', 'Eva Berg', 'Ada Bergman'])
  expect(inOrder('firstName')).toEqual(['ada berg', 'Ada Bergman', 'Bo Åsen', 'Eva Berg'])
})
