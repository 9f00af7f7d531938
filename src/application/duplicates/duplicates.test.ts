import { describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { groupShown } from './duplicates.machine.ts'
import { startDuplicates } from './startDuplicates.ts'

/** The duplicates of a library in which so many groups of two are the same file. */
const begin = async (groups: number, { knowsDetails = true } = {}) => {
  const ports = inMemoryPorts()
  const { library, pictures } = ports.sample
  const change = (at: number, changes: Partial<AssetDetail>) => {
    const asset = library.assets.get(pictures[at]?.id ?? '')
    if (asset !== undefined) library.assets.set(asset.id, { ...asset, ...changes })
  }
  for (let group = 0; group < groups; group += 1) {
    change(group * 2, { size: 100, width: 10, height: 10 })
    change(group * 2 + 1, { checksum: pictures[group * 2]?.checksum ?? '', size: 900, width: 10, height: 10 })
  }
  const notified: Notification[] = []
  const actors = startDuplicates({ ...ports, knowsDetails: () => knowsDetails, notify: (one) => notified.push(one) })
  const { duplicates } = actors
  const at = () => groupShown(duplicates.getSnapshot().context)?.key
  const open = async (assetId?: string) => {
    duplicates.send({ type: 'duplicates.opened', kind: 'same', ...(assetId !== undefined && { assetId }) })
    await vi.waitFor(() => expect(duplicates.getSnapshot().matches('shown') && !duplicates.getSnapshot().matches({ shown: 'extending' })).toBe(true))
  }
  const key = (group: number): string => duplicates.getSnapshot().context.groups[group]?.key ?? ''
  await open()
  return { ...actors, ports, library, pictures, change, notified, at, key, open }
}

describe('the groups', () => {
  it('are gone through one by one, and no further than to the ends', async () => {
    const { duplicates, at, key } = await begin(3)
    const keys = [key(0), key(1), key(2)]
    const seen = (['group.previous', 'group.next', 'group.next', 'group.next', 'group.previous'] as const).map((type) => {
      duplicates.send({ type })
      return at()
    })
    expect([new Set(keys).size, seen]).toEqual([3, [keys[0], keys[1], keys[2], keys[2], keys[1]]])
    duplicates.send({ type: 'group.chosen', key: keys[0] ?? '' })
    expect(at()).toBe(keys[0])
  })

  it('are read on before their end is reached', async () => {
    const { duplicates, key } = await begin(24)
    const count = () => duplicates.getSnapshot().context.groups.length
    expect(count()).toBe(20)
    duplicates.send({ type: 'group.chosen', key: key(16) })
    expect(count()).toBe(20)
    duplicates.send({ type: 'group.next' })
    await vi.waitFor(() => expect(count()).toBe(24))
  })

  it('that are read again stay where they are; what comes in the place of one that is gone is shown', async () => {
    const { duplicates, separate, comparing, at, key } = await begin(3)
    const [first, second, third] = [key(0), key(1), key(2)]
    duplicates.send({ type: 'group.next' })
    const ids = (group: number) => duplicates.getSnapshot().context.groups[group]?.assets.map(({ asset }) => asset.id) ?? []
    await separate(ids(0), ids(0))
    await vi.waitFor(() => expect([key(0), at()]).toEqual([second, second]))
    await separate(ids(0), ids(0))
    await vi.waitFor(() => expect([at(), comparing.getSnapshot().context.key]).toEqual([third, third]))
    await separate(ids(0), ids(0))
    await vi.waitFor(() => expect(duplicates.getSnapshot().matches({ shown: 'nothing' })).toBe(true))
    expect([first, comparing.getSnapshot().matches('unopened')]).toEqual([expect.any(String), true])
  })

  it('are read again to the end while the library changes each second, and read on meanwhile where more is asked for', async () => {
    const { duplicates, ports, library, key } = await begin(24)
    const count = () => duplicates.getSnapshot().context.groups.length
    const first = key(0)
    library.assets.delete(duplicates.getSnapshot().context.groups[0]?.assets[1]?.asset.id ?? '')
    const reading = vi.spyOn(ports.duplicates, 'groups')
    const release = ports.faults.hold('duplicates.groups')
    for (let second = 0; second < 3; second += 1) duplicates.send({ type: 'reread.due' })
    expect([reading.mock.calls.length, reading.mock.calls[0]?.[2].aborted]).toEqual([1, false])
    release()
    await vi.waitFor(() => expect(key(0)).not.toBe(first))

    const releaseAgain = ports.faults.hold('duplicates.groups')
    duplicates.send({ type: 'reread.due' })
    duplicates.send({ type: 'more.wanted' })
    releaseAgain()
    await vi.waitFor(() => expect(count()).toBe(23))
  })

  it('of one asset are its own alone', async () => {
    const { duplicates, open, pictures } = await begin(3)
    await open(pictures[3]?.id)
    expect(duplicates.getSnapshot().context.groups.map(({ assets }) => assets.map(({ asset }) => asset.id))).toEqual([[pictures[2]?.id, pictures[3]?.id].toSorted()])
  })
})

describe('a group side by side', () => {
  it('proposes one and tells what each says, where the person may know', async () => {
    const { comparing, pictures } = await begin(1)
    await vi.waitFor(() => expect(comparing.getSnapshot().matches('compared')).toBe(true))
    const { keep, others, details } = comparing.getSnapshot().context
    expect([keep, others, details.size]).toEqual([pictures[1]?.id, [pictures[0]?.id], 2])
    const plain = await begin(1, { knowsDetails: false })
    expect([plain.comparing.getSnapshot().value, plain.comparing.getSnapshot().context.details.size]).toEqual(['plain', 0])
  })

  it('keeps what was chosen when the groups are read again', async () => {
    const { duplicates, comparing, pictures } = await begin(2)
    const [first = ''] = [pictures[0]?.id]
    comparing.send({ type: 'keep.chosen', id: first })
    comparing.send({ type: 'other.toggled', id: pictures[1]?.id ?? '' })
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(duplicates.getSnapshot().matches({ shown: 'refreshing' })).toBe(false))
    expect([comparing.getSnapshot().context.keep, comparing.getSnapshot().context.others]).toEqual([first, []])
    comparing.send({ type: 'keep.chosen', id: 'nobody' })
    comparing.send({ type: 'other.toggled', id: first })
    expect([comparing.getSnapshot().context.keep, comparing.getSnapshot().context.others]).toEqual([first, []])
  })

  it('shows what its assets are called by now, and keeps what was chosen where another copy comes', async () => {
    const { duplicates, comparing, change, pictures } = await begin(1)
    const [first = '', second = '', third = ''] = pictures.map(({ id }) => id)
    comparing.send({ type: 'keep.chosen', id: first })
    comparing.send({ type: 'other.toggled', id: second })
    change(1, { name: 'Renamed.jpg' })
    change(2, { checksum: pictures[0]?.checksum ?? '', size: 5000 })
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(comparing.getSnapshot().matches('compared') && comparing.getSnapshot().context.assets.length).toBe(3))
    const { keep, others, assets, details } = comparing.getSnapshot().context
    expect([keep, others, assets[1]?.asset.name, details.size]).toEqual([first, [third], 'Renamed.jpg', 3])
  })

  it('keeps what its assets say where no answer comes, and reads it when the connection is back', async () => {
    const { duplicates, comparing, change, ports } = await begin(1)
    await vi.waitFor(() => expect(comparing.getSnapshot().matches('compared')).toBe(true))
    change(1, { name: 'Renamed.jpg' })
    ports.faults.fail('assets.read', { code: 'UNREACHABLE' })
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(comparing.getSnapshot().context.assets[1]?.asset.name).toBe('Renamed.jpg'))
    await vi.waitFor(() => expect(comparing.getSnapshot().value).toBe('incomplete'))
    const namesIn = () => [...comparing.getSnapshot().context.details.values()].map(({ asset }) => asset.name)
    expect([namesIn().length, namesIn().includes('Renamed.jpg')]).toEqual([2, false])
    ports.faults.mend('assets.read')
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await vi.waitFor(() => expect(namesIn()).toContain('Renamed.jpg'))
    ports.faults.fail('assets.read', { code: 'NOT_FOUND' })
    change(1, { name: 'Renamed again.jpg' })
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(comparing.getSnapshot().context.details.size).toBe(0))
  })

  it('proposes anew where nothing was chosen, or what was chosen is gone', async () => {
    const { duplicates, comparing, change, library, pictures } = await begin(1)
    const [first = '', second = '', third = ''] = pictures.map(({ id }) => id)
    change(2, { checksum: pictures[0]?.checksum ?? '', size: 5000 })
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(comparing.getSnapshot().context.keep).toBe(third))
    comparing.send({ type: 'keep.chosen', id: first })
    library.assets.delete(first)
    duplicates.send({ type: 'groups.changed' })
    await vi.waitFor(() => expect(comparing.getSnapshot().context.assets).toHaveLength(2))
    expect([comparing.getSnapshot().context.keep, comparing.getSnapshot().context.others]).toEqual([third, [second]])
  })
})

describe('a merge', () => {
  const reviewed = async () => {
    const stage = await begin(1)
    const { change, merging, comparing } = stage
    change(0, { description: 'Kept', tags: ['Ship'] })
    change(1, { description: 'Other', tags: ['Ice'] })
    const { assets } = comparing.getSnapshot().context
    merging.send({ type: 'merge.opened', assets: assets.toSorted((one) => (one.asset.id === stage.pictures[0]?.id ? -1 : 1)) })
    await vi.waitFor(() => expect(merging.getSnapshot().matches({ open: 'reviewing' })).toBe(true))
    return stage
  }

  it('keeps what the kept one says, unless another is chosen; it is undone from its notification', async () => {
    const { merging, library, pictures, notified } = await reviewed()
    const [keep = '', other = ''] = [pictures[0]?.id, pictures[1]?.id]
    merging.send({ type: 'value.chosen', field: 'description', from: other })
    merging.send({ type: 'merge' })
    await vi.waitFor(() => expect(merging.getSnapshot().matches('closed')).toBe(true))
    expect(library.assets.get(keep)).toMatchObject({ description: 'Other', tags: ['Ship', 'Ice'] })
    expect([library.trashed.has(other), notified.at(-1)?.text, notified.at(-1)?.values]).toEqual([true, 'duplicates.merged', { count: 1 }])
    notified.at(-1)?.action?.run()
    await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('duplicates.undone'))
    expect(library.assets.get(keep)).toMatchObject({ description: 'Kept', tags: ['Ship'] })
    expect(library.trashed.has(other)).toBe(false)
  })

  it('is reviewed anew where something was changed in the meantime', async () => {
    const { merging, change } = await reviewed()
    change(1, { description: 'Changed', revision: 9 })
    merging.send({ type: 'merge' })
    await vi.waitFor(() => expect(merging.getSnapshot().matches({ open: 'refused' })).toBe(true))
    expect(merging.getSnapshot().context.failure).toEqual({ code: 'STALE_EDIT' })
    merging.send({ type: 'retry' })
    await vi.waitFor(() => expect(merging.getSnapshot().context.plan?.conflicts[0]?.offered[0]?.values).toEqual(['Changed']))
  })

  it('is not begun of one alone, and nothing is done where it is cancelled', async () => {
    const { merging, library, pictures, comparing } = await reviewed()
    merging.send({ type: 'cancel' })
    expect([merging.getSnapshot().matches('closed'), library.trashed.size > 0 && library.trashed.has(pictures[1]?.id ?? '')]).toEqual([true, false])
    merging.send({ type: 'merge.opened', assets: comparing.getSnapshot().context.assets.slice(0, 1) })
    expect(merging.getSnapshot().matches('closed')).toBe(true)
  })
})

it('assets that are not the same are told so, and it is taken back from its notification', async () => {
  const { duplicates, separate, notified, ports } = await begin(1)
  const ids = duplicates.getSnapshot().context.groups[0]?.assets.map(({ asset }) => asset.id) ?? []
  await separate(ids, ids)
  await vi.waitFor(() => expect(duplicates.getSnapshot().matches({ shown: 'nothing' })).toBe(true))
  expect(notified.at(-1)).toMatchObject({ kind: 'success', text: 'duplicates.separated', action: { text: 'duplicates.undo' } })
  notified.at(-1)?.action?.run()
  await vi.waitFor(() => expect(duplicates.getSnapshot().context.groups).toHaveLength(1))
  ports.faults.fail('duplicates.separate', { code: 'UNREACHABLE' })
  await separate(ids, ids)
  expect(notified.at(-1)).toMatchObject({ kind: 'failure', text: 'failure.UNREACHABLE' })
})
