import { expect, it } from 'vitest'
import { CONTACT_RELATION_KINDS } from '../contact-relations/contactRelation.ts'
import { contactValue, contactValueOf } from './contactValue.ts'

it.each([
  ['Ada Berg', { of: undefined, name: 'Ada Berg' }],
  ['donor/Ada Berg', { of: 'donor', name: 'Ada Berg' }],
  ['Rights Holder/ Ada Berg', { of: 'rightsHolder', name: 'Ada Berg' }],
  ['utlaner/Ada', { of: 'lender', name: 'Ada' }],
  ['UTLÅNER/Ada', { of: 'lender', name: 'Ada' }],
  ['donor/', { of: 'donor', name: '' }],
  ['Berg/Dahl', { of: undefined, name: 'Berg/Dahl' }],
  ['donor/Berg/Dahl', { of: 'donor', name: 'Berg/Dahl' }],
] as const)('%s', (value, read) => {
  expect(contactValueOf(value)).toEqual(read)
})

it.each(CONTACT_RELATION_KINDS)('%s is read as it is written', (of) => {
  expect(contactValueOf(contactValue({ of, name: 'Ada Berg' }))).toEqual({ of, name: 'Ada Berg' })
})
