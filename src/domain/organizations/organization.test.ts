import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { databaseProblems, type DatabaseForm } from './database.ts'
import { afterOrganizationAction, ORGANIZATION_STATES } from './lifecycle.ts'
import { organizationProblems, type OrganizationForm } from './organization.ts'
import { MAX_STORAGE, MIN_STORAGE, STORAGE_UNIT_NAMES, STORAGE_UNITS, storageBytes } from './storage.ts'

const valid: OrganizationForm = {
  name: 'Harbour Museum',
  type: '',
  taxStatus: '',
  vendorReference: '',
  foundedDate: '',
  description: '',
  storageCapacity: '10',
  storageUnit: 'GB',
  filesLimit: '1000',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  contactFirstName: 'Ada',
  contactLastName: 'Berg',
  contactEmail: 'ada@harbour.example',
  contactPhone: '+47 22 33 44',
}
const problemAt = (field: keyof OrganizationForm) => (value: string) => organizationProblems({ ...valid, [field]: value })[field]
describe('organization', () => {
  it('is valid with what is required', () => {
    expect(organizationProblems(valid)).toEqual({})
  })

  it('says what is missing', () => {
    const empty = Object.fromEntries(Object.keys(valid).map((field) => [field, ''])) as unknown as OrganizationForm
    expect(organizationProblems(empty)).toEqual({
      name: { code: 'required' },
      storageCapacity: { code: 'required' },
      storageUnit: { code: 'notAnOption' },
      filesLimit: { code: 'required' },
      contactFirstName: { code: 'required' },
      contactLastName: { code: 'required' },
      contactEmail: { code: 'required' },
      contactPhone: { code: 'required' },
    })
  })

  it.each<[keyof OrganizationForm, number, number]>([
    ['name', 2, 200],
    ['type', 0, 50],
    ['taxStatus', 0, 50],
    ['vendorReference', 0, 255],
    ['description', 0, 2000],
    ['street', 0, 255],
    ['city', 0, 255],
    ['state', 0, 50],
    ['zipCode', 0, 50],
    ['country', 0, 3],
    ['contactFirstName', 2, 255],
    ['contactLastName', 2, 255],
  ])('%s has %i to %i', (field, min, max) => {
    expect(misjudgedLengths(problemAt(field), min, max)).toEqual([])
  })

  it('has a phone of 9 to 50', () => {
    expect([8, 9, 10, 49, 50, 51].map((count) => problemAt('contactPhone')('1'.repeat(count)))).toEqual([
      { code: 'tooShort', limit: 9 },
      undefined,
      undefined,
      undefined,
      undefined,
      { code: 'tooLong', limit: 50 },
    ])
    expect(problemAt('contactPhone')('12--3456789')).toEqual({ code: 'invalidPhone' })
  })

  it('breaks lines in its description only', () => {
    expect(problemAt('description')('a\nb')).toBeUndefined()
    expect(problemAt('street')('a\nb')).toEqual({ code: 'invalidCharacters' })
  })

  it('has a date, an address and numbers', () => {
    expect(problemAt('foundedDate')('02/30/1999')).toEqual({ code: 'invalidDate' })
    expect(problemAt('foundedDate')('02/28/1999')).toBeUndefined()
    expect(problemAt('contactEmail')('ada')).toEqual({ code: 'invalidEmail' })
    expect(['0', '1', '2', '1.5', 'x', '-1'].map(problemAt('filesLimit'))).toEqual([
      { code: 'belowMinimum', limit: 1 },
      undefined,
      undefined,
      { code: 'notInteger' },
      { code: 'notInteger' },
      { code: 'belowMinimum', limit: 1 },
    ])
  })

  it.each([
    ['1', 'GB', undefined],
    ['0.99', 'GB', { code: 'storageOutOfRange' }],
    ['100', 'GB', undefined],
    ['100.01', 'GB', { code: 'storageOutOfRange' }],
    ['1023', 'MB', { code: 'storageOutOfRange' }],
    ['1024', 'MB', undefined],
    ['0.05', 'TB', undefined],
    ['1', 'TB', { code: 'storageOutOfRange' }],
    ['-5', 'GB', { code: 'storageOutOfRange' }],
    ['ten', 'GB', { code: 'notNumber' }],
  ])('%s %s of storage', (storageCapacity, storageUnit, problem) => {
    expect(organizationProblems({ ...valid, storageCapacity, storageUnit })['storageCapacity']).toEqual(problem)
  })

  it('knows its units of storage', () => {
    expect([MIN_STORAGE, MAX_STORAGE]).toEqual([1_073_741_824, 107_374_182_400])
    expect(STORAGE_UNIT_NAMES).toEqual(Object.keys(STORAGE_UNITS))
    expect(storageBytes('1.5', 'MB')).toBe(1_572_864)
    expect(storageBytes('0.0000001', 'MB')).toBe(0)
    expect(storageBytes('1', 'toString')).toBeUndefined()
    expect(storageBytes('x', 'GB')).toBeUndefined()
    expect(organizationProblems({ ...valid, storageUnit: 'PB' })).toEqual({ storageUnit: { code: 'notAnOption' } })
  })

  it('is blocked and unblocked', () => {
    const both = ORGANIZATION_STATES.map((state) => [afterOrganizationAction(state, 'block'), afterOrganizationAction(state, 'unblock')])
    expect(both).toEqual([
      ['Blocked', undefined],
      [undefined, 'Unblocked'],
      [undefined, undefined],
    ])
  })
})

describe('database', () => {
  const database: DatabaseForm = { loginName: 'main', host: 'db.example', username: 'vitrine', password: 'p', name: 'assets' }

  it('takes all of it', () => {
    expect(databaseProblems(database)).toEqual({})
    expect(databaseProblems({ loginName: '', host: ' ', username: '', password: '', name: '' })).toEqual({
      loginName: { code: 'required' },
      host: { code: 'required' },
      username: { code: 'required' },
      password: { code: 'required' },
      name: { code: 'required' },
    })
  })

  it.each<[keyof DatabaseForm, number]>([
    ['loginName', 29],
    ['host', 253],
    ['username', 99],
    ['name', 29],
  ])('%s has at most %i', (field, limit) => {
    expect(misjudgedLengths((value) => databaseProblems({ ...database, [field]: value })[field], 0, limit)).toEqual([])
  })
})
