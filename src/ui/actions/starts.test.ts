import { expect, it, vi } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'
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

it('what is thrown away by its own menu is not selected any more', async () => {
  const { shell, second, start } = open()
  await STARTS.delete(start)
  await vi.waitFor(() => expect([...shell.selection.getSnapshot().context.picked.keys()]).toEqual([second.id]))
})

it('what could not be thrown away stays selected', async () => {
  const { ports, shell, start } = open()
  ports.faults.fail('trash.trash', { code: 'UNREACHABLE' })
  await STARTS.delete(start)
  expect(shell.selection.getSnapshot().context.picked.size).toBe(2)
})
