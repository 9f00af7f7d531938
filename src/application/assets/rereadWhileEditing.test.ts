import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createAssetMachine } from './asset.machine.ts'

/** The form of a file is open, and somebody else can save another description meanwhile. */
const open = async () => {
  const ports = inMemoryPorts()
  const { library, files: [file] } = ports.sample
  if (file === undefined) throw new Error('The sample has no file')
  const asset = createActor(createAssetMachine({ ...ports, notify: () => undefined })).start()
  asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: file.id, from: undefined })
  await vi.waitFor(() => expect(asset.getSnapshot().value).toBe('viewing'))
  const { edit } = asset.getSnapshot().context
  if (edit === undefined) throw new Error('No asset is shown')
  edit.send({ type: 'edit' })
  const saveElsewhere = async (description: string) => {
    await ports.assets.edit(library.assets.get(file.id) ?? file, { description }, new AbortController().signal)
    library.publish({ kind: 'asset.changed', assetId: file.id, folderId: file.folderId, type: 'RECORDS', thumbnail: 'Ready', indexing: 'Indexed' })
    await vi.waitFor(() => expect(asset.getSnapshot().context.asset?.description).toBe(description))
  }
  const type = (field: 'description' | 'fileNumber', value: string) => edit.send({ type: 'field.changed', field, value })
  const shown = () => [edit.getSnapshot().value, edit.getSnapshot().context.draft.description]
  const saved = () => library.assets.get(file.id)
  return { file, edit, saveElsewhere, type, shown, saved }
}

it('a form that is closed without saving shows what somebody else has saved, and conflicts with nobody afterwards', async () => {
  const { edit, saveElsewhere, type, shown, saved } = await open()
  type('description', 'Mine')
  await saveElsewhere('Theirs')
  expect(shown()).toEqual([{ editing: 'changed' }, 'Mine'])
  edit.send({ type: 'cancel' })
  expect(shown()).toEqual(['closed', 'Theirs'])
  edit.send({ type: 'edit' })
  type('fileNumber', 'HAR-77')
  edit.send({ type: 'save' })
  await vi.waitFor(() => expect(edit.getSnapshot().value).toBe('closed'))
  expect(saved()).toMatchObject({ description: 'Theirs', fileNumber: 'HAR-77' })
})

it('a form in which nothing was typed, or nothing any more, follows what somebody else saves', async () => {
  const { file, saveElsewhere, type, shown } = await open()
  await saveElsewhere('Theirs')
  expect(shown()).toEqual([{ editing: 'untouched' }, 'Theirs'])
  type('fileNumber', 'HAR-77')
  await saveElsewhere('Theirs again')
  expect(shown()).toEqual([{ editing: 'changed' }, 'Theirs'])
  type('fileNumber', file.fileNumber)
  expect(shown()).toEqual([{ editing: 'untouched' }, 'Theirs again'])
})

it('what was compared and left is what the closed form shows', async () => {
  const { edit, type, saveElsewhere, shown } = await open()
  type('description', 'Mine')
  await saveElsewhere('Theirs')
  edit.send({ type: 'save' })
  await vi.waitFor(() => expect(edit.getSnapshot().value).toBe('stale'))
  edit.send({ type: 'cancel' })
  expect(shown()).toEqual([{ editing: 'changed' }, 'Mine'])
  edit.send({ type: 'cancel' })
  expect(shown()).toEqual(['closed', 'Theirs'])
})

it('what is read late does not undo what was saved', async () => {
  const { file, edit, type, shown } = await open()
  type('description', 'Mine')
  edit.send({ type: 'save' })
  edit.send({ type: 'asset.reread', asset: file })
  await vi.waitFor(() => expect(edit.getSnapshot().value).toBe('closed'))
  edit.send({ type: 'asset.reread', asset: file })
  expect(shown()).toEqual(['closed', 'Mine'])
})
