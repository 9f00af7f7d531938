import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { AssetList } from '../assets/AssetGateway.ts'
import { rangeBegin } from './anchor.ts'
import type { SelectableItem } from './selectableRows.ts'
import { createSelectionMachine } from './selection.machine.ts'

const BY_NAME: AssetList = { type: 'RECORDS', folderId: 'f', sort: 'name', direction: 'asc' }

/** A list of files, of which the one in row 3 was clicked; `read` are those that are on screen, from a row on. */
const open = () => {
  const selection = createActor(createSelectionMachine(inMemoryPorts())).start()
  const item = (id: string): SelectableItem => ({ kind: 'asset', id, type: 'RECORDS', name: id, size: 1 })
  const show = (list: AssetList, total: number, key = 'f') => selection.send({ type: 'list.shown', key, folders: [], list, total })
  const begin = (read: readonly string[], at: number, focused: number) => {
    const rowOf = (id: string) => (read.includes(id) ? at + read.indexOf(id) : undefined)
    return rangeBegin(selection.getSnapshot().context.anchor, { rowOf, idAt: (row) => read[row - at] }, focused)
  }
  show(BY_NAME, 300)
  selection.send({ type: 'row.clicked', row: 3, item: item('clicked') })
  return { selection, show, begin }
}

it('a range begins where one clicked, also once that row is read no more', () => {
  const { show, begin } = open()
  expect(begin(['x'], 200, 250)).toEqual({ row: 3, id: 'clicked' })
  show(BY_NAME, 300)
  expect(begin(['x'], 200, 250)).toEqual({ row: 3, id: 'clicked' })
})

it.each([
  ['another order', { ...BY_NAME, sort: 'modifiedAt' }, 300],
  ['the other direction', { ...BY_NAME, direction: 'desc' }, 300],
  ['more files', BY_NAME, 303],
] as const)('in %s it begins where the same file stands now, or at the focus where that is not known', (_, list, total) => {
  const { show, begin } = open()
  show(list, total)
  expect(begin(['x', 'clicked'], 199, 7)).toEqual({ row: 200, id: 'clicked' })
  expect(begin(['x', 'y'], 7, 7)).toEqual({ row: 7, id: 'x' })
})

it('one that was replaced is not mistaken for what took its row', () => {
  const { show, begin } = open()
  show(BY_NAME, 300)
  expect(begin(['another', 'clicked'], 3, 9)).toEqual({ row: 4, id: 'clicked' })
})

it.each([
  ['an arrow has led elsewhere', { type: 'focus.moved' }],
  ['Escape has let go of what was selected', { type: 'cleared' }],
] as const)('once %s, it begins at the focus', (_, event) => {
  const { selection, begin } = open()
  selection.send(event)
  expect(begin(['clicked'], 3, 40)).toEqual({ row: 40, id: undefined })
})

it('in another list it begins at the focus', () => {
  const { show, begin } = open()
  show(BY_NAME, 300, 'another')
  expect(begin(['clicked'], 3, 0)).toEqual({ row: 0, id: undefined })
})
