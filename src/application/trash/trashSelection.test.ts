import { describe, expect, it } from 'vitest'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { allPicked, isInTrashSelection, leftOf, NONE, pickedOnly, reachedFrom, toggled, trashSelectedCount } from './trashSelection.ts'

const item = (id: string): TrashItem => ({
  id,
  kind: 'folder',
  type: 'RECORDS',
  name: id,
  place: [],
  trashedAt: '2026-01-01T00:00:00.000Z',
  trashedBy: '',
  folderCount: 0,
  assetCount: 0,
  size: 0,
  picture: null,
})
const items = ['a', 'b', 'c', 'd'].map(item)
const whole = { list: { direction: 'desc' }, items, total: 9 } as const

describe('a range', () => {
  it.each([
    ['down', 'b', 'd', ['b', 'c', 'd']],
    ['up', 'c', 'a', ['a', 'b', 'c']],
    ['of one', 'b', 'b', ['b']],
  ])('%s is everything from the last one that was clicked, both included', (_, anchor, id, picked) => {
    expect([...reachedFrom({ ...pickedOnly(anchor), ...whole }, id).picked]).toEqual(picked)
  })

  it.each([
    ['nothing was clicked', undefined],
    ['what was clicked is listed no more', 'gone'],
  ])('begins at the row that had the focus where %s', (_, anchor) => {
    const reached = reachedFrom({ ...NONE, anchor, ...whole }, 'd', 'c')
    expect([[...reached.picked], reached.anchor]).toEqual([['c', 'd'], 'c'])
  })

  it('goes on from the same one', () => {
    const first = reachedFrom({ ...pickedOnly('b'), ...whole }, 'd')
    expect([...reachedFrom({ ...first, ...whole }, 'a').picked]).toEqual(['a', 'b'])
  })
})

it('toggling takes one in and out again', () => {
  const one = toggled(NONE, 'a')
  expect([[...one.picked], [...toggled(one, 'a').picked]]).toEqual([['a'], []])
})

it('all of the whole trash counts what was never read, but for what is taken out again', () => {
  const context = { ...whole, ...toggled(allPicked({ ...NONE, ...whole }), 'b') }
  expect([trashSelectedCount({ context }), isInTrashSelection({ context }, 'a'), isInTrashSelection({ context }, 'b')]).toEqual([8, true, false])
})

describe('once the list was read again', () => {
  const allBut = (...ids: readonly string[]) => ({ picked: new Set(ids), isAll: true, anchor: 'a', items })
  const page = (ids: readonly string[], next: string | null = null, total = 100) => ({ items: ids.map(item), next, total })

  it('what is gone is no longer selected', () => {
    expect(leftOf({ picked: new Set(['a', 'c']), isAll: false, anchor: 'a', items }, page(['a', 'b', 'd']))).toEqual({ picked: new Set(['a']), isAll: false, anchor: 'a' })
  })

  it.each([
    ['nothing follows', 'd', ['a', 'b', 'c'], null, []],
    ['a row that followed it is there', 'b', ['a', 'c', 'd'], 'e', []],
    ['it may only have been pushed further down', 'd', ['new', 'a', 'b', 'c'], 'd', ['d']],
    ['it was pushed further down before', 'z', ['a', 'b', 'c', 'd'], 'e', ['z']],
    ['it is there', 'b', ['a', 'b', 'c', 'd'], 'e', ['b']],
  ])('of everything but one: %s', (_, left, there, next, except) => {
    expect(leftOf(allBut(left), page(there, next)).picked).toEqual(new Set(except))
  })

  it('nothing that comes later is selected where everything that was is gone', () => {
    expect(leftOf(allBut('b'), page(['b'], null, 1))).toEqual(NONE)
    expect(leftOf(allBut(), page([], null, 0))).toEqual(NONE)
  })
})
