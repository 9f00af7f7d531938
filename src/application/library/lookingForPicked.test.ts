import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/memory/inMemoryApplication.ts'
import { assetItem, folderItem } from './selectableRows.ts'
import { createSelectionMachine, isSelected, selectedCount } from './selection.machine.ts'

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
  return { ports, selection, show, one, other, elsewhere: folders.harbour.id, library, count }
}

test('a file that somebody else has moved away leaves the selection with the list', async () => {
  const { selection, show, one, other, elsewhere, library, count } = begin()
  library.assets.set(one.id, { ...one, folderId: elsewhere })
  show()
  await vi.waitFor(() => expect(count()).toBe(2))
  expect([isSelected(selection.getSnapshot(), one.id), isSelected(selection.getSnapshot(), other.id)]).toEqual([false, true])
})

test('what is still there stays selected, whatever else has come or gone', async () => {
  const { ports, show, library, one, other, elsewhere, count } = begin()
  const read = vi.spyOn(ports.assets, 'page')
  const unpicked = library.assetsIn('RECORDS', one.folderId).find(({ id }) => id !== one.id && id !== other.id)
  if (unpicked !== undefined) library.assets.set(unpicked.id, { ...unpicked, folderId: elsewhere })
  show()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  await Promise.all(read.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(count()).toBe(3)
})

test('a list that has as many rows as before is not read for it', () => {
  const { ports, show } = begin()
  const read = vi.spyOn(ports.assets, 'page')
  show()
  expect(read).not.toHaveBeenCalled()
})
