import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { changedFields, rebasedContact } from './contactChanges.ts'
import { CONTACT_FIELDS, contactProblems, EMPTY_CONTACT, formOf, tidiedContact, type ContactField } from './contact.ts'

const valid = { ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Berg', categoryId: 'c' }

describe('contact', () => {
  it('takes names and a category; everything else may be missing', () => {
    expect(contactProblems(valid)).toEqual({})
    expect(contactProblems({ ...EMPTY_CONTACT, lastName: ' ', phone: 'x', email: 'ada', country: 'Norway', website: 'javascript:alert(1)' })).toEqual({
      firstName: { code: 'required' },
      lastName: { code: 'required' },
      phone: { code: 'invalidPhone' },
      categoryId: { code: 'required' },
      email: { code: 'invalidEmail' },
      country: { code: 'notAnOption' },
      website: { code: 'invalidLink' },
    })
    const whole = { email: 'ada@berg.example', country: 'NOR', website: 'www.berg.example', notes: 'One\nand two', phone: '+47 (900) 12-345' }
    expect(contactProblems({ ...valid, ...whole })).toEqual({})
  })

  it.each<[ContactField, number, number]>([
    ['firstName', 2, 255],
    ['lastName', 2, 255],
    ['organization', 0, 255],
    ['street', 0, 255],
    ['city', 0, 255],
    ['state', 0, 50],
    ['zipCode', 0, 50],
    ['notes', 0, 5000],
  ])('%s has its limits', (field, min, max) => {
    expect(misjudgedLengths((text) => contactProblems({ ...valid, [field]: text })[field], min, max)).toEqual([])
  })

  it('has limits for what has a pattern', () => {
    const at = (form: Partial<typeof valid>) => contactProblems({ ...valid, ...form })
    expect([49, 50, 51].map((count) => at({ phone: '1'.repeat(count) }))).toEqual([{}, {}, { phone: { code: 'tooLong', limit: 50 } }])
    expect([255, 256].map((count) => at({ email: `${'a'.repeat(count - 6)}@b.com` }))).toEqual([{}, { email: { code: 'tooLong', limit: 255 } }])
    expect([255, 256].map((count) => at({ website: `b.com/${'a'.repeat(count - 6)}` }))).toEqual([{}, { website: { code: 'tooLong', limit: 255 } }])
  })

  it('has every field once in its order', () => {
    expect([...CONTACT_FIELDS].toSorted()).toEqual(Object.keys(EMPTY_CONTACT).toSorted())
    expect(formOf({ ...valid, id: 'x' } as typeof valid)).toEqual(valid)
  })

  it('is stored without white space around', () => {
    expect(tidiedContact({ ...valid, firstName: ' Ada ', notes: ' one\ntwo ' })).toEqual({ ...valid, notes: 'one\ntwo' })
  })
})

describe('an edit that somebody else overtook', () => {
  const seen = { ...valid, city: 'Oslo', phone: '1' }
  const mine = { ...seen, city: 'Bergen', email: 'ada@berg.example' }
  const theirs = { ...seen, city: 'Bodø', phone: '2' }

  it('keeps what I changed, and takes what I left alone', () => {
    expect(changedFields(seen, theirs)).toEqual(['phone', 'city'])
    expect(rebasedContact(seen, mine, theirs)).toEqual({ ...seen, city: 'Bergen', email: 'ada@berg.example', phone: '2' })
  })
})
