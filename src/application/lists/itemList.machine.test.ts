import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { THROTTLE_MS } from '../notifications/throttle.ts'
import { createFavoritesMachine } from '../favorites/favorites.machine.ts'

afterEach(() => void vi.useRealTimers())

const LATEST = { sort: 'addedAt', direction: 'desc' } as const

const begin = async (count: number) => {
  const ports = inMemoryPorts()
  const refs = ports.sample.pictures.slice(0, count).map(({ id }) => ({ kind: 'asset', id }) as const)
  const mark = (favorite: boolean, some = refs) => ports.favorites.change(some, favorite, new AbortController().signal)
  await mark(true)
  const actor = createActor(createFavoritesMachine(ports)).start()
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.items.length, actor.getSnapshot().context.total]
  const open = () => actor.send({ type: 'list.opened', list: LATEST })
  return { ports, refs, mark, actor, shown, open }
}

it('lists page by page', async () => {
  const { actor, open, shown } = await begin(60)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
  actor.send({ type: 'more.wanted' })
  expect(shown()).toEqual([{ shown: 'listing' }, 60, 60])
})

it('reads again as much as it had when the list has changed, down to nothing', async () => {
  const { actor, open, shown, mark, refs } = await begin(60)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
  await mark(false, refs.slice(0, 1))
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 59, 59])
  await mark(false)
  await expect.poll(shown).toEqual([{ shown: 'nothing' }, 0, 0])
})

it('stays as it was when it cannot be read again', async () => {
  const { ports, open, shown, mark, refs } = await begin(2)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' })
  await mark(false, refs.slice(0, 1))
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
})

it('shows no more of what somebody may not see any more', async () => {
  const { ports, open, shown, mark, refs } = await begin(2)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
  ports.faults.fail('favorites.page', { code: 'PERMISSION_DENIED' }, 1)
  await mark(false, refs.slice(0, 1))
  await expect.poll(() => shown()[0]).toBe('failed')
})

it('shows nothing of the list before where the one that is asked for instead cannot be read', async () => {
  const { ports, actor, open, shown } = await begin(2)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'list.refined', list: { sort: 'addedAt', direction: 'asc' } })
  await expect.poll(() => shown()[0]).not.toEqual({ shown: 'refreshing' })
  expect(shown()[0]).toBe('failed')
})

it('is tried again when it could not be read, at its beginning or further on', async () => {
  const { ports, actor, open, shown } = await begin(60)
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' }, 1)
  open()
  await expect.poll(shown).toEqual(['failed', 0, 0])
  actor.send({ type: 'retry' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 60])
  ports.faults.fail('favorites.page', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'more.wanted' })
  await expect.poll(shown).toEqual([{ shown: 'stuck' }, 50, 60])
  actor.send({ type: 'retry' })
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 60, 60])
})

it('reads a burst of changes again once, after a moment, and only for its own modules', async () => {
  const { ports, open, shown, refs } = await begin(3)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 3, 3])
  const page = vi.spyOn(ports.favorites, 'page')
  const { folderId } = ports.sample.pictures[0] ?? { folderId: '' }
  vi.useFakeTimers()
  for (let upload = 0; upload < 100; upload += 1) ports.sample.library.publish({ kind: 'contents.changed', type: 'ARCHIVES', folderId })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect(page).not.toHaveBeenCalled()
  for (let upload = 0; upload < 100; upload += 1) ports.sample.library.publish({ kind: 'contents.changed', type: 'RECORDS', folderId })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect([page.mock.calls.length, page.mock.calls.every(([, , signal]) => !signal.aborted), refs.length]).toEqual([1, true, 3])
})

it('finishes what it reads before it reads again, also when more is wanted just then', async () => {
  const { ports, actor, open, shown } = await begin(120)
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 50, 120])
  const release = ports.faults.hold('favorites.page')
  const page = vi.spyOn(ports.favorites, 'page')
  actor.send({ type: 'more.wanted' })
  actor.send({ type: 'reread.due' })
  expect([actor.getSnapshot().value, page.mock.calls.length]).toEqual([{ shown: 'extending' }, 1])
  release()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 100, 120])
  // The page that was wanted, and both again.
  expect(page.mock.calls.map(([, after]) => after === null)).toEqual([false, true, false])
})

it('shows what became of an asset’s thumbnail, also while it reads again', async () => {
  const { ports, actor, open, shown, refs } = await begin(2)
  const [asset] = ports.sample.pictures
  open()
  await expect.poll(shown).toEqual([{ shown: 'listing' }, 2, 2])
  const ready = (thumbnail: 'Failed' | 'Pending') => {
    const changed = { assetId: refs[0]?.id ?? '', folderId: asset?.folderId ?? '', type: 'RECORDS', thumbnail, indexing: 'Indexed' } as const
    ports.sample.library.publish({ kind: 'asset.changed', ...changed })
    const item = actor.getSnapshot().context.items.find((one) => one.kind === 'asset' && one.asset.id === changed.assetId)
    return item?.kind === 'asset' ? [item.asset.thumbnail, item.asset.indexing] : []
  }
  expect(ready('Failed')).toEqual(['Failed', 'Indexed'])
  const release = ports.faults.hold('favorites.page')
  const page = vi.spyOn(ports.favorites, 'page')
  actor.send({ type: 'reread.due' })
  expect([ready('Pending'), page.mock.calls.length]).toEqual([['Pending', 'Indexed'], 1])
  release()
  await expect.poll(() => page.mock.calls.length).toBe(2)
})
