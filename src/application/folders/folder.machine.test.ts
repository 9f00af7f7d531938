import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { assetOf } from '../../infrastructure/memory/sampleAssets.ts'
import { assetAt } from '../assets/assetWindow.machine.ts'
import { createFolderMachine } from './folder.machine.ts'
import type { FolderPlace } from './folderContents.ts'
import { THROTTLE_MS, REST_MS } from '../notifications/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

const open = () => {
  const ports = inMemoryPorts()
  const shown = vi.fn<() => void>()
  const folder = createActor(createFolderMachine({ ...ports, shown })).start()
  const go = async (folderId: string | null, rest: Partial<FolderPlace> = {}) => {
    folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId, sort: 'name', direction: 'asc', ...rest })
    await settle()
  }
  const names = () => folder.getSnapshot().context.contents?.children.map(({ name }) => name)
  return { ...ports, ...ports.sample, folder, shown, go, names }
}

describe('the folder screen', () => {
  it('lists the folders and the first assets of a place, and tells what is on screen', async () => {
    const { folder, folders, shown, go, names } = open()
    await go(folders.photographs.id)
    const { value, context, children } = folder.getSnapshot()
    expect([value, names(), context.contents?.first?.total, shown.mock.calls.length]).toEqual([
      { shown: 'listing' },
      ['Harbour', 'Ships'],
      240,
      1,
    ])
    const rows = children.window?.getSnapshot()
    expect([rows?.value, rows && assetAt(rows.context, 0)?.name]).toEqual(['filled', 'Herring boats 01.jpg'])
  })

  it('reads again what has changed while it was being opened', async () => {
    const { folder, folders, library, assets, go } = open()
    const answered = Promise.withResolvers<void>()
    const page = assets.page.bind(assets)
    vi.spyOn(assets, 'page').mockImplementationOnce(async (...asked) => {
      const before = await page(...asked)
      await answered.promise
      return before
    })
    await go(folders.photographs.id)
    expect(folder.getSnapshot().value).toBe('opening')
    library.assets.delete(library.assetsIn('RECORDS', folders.photographs.id)[0]?.id ?? '')
    library.publish({ kind: 'contents.changed', type: 'RECORDS', folderId: folders.photographs.id })
    answered.resolve()
    await settle()
    expect(folder.getSnapshot().context.contents?.first?.total).toBe(240)
    await vi.advanceTimersByTimeAsync(THROTTLE_MS)
    expect(folder.getSnapshot().context.contents?.first?.total).toBe(239)
  })

  it('shows the module’s root, where no assets lie', async () => {
    const { folder, go, names } = open()
    await go(null, { direction: 'desc' })
    expect([folder.getSnapshot().value, names()]).toEqual([{ shown: 'listing' }, ['To be sorted', 'Photographs', 'Letters and papers']])
  })

  it('shows all assets of a module, wherever they lie, each with the way to it, and hears of changes in any folder', async () => {
    const { folder, folders, library, shown, go, names } = open()
    const total = () => folder.getSnapshot().context.contents?.first?.total
    await go(null, { everywhere: true, sort: 'createdAt', direction: 'desc' })
    const rows = folder.getSnapshot().children.window?.getSnapshot()
    const first = rows && assetAt(rows.context, 0)
    expect([folder.getSnapshot().value, names(), total()]).toEqual([{ shown: 'listing' }, [], library.assetsIn('RECORDS', undefined).length])
    expect(first?.path?.at(-1)?.id).toBe(first?.folderId)
    const before = total() ?? 0
    library.assets.delete(library.assetsIn('RECORDS', folders.papers.id)[0]?.id ?? '')
    library.publish({ kind: 'contents.changed', type: 'RECORDS', folderId: folders.papers.id })
    await vi.advanceTimersByTimeAsync(THROTTLE_MS)
    expect([total(), shown.mock.calls.length]).toEqual([before - 1, 2])
  })

  it('says that a folder is empty', async () => {
    const { folder, folders, go } = open()
    await go(folders.empty.id)
    expect(folder.getSnapshot().value).toEqual({ shown: 'empty' })
  })

  it('tells what kind of no it is', async () => {
    const { folder, folders, faults, go } = open()
    await go('00000000-0000-4000-8000-00000000ffff')
    expect(folder.getSnapshot().value).toEqual({ refused: 'notFound' })
    await go(folders.trashed.id)
    expect(folder.getSnapshot().value).toEqual({ refused: 'inTrash' })
    faults.fail('folders.read', { code: 'PERMISSION_DENIED' })
    await go(folders.photographs.id)
    expect(folder.getSnapshot().value).toEqual({ refused: 'denied' })
  })

  it('can be tried again when it failed', async () => {
    const { folder, folders, faults, go } = open()
    faults.fail('folders.children', { code: 'UNREACHABLE' }, 1)
    await go(folders.photographs.id)
    expect(folder.getSnapshot()).toMatchObject({ value: { refused: 'failed' }, context: { failure: { code: 'UNREACHABLE' } } })
    folder.send({ type: 'retry' })
    await settle()
    expect(folder.getSnapshot().value).toEqual({ shown: 'listing' })
  })

  it('follows the address to the next folder while the last one is still being read', async () => {
    const { folder, folders, faults, go, names } = open()
    const release = faults.hold('folders.read')
    await go(folders.empty.id)
    expect(folder.getSnapshot().value).toBe('opening')
    faults.mend('folders.read')
    await go(folders.photographs.id)
    release()
    await settle()
    expect([folder.getSnapshot().value, names()]).toEqual([{ shown: 'listing' }, ['Harbour', 'Ships']])
  })

  it('reads again, once for a burst, what has changed in the open folder', async () => {
    const { folder, folders, library, assets, go } = open()
    await go(folders.empty.id)
    const page = vi.spyOn(assets, 'page')
    for (let step = 0; step < 50; step += 1) {
      assetOf(library, { name: `Arrived ${step}.jpg`, folderId: folders.empty.id, type: 'RECORDS' })
      library.publish({ kind: 'contents.changed', folderId: folders.empty.id, type: 'RECORDS' })
    }
    library.publish({ kind: 'contents.changed', folderId: folders.ships.id, type: 'RECORDS' })
    expect(page).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(THROTTLE_MS)
    expect([folder.getSnapshot().value, folder.getSnapshot().context.contents?.first?.total]).toEqual([{ shown: 'listing' }, 50])
    // Once for the folder, once for the rows in view.
    expect(page).toHaveBeenCalledTimes(2)
  })

  it('leaves a folder that is gone, and stays in one that cannot be read for the moment', async () => {
    const { folder, folders, library, faults, go } = open()
    await go(folders.photographs.id)
    faults.fail('folders.read', { code: 'UNREACHABLE' }, 1)
    library.publish({ kind: 'stream.reopened' })
    await vi.advanceTimersByTimeAsync(THROTTLE_MS)
    expect(folder.getSnapshot().value).toEqual({ shown: 'listing' })
    library.trashed.add(folders.photographs.id)
    library.publish({ kind: 'stream.reopened' })
    await vi.advanceTimersByTimeAsync(REST_MS + THROTTLE_MS)
    expect(folder.getSnapshot().value).toEqual({ refused: 'inTrash' })
  })
})
