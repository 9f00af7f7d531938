import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createSelectionMachine } from './selection.machine.ts'
import type { ShownList } from './selectableRows.ts'
import { selectedIn } from './selected.ts'

const item = (kind: 'folder' | 'asset', id: string) => ({ kind, id, type: 'RECORDS' as const, name: `The ${id}`, size: 1 })

const start = (list: ShownList['list']) => {
  const selection = createActor(createSelectionMachine(inMemoryPorts())).start()
  selection.send({ type: 'list.shown', key: 'here', folders: [], list, total: 10 })
  return selection
}

const inFolder = { type: 'RECORDS', folderId: 'f', sort: 'name', direction: 'asc' } as const

it('a single one is told by its name', () => {
  const selection = start(inFolder)
  selection.send({ type: 'row.clicked', row: 0, item: item('asset', 'a') })
  expect(selectedIn(selection.getSnapshot())).toEqual({ selection: { kind: 'items', folders: [], assets: ['a'], from: 'f' }, count: 1, name: 'The a' })
})

it('several are named one by one, folders and assets apart', () => {
  const selection = start(inFolder)
  selection.send({ type: 'row.clicked', row: 0, item: item('asset', 'a') })
  selection.send({ type: 'row.toggled', row: 1, item: item('folder', 'b') })
  expect(selectedIn(selection.getSnapshot())).toEqual({ selection: { kind: 'items', folders: ['b'], assets: ['a'], from: 'f' }, count: 2 })
})

it.each([
  ['a folder', inFolder, { kind: 'contents', folderId: 'f', except: ['a'] }],
  ["a module's root", undefined, { kind: 'contents', folderId: null, except: ['a'] }],
  ['a whole module', { type: 'RECORDS', sort: 'name', direction: 'asc' } as const, { kind: 'module', except: ['a'] }],
])('all of %s is named as such, but for what was taken out', (_, list, selected) => {
  const selection = start(list)
  selection.send({ type: 'all.selected' })
  selection.send({ type: 'row.toggled', row: 0, item: item('asset', 'a') })
  expect(selectedIn(selection.getSnapshot())).toEqual({ selection: selected, count: 9 })
})

it('at the root the place is told as well', () => {
  const selection = start(undefined)
  selection.send({ type: 'row.clicked', row: 0, item: item('folder', 'b') })
  expect(selectedIn(selection.getSnapshot()).selection).toEqual({ kind: 'items', folders: ['b'], assets: [], from: null })
})
