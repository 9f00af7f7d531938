import { createActor } from 'xstate'
import { expect, it, vi } from 'vitest'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { selectedTarget } from '../actions/currentTarget.ts'
import type { SelectableItem } from './selectableRows.ts'
import { isSelected, selectedCount, selectedIn, selectedModules } from './selected.ts'
import { createSelectionMachine } from './selection.machine.ts'

const item = (id: string, type: SelectableItem['type'] = 'RECORDS', kind: SelectableItem['kind'] = 'asset'): SelectableItem => ({ kind, id, type, name: `The ${id}`, size: 1 })

/** The first of what a query finds: two files and a folder of the records, and a file of the archives. */
const READ = [item('a'), item('b'), item('c', 'RECORDS', 'folder'), item('d', 'ARCHIVES')]
const MANY: readonly ModuleCount[] = [
  { type: 'RECORDS', folders: 45, assets: 9000 },
  { type: 'ARCHIVES', folders: 0, assets: 3300 },
]

const open = (modules = MANY, items = READ) => {
  const ports = inMemoryPorts()
  const selection = createActor(createSelectionMachine(ports)).start()
  const show = (counts = modules, rows = items) =>
    selection.send({ type: 'list.shown', key: '/search?q=ship', folders: [], list: undefined, total: 0, items: rows, found: { q: 'ship', modules: counts } })
  const toggle = (one: SelectableItem | undefined) => one && selection.send({ type: 'row.toggled', row: 0, item: one })
  const state = () => [selection.getSnapshot().value, selectedCount(selection.getSnapshot())]
  const picked = () => items.filter(({ id }) => isSelected(selection.getSnapshot(), id)).map(({ id }) => id)
  show()
  return { ports, selection, show, toggle, state, picked, named: () => selectedIn(selection.getSnapshot()) }
}

it('takes all that a query finds, also what was never read, but for what was taken out again', () => {
  const { selection, toggle, state, picked, named } = open()
  selection.send({ type: 'all.selected' })
  expect([state(), picked()]).toEqual([['all', 12_345], ['a', 'b', 'c', 'd']])
  toggle(READ[1])
  toggle(READ[2])
  expect([state(), picked()]).toEqual([['all', 12_343], ['a', 'd']])
  expect(named()).toEqual({ selection: { kind: 'found', q: 'ship', except: ['b', 'c'] }, count: 12_343 })
  expect(selectedModules(selection.getSnapshot())).toEqual([
    { type: 'RECORDS', folders: 44, assets: 8999 },
    { type: 'ARCHIVES', folders: 0, assets: 3300 },
  ])
  toggle(READ[1])
  expect(state()).toEqual(['all', 12_344])
})

it('what was taken out stays so while it is only not read, and no longer than it is found', () => {
  const { selection, show, toggle, state, named } = open()
  selection.send({ type: 'all.selected' })
  toggle(READ[3])
  show(MANY, READ.slice(0, 3))
  expect([state(), named().selection]).toEqual([['all', 12_344], { kind: 'found', q: 'ship', except: ['d'] }])
  selection.send({ type: 'items.left', ids: ['d'] })
  show([{ type: 'RECORDS', folders: 45, assets: 9000 }, { type: 'ARCHIVES', folders: 0, assets: 3299 }], READ.slice(0, 3))
  expect([state(), named().selection]).toEqual([['all', 12_344], { kind: 'found', q: 'ship', except: [] }])
})

it('is named one by one where all of it was read', () => {
  const { selection, named } = open([{ type: 'RECORDS', folders: 1, assets: 2 }], READ.slice(0, 3))
  selection.send({ type: 'all.selected' })
  expect(named()).toEqual({ selection: { kind: 'items', folders: ['c'], assets: ['a', 'b'] }, count: 3 })
})

it('of several modules one is chosen, with its own number and what was taken out of it; the others can be chosen afterwards', () => {
  const { selection, toggle, state, picked, named, show } = open()
  selection.send({ type: 'all.selected' })
  toggle(READ[0])
  toggle(READ[3])
  selection.send({ type: 'module.chosen', module: 'RECORDS' })
  expect([state(), picked()]).toEqual([['all', 9044], ['b', 'c']])
  expect(named()).toEqual({ selection: { kind: 'found', q: 'ship', except: ['a'] }, count: 9044 })
  expect(selectedTarget(selection.getSnapshot())).toMatchObject({ assets: 8999, items: undefined })
  // They were moved to the trash.
  selection.send({ type: 'cleared' })
  show([{ type: 'ARCHIVES', folders: 0, assets: 3300 }], READ.slice(3))
  selection.send({ type: 'all.selected' })
  expect([state(), named().selection]).toEqual([['all', 3300], { kind: 'found', q: 'ship', except: [] }])
})

it('what is chosen of several modules one by one is narrowed to one of them', () => {
  const { selection, toggle, state, named } = open()
  READ.forEach(toggle)
  expect(selectedModules(selection.getSnapshot()).map(({ type }) => type)).toEqual(['RECORDS', 'ARCHIVES'])
  selection.send({ type: 'module.chosen', module: 'ARCHIVES' })
  expect([state(), named()]).toEqual([['some', 1], { selection: { kind: 'items', folders: [], assets: ['d'] }, count: 1, name: 'The d' }])
})

it('something of another module than the chosen one begins a selection of its own', () => {
  const { selection, toggle, state, picked } = open()
  selection.send({ type: 'all.selected' })
  selection.send({ type: 'module.chosen', module: 'RECORDS' })
  toggle(READ[3])
  expect([state(), picked()]).toEqual([['some', 1], ['d']])
})

it('follows what is found meanwhile, and ends with it', () => {
  const { selection, show, state } = open()
  selection.send({ type: 'all.selected' })
  show([{ type: 'RECORDS', folders: 45, assets: 9002 }, { type: 'ARCHIVES', folders: 0, assets: 3300 }])
  expect(state()).toEqual(['all', 12_347])
  selection.send({ type: 'module.chosen', module: 'ARCHIVES' })
  show([{ type: 'RECORDS', folders: 45, assets: 9002 }])
  expect(state()).toEqual(['none', 0])
})

it('a range that was reached is named by its rows, and no module is left of what was chosen before', async () => {
  const { selection, state, picked } = open()
  selection.send({ type: 'all.selected' })
  selection.send({ type: 'module.chosen', module: 'ARCHIVES' })
  selection.send({ type: 'row.clicked', row: 0, item: item('a') })
  selection.send({ type: 'row.reached', row: 2, from: { row: 0, id: 'a' } })
  await vi.waitFor(() => expect(state()).toEqual(['some', 3]))
  expect(picked()).toEqual(['a', 'b', 'c'])
  selection.send({ type: 'all.selected' })
  expect(state()).toEqual(['all', 12_345])
})

it('its size is asked for once it is of one module', async () => {
  vi.useFakeTimers()
  try {
    const { ports, selection } = open()
    const size = vi.spyOn(ports.selections, 'size')
    selection.send({ type: 'all.selected' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(size).not.toHaveBeenCalled()
    selection.send({ type: 'module.chosen', module: 'ARCHIVES' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(size.mock.calls.map(([type, selected]) => [type, selected])).toEqual([['ARCHIVES', { kind: 'found', q: 'ship', except: [] }]])
  } finally {
    vi.useRealTimers()
  }
})
