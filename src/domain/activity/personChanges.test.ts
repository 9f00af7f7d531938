import { describe, expect, it } from 'vitest'
import type { Person } from '../persons/persons.ts'
import { personChanged, personsNamed } from './personChanges.ts'

const AREA = { x: 0.1234, y: 0.25, width: 0.5, height: 0.3333 }
const ada: Person = { id: 'p1', name: 'Ada Berg', area: AREA, source: 'Drawn', revision: 1 }
const marked = { id: 'p1', name: 'Ada Berg', area: AREA, source: 'Drawn', contentVersion: 'v1' }

describe('persons who came or went', () => {
  it('are written down by name, with what brings them back', () => {
    expect(personsNamed([ada, { ...ada, id: 'p2', name: 'Nora Lind' }], 'v1')).toEqual({
      persons: ['Ada Berg', 'Nora Lind'],
      personsId: [marked, { ...marked, id: 'p2', name: 'Nora Lind' }],
    })
    expect(personsNamed([], 'v1')).toEqual({ persons: [], personsId: [] })
  })
})

describe('a person who changed', () => {
  it('is not one who is as they were', () => {
    expect(personChanged(ada, { ...ada, area: { ...AREA }, revision: 2 }, 'v1')).toBeUndefined()
  })

  it('has another name', () => {
    expect(personChanged(ada, { ...ada, name: 'Ada Lind' }, 'v1')).toEqual({
      before: { persons: ['Ada Berg'], personsId: [marked] },
      after: { persons: ['Ada Lind'], personsId: [{ ...marked, name: 'Ada Lind' }] },
    })
  })

  it('is at another place, told in percent of the sides', () => {
    const area = { ...AREA, x: 0.2 }
    expect(personChanged(ada, { ...ada, area }, 'v1')).toEqual({
      before: { personArea: 'Ada Berg: 12.3, 25, 50 × 33.3 %', personAreaId: [marked] },
      after: { personArea: 'Ada Berg: 20, 25, 50 × 33.3 %', personAreaId: [{ ...marked, area }] },
    })
  })

  it('is both', () => {
    const is = { ...ada, name: 'Ada Lind', area: { ...AREA, y: 0.5 } }
    const after = { persons: ['Ada Lind'], personArea: 'Ada Lind: 12.3, 50, 50 × 33.3 %', personsId: [{ ...marked, name: 'Ada Lind', area: is.area }] }
    expect(personChanged(ada, is, 'v1')?.after).toEqual(after)
  })
})
