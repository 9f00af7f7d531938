import { describe, expect, it } from 'vitest'
import { savedAttribute, savedTemplate } from '../templates/template.fixture.ts'
import { canMoveBack, moveRefusal } from './guidedMove.ts'
import { attributesBack } from './takingBack.ts'

const attributes = [savedAttribute('Title')]
const from = savedTemplate({ id: 'from', state: 'Inactive', attributes })
const to = savedTemplate({ id: 'to', attributes })
const mapping = [{ attributeId: 'id of Title', targetId: 'id of Title', addOptions: false }]

describe('values are moved', () => {
  it.each([
    ['Created', 'Active', 'move', 'TEMPLATE_DIFFERENT_STATE'],
    ['Active', 'Active', 'move', undefined],
    ['Inactive', 'Active', 'move', undefined],
    ['Hidden', 'Active', 'move', 'TEMPLATE_DIFFERENT_STATE'],
    ['Active', 'Created', 'move', 'TEMPLATE_DIFFERENT_STATE'],
    ['Active', 'Created', 'try', undefined],
    ['Active', 'Inactive', 'try', 'TEMPLATE_DIFFERENT_STATE'],
    ['Active', 'Hidden', 'try', 'TEMPLATE_DIFFERENT_STATE'],
  ] as const)('from one that is %s to one that is %s (%s): %s', (state, target, how, code) => {
    expect(moveRefusal({ ...from, state }, { ...to, state: target }, mapping, how)?.code).toBe(code)
  })

  it('to another template, by a mapping without problems', () => {
    expect(moveRefusal(from, from, mapping, 'move')).toEqual({ code: 'VALIDATION_FAILED', fields: { targetId: { code: 'notAnOption' } } })
    expect(moveRefusal(from, to, [], 'move')).toEqual({ code: 'VALIDATION_FAILED', fields: { mapping: { code: 'required' } } })
  })

  it('back between published ones that are not hidden', () => {
    expect([canMoveBack('Active', 'Inactive'), canMoveBack('Hidden', 'Active'), canMoveBack('Active', 'Hidden')]).toEqual([true, false, false])
  })
})

describe('taking a move back', () => {
  const match = (attributeId: string, targetId: string) => ({ attributeId, targetId, addOptions: false })
  const back = (changes: Readonly<Record<string, boolean>>) =>
    [...attributesBack(Object.entries(changes).map(([attributeId, isUntouched]) => ({ attributeId, isUntouched })), [match('a', 'x'), match('b', 'x'), match('c', 'y')])].toSorted()

  it.each([
    ['all that nobody has changed since', { a: true, b: true, x: true }, ['a', 'b', 'x']],
    ['not what was edited since; the former attribute gets its values all the same', { a: true, x: false }, ['a']],
    ['not where the former attribute was edited: what it lacks is said by the other one', { a: true, b: false, x: true, c: true, y: true }, ['a', 'c', 'y']],
  ])('gives back %s', (_, changes, expected) => {
    expect(back(changes)).toEqual(expected)
  })
})
