import { createActor, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createTrashListMachine } from './trashList.machine.ts'
import { isInTrashSelection, trashSelectedCount, trashSelectionOf } from './trashSelection.ts'

const { signal } = new AbortController()

const reached: typeof waitFor = (actor, predicate) => waitFor(actor, predicate)

const start = async (count: number) => {
  const ports = inMemoryPorts()
  await ports.trash.deletePermanently({ kind: 'all', except: [] }, signal)
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const made = await ports.folders.create('RECORDS', null, `Old ${number}`, signal)
    if (made._tag === 'Success') ids.push(made.success.id)
  }
  const moveToTrash = (folders: readonly string[]) => ports.trash.trash('RECORDS', { kind: 'items', folders, assets: [] }, signal)
  const list = createActor(createTrashListMachine(ports)).start()
  return { ports, ids, moveToTrash, list }
}

it('lists what lies in the trash, and hears of what is moved to the trash meanwhile', async () => {
  const { ids, moveToTrash, list } = await start(2)
  list.send({ type: 'trash.opened', list: { direction: 'desc' } })
  await reached(list, (snapshot) => snapshot.matches('nothing'))
  await moveToTrash(ids)
  const { context } = await reached(list, (snapshot) => snapshot.matches('listing') && snapshot.context.total === 2)
  expect(context.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

it('reads on where the page ended, and tells when it could not', async () => {
  const { ports, ids, moveToTrash, list } = await start(60)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { direction: 'asc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  expect(list.getSnapshot().context.items).toHaveLength(50)
  ports.faults.fail('trash.page', { code: 'UNREACHABLE' }, 1)
  list.send({ type: 'more.wanted' })
  await reached(list, (snapshot) => snapshot.matches('stuck'))
  list.send({ type: 'retry' })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  expect(new Set(list.getSnapshot().context.items.map(({ id }) => id)).size).toBe(60)
})

it('selects single ones, or everything but some', async () => {
  const { ids, moveToTrash, list } = await start(3)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { direction: 'desc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  const [first = ''] = ids
  list.send({ type: 'item.toggled', id: first })
  expect(trashSelectionOf(list.getSnapshot())).toEqual({ kind: 'items', folders: [first], assets: [] })
  list.send({ type: 'all.selected' })
  expect([trashSelectedCount(list.getSnapshot()), isInTrashSelection(list.getSnapshot(), first)]).toEqual([3, true])
  list.send({ type: 'item.toggled', id: first })
  expect(trashSelectionOf(list.getSnapshot())).toEqual({ kind: 'all', except: [first] })
  list.send({ type: 'cleared' })
  expect(trashSelectedCount(list.getSnapshot())).toBe(0)
})

it('of one module, all that is read is named', async () => {
  const { ids, moveToTrash, list } = await start(2)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { type: 'RECORDS', direction: 'desc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  list.send({ type: 'all.selected' })
  const selection = trashSelectionOf(list.getSnapshot())
  expect(selection.kind === 'items' && selection.folders.toSorted()).toEqual(ids.toSorted())
})

it('selects the rows from one to another, also while the list is read again', async () => {
  const { ports, ids, moveToTrash, list } = await start(4)
  for (const id of ids) await moveToTrash([id])
  list.send({ type: 'trash.opened', list: { sort: 'name', direction: 'asc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  const [first = '', second = '', third = '', fourth = ''] = ids
  list.send({ type: 'item.clicked', id: third })
  list.send({ type: 'item.reached', id: first })
  const picked = () => [...list.getSnapshot().context.picked]
  expect(picked()).toEqual([first, second, third])
  const release = ports.faults.hold('trash.page')
  ports.sample.library.publish({ kind: 'trash.changed' })
  await reached(list, (snapshot) => snapshot.matches('reading'))
  list.send({ type: 'item.reached', id: fourth })
  expect(picked()).toEqual([third, fourth])
  list.send({ type: 'item.clicked', id: second })
  release()
  await reached(list, (snapshot) => snapshot.matches('listing'))
  expect(picked()).toEqual([second])
})

it('of the names that were searched for, all that is read is named', async () => {
  const { ids, moveToTrash, list } = await start(3)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { term: 'old 1', direction: 'desc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  list.send({ type: 'all.selected' })
  expect(trashSelectionOf(list.getSnapshot())).toEqual({ kind: 'items', folders: [ids[1]], assets: [] })
})

it('is read again as far as it was read, with what was picked further down', async () => {
  const { ports, ids, moveToTrash, list } = await start(120)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { sort: 'name', direction: 'asc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  list.send({ type: 'more.wanted' })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  const { items } = list.getSnapshot().context
  const [gone, picked] = [items[1]?.id ?? '', items[90]?.id ?? '']
  for (const id of [gone, picked]) list.send({ type: 'item.toggled', id })
  await ports.trash.restore({ selection: { kind: 'items', folders: [gone], assets: [] } }, {}, signal)
  const { context } = await reached(list, (snapshot) => snapshot.matches('listing') && snapshot.context.total === 119)
  expect([context.items.length, [...context.picked]]).toEqual([100, [picked]])
})

it('what is gone is no longer selected', async () => {
  const { ports, ids, moveToTrash, list } = await start(2)
  await moveToTrash(ids)
  list.send({ type: 'trash.opened', list: { direction: 'desc' } })
  await reached(list, (snapshot) => snapshot.matches('listing'))
  const [first = '', second = ''] = ids
  list.send({ type: 'item.toggled', id: first })
  list.send({ type: 'item.toggled', id: second })
  await ports.trash.deletePermanently({ kind: 'items', folders: [first], assets: [] }, signal)
  await reached(list, (snapshot) => snapshot.matches('listing') && snapshot.context.total === 1)
  expect(trashSelectionOf(list.getSnapshot())).toEqual({ kind: 'items', folders: [second], assets: [] })
})
