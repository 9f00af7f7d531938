import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { CONTACT_CATEGORIES, contactCategoryProblems, contactProblems } from './contact.ts'

const valid = { firstName: 'Ada', lastName: 'Berg', phone: '', categoryId: 'c' }
describe('contact', () => {
  it('takes names and a category; the phone may be missing', () => {
    expect(contactProblems(valid)).toEqual({})
    expect(contactProblems({ firstName: '', lastName: ' ', phone: 'x', categoryId: '' })).toEqual({
      firstName: { code: 'required' },
      lastName: { code: 'required' },
      phone: { code: 'invalidPhone' },
      categoryId: { code: 'required' },
    })
  })

  it('has limits', () => {
    expect(misjudgedLengths((firstName) => contactProblems({ ...valid, firstName })['firstName'], 2, 255)).toEqual([])
    expect(misjudgedLengths((lastName) => contactProblems({ ...valid, lastName })['lastName'], 2, 255)).toEqual([])
    expect([49, 50, 51].map((count) => contactProblems({ ...valid, phone: '1'.repeat(count) }))).toEqual([
      {},
      {},
      { phone: { code: 'tooLong', limit: 50 } },
    ])
  })

  it('is of one of four categories at first', () => {
    expect(CONTACT_CATEGORIES).toEqual(['Collectors', 'Dealers', 'Artists', 'Institutions'])
    expect(misjudgedLengths((name) => contactCategoryProblems({ name })['name'], 0, 255)).toEqual([])
    expect(contactCategoryProblems({ name: '' })).toEqual({ name: { code: 'required' } })
  })
})
