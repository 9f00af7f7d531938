import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { itemsSelected } from '../../domain/items/selection.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createTransfersMachine } from './transfers.machine.ts'
import { takeHome } from './takingHome.ts'

const open = () => {
  const ports = inMemoryPorts()
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const kinds = () => transfers.getSnapshot().context.entries.map(({ kind }) => kind)
  const [binned] = ports.sample.library.bin.binned.values()
  const asset = { kind: 'asset', id: 'asset-1', name: 'quay.jpg' } as const
  return { ports, transfers, kinds, asset, binned }
}

it('takes a single file from the trash as it is', async () => {
  const { ports, transfers, kinds, asset } = open()
  takeHome(transfers, ports.files, { selection: itemsSelected([asset]), count: 1, items: [asset] })
  await vi.waitFor(() => expect(ports.downloads.begun).toEqual([ports.files.trashed('asset-1')]))
  expect(kinds()).toEqual(['download'])
})

it('takes a folder, several things, and a whole trash that nobody has read as a zip', async () => {
  const { ports, transfers, kinds, asset, binned } = open()
  const make = vi.spyOn(ports.zips, 'make')
  const folder = { kind: 'folder', id: binned?.item.id ?? '', name: 'Old' } as const
  takeHome(transfers, ports.files, { selection: itemsSelected([folder]), count: 1, items: [folder] })
  takeHome(transfers, ports.files, { selection: itemsSelected([folder, asset]), count: 2, items: [folder, asset] })
  takeHome(transfers, ports.files, { selection: { kind: 'all', except: [] }, count: 1000, items: [asset] })
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3))
  expect([kinds(), make.mock.calls.map(([asked]) => [asked.from, asked.selection.kind])]).toEqual([
    ['zip', 'zip', 'zip'],
    [
      ['trash', 'items'],
      ['trash', 'items'],
      ['trash', 'all'],
    ],
  ])
})
