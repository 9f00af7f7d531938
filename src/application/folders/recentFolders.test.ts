import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'
import { LocalStorageRecentFolders } from '../../infrastructure/folders/LocalStorageRecentFolders.ts'
import { followRecentFolders } from './recentFolders.ts'

const start = () => {
  const ports = inMemoryPorts()
  const { folder } = inMemoryShell(ports, inMemoryEntry(ports))
  const storage = new InMemoryStorage()
  const recent = followRecentFolders(folder, new LocalStorageRecentFolders(storage, 'ada'))
  const open = async (folderId: string | null) => {
    folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId, sort: 'name', direction: 'asc' })
    await waitFor(folder, (snapshot) => !snapshot.matches('opening'))
  }
  return { ports, storage, open, names: () => recent().map(({ name }) => name) }
}

it('remembers the folders that were open, the last one first and each once', async () => {
  const { ports, open, names } = start()
  const { photographs, papers } = ports.sample.folders
  for (const id of [photographs.id, papers.id, null, photographs.id]) await open(id)
  expect(names()).toEqual(['Photographs', 'Letters and papers'])
})

it('forgets what can no longer be opened, but not what could not be reached', async () => {
  const { ports, open, names } = start()
  const { photographs, papers } = ports.sample.folders
  await open(photographs.id)
  await open(papers.id)
  ports.faults.fail('folders.read', { code: 'UNREACHABLE' })
  await open(papers.id)
  expect(names()).toEqual(['Letters and papers', 'Photographs'])
  ports.faults.fail('folders.read', { code: 'RESOURCE_IN_TRASH' })
  await open(papers.id)
  expect(names()).toEqual(['Photographs'])
})

it('keeps them for each person, and reads nothing that is not theirs', async () => {
  const { ports, storage, open } = start()
  await open(ports.sample.folders.papers.id)
  expect(new LocalStorageRecentFolders(storage, 'ada').read()).toHaveLength(1)
  expect(new LocalStorageRecentFolders(storage, 'bo').read()).toEqual([])
  storage.setItem('vitrine.recentFolders.bo', '[{"type":"CONTACTS","id":1},null,7]')
  expect(new LocalStorageRecentFolders(storage, 'bo').read()).toEqual([])
  storage.setItem('vitrine.recentFolders.bo', '{')
  expect(new LocalStorageRecentFolders(storage, 'bo').read()).toEqual([])
})
