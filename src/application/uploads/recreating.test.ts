import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { uploadsIn } from '../transfers/entry.ts'
import { createTransfersMachine } from '../transfers/transfers.machine.ts'

const file = (name: string) => ({ name, size: 10, lastModified: 0 })

const dropInto = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const transfers = createActor(createTransfersMachine({ ...ports, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const drop = (...dropped: readonly { path: readonly string[]; files: readonly ReturnType<typeof file>[] }[]) =>
    transfers.send({
      type: 'folders.dropped',
      destination: { type: 'RECORDS', folderId: folders.photographs.id },
      folderName: folders.photographs.name,
      folders: dropped,
    })
  const inside = (parentId: string) => library.childrenOf('RECORDS', parentId)
  return { ports, library, folders, transfers, drop, inside }
}

it('makes dropped folders anew, each once, and sends their files into them', async () => {
  const { library, folders, transfers, drop, inside } = dropInto()
  drop(
    { path: [], files: [file('loose.jpg')] },
    { path: ['New'], files: [] },
    { path: ['New', 'Deep'], files: [file('a.jpg'), file('b.jpg')] },
    { path: ['New', 'Other'], files: [file('c.jpg')] },
  )
  await waitFor(transfers, ({ context }) => [...context.latest.values()].filter(({ state }) => state === 'Complete').length === 4)

  const made = inside(folders.photographs.id).find(({ name }) => name === 'New')
  expect(inside(made?.id ?? '').map(({ name }) => [name, library.assetsIn('RECORDS', inside(made?.id ?? '').find((child) => child.name === name)?.id).length])).toEqual([
    ['Deep', 2],
    ['Other', 1],
  ])
})

it('goes on in a folder that is there already', async () => {
  const { library, folders, transfers, drop } = dropInto()
  drop({ path: ['HARBOUR'], files: [file('quay.jpg')] })
  await waitFor(transfers, ({ context }) => [...context.latest.values()].some(({ state }) => state === 'Complete'))
  expect(library.assetsIn('RECORDS', folders.harbour.id).map(({ name }) => name)).toEqual(['quay.jpg'])
})

it('tells of a folder that cannot be made, and sends the others', async () => {
  const { ports, transfers, drop } = dropInto()
  ports.faults.fail('folders.create', { code: 'PERMISSION_DENIED' }, 1)
  drop({ path: ['First'], files: [file('a.jpg')] }, { path: ['Second'], files: [file('b.jpg')] })
  await waitFor(transfers, ({ context }) => [...context.latest.values()].some(({ state }) => state === 'Complete'))
  const { refused, ...list } = transfers.getSnapshot().context
  expect({ refused, sent: uploadsIn(list).map((upload) => upload.getSnapshot().context.name) }).toEqual({
    refused: [{ name: 'First', code: 'PERMISSION_DENIED' }],
    sent: ['b.jpg'],
  })
  transfers.send({ type: 'completed.remove' })
  expect(transfers.getSnapshot().matches('empty')).toBe(true)
})

it('gives what lies in the folders, at every depth, the values that were said of all of it', async () => {
  const { ports, library, folders, transfers } = dropInto()
  const template = ports.keptTemplates.all().find(({ name }) => name === 'Glass plate')
  const title = template?.attributes.find(({ name }) => name === 'Title')
  const kept = await ports.folderTemplates.keepValues('RECORDS', [{ attributeId: title?.id ?? '', values: ['The harbour'] }], new AbortController().signal)
  const valuesId = Result.getOrThrow(kept).id
  transfers.send({
    type: 'folders.dropped',
    destination: { type: 'RECORDS', folderId: folders.photographs.id },
    folderName: folders.photographs.name,
    folders: [{ path: [], files: [file('loose.jpg')] }, { path: ['New', 'Deep'], files: [file('a.jpg')] }],
    valuesId,
  })
  await waitFor(transfers, ({ context }) => [...context.latest.values()].filter(({ state }) => state === 'Complete').length === 2)
  for (const name of ['loose.jpg', 'a.jpg']) {
    const assetId = [...library.assets.values()].find((asset) => asset.name === name)?.id ?? ''
    const { templates } = Result.getOrThrow(await ports.metadata.read({ resourceType: 'RECORDS', assetId }, new AbortController().signal))
    expect(templates.flatMap(({ values }) => values).find(({ attributeId }) => attributeId === title?.id)?.values).toEqual(['The harbour'])
  }
})

it('goes on in a folder that is there already among more than a thousand', async () => {
  const { library, folders, transfers, drop } = dropInto()
  const parentId = folders.harbour.id
  for (let at = 0; at < 1001; at += 1) library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId, type: 'RECORDS' })
  const last = library.addFolder({ name: 'Zinc plates', parentId, type: 'RECORDS' })
  drop({ path: ['Harbour', 'ZINC plates'], files: [file('plate.jpg')] })
  await waitFor(transfers, ({ context }) => [...context.latest.values()].some(({ state }) => state === 'Complete'))
  expect(library.assetsIn('RECORDS', last.id).map(({ name }) => name)).toEqual(['plate.jpg'])
})
