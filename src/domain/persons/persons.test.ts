import { describe, expect, it } from 'vitest'
import { nameMatches, type Person, personProblems, unmarked } from './persons.ts'

const area = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 }
const person: Person = { id: 'a', name: 'Ada Berg', area, source: 'Drawn', revision: 1 }

describe('a person in a picture', () => {
  it.each([
    ['Ada Berg', area, {}],
    ['  ', area, { name: { code: 'required' } }],
    ['x'.repeat(255), area, {}],
    ['x'.repeat(256), area, { name: { code: 'tooLong', limit: 255 } }],
    ['A\u0000', area, { name: { code: 'invalidCharacters' } }],
    ['Ada', { ...area, x: 0.9 }, { area: { code: 'notAnOption' } }],
  ])('called "%.12s" at %j has the problems %j', (name, at, problems) => {
    expect(personProblems({ name, area: at })).toEqual(problems)
  })

  it('is judged only by what a change names', () => {
    expect(personProblems({})).toEqual({})
    expect(personProblems({ name: '' })).toEqual({ name: { code: 'required' } })
  })
})

describe('the faces of a file', () => {
  it('are offered until somebody is marked there', () => {
    const elsewhere = { name: 'Kari', area: { ...area, x: 0 } }
    const faces = [{ name: 'Ada', area: { ...area, x: 0.42 } }, elsewhere]
    expect(unmarked(faces, [])).toEqual(faces)
    expect(unmarked(faces, [person])).toEqual([elsewhere])
  })
})

describe('a name', () => {
  it.each([
    ['Ada Berg', 'ad', true],
    ['Ada Berg', 'BERG', true],
    ['Ada Berg', 'ada b', true],
    ['Ada Berg', 'erg', false],
    ['Åse', 'a\u030A', true],
  ])('"%s" is found by "%s": %s', (name, typed, found) => {
    expect(nameMatches(name, typed)).toBe(found)
  })
})
