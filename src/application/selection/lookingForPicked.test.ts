import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { assetItem, folderItem } from './selectableRows.ts'
import { isSelected, selectedCount } from './selected.ts'
import { createSelectionMachine } from './selection.machine.ts'

/** A folder in which two files and a folder are picked, of which somebody else may take something away. */
const begin = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const place = folders.photographs.id
  const inside = library.childrenOf('RECORDS', place)
  const lying = () => library.assetsIn('RECORDS', place)
  const selection = createActor(createSelectionMachine(ports)).start()
  const show = (total = lying().length) =>
    selection.send({ type: 'list.shown', key: 'place', folders: inside, list: { type: 'RECORDS', folderId: place, sort: 'name', direction: 'asc' }, total })
  const [one, other] = lying()
  const [folder] = inside
  if (one === undefined || other === undefined || folder === undefined) throw new Error('The sample is too small')
  show()
  for (const item of [assetItem(one), assetItem(other), folderItem(folder)]) selection.send({ type: 'row.toggled', row: 0, item })
  const count = () => selectedCount(selection.getSnapshot())
  return { ports, selection, show, lying, one, other, elsewhere: folders.harbour.id, library, count }
}

test('a file that somebody else has moved away leaves the selection with the list', async () => {
  const { selection, show, one, other, elsewhere, library, count } = begin()
  library.assets.set(one.id, { ...one, folderId: elsewhere })
  show()
  await vi.waitFor(() => expect(count()).toBe(2))
  expect([isSelected(selection.getSnapshot(), one.id), isSelected(selection.getSnapshot(), other.id)]).toEqual([false, true])
})

test('what is still there stays selected, whatever else has come or gone', async () => {
  const { selection, show, library, one, other, elsewhere, count } = begin()
  const unpicked = library.assetsIn('RECORDS', one.folderId).find(({ id }) => id !== one.id && id !== other.id)
  if (unpicked === undefined) throw new Error('The sample is too small')
  // Its reading lets go of exactly what has gone: one of the two that have.
  for (const gone of [unpicked, one]) library.assets.set(gone.id, { ...gone, folderId: elsewhere })
  show()
  await vi.waitFor(() => expect(count()).toBe(2))
  expect([one, other].map(({ id }) => isSelected(selection.getSnapshot(), id))).toEqual([false, true])
})

test('a file that was taken out of the whole list, and that somebody else has moved away, is not taken out any more', async () => {
  const { selection, show, lying, one, other, elsewhere, library, count } = begin()
  selection.send({ type: 'all.selected' })
  for (const item of [one, other]) selection.send({ type: 'row.toggled', row: 0, item: assetItem(item) })
  const before = count()
  expect(isSelected(selection.getSnapshot(), one.id)).toBe(false)
  library.assets.set(one.id, { ...one, folderId: elsewhere })
  show(lying().length)
  await vi.waitFor(() => expect(count()).toBe(before))
  expect(isSelected(selection.getSnapshot(), other.id)).toBe(false)
})

test.each([
  ['has as many rows as before', 0],
  ['grows, as it does by an upload', 1],
])('a list that %s is not read for it', (_, more) => {
  const { ports, show, lying } = begin()
  const read = vi.spyOn(ports.assets, 'page')
  show(lying().length + more)
  expect(read).not.toHaveBeenCalled()
})
