import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createFolderDetailMachine } from './folderDetail.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const changed = vi.fn<(folderId: string) => void>()
  const detail = createActor(createFolderDetailMachine({ ...ports, changed })).start()
  const rests = (state: unknown) => vi.waitFor(() => expect(detail.getSnapshot().value).toEqual(state))
  const look = (folderId: string) => detail.send({ type: 'detail.opened', resourceType: 'RECORDS', folderId })
  return { ...ports, library: ports.sample.library, changed, detail, rests, look }
}
const signal = () => new AbortController().signal

describe('the details of a folder', () => {
  it('are shown with the way down to it', async () => {
    const { detail, rests, look, sample } = open()
    look(sample.folders.harbour.id)
    await rests('viewing')
    expect(detail.getSnapshot().context.folder).toMatchObject({ name: 'Harbour', path: [{ name: 'Photographs' }] })
  })

  it('follow a new name, and tell of it; new files in it are no change of its own', async () => {
    const all = open()
    const { detail, rests, look, library, changed } = all
    const folder = all.sample.folders.photographs
    const read = vi.spyOn(all.folders, 'read')
    look(folder.id)
    await rests('viewing')
    library.publish({ kind: 'contents.changed', folderId: folder.id, type: 'RECORDS' })
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    await rests('viewing')
    expect(changed).not.toHaveBeenCalled()
    await inMemoryRename(all, folder.id, 'Pictures')
    await vi.waitFor(() => expect(detail.getSnapshot().context.folder?.name).toBe('Pictures'))
    expect(changed.mock.calls).toEqual([[folder.id]])
  })

  it('are read once a second at most while files come into it, and no reading is called off', async () => {
    vi.useFakeTimers()
    try {
      const { folders, library, look, faults, sample } = open()
      const read = vi.spyOn(folders, 'read')
      look(sample.folders.photographs.id)
      await vi.advanceTimersByTimeAsync(0)
      const release = faults.hold('folders.read')
      for (let ms = 0; ms < 10_000; ms += 20) {
        library.publish({ kind: 'contents.changed', folderId: sample.folders.photographs.id, type: 'RECORDS' })
        if (ms === 5000) release()
        await vi.advanceTimersByTimeAsync(20)
      }
      expect(read.mock.calls.length).toBeGreaterThan(5)
      expect(read.mock.calls.length).toBeLessThanOrEqual(12)
      expect(read.mock.calls.some(([, , signal]) => signal.aborted)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('tell what kind of no it is, and can be tried again', async () => {
    const { rests, look, faults, detail, sample } = open()
    look('00000000-0000-4000-8000-00000000ffff')
    await rests({ refused: 'notFound' })
    look(sample.folders.trashed.id)
    await rests({ refused: 'inTrash' })
    faults.fail('folders.read', { code: 'FOLDER_RESTRICTED_ACCESS' }, 1)
    look(sample.folders.photographs.id)
    await rests({ refused: 'denied' })
    faults.fail('folders.read', { code: 'UNREACHABLE' }, 1)
    look(sample.folders.photographs.id)
    await rests({ refused: 'failed' })
    detail.send({ type: 'retry' })
    await rests('viewing')
    expect(detail.getSnapshot().context.failure).toBeUndefined()
  })
})

const inMemoryRename = async (all: ReturnType<typeof open>, id: string, name: string) => {
  const folder = all.library.folders.get(id)
  if (folder === undefined) throw new Error('The sample has no such folder')
  await all.folders.rename(folder, name, signal())
}
