import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { assetItem, folderItem, type SelectableItem, type ShownList } from './selectableRows.ts'
import { selectedCount, selectedIn } from './selected.ts'
import { createSelectionMachine } from './selection.machine.ts'

/** A list over many folders: a folder, and three files of different ones. */
const open = () => {
  const ports = inMemoryPorts()
  const { folders, pictures } = ports.sample
  const rows: readonly SelectableItem[] = [folderItem(folders.harbour), ...pictures.slice(0, 3).map(assetItem)]
  const selection = createActor(createSelectionMachine(ports)).start()
  const show = (items = rows, key = '/favorites') => selection.send({ type: 'list.shown', key, folders: [], list: undefined, total: 0, items })
  const toggle = (row: number) => {
    const item = rows[row]
    if (item !== undefined) selection.send({ type: 'row.toggled', row, item })
  }
  const picked = () => rows.flatMap(({ id }, row) => (selection.getSnapshot().context.picked.has(id) ? [row] : []))
  show()
  return { rows, selection, show, toggle, picked }
}

it('takes a range of the rows that are listed, and names them wherever they lie', async () => {
  const { rows, selection, toggle, picked } = open()
  toggle(3)
  selection.send({ type: 'row.reached', row: 1 })
  await vi.waitFor(() => expect(picked()).toEqual([1, 2, 3]))
  expect(selectedIn(selection.getSnapshot()).selection).toEqual({ kind: 'items', folders: [], assets: rows.slice(1).map(({ id }) => id) })
})

it('all is what was read, and what is read later is not selected by that', () => {
  const { rows, selection, show } = open()
  show(rows.slice(0, 2))
  selection.send({ type: 'all.selected' })
  expect([selection.getSnapshot().value, selectedCount(selection.getSnapshot())]).toEqual(['some', 2])
  show(rows)
  expect(selectedCount(selection.getSnapshot())).toBe(2)
})

it('what is not listed any more is not selected any more, a file as well as a folder', () => {
  const { rows, selection, show, toggle, picked } = open()
  toggle(0)
  toggle(1)
  toggle(2)
  show(rows.slice(2))
  expect(picked()).toEqual([2])
  show([])
  expect(selection.getSnapshot().value).toBe('none')
})

it('waits in another list, and is there again on coming back', () => {
  const { rows, show, toggle, picked } = open()
  toggle(1)
  show(rows, '/search?q=sail')
  expect(picked()).toEqual([])
  show()
  expect(picked()).toEqual([1])
})

it('takes a range over rows that were never read, and says where it could not read them', async () => {
  const { rows, selection } = open()
  const whole = Array.from({ length: 40 }, (_, at) => rows[at] ?? ({ ...rows[1], id: `row-${at}` } as SelectableItem))
  const read = vi.fn<NonNullable<ShownList['read']>>(async (from, to) => whole.slice(from, to + 1))
  const items = [...whole.slice(0, 4), ...whole.slice(30)]
  const found = { q: 'sail', modules: [{ type: 'RECORDS', folders: 1, assets: 39 }] } as const
  selection.send({ type: 'list.shown', key: '/search?q=sail', folders: [], list: undefined, total: 0, items, read, found })
  const [first] = whole
  if (first !== undefined) selection.send({ type: 'row.toggled', row: 2, item: whole[2] ?? first })
  selection.send({ type: 'row.reached', row: 35 })
  await vi.waitFor(() => expect(selectedCount(selection.getSnapshot())).toBe(34))
  expect([...selection.getSnapshot().context.picked.keys()]).toEqual(whole.slice(2, 36).map(({ id }) => id))
  selection.send({ type: 'row.reached', row: 3 })
  await vi.waitFor(() => expect(selectedCount(selection.getSnapshot())).toBe(2))
  expect(read.mock.calls.map(([from, to]) => [from, to])).toEqual([[2, 35], [2, 3]])
  read.mockResolvedValue(undefined)
  selection.send({ type: 'row.reached', row: 20 })
  await vi.waitFor(() => expect(selection.getSnapshot().value).toBe('unreachable'))
  expect(selectedCount(selection.getSnapshot())).toBe(2)
})
