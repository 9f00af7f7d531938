import { expect, it, vi } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { folderItem } from '../../application/selection/selectableRows.ts'
import { STARTS } from './starts.ts'

const open = () => {
  const ports = inMemoryPorts()
  const shell = inMemoryShell(ports, inMemoryEntry(ports))
  const { library, folders } = ports.sample
  const [first, second] = library.childrenOf('RECORDS', folders.photographs.id)
  if (first === undefined || second === undefined) throw new Error('The sample has two folders there')
  const place = { resourceType: 'RECORDS', folderId: folders.photographs.id, sort: 'name', direction: 'asc' } as const
  shell.selection.send({ type: 'list.shown', key: 'RECORDS', folders: [first, second], list: undefined, total: 0 })
  for (const [row, folder] of [first, second].entries()) shell.selection.send({ type: 'row.toggled', row, item: folderItem(folder) })
  const target = { subject: 'folder', folder: first, row: 0, isSelected: true } as const
  return { ports, shell, second, start: { actors: shell, target, place, here: null, moduleName: 'Records', go: () => undefined } }
}

it('what is moved to the trash by its own menu is not selected any more', async () => {
  const { shell, second, start } = open()
  await STARTS.delete(start)
  await vi.waitFor(() => expect([...shell.selection.getSnapshot().context.picked.keys()]).toEqual([second.id]))
})

const move = async ({ ports, shell, start }: ReturnType<typeof open>) => {
  const { moveCopy } = await shell.capabilities.load(MOVE_COPY)
  const moved = STARTS.move(start)
  await vi.waitFor(() => expect(moveCopy.getSnapshot().value).not.toBe('closed'))
  moveCopy.send({ type: 'destination.chosen', destination: { folderId: ports.sample.folders.empty.id, name: 'Elsewhere' } })
  await vi.waitFor(() => expect(moveCopy.getSnapshot().can({ type: 'go' })).toBe(true))
  moveCopy.send({ type: 'go' })
  await moved
}

it('what is moved by its own menu is not selected any more where it lay', async () => {
  const opened = open()
  await move(opened)
  expect([...opened.shell.selection.getSnapshot().context.picked.keys()]).toEqual([opened.second.id])
})

it('what is moved and still found stays taken out of everything', async () => {
  const opened = open()
  const { shell, start, second } = opened
  const [first, other] = [start.target.folder, second].map(folderItem)
  if (first === undefined || other === undefined) throw new Error('Two folders are listed')
  const found = { q: 'ship', modules: [{ type: 'RECORDS', folders: 40, assets: 0 }] } as const
  shell.selection.send({ type: 'list.shown', key: '/search?q=ship', folders: [], list: undefined, total: 0, items: [first, other], found })
  shell.selection.send({ type: 'all.selected' })
  shell.selection.send({ type: 'row.toggled', row: 0, item: first })
  await move(opened)
  expect([...shell.selection.getSnapshot().context.except.keys()]).toEqual([first.id])
})

it('what could not be moved to the trash stays selected', async () => {
  const { ports, shell, start } = open()
  ports.faults.fail('trash.trash', { code: 'UNREACHABLE' })
  await STARTS.delete(start)
  expect(shell.selection.getSnapshot().context.picked.size).toBe(2)
})
