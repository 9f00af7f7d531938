import { describe, expect, it } from 'vitest'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { allPicked, isInTrashSelection, NONE, pickedOnly, reachedFrom, stillThere, toggled, trashSelectedCount } from './trashSelection.ts'

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

it('what is gone is no longer selected, and of all nothing else becomes selected by it', () => {
  expect([...stillThere({ ...NONE, picked: new Set(['a', 'z']) }, items)]).toEqual(['a'])
  expect([...stillThere({ picked: new Set(['z']), isAll: true, anchor: undefined }, items)]).toEqual(['z'])
})
