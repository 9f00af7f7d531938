import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { assetItem, folderItem, readRange } from '../selection/selectableRows.ts'
import { isSelected, selectedCount, selectedIn, selectedModules } from '../selection/selected.ts'

const FOLDERS = 1003

/** A folder with more folders than are shown, and one file. */
const open = async () => {
  const ports = inMemoryPorts()
  const { folder, selection } = inMemoryShell(ports, inMemoryEntry(ports))
  const { library, folders, pictures } = ports.sample
  const { id } = library.addFolder({ name: 'Boxes', parentId: folders.photographs.id, type: 'RECORDS' })
  for (let at = 0; at < FOLDERS; at += 1) library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId: id, type: 'RECORDS' })
  const [picture] = pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  library.assets.set(picture.id, { ...picture, folderId: id })
  folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId: id, sort: 'name', direction: 'asc' })
  await waitFor(folder, (snapshot) => snapshot.hasTag('shown'))
  return { id, picture, folder, selection }
}

it('shows the first thousand, and knows how many there are', async () => {
  const { folder } = await open()
  const { contents } = folder.getSnapshot().context
  expect([contents?.children.length, contents?.children.at(-1)?.name, contents?.childCount]).toEqual([1000, 'Box 0999', FOLDERS])
})

it('is selected as a whole by a number that tells what is taken', async () => {
  const { id, picture, folder, selection } = await open()
  selection.send({ type: 'all.selected' })
  expect(selectedIn(selection.getSnapshot())).toEqual({ selection: { kind: 'contents', folderId: id, except: [] }, count: FOLDERS + 1 })
  expect(selectedModules(selection.getSnapshot())).toEqual([{ type: 'RECORDS', folders: FOLDERS, assets: 1 }])
  const rows = folder.getSnapshot().context.contents?.children.length ?? 0
  selection.send({ type: 'row.toggled', row: rows, item: assetItem(picture) })
  expect([selectedCount(selection.getSnapshot()), isSelected(selection.getSnapshot(), picture.id)]).toEqual([FOLDERS, false])
})

it('keeps what is selected when the folders are shown in another order, among whose first it is not', async () => {
  const { id, folder, selection } = await open()
  const [first] = folder.getSnapshot().context.contents?.children ?? []
  if (first === undefined) throw new Error('There is no folder')
  selection.send({ type: 'row.toggled', row: 0, item: folderItem(first) })
  folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId: id, sort: 'name', direction: 'desc' })
  await waitFor(folder, ({ context }) => context.contents?.children[0]?.name === 'Box 1002')
  expect([selectedCount(selection.getSnapshot()), isSelected(selection.getSnapshot(), first.id)]).toEqual([1, true])
})

it('is said row by row in a long range: all but the rest would take the folders that are no rows', async () => {
  const total = 6000
  const page: AssetGateway['page'] = async (_, index) =>
    Result.succeed({ index, total, items: Array.from({ length: 100 }, (_item, at) => ({ id: `${index * 100 + at}` }) as AssetSummary) })
  const list = { type: 'RECORDS', folderId: 'boxes', sort: 'name', direction: 'asc' } as const
  const shown = { key: 'boxes', folders: [], foldersBeyond: 212, list, total }
  const { kind, items } = Result.getOrThrow(await readRange(Object.assign(inMemoryPorts().assets, { page }), shown, 1, total - 1, new AbortController().signal))
  expect([kind, items.length]).toEqual(['rows', total - 1])
})
