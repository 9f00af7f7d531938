import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { knownPlace } from './knownPlace.ts'
import { createTreeMachine } from './tree.machine.ts'

const grown = async () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const deeper = library.addFolder({ name: 'Deeper', parentId: folders.harbour.id, type: 'RECORDS' })
  const tree = createActor(createTreeMachine(ports)).start()
  tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [folders.photographs.id] })
  await vi.waitFor(() => expect(tree.getSnapshot().value).toBe('grown'))
  return { folders, deeper, known: (folderId: string | null, resourceType = 'RECORDS') => knownPlace(tree.getSnapshot(), { resourceType, folderId }) }
}

test('a folder is known by the branch in which it stands', async () => {
  const { folders, known } = await grown()
  expect(known(folders.harbour.id)).toMatchObject({ name: 'Harbour', folders: 1 })
})

test('the root of a module is known once its first branch has been read', async () => {
  const { known } = await grown()
  expect(known(null)).toEqual({ name: '', folders: 3, assets: 0 })
})

test('nothing is known of another module, or below a branch that has not been read', async () => {
  const { folders, deeper, known } = await grown()
  expect([known(folders.harbour.id, 'ARCHIVES'), known(null, 'ARCHIVES'), known(deeper.id)]).toEqual([undefined, undefined, undefined])
})
