import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemsSelected, type SelectedRef } from '../../src/domain/items/selection.ts'
import type { TrashList } from '../../src/application/trash/TrashGateway.ts'
import { moveCopy, NOWHERE } from './moveCopy.ts'
import { bulkOutcomeOf, codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('the trash %s', (_, open) => {
  let ports: Ports
  const { folder, asset, inside, used, binned } = moveCopy(() => ports)
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const ref = (kind: SelectedRef['kind'], { id }: { readonly id: string }): SelectedRef => ({ kind, id })
  const trash = async (...refs: SelectedRef[]) => bulkOutcomeOf(await ports.trash.trash('RECORDS', itemsSelected(refs), signal()))
  const restore = (selection: ReturnType<typeof itemsSelected> | { readonly kind: 'batch'; readonly batchId: string }, decisions = {}) =>
    ports.trash.restore({ selection }, decisions, signal())
  const searched = async (term: string) => value(await ports.searches.search({ term, resourceType: undefined, limit: 20 }, signal())).total

  it('holds a folder with all that lies in it, out of every list, and gives it back as it was', async () => {
    const above = await folder('Shelf')
    const box = await folder('Xylotheque', above.id)
    const inner = await folder('Drawer', box.id)
    const file = await asset('xylotheque plan.csv', inner.id)
    const before = await used()
    expect(await searched('xylotheque')).toBe(2)
    const { batchId } = await trash(ref('folder', box))
    expect([await inside(above.id), await searched('xylotheque')]).toEqual([[], 0])
    expect(codeOf(await ports.assets.read('RECORDS', file.id, signal()))).toBe('RESOURCE_IN_TRASH')
    expect(codeOf(await ports.folders.read('RECORDS', inner.id, signal()))).toBe('RESOURCE_IN_TRASH')
    expect(codeOf(await ports.moving.move({ type: 'RECORDS', selection: itemsSelected([ref('asset', file)]), destinationId: above.id }, {}, signal()))).toBe(
      'RESOURCE_IN_TRASH',
    )
    const [item] = (await binned()).items
    expect(item).toMatchObject({ id: box.id, kind: 'folder', type: 'RECORDS', name: 'Xylotheque', folderCount: 1, assetCount: 1, size: file.size })
    expect(item?.place.map(({ name }) => name)).toEqual(['Shelf'])
    expect(await used()).toEqual(before)
    expect(value(await restore({ kind: 'batch', batchId }))).toMatchObject({ folders: 1, assets: 0, skipped: 0 })
    expect([await inside(above.id), await inside(box.id), await inside(inner.id), await searched('xylotheque')]).toEqual([
      ['Xylotheque'],
      ['Drawer'],
      ['xylotheque plan.csv'],
      2,
    ])
  })

  it('gives nothing back into taken names without a decision', async () => {
    const place = await folder('Twice')
    const old = await asset('same.csv', place.id, 'the old one\n')
    await trash(ref('asset', old))
    const there = await asset('same.csv', place.id, 'new\n')
    const selection = itemsSelected([ref('asset', old)])
    expect(await restore(selection)).toMatchObject({ failure: { code: 'ASSET_ALREADY_EXISTS', names: ['same.csv'] } })
    const plan = value(await ports.trash.plan({ selection }, signal()))
    expect([plan.conflicts.map(({ id, freeName }) => [id, freeName]), plan.blocked]).toEqual([[[old.id, 'same (2).csv']], []])
    const [{ size, contentVersion }, now] = [old, value(await ports.assets.read('RECORDS', there.id, signal()))]
    expect(plan.conflicts[0]).toMatchObject({ coming: { id: old.id, size, contentVersion }, there: { id: there.id, size: 4, contentVersion: now.contentVersion } })
    value(await restore(selection, { assets: 'rename' }))
    expect(await inside(place.id)).toEqual(['same (2).csv', 'same.csv'])
  })

  it('tells what lies in a folder that would come back, beside the one that has its name', async () => {
    const place = await folder('Cupboard')
    const old = await folder('Shelf of maps', place.id)
    await folder('Loose sheets', old.id)
    await asset('sheet.csv', old.id)
    await trash(ref('folder', old))
    const there = await folder('Shelf of maps', place.id)
    const plan = value(await ports.trash.plan({ selection: itemsSelected([ref('folder', old)]) }, signal()))
    expect(plan.conflicts).toMatchObject([
      { coming: { kind: 'folder', id: old.id, folderCount: 1, assetCount: 1 }, there: { kind: 'folder', id: there.id, folderCount: 0, assetCount: 0 } },
    ])
  })

  it('says where something cannot go back to, and gives it back elsewhere', async () => {
    const above = await folder('Outer')
    const file = await asset('inner.csv', above.id)
    await trash(ref('asset', file))
    await trash(ref('folder', above))
    const selection = itemsSelected([ref('asset', file)])
    expect(codeOf(await restore(selection))).toBe('RESOURCE_IN_TRASH')
    expect(value(await ports.trash.plan({ selection }, signal())).blocked).toEqual([{ id: file.id, kind: 'asset', name: 'inner.csv', by: 'trashed' }])
    value(await ports.trash.deletePermanently(itemsSelected([ref('folder', above)]), signal()))
    expect(codeOf(await restore(selection))).toBe('DESTINATION_NOT_FOUND')
    expect(value(await ports.trash.plan({ selection }, signal())).blocked).toEqual([{ id: file.id, kind: 'asset', name: 'inner.csv', by: 'gone' }])
    const elsewhere = await folder('Way on')
    expect(codeOf(await ports.trash.restore({ selection, destinationId: null }, {}, signal()))).toBe('ASSET_CANNOT_BE_STANDALONE')
    value(await ports.trash.restore({ selection, destinationId: elsewhere.id }, {}, signal()))
    expect(await inside(elsewhere.id)).toEqual(['inner.csv'])
  })

  it('gives a folder back together with what was thrown out of it before', async () => {
    const outer = await folder('Together')
    const file = await asset('first.csv', outer.id)
    await trash(ref('asset', file))
    await trash(ref('folder', outer))
    expect(value(await restore(itemsSelected([ref('folder', outer), ref('asset', file)])))).toMatchObject({ folders: 1, assets: 1 })
    expect(await inside(outer.id)).toEqual(['first.csv'])
  })

  it('asks about names in a folder that comes back as well, and leaves there what cannot be beside them', async () => {
    const box = await folder('Herbarium')
    const old = await asset('leaf.csv', box.id, 'old\n')
    await trash(ref('asset', old))
    await asset('leaf.csv', box.id, 'newer\n')
    await trash(ref('folder', box))
    const both = itemsSelected([ref('asset', old), ref('folder', box)])
    expect(await restore(both)).toMatchObject({ failure: { code: 'ASSET_ALREADY_EXISTS', names: ['leaf.csv'] } })
    expect(value(await restore(both, { assets: 'rename' }))).toMatchObject({ folders: 1, assets: 1, skipped: 0 })
    expect(await inside(box.id)).toEqual(['leaf (2).csv', 'leaf.csv'])
  })

  it('asks about a folder whose name is taken in a folder that comes back', async () => {
    const box = await folder('Portfolio')
    const old = await folder('Sketches', box.id)
    await asset('old sketch.csv', old.id)
    await trash(ref('folder', old))
    const newer = await folder('sketches', box.id)
    await trash(ref('folder', box))
    const both = itemsSelected([ref('folder', old), ref('folder', box)])
    const plan = value(await ports.trash.plan({ selection: both }, signal()))
    expect([plan.total, plan.blocked]).toEqual([1, []])
    expect(plan.conflicts).toMatchObject([{ id: old.id, freeName: 'Sketches (2)', canReplace: false, coming: { id: old.id, assetCount: 1 }, there: { id: newer.id, assetCount: 0 } }])
    expect(await restore(both)).toMatchObject({ failure: { code: 'FOLDER_ALREADY_EXISTS', names: ['Sketches'] } })
    expect(value(await restore(both, { folders: 'rename' }))).toMatchObject({ folders: 2, assets: 0, skipped: 0 })
    expect(await inside(box.id)).toEqual(['sketches', 'Sketches (2)'])
  })

  it('keeps what lay in a folder that is skipped, with it', async () => {
    const place = await folder('Attic')
    const box = await folder('Chest', place.id)
    const file = await asset('letter.csv', box.id)
    await trash(ref('asset', file))
    await trash(ref('folder', box))
    await folder('Chest', place.id)
    const both = itemsSelected([ref('asset', file), ref('folder', box)])
    expect(value(await restore(both, { folders: 'skip' }))).toMatchObject({ folders: 0, assets: 0, skipped: 2 })
    expect((await binned()).items.map(({ id }) => id)).toEqual(expect.arrayContaining([file.id, box.id]))
    expect(value(await restore(both, { folders: 'rename' }))).toMatchObject({ folders: 1, assets: 1, skipped: 0 })
    expect([await inside(place.id), await inside(box.id)]).toEqual([['Chest', 'Chest (2)'], ['letter.csv']])
  })

  it('deletes for good, and frees just that', async () => {
    const before = await used()
    const box = await folder('Gone')
    const [kept, gone] = [await asset('kept.csv', (await folder('Stays')).id, 'x'.repeat(700)), await asset('gone.csv', box.id, 'y'.repeat(900))]
    await trash(ref('folder', box))
    expect(value(await ports.trash.deletePermanently(itemsSelected([ref('folder', box)]), signal()))).toEqual({ folders: 1, assets: 0, kept: 0 })
    expect(await used()).toEqual({ usedBytes: before.usedBytes + kept.size, files: before.files + 1 })
    expect(codeOf(await ports.assets.read('RECORDS', gone.id, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await restore(itemsSelected([ref('folder', box)])))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await ports.trash.deletePermanently(itemsSelected([{ kind: 'asset', id: NOWHERE }]), signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('is found by a part of a name, in each order, page by page, with the pictures of files', async () => {
    const place = await folder('Sorted')
    const small = await asset('Zebra 100%.csv', place.id, 'a')
    const large = await asset('apple_100%.csv', place.id, 'a'.repeat(40))
    const box = await folder('Mango 100%')
    await trash(ref('asset', small), ref('asset', large), ref('folder', box))
    const found = async (term: string, order: Pick<TrashList, 'sort' | 'direction'> = { direction: 'desc' }) => {
      const { items, total, next } = value(await ports.trash.page({ term, ...order }, null, signal()))
      expect([total, next]).toEqual([items.length, null])
      return items
    }
    const names = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ name }) => name)
    expect(await names('100%', { sort: 'name', direction: 'asc' })).toEqual(['apple_100%.csv', 'Mango 100%', 'Zebra 100%.csv'])
    expect(await names('100%', { sort: 'size', direction: 'desc' })).toEqual(['apple_100%.csv', 'Zebra 100%.csv', 'Mango 100%'])
    expect([await names('  ZEBRA '), await names('e_1'), await names('0%.'), await names('nowhere')]).toEqual([
      ['Zebra 100%.csv'],
      ['apple_100%.csv'],
      expect.arrayContaining(['apple_100%.csv', 'Zebra 100%.csv']),
      [],
    ])
    const { contentVersion, thumbnail, preview, width, height } = value(await ports.trash.page({ term: 'zebra', direction: 'desc' }, null, signal())).items[0]?.picture ?? {}
    expect([contentVersion, thumbnail, preview, width, height]).toEqual([small.contentVersion, small.thumbnail, small.preview, null, null])
    expect((await found('mango'))[0]?.picture).toBeNull()
  })

  it('is in the order in which things were moved to the trash, the latest first unless it is asked for the other way', async () => {
    const [first, second, third] = [await folder('Dated one'), await folder('Dated two'), await folder('Dated three')]
    for (const thrown of [second, third, first]) await trash(ref('folder', thrown))
    const names = async (order: Pick<TrashList, 'sort' | 'direction'>) => value(await ports.trash.page({ term: 'dated', ...order }, null, signal())).items.map(({ name }) => name)
    expect(await names({ direction: 'desc' })).toEqual(['Dated one', 'Dated three', 'Dated two'])
    expect(await names({ sort: 'trashedAt', direction: 'asc' })).toEqual(['Dated two', 'Dated three', 'Dated one'])
  })

  it('goes on where a page of any order ended', async () => {
    for (let number = 0; number < 52; number += 1) await trash(ref('folder', await folder(`Leaf ${String(number).padStart(2, '0')}`)))
    for (const sort of ['name', 'size', 'trashedAt'] as const) {
      const list = { term: 'leaf', sort, direction: 'asc' } as const
      const first = value(await ports.trash.page(list, null, signal()))
      const rest = value(await ports.trash.page(list, first.next, signal()))
      expect([first.total, rest.next, new Set([...first.items, ...rest.items].map(({ id }) => id)).size], sort).toEqual([52, null, 52])
    }
  })

  it('deletes only as much as was confirmed', async () => {
    await trash(ref('folder', await folder('Seen')))
    const { total } = await binned()
    await trash(ref('folder', await folder('Trashed since')))
    const all = { kind: 'all', except: [] } as const
    expect(await ports.trash.deletePermanently(all, signal(), total)).toMatchObject({ failure: { code: 'STALE_EDIT', count: total + 1 } })
    expect((await binned()).total).toBe(total + 1)
    const except = (await binned()).items.slice(0, 1).map(({ id }) => id)
    expect(await ports.trash.deletePermanently({ kind: 'all', except }, signal(), total + 1)).toMatchObject({ failure: { code: 'STALE_EDIT', count: total } })
    // What was left out and has gone does not count.
    expect(await ports.trash.deletePermanently({ kind: 'all', except: [...except, NOWHERE] }, signal(), total - 1)).toMatchObject({ failure: { code: 'STALE_EDIT', count: total } })
    expect(value(await ports.trash.deletePermanently({ kind: 'all', except }, signal(), total)).kept).toBe(0)
    expect((await binned()).items.map(({ id }) => id)).toEqual(except)
  })

  it('is emptied', async () => {
    await trash(ref('folder', await folder('One')), ref('folder', await folder('Two')))
    const { items, total } = await binned()
    const except = items.slice(0, 1).map(({ id }) => id)
    value(await ports.trash.deletePermanently({ kind: 'all', except }, signal()))
    expect([total > 1, (await binned()).items.map(({ id }) => id)]).toEqual([true, except])
  })
})
