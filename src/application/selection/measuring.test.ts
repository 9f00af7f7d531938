import { createActor } from 'xstate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createSelectionMachine } from './selection.machine.ts'
import { assetItem, folderItem } from './selectableRows.ts'
import { selectedBytes } from './selected.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The root of a module is on screen; calls for sizes are counted. */
const open = () => {
  const { sample, ...ports } = inMemoryPorts()
  const size = vi.spyOn(ports.selections, 'size')
  const selection = createActor(createSelectionMachine(ports)).start()
  const { photographs: folder, papers, empty } = sample.folders
  const roots = [folder, papers, empty]
  selection.send({ type: 'list.shown', key: 'root', folders: roots, list: undefined, total: 0 })
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return selectedBytes(selection.getSnapshot())
  }
  const asset = sample.pictures[0]
  if (asset === undefined) throw new Error('no picture')
  return { ports, size, selection, folder, roots, asset, settle }
}

it('a folder is measured with all that is in it', async () => {
  const { ports, selection, folder, settle } = open()
  selection.send({ type: 'row.clicked', row: 0, item: folderItem(folder) })
  expect(selectedBytes(selection.getSnapshot())).toBeUndefined()
  const bytes = await settle()
  const answer = await ports.selections.size(folder.type, { kind: 'items', folders: [folder.id], assets: [] }, new AbortController().signal)
  expect(answer).toMatchObject({ success: { bytes } })
  expect(bytes).toBeGreaterThan(0)
})

it('a whole list is measured, and again when something is taken out of it', async () => {
  const { selection, folder, settle } = open()
  selection.send({ type: 'all.selected' })
  const whole = await settle()
  selection.send({ type: 'row.toggled', row: 0, item: folderItem(folder) })
  expect(selectedBytes(selection.getSnapshot())).toBeUndefined()
  const rest = await settle()
  expect(whole).toBeGreaterThan(rest ?? Infinity)
})

it('is asked for once, when a selection has stayed as it is', async () => {
  const { selection, size, roots, settle } = open()
  roots.slice(0, 3).forEach((folder, row) => selection.send({ type: 'row.toggled', row, item: folderItem(folder) }))
  await settle()
  expect(size).toHaveBeenCalledTimes(1)
  expect(size.mock.calls[0]?.[1]).toMatchObject({ kind: 'items', folders: roots.slice(0, 3).map(({ id }) => id) })
})

it('what can be added up, is of several modules, or is nothing at all is not asked for', async () => {
  const { selection, size, folder, asset, settle } = open()
  selection.send({ type: 'row.clicked', row: 0, item: assetItem(asset) })
  expect(await settle()).toBe(asset.size)
  selection.send({ type: 'row.toggled', row: 1, item: { ...folderItem(folder), type: folder.type === 'ARCHIVES' ? 'RECORDS' : 'ARCHIVES' } })
  expect(await settle()).toBeUndefined()
  selection.send({ type: 'cleared' })
  await settle()
  expect(size).not.toHaveBeenCalled()
})

it('stays unknown where the server does not answer', async () => {
  const { ports, selection, folder, settle } = open()
  ports.faults.fail('selections.size', { code: 'UNREACHABLE' })
  selection.send({ type: 'row.clicked', row: 0, item: folderItem(folder) })
  expect(await settle()).toBeUndefined()
})
