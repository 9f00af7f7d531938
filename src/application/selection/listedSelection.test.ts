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
  selection.send({ type: 'row.reached', row: 1, from: { row: 3, id: rows[3]?.id } })
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

/** What a search finds: forty rows, of which the first and the last were read. */
const openResult = () => {
  const { rows, selection } = open()
  const whole = Array.from({ length: 40 }, (_, at) => rows[at] ?? ({ ...rows[1], id: `row-${at}` } as SelectableItem))
  const read = vi.fn<NonNullable<ShownList['read']>>(async (from, to) => whole.slice(from, to + 1))
  const show = (total: number, items: readonly SelectableItem[], isWhole: boolean) => {
    const found = { q: 'sail', modules: [{ type: 'RECORDS', folders: 1, assets: total - 1 }] } as const
    selection.send({ type: 'list.shown', key: '/search?q=sail', folders: [], list: undefined, total, items, read, ...(isWhole && { found }) })
  }
  const known = [...whole.slice(0, 4), ...whole.slice(30)]
  const click = (row: number) => {
    const item = whole[row]
    if (item !== undefined) selection.send({ type: 'row.clicked', row, item })
  }
  const count = () => selectedCount(selection.getSnapshot())
  return { selection, whole, known, read, show, click, count }
}

it('takes a range over rows that were never read, and says where it could not read them', async () => {
  const { selection, whole, known, read, show, click, count } = openResult()
  show(40, known, true)
  click(2)
  selection.send({ type: 'row.reached', row: 35, from: { row: 2, id: whole[2]?.id } })
  await vi.waitFor(() => expect(count()).toBe(34))
  expect([...selection.getSnapshot().context.picked.keys()]).toEqual(whole.slice(2, 36).map(({ id }) => id))
  selection.send({ type: 'row.reached', row: 3, from: { row: 2, id: whole[2]?.id } })
  await vi.waitFor(() => expect(count()).toBe(2))
  expect(read.mock.calls.map(([from, to]) => [from, to])).toEqual([[2, 35], [2, 3]])
  read.mockResolvedValue(undefined)
  selection.send({ type: 'row.reached', row: 20, from: { row: 2, id: whole[2]?.id } })
  await vi.waitFor(() => expect(selection.getSnapshot().value).toBe('unreachable'))
  expect(count()).toBe(2)
})

it.each([
  ['can be taken as a whole', true],
  ['cannot', false],
])('a range over rows that were never read stays as others are read, in a result that %s, but for what leaves it', async (_, isWhole) => {
  const { selection, whole, known, show, click, count } = openResult()
  show(40, known, isWhole)
  click(2)
  selection.send({ type: 'row.reached', row: 35, from: { row: 2, id: whole[2]?.id } })
  await vi.waitFor(() => expect(count()).toBe(34))
  show(40, [...whole.slice(0, 12), ...whole.slice(30)], isWhole)
  expect(count()).toBe(34)
  // Rows that are read no more have not gone.
  show(40, whole.slice(0, 12), isWhole)
  expect(count()).toBe(34)
  show(39, whole.slice(0, 12).filter((__, row) => row !== 5), isWhole)
  expect([count(), selection.getSnapshot().context.picked.has('row-5')]).toEqual([33, false])
  show(10, whole.slice(0, 10), isWhole)
  expect(count()).toBe(7)
})
