import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { AssetList } from './AssetGateway.ts'
import { assetAt, createAssetWindowMachine } from './assetWindow.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

const open = async () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const list: AssetList = { type: 'RECORDS', folderId: folders.photographs.id, sort: 'name', direction: 'asc' }
  const first = { index: 0, items: library.assetsIn('RECORDS', folders.photographs.id).slice(0, 100), total: 240 }
  const page = vi.spyOn(ports.assets, 'page')
  const rows = createActor(createAssetWindowMachine(ports), { input: { list, first } }).start()
  await settle()
  const see = async (from: number, to: number) => {
    rows.send({ type: 'window.seen', from, to })
    await settle()
  }
  const asked = () => page.mock.calls.map(([, index]) => index)
  return { ...ports, library, folders, rows, page, see, asked }
}

it('starts with the page it was given', async () => {
  const { rows, asked } = await open()
  expect([rows.getSnapshot().value, rows.getSnapshot().context.total, asked()]).toEqual(['filled', 240, []])
})

it('reads the pages in view, and no others', async () => {
  const { rows, see, asked } = await open()
  await see(190, 239)
  expect([rows.getSnapshot().value, asked(), assetAt(rows.getSnapshot().context, 239) !== undefined]).toEqual(['filled', [1, 2], true])
  await see(0, 40)
  expect(asked()).toEqual([1, 2])
})

it('calls off what is out of view before it was read', async () => {
  const { rows, faults, page, see, asked } = await open()
  faults.hold('assets.page')
  await see(100, 120)
  await see(200, 220)
  expect([rows.getSnapshot().value, asked(), page.mock.calls.map(([, , signal]) => signal.aborted)]).toEqual([
    'filling',
    [1, 2],
    [true, false],
  ])
})

it('keeps what is there when a page cannot be read, and tries it again when asked', async () => {
  const { rows, faults, see } = await open()
  faults.fail('assets.page', { code: 'UNREACHABLE' }, 1)
  await see(100, 120)
  expect([rows.getSnapshot().value, rows.getSnapshot().context.failure, assetAt(rows.getSnapshot().context, 0) !== undefined]).toEqual([
    'failed',
    { code: 'UNREACHABLE' },
    true,
  ])
  rows.send({ type: 'retry' })
  await settle()
  expect([rows.getSnapshot().value, rows.getSnapshot().context.failure]).toEqual(['filled', undefined])
})

it('reads the rows in view again when the list changed, and forgets the others', async () => {
  const { rows, see, asked } = await open()
  await see(100, 120)
  rows.send({ type: 'list.changed' })
  await settle()
  expect([asked(), [...rows.getSnapshot().context.pages.keys()]]).toEqual([[1, 1], [1]])
})

it('lets a reading come to its end when the list changes meanwhile, and reads once more after it', async () => {
  const { rows, faults, page, see, asked } = await open()
  const release = faults.hold('assets.page')
  await see(100, 120)
  for (let changes = 0; changes < 50; changes += 1) rows.send({ type: 'list.changed' })
  await settle()
  expect(asked()).toEqual([1])
  release()
  await settle()
  expect([asked(), page.mock.calls.some(([, , signal]) => signal.aborted), rows.getSnapshot().value]).toEqual([[1, 1], false, 'filled'])
})

it('writes the state of a thumbnail into its row without reading', async () => {
  const { rows, library, folders, asked } = await open()
  const row = assetAt(rows.getSnapshot().context, 7)
  library.publish({
    kind: 'asset.changed',
    assetId: row?.id ?? '',
    folderId: folders.photographs.id,
    type: 'RECORDS',
    thumbnail: 'Failed',
    indexing: 'Failed',
  })
  expect([assetAt(rows.getSnapshot().context, 7), asked()]).toEqual([{ ...row, thumbnail: 'Failed', indexing: 'Failed' }, []])
})
