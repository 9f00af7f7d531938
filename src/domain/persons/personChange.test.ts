import { describe, expect, it } from 'vitest'
import { changeByDraft, personsAfter } from './personChange.ts'
import type { Person } from './persons.ts'

const area = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 }
const ada: Person = { id: 'a', name: 'Ada Berg', area, source: 'Drawn', revision: 1 }
const per: Person = { ...ada, id: 'b', name: 'Per Dal' }
const renamed: Person = { ...ada, name: 'Ada Dal', revision: 2 }

describe('the change that a draft asks for', () => {
  it('marks somebody new', () => {
    expect(changeByDraft({ person: undefined, name: 'Per Dal', area, source: 'File' })).toEqual({ kind: 'add', persons: [{ name: 'Per Dal', area, source: 'File' }] })
  })

  it('names and moves somebody who is marked', () => {
    expect(changeByDraft({ person: ada, name: 'Ada Dal', area, source: 'Drawn' })).toEqual({ kind: 'change', person: ada, to: { name: 'Ada Dal', area } })
  })
})

describe('the persons after a change', () => {
  it.each([
    ['somebody added', [ada], { kind: 'add', added: [per] } as const, [ada, per]],
    ['somebody added who was read meanwhile', [per, ada], { kind: 'add', added: [per] } as const, [ada, per]],
    ['somebody renamed, at their place', [ada, per], { kind: 'change', before: ada, after: renamed } as const, [renamed, per]],
    ['somebody taken out', [ada, per], { kind: 'remove', removed: ada } as const, [per]],
  ])('%s', (_, persons, done, expected) => {
    expect(personsAfter(persons, done)).toEqual(expected)
  })
})
