import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'

const start = () => {
  const ports = inMemoryPorts()
  const { sample } = ports
  const { asset, folderDetail, folder, tree, webReadyList } = inMemoryShell(ports, inMemoryEntry(ports))
  const [file] = sample.pictures
  if (file === undefined) throw new Error('The sample has no picture')
  return {
    sample,
    file,
    tree,
    openAsset: async () => {
      asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: file.id, from: undefined })
      await waitFor(asset, (snapshot) => snapshot.matches('viewing'))
    },
    openDetail: async (folderId: string) => {
      folderDetail.send({ type: 'detail.opened', resourceType: 'RECORDS', folderId })
      await waitFor(folderDetail, (snapshot) => snapshot.context.folder?.id === folderId)
    },
    openFolder: async (folderId: string | null) => {
      folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId, sort: 'name', direction: 'asc' })
      await waitFor(folder, (snapshot) => snapshot.hasTag('shown'))
    },
    openWebReady: () => webReadyList.send({ type: 'list.opened', list: { resourceType: 'ARCHIVES', direction: 'asc' } }),
    path: () => tree.getSnapshot().context.path,
  }
}

it('opens the tree where an asset lies, when its page is the first of all', async () => {
  const { file, tree, openAsset, path } = start()
  await openAsset()
  expect(path()).toEqual(file.path.map(({ id }) => id))
  await waitFor(tree, (snapshot) => snapshot.matches('grown'))
  expect(tree.getSnapshot().context.branches.has(file.folderId)).toBe(true)
})

it('opens it at the folder whose details are looked at', async () => {
  const { sample, openDetail, path } = start()
  await openDetail(sample.folders.photographs.id)
  expect(path().at(-1)).toBe(sample.folders.photographs.id)
})

it('comes back with whoever opens the same asset again', async () => {
  const { file, openAsset, openFolder, path } = start()
  await openAsset()
  await openFolder(null)
  expect(path()).toEqual([])
  await openAsset()
  expect(path()).toEqual(file.path.map(({ id }) => id))
})

it('stands at the root of the module whose list is opened', async () => {
  const { tree, openAsset, openWebReady, path } = start()
  await openAsset()
  openWebReady()
  expect(tree.getSnapshot().context.resourceType).toBe('ARCHIVES')
  expect(path()).toEqual([])
})
