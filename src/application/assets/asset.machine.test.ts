import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createAssetMachine } from './asset.machine.ts'
import type { AssetList } from './AssetGateway.ts'
import type { AssetPlace } from './AssetPlace.ts'

const open = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<(notification: Notification) => void>()
  const asset = createActor(createAssetMachine({ ...ports, notify })).start()
  const { folders } = ports.sample
  const list: AssetList = { type: 'RECORDS', folderId: folders.photographs.id, sort: 'createdAt', direction: 'asc' }
  const go = async (assetId: string, from?: AssetPlace['from']) => {
    asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId, from })
    await vi.waitFor(() => expect(asset.getSnapshot().value).not.toBe('opening'))
  }
  /** The form over the fields of the asset on screen. */
  const edit = () => {
    const actor = asset.getSnapshot().context.edit
    if (actor === undefined) throw new Error('No asset is shown')
    return actor
  }
  const resting = () =>
    vi.waitFor(() => {
      expect(edit().getSnapshot().hasTag('busy')).toBe(false)
      return edit().getSnapshot()
    })
  const type = (field: 'name' | 'description' | 'fileNumber', value: string) => edit().send({ type: 'field.changed', field, value })
  return { ...ports, ...ports.sample, asset, notify, list, go, edit, resting, type }
}
const openText = () => {
  const opened = open()
  const texts = opened.files.find(({ preview }) => preview === 'text')
  if (texts === undefined) throw new Error('The sample has no text')
  return { ...opened, texts }
}
const FIRST = 0

describe('the page of an asset', () => {
  it('shows the asset, with its form closed', async () => {
    const { asset, go, edit, files } = open()
    await go(files[FIRST]?.id ?? '')
    expect([asset.getSnapshot().value, asset.getSnapshot().context.asset?.name, edit().getSnapshot().value]).toEqual([
      'viewing',
      'Harbour plan 1911.pdf',
      'closed',
    ])
  })

  it('shows another file as soon as it takes the place of the one on screen', async () => {
    const { asset, go, library, texts } = openText()
    await go(texts.id)
    const before = asset.getSnapshot().context.preview
    await vi.waitFor(() => expect(before?.getSnapshot().value).toBe('text'))
    library.publish({ kind: 'library.changed', type: 'RECORDS' })
    await vi.waitFor(() => expect(asset.getSnapshot().context.asset).toEqual(library.assets.get(texts.id)))
    expect(asset.getSnapshot().context.preview).toBe(before)
    library.assets.set(texts.id, { ...texts, contentVersion: 'another', revision: texts.revision + 1 })
    library.publish({ kind: 'library.changed', type: 'RECORDS' })
    await vi.waitFor(() => expect(asset.getSnapshot().context.preview).not.toBe(before))
    expect(asset.getSnapshot().context.asset?.contentVersion).toBe('another')
  })

  it('shows a picture that browsers do not show themselves once one was made of it', async () => {
    const { asset, go, library, files } = open()
    const scan = { ...files[FIRST], mediaType: 'image/tiff', preview: 'image', thumbnail: 'Pending' } as AssetDetail
    library.assets.set(scan.id, scan)
    await go(scan.id)
    const looked = () => asset.getSnapshot().context.preview?.getSnapshot().value
    expect(looked()).toBe('beingMade')
    library.assets.set(scan.id, { ...scan, thumbnail: 'Ready' })
    library.publish({ kind: 'library.changed', type: 'RECORDS' })
    await vi.waitFor(() => expect(looked()).toBe('picture'))
  })

  it('tells what kind of no it is, and can be tried again', async () => {
    const { asset, go, faults, trashedAsset, files } = open()
    await go('00000000-0000-4000-8000-00000000ffff')
    expect(asset.getSnapshot().value).toEqual({ refused: 'notFound' })
    await go(trashedAsset.id)
    expect(asset.getSnapshot().value).toEqual({ refused: 'inTrash' })
    faults.fail('assets.read', { code: 'PERMISSION_DENIED' }, 1)
    await go(files[FIRST]?.id ?? '')
    expect(asset.getSnapshot().value).toEqual({ refused: 'denied' })
    faults.fail('assets.read', { code: 'UNAVAILABLE' }, 1)
    await go(files[FIRST]?.id ?? '')
    expect(asset.getSnapshot().value).toEqual({ refused: 'failed' })
    asset.send({ type: 'retry' })
    await vi.waitFor(() => expect(asset.getSnapshot().value).toBe('viewing'))
  })

  it('knows the assets beside it in the list one came from, also over the edge of a page', async () => {
    const { asset, go, list, assets } = open()
    const pages = await Promise.all([0, 1].map((index) => assets.page(list, index, new AbortController().signal)))
    const rows = pages.flatMap((page) => ('success' in page ? page.success.items : []))
    await go(rows[100]?.id ?? '', { list, row: 100 })
    await vi.waitFor(() => expect(asset.getSnapshot().context.adjacentAssets.own).toEqual({ row: 100, total: 240 }))
    const { previous, next } = asset.getSnapshot().context.adjacentAssets
    expect([previous?.asset.id, previous?.row, next?.asset.id, next?.row]).toEqual([rows[99]?.id, 99, rows[101]?.id, 101])
  })

  it('knows them anew when the list has changed, and keeps those it had once it is in that list no more', async () => {
    const { asset, go, list, assets, library, faults } = open()
    const page = async () => {
      const read = await assets.page(list, 0, new AbortController().signal)
      return 'success' in read ? read.success.items : []
    }
    const [first, second, third] = await page()
    const around = () => {
      const { own, previous, next } = asset.getSnapshot().context.adjacentAssets
      return [own?.row, previous?.asset.id, next?.asset.id]
    }
    const changed = () => library.publish({ kind: 'contents.changed', folderId: list.folderId ?? null, type: 'RECORDS' })
    await go(second?.id ?? '', { list, row: 1 })
    await vi.waitFor(() => expect(around()).toEqual([1, first?.id, third?.id]))
    library.trashed.add(first?.id ?? '')
    changed()
    await vi.waitFor(() => expect(around()).toEqual([0, undefined, third?.id]))
    library.trashed.delete(first?.id ?? '')
    library.trashed.add(second?.id ?? '')
    const reads = vi.spyOn(assets, 'page')
    const release = faults.hold('assets.page')
    changed()
    await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(1))
    changed()
    changed()
    release()
    await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
    await Promise.all(reads.mock.results.map(({ value }) => value))
    expect(around()).toEqual([0, undefined, third?.id])
  })

  it('shows what somebody else has changed', async () => {
    const { asset, go, files, library, assets } = open()
    const [file] = files
    if (file === undefined) throw new Error('The sample has no files')
    await go(file.id)
    await assets.edit(file, { description: 'Found in the attic' }, new AbortController().signal)
    library.publish({
      kind: 'asset.changed',
      assetId: file.id,
      folderId: file.folderId,
      type: 'RECORDS',
      thumbnail: 'Ready',
      indexing: 'Indexed',
    })
    await vi.waitFor(() => expect(asset.getSnapshot().context.asset?.description).toBe('Found in the attic'))
  })

  it('reads again what somebody else has changed while it was being opened', async () => {
    const { asset, go, files, library, assets } = open()
    const file = files[FIRST]
    if (file === undefined) throw new Error('The sample has no files')
    const read = assets.read.bind(assets)
    const answered = Promise.withResolvers<void>()
    vi.spyOn(assets, 'read').mockImplementationOnce(async (...asked) => {
      const before = await read(...asked)
      await answered.promise
      return before
    })
    const gone = go(file.id)
    await assets.edit(file, { description: 'Found in the attic' }, new AbortController().signal)
    const { id: assetId, folderId } = file
    library.publish({ kind: 'asset.changed', assetId, folderId, type: 'RECORDS', thumbnail: 'Ready', indexing: 'Indexed' })
    answered.resolve()
    await gone
    await vi.waitFor(() => expect(asset.getSnapshot().context.asset?.description).toBe('Found in the attic'))
  })
})

describe('editing an asset', () => {
  const start = async () => {
    const all = open()
    await all.go(all.files[FIRST]?.id ?? '')
    all.edit().send({ type: 'edit' })
    return all
  }

  it('saves what differs, shows it and says so', async () => {
    const { asset, edit, type, resting, notify } = await start()
    expect(edit().getSnapshot().value).toEqual({ editing: 'untouched' })
    type('description', 'The keeper’s copy')
    expect(edit().getSnapshot().value).toEqual({ editing: 'changed' })
    edit().send({ type: 'save' })
    expect((await resting()).value).toBe('closed')
    expect(asset.getSnapshot().context.asset).toMatchObject({ description: 'The keeper’s copy', revision: 2 })
    expect(notify.mock.calls).toMatchObject([[{ kind: 'success', text: 'library.assetSaved', action: { text: 'history.undo' } }]])
  })

  it('takes a saved edit back from its notification, unless somebody has edited since', async () => {
    const { asset, assets, edit, type, resting, notify } = await start()
    type('description', 'The keeper’s copy')
    edit().send({ type: 'save' })
    await resting()
    const [[notified] = []] = notify.mock.calls
    notified?.action?.run()
    await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith({ kind: 'success', text: 'history.undone' }))
    const saved = asset.getSnapshot().context.asset
    const { signal } = new AbortController()
    expect(saved && (await assets.read(saved.type, saved.id, signal))).toMatchObject({ success: { description: 'From the keeper’s chest', revision: 3 } })
    notified?.action?.run()
    await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith({ kind: 'failure', text: 'failure.STALE_EDIT' }))
  })

  it('knows when nothing differs any more', async () => {
    const { edit, type } = await start()
    type('description', 'x')
    type('description', 'From the keeper’s chest')
    expect([edit().getSnapshot().value, edit().getSnapshot().hasTag('unsaved')]).toEqual([{ editing: 'untouched' }, false])
  })

  it('saves tags and search engine texts with the rest, and only those that differ', async () => {
    const { asset, edit, resting, assets } = await start()
    const save = vi.spyOn(assets, 'edit')
    edit().send({ type: 'field.changed', field: 'tags', value: [] })
    expect(edit().getSnapshot().value).toEqual({ editing: 'untouched' })
    edit().send({ type: 'field.changed', field: 'tags', value: ['Harbour', 'harbour'] })
    expect(edit().getSnapshot().context.problems).toEqual({ tags: { code: 'duplicated' } })
    edit().send({ type: 'field.changed', field: 'tags', value: ['Harbour'] })
    edit().send({ type: 'field.changed', field: 'seoTitle', value: 'The harbour in 1911' })
    edit().send({ type: 'save' })
    expect((await resting()).value).toBe('closed')
    expect(save.mock.calls[0]?.[1]).toEqual({ tags: ['Harbour'], seoTitle: 'The harbour in 1911' })
    expect(asset.getSnapshot().context.asset).toMatchObject({ tags: ['Harbour'], seoTitle: 'The harbour in 1911' })
  })

  it('asks nobody while a field is wrong', async () => {
    const { edit, type, assets } = await start()
    const save = vi.spyOn(assets, 'edit')
    type('name', 'Harbour plan.txt')
    edit().send({ type: 'save' })
    expect([edit().getSnapshot().context.problems, save.mock.calls.length]).toEqual([{ name: { code: 'extensionChanged' } }, 0])
  })

  it.each([
    ['ASSET_ALREADY_EXISTS', { code: 'ASSET_ALREADY_EXISTS', names: ['x.pdf'] }, 'refused'],
    ['FILE_NUMBER_ALREADY_EXISTS', { code: 'FILE_NUMBER_ALREADY_EXISTS' }, 'refused'],
    ['UNREACHABLE', { code: 'UNREACHABLE' }, 'failed'],
  ] as const)('keeps what was typed on %s, and can save again', async (_, failure, state) => {
    const { edit, type, resting, faults, notify } = await start()
    faults.fail('assets.edit', failure, 1)
    type('description', 'Mine')
    edit().send({ type: 'save' })
    const { value, context } = await resting()
    expect([value, context.failure, context.draft.description]).toEqual([{ editing: state }, failure, 'Mine'])
    expect(notify.mock.calls).toEqual([[{ kind: 'failure', text: 'library.assetNotSaved', subject: expect.any(String) }]])
    edit().send({ type: 'save' })
    expect((await resting()).value).toBe('closed')
  })

  it('never overwrites what somebody else has saved without asking', async () => {
    const { asset, edit, type, resting, assets, library, files } = await start()
    type('description', 'Mine')
    await assets.edit(
      library.assets.get(files[FIRST]?.id ?? '') ?? never(),
      { name: 'Plan of the harbour.pdf' },
      new AbortController().signal,
    )
    edit().send({ type: 'save' })
    await vi.waitFor(() => expect(edit().getSnapshot().value).toBe('stale'))
    expect(edit().getSnapshot().context).toMatchObject({ theirs: { name: 'Plan of the harbour.pdf' }, draft: { description: 'Mine' } })
    edit().send({ type: 'mine.keep' })
    expect((await resting()).value).toBe('closed')
    expect(asset.getSnapshot().context.asset).toMatchObject({ name: 'Plan of the harbour.pdf', description: 'Mine', revision: 3 })
  })

  it('can take theirs instead', async () => {
    const { asset, edit, type, assets, library, files } = await start()
    type('description', 'Mine')
    await assets.edit(library.assets.get(files[FIRST]?.id ?? '') ?? never(), { description: 'Theirs' }, new AbortController().signal)
    edit().send({ type: 'save' })
    await vi.waitFor(() => expect(edit().getSnapshot().value).toBe('stale'))
    edit().send({ type: 'theirs.take' })
    expect([edit().getSnapshot().value, asset.getSnapshot().context.asset?.description]).toEqual(['closed', 'Theirs'])
  })
})

const never = (): never => {
  throw new Error('The sample lacks what the test needs')
}
