import { expect, it } from 'vitest'
import { contactCreateAddress, contactsAddress, contactsOf } from './contacts.ts'

const there = (address: string) => contactsOf(new URL(address, 'https://vitrine.example').searchParams)

it.each([
  ['/contacts/general', { inTrash: false, sort: 'lastName', direction: 'asc' }],
  ['/contacts/general?category=c1&term=berg', { inTrash: false, term: 'berg', categoryId: 'c1', sort: 'lastName', direction: 'asc' }],
  ['/contacts/general?sort=updated&direction=desc', { inTrash: false, sort: 'updated', direction: 'desc' }],
  ['/contacts/general?show=trash', { inTrash: true, sort: 'lastName', direction: 'asc' }],
] as const)('%s names a list, and the list that address', (address, list) => {
  expect(there(address)).toEqual(list)
  expect(contactsAddress(list)).toBe(address)
})

it('what an address does not know counts as not said', () => {
  expect(there('/contacts/general?sort=size&direction=up&term=&show=all')).toEqual(there('/contacts/general'))
})

it('a new contact begins with the category that is looked at', () => {
  expect([contactCreateAddress(), contactCreateAddress('c1')]).toEqual(['/contacts/general/create', '/contacts/general/create?category=c1'])
})
