import { waitFor } from 'xstate'
import { beforeEach, expect, it } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'
import { assetItem, folderItem } from '../selection/selectableRows.ts'
import { isSameTarget, type Spot, targetMeant, openTarget } from './currentTarget.ts'
import { actedOn, namedIn, clipboardContent } from './targets.ts'

const open = async () => {
  const ports = inMemoryPorts()
  const { folder, selection } = inMemoryShell(ports, inMemoryEntry(ports))
  const { photographs } = ports.sample.folders
  folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId: photographs.id, sort: 'name', direction: 'asc' })
  await waitFor(folder, (snapshot) => snapshot.hasTag('shown'))
  const { children, first } = folder.getSnapshot().context.contents ?? { children: [], first: undefined }
  const meant = (spot?: Spot) => targetMeant(folder.getSnapshot(), selection.getSnapshot(), spot)
  return { ports, folder, selection, photographs, children, assets: first?.items ?? [], meant }
}

let stage: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  stage = await open()
})

const names = (spot?: Spot) => {
  const target = stage.meant(spot)
  return target && [target.subject, ...namedIn(target).map(({ name }) => name)]
}

const pick = (row: number) => {
  const { assets, children, selection } = stage
  const asset = assets[row]
  if (asset !== undefined) selection.send({ type: 'row.toggled', row: children.length + row, item: assetItem(asset) })
}

it('means the one at the spot, where nothing is selected', () => {
  const [asset] = stage.assets
  expect(names({ kind: 'folder', row: 1 })).toEqual(['folder', 'Ships'])
  expect(names({ kind: 'asset', row: 0 })).toEqual(['asset', asset?.name])
  expect(names()).toBeUndefined()
  expect(names({ kind: 'asset', row: 100_000 })).toBeUndefined()
})

it('means all that is selected, where the spot is among it or nowhere', () => {
  pick(0)
  pick(1)
  const both = ['selection', stage.assets[0]?.name, stage.assets[1]?.name]
  expect(names()).toEqual(both)
  expect(names({ kind: 'asset', row: 1 })).toEqual(both)
  expect(names({ kind: 'asset', row: 2 })).toEqual(['asset', stage.assets[2]?.name])
})

it('means the only one that is selected as itself, so that it can be renamed', () => {
  pick(1)
  expect(names()).toEqual(['asset', stage.assets[1]?.name])
  const [harbour] = stage.children
  stage.selection.send({ type: 'cleared' })
  if (harbour !== undefined) stage.selection.send({ type: 'row.toggled', row: 0, item: folderItem(harbour) })
  expect(names()).toEqual(['folder', 'Harbour'])
})

it('means a whole list, of which it knows the folders', () => {
  stage.selection.send({ type: 'all.selected' })
  const target = stage.meant()
  const { place, contents } = stage.folder.getSnapshot().context
  expect(target).toMatchObject({ subject: 'selection', items: undefined, folders: stage.children.map(({ id }) => id) })
  const content = target && clipboardContent('move', target, place, contents?.folder ?? null)
  expect(content).toMatchObject({ selection: { kind: 'contents' }, hasAssets: true, path: [stage.photographs.id] })
  expect(target && actedOn(target, { place, here: contents?.folder ?? null }, undefined)).toMatchObject({ isWhole: true, count: 240 + stage.children.length, assets: 240 })
})

it('takes up the open folder from where it lies itself', () => {
  const { place, contents } = stage.folder.getSnapshot().context
  const target = openTarget(stage.folder.getSnapshot(), stage.selection.getSnapshot())
  expect(clipboardContent('copy', target, place, contents?.folder ?? null)).toMatchObject({
    selection: { folders: [stage.photographs.id], assets: [], from: null },
    path: [],
    name: 'Photographs',
  })
  expect(actedOn(target, { place, here: contents?.folder ?? null }, undefined)).toMatchObject({ subject: 'place', count: 1, inside: stage.children.length + 240 })
})

it('knows whether a spot means the same as before: what stands there, and what is selected', async () => {
  const listState = () => ({ selection: stage.selection.getSnapshot(), rows: stage.folder.getSnapshot().children.window?.getSnapshot() })
  stage.selection.send({ type: 'list.shown', key: 'photographs', folders: stage.children, list: undefined, total: stage.assets.length })
  const before = listState()
  const spots: readonly (Spot | undefined)[] = [{ kind: 'asset', row: 0 }, { kind: 'folder', row: 0 }, undefined]
  const same = () => spots.map((spot) => isSameTarget(before, listState(), spot))
  expect(same()).toEqual([true, true, true])
  pick(1)
  expect(same()).toEqual([false, false, false])
  stage.selection.send({ type: 'cleared' })
  stage.selection.send({ type: 'list.shown', key: 'photographs', folders: stage.children.slice(1), list: undefined, total: stage.assets.length })
  expect(same()).toEqual([true, false, true])
  expect(isSameTarget(before, { ...listState(), rows: undefined }, spots[0])).toBe(false)
})
