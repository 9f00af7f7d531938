import { describe, expect, it } from 'vitest'
import { isSamePerson } from './sameness.ts'

const ada = { firstName: 'Ada', lastName: 'Berg', email: '', phone: '' }
const reached = { ...ada, email: 'ada@berg.example', phone: '+47 900 12 345' }

describe('two contacts are the same person', () => {
  it.each([
    ['of the same name', ada, ada, true],
    ['without case', ada, { ...ada, firstName: 'ADA', lastName: 'berg' }, true],
    ['without accents', { ...ada, lastName: 'Bérg' }, ada, true],
    ['without doubled blanks', { ...ada, firstName: 'Ada  Marie' }, { ...ada, firstName: ' Ada Marie ' }, true],
    ['not of other names', ada, { ...ada, firstName: 'Eva' }, false],
    ['not with the names cut elsewhere', { ...ada, firstName: 'Ada Marie' }, { ...ada, firstName: 'Ada', lastName: 'Marie Berg' }, false],
    ['if one alone can be reached', ada, reached, true],
    ['if both are reached alike', reached, { ...reached, email: 'ADA@berg.example', phone: '0047 (900) 12-345' }, true],
    ['not with another e-mail', reached, { ...reached, email: 'ada@other.example' }, false],
    ['not with another phone', reached, { ...reached, phone: '+47 900 12 346' }, false],
    ['if what tells them apart is missing at one', { ...reached, phone: '' }, { ...reached, email: '' }, true],
  ])('%s', (_, one, other, isSame) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([isSame, isSame])
  })
})
