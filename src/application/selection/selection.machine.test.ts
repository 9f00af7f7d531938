import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { rangeBegin } from './anchor.ts'
import { assetItem, folderItem, type SelectableItem } from './selectableRows.ts'
import { readingCount, isSelected, selectedBytes, selectedCount } from './selected.ts'
import { createSelectionMachine } from './selection.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const inside = library.childrenOf('RECORDS', folders.photographs.id)
  const assets = library.assetsIn('RECORDS', folders.photographs.id).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const rows: readonly SelectableItem[] = [...inside.map(folderItem), ...assets.map(assetItem)]
  const selection = createActor(createSelectionMachine(ports)).start()
  const show = (key = 'photographs') =>
    selection.send({
      type: 'list.shown',
      key,
      folders: inside,
      list: { type: 'RECORDS', folderId: folders.photographs.id, sort: 'name', direction: 'asc' },
      total: assets.length,
    })
  const at = (type: 'row.clicked' | 'row.toggled', row: number) => {
    const item = rows[row]
    if (item) selection.send({ type, row, item })
  }
  /** What stands in the rows now, all of which were read. */
  const found = { rowOf: (id: string) => rows.findIndex((one) => one.id === id), idAt: (row: number) => rows[row]?.id }
  const from = (focused = 0) => rangeBegin(selection.getSnapshot().context.anchor, found, focused)
  const reach = async (row: number) => {
    selection.send({ type: 'row.reached', row, from: from() })
    await vi.waitFor(() => expect(selection.getSnapshot().value).not.toBe('readingRange'))
  }
  const state = () => [selection.getSnapshot().value, selectedCount(selection.getSnapshot())]
  const picked = () => rows.flatMap(({ id }, row) => (isSelected(selection.getSnapshot(), id) ? [row] : []))
  show()
  return { ...ports, selection, inside, rows, show, at, from, reach, state, picked }
}

describe('selecting', () => {
  it('takes one row with a click, and adds and removes with Ctrl or Space', () => {
    const { at, picked, state } = open()
    at('row.clicked', 5)
    at('row.clicked', 7)
    expect(picked()).toEqual([7])
    at('row.toggled', 5)
    expect(picked()).toEqual([5, 7])
    at('row.toggled', 7)
    at('row.toggled', 5)
    expect([picked(), state()]).toEqual([[], ['none', 0]])
  })

  it('takes a range with Shift, over folders, assets and rows that were never read, in either direction', async () => {
    const { at, reach, picked, state } = open()
    at('row.clicked', 1)
    await reach(229)
    expect([picked(), state()]).toEqual([Array.from({ length: 229 }, (_, row) => row + 1), ['some', 229]])
    at('row.clicked', 120)
    await reach(118)
    expect(picked()).toEqual([118, 119, 120])
  })

  it('keeps what was selected when a range cannot be read', async () => {
    const { at, reach, picked, state, faults } = open()
    at('row.clicked', 3)
    faults.fail('assets.page', { code: 'UNREACHABLE' })
    await reach(200)
    expect([picked(), state()]).toEqual([[3], ['unreachable', 1]])
  })

  it('what leaves the list leaves the selection in the same step', () => {
    const { at, picked, state, selection, rows } = open()
    at('row.clicked', 5)
    at('row.toggled', 7)
    selection.send({ type: 'items.left', ids: [rows[5]?.id ?? ''] })
    expect([picked(), state()]).toEqual([[7], ['some', 1]])
    selection.send({ type: 'items.left', ids: [rows[7]?.id ?? ''] })
    expect(state()).toEqual(['none', 0])
  })

  it('a folder that is gone from the list is not selected any more; one that is there still is', () => {
    const { at, picked, state, show, selection, inside } = open()
    at('row.clicked', 0)
    at('row.toggled', 1)
    show()
    expect(picked()).toEqual([0, 1])
    selection.send({ type: 'list.shown', key: 'photographs', folders: inside.slice(1), list: undefined, total: 0 })
    expect([picked(), state()]).toEqual([[1], ['some', 1]])
    selection.send({ type: 'list.shown', key: 'photographs', folders: [], list: undefined, total: 0 })
    expect(state()).toEqual(['none', 0])
  })

  it.each([
    ['all but one, said by the one that is left out', 10_002, 1, 'all', 10_001],
    ['about half, named row by row', 30_000, 10_002, 'some', 10_003],
    ['more than half, said by the rest', 20_004, 6001, 'all', 14_003],
  ] as const)('takes a range of over ten thousand rows: %s', async (_, total, reached, value, count) => {
    const sample = inMemoryPorts().sample.pictures[0]
    if (sample === undefined) throw new Error('no picture')
    let [reading, most] = [0, 0]
    const page: AssetGateway['page'] = async (_list, index) => {
      reading += 1
      most = Math.max(most, reading)
      await Promise.resolve()
      reading -= 1
      const length = Math.min(100, total - index * 100)
      return Result.succeed({ index, total, items: Array.from({ length }, (_item, step) => ({ ...sample, id: `row-${index * 100 + step}` })) })
    }
    const selection = createActor(createSelectionMachine({ ...inMemoryPorts(), assets: Object.assign(inMemoryPorts().assets, { page }) })).start()
    selection.send({ type: 'list.shown', key: 'long', folders: [], list: { type: 'RECORDS', folderId: 'long', sort: 'name', direction: 'asc' }, total })
    const [from, to] = value === 'all' ? [total - 1, reached] : [0, reached]
    selection.send({ type: 'row.clicked', row: from, item: assetItem({ ...sample, id: `row-${from}` }) })
    selection.send({ type: 'row.reached', row: to, from: { row: from, id: `row-${from}` } })
    expect(readingCount(selection.getSnapshot())).toBe(Math.abs(to - from) + 1)
    await vi.waitFor(() => expect(selection.getSnapshot().value).toBe(value))
    expect(readingCount(selection.getSnapshot())).toBeUndefined()
    const snapshot = selection.getSnapshot()
    const isIn = (row: number) => isSelected(snapshot, `row-${row}`)
    expect([selectedCount(snapshot), isIn(to), isIn(10_001), isIn(value === 'all' ? 0 : reached + 1)]).toEqual([count, true, true, false])
    expect(most).toBeLessThanOrEqual(8)
  })

  it('takes the whole list, also what was never read, and leaves out what is taken out again', () => {
    const { at, selection, picked, state, rows } = open()
    selection.send({ type: 'all.selected' })
    expect([state(), selectedBytes(selection.getSnapshot())]).toEqual([['all', 242], undefined])
    at('row.toggled', 0)
    at('row.toggled', 241)
    expect([picked(), state()]).toEqual([Array.from({ length: 240 }, (_, row) => row + 1), ['all', 240]])
    rows.slice(1, 241).forEach((_, step) => at('row.toggled', step + 1))
    expect(state()).toEqual(['none', 0])
  })

  it('what was taken out of the whole list and leaves it is not taken out any more', () => {
    const { at, state, selection, rows, inside } = open()
    const list = { type: 'RECORDS', folderId: 'f', sort: 'name', direction: 'asc' } as const
    const show = (from: number, total: number) => selection.send({ type: 'list.shown', key: 'few', folders: inside.slice(from), list, total })
    const last = inside.length - 1
    show(last, 1)
    selection.send({ type: 'all.selected' })
    at('row.toggled', last)
    expect(state()).toEqual(['all', 1])
    // A folder is known to be gone by the list, a file once it is told.
    show(last + 1, 1)
    expect(state()).toEqual(['all', 1])
    show(last + 1, 2)
    const file = inside.length
    at('row.toggled', file)
    expect(state()).toEqual(['all', 1])
    selection.send({ type: 'items.left', ids: [rows[file]?.id ?? ''] })
    show(last + 1, 1)
    expect(state()).toEqual(['all', 1])
  })

  it('adds up bytes, where no folder is among what is selected', () => {
    const { at, selection, rows } = open()
    const assets = rows.flatMap(({ kind }, row) => (kind === 'asset' ? [row] : []))
    const [one = 0, other = 0] = assets
    at('row.clicked', one)
    at('row.toggled', other)
    expect(selectedBytes(selection.getSnapshot())).toBe((rows[one]?.size ?? 0) + (rows[other]?.size ?? 0))
    at('row.toggled', 0)
    expect([rows[0]?.kind, selectedBytes(selection.getSnapshot())]).toEqual(['folder', undefined])
  })

  it('keeps what was selected when a range that is being read is stopped', async () => {
    const { at, from, selection, faults, picked } = open()
    at('row.clicked', 3)
    faults.hold('assets.page')
    selection.send({ type: 'row.reached', row: 200, from: from() })
    expect(selection.getSnapshot().value).toBe('readingRange')
    selection.send({ type: 'range.stopped' })
    expect([selection.getSnapshot().value, picked()]).toEqual(['some', [3]])
  })

  it('is cleared by Escape', () => {
    const { at, selection, state } = open()
    at('row.clicked', 3)
    selection.send({ type: 'cleared' })
    expect(state()).toEqual(['none', 0])
  })

  it('stays when the list changes, waits in another one, and is there again on coming back', () => {
    const { at, show, picked, state } = open()
    at('row.clicked', 3)
    show()
    expect(picked()).toEqual([3])
    show('elsewhere')
    expect(state()).toEqual(['none', 0])
    show()
    expect([picked(), state()]).toEqual([[3], ['some', 1]])
  })
})
