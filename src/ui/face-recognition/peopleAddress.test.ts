import { expect, it } from 'vitest'
import { peopleAddress, peopleOf } from './peopleAddress.ts'

const of = (address: string) => peopleOf(new URL(address, 'http://here').searchParams)

it.each([
  ['/people', { show: 'unnamed', typed: '' }],
  ['/people?group=g1', { show: 'unnamed', typed: '', open: { kind: 'group', id: 'g1' } }],
  ['/people?show=named&typed=%C3%98de&name=Tormod+%C3%98deg%C3%A5rd', { show: 'named', typed: 'Øde', open: { kind: 'person', name: 'Tormod Ødegård' } }],
  ['/people?show=ignored', { show: 'ignored', typed: '' }],
] as const)('%s names a list, and whose pictures are looked at', (address, place) => {
  expect(of(address)).toEqual(place)
  expect(peopleAddress(place)).toBe(address)
})

it('shows those without a name where an address says nothing that there is', () => {
  expect(of('/people?show=everybody')).toEqual({ show: 'unnamed', typed: '' })
})
