import { describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { inOrderOf } from '../../infrastructure/memory/inOrderOf.ts'
import type { SourceList } from './AssetPlace.ts'
import { adjacentInList } from './adjacentInList.ts'

const signal = () => new AbortController().signal
const FAVORITES = { of: 'favorites', list: { sort: 'name', direction: 'asc' } } satisfies SourceList

/** As many favorites as `count`, and a folder among them. */
const starred = async (count: number) => {
  const ports = inMemoryPorts()
  const assets = inOrderOf(ports.sample.pictures.slice(0, count), 'name', 'asc')
  const marked = [{ kind: 'folder', id: ports.sample.folders.photographs.id } as const, ...assets.map(({ id }) => ({ kind: 'asset', id }) as const)]
  for (let from = 0; from < marked.length; from += 200) await ports.favorites.change(marked.slice(from, from + 200), true, signal())
  const walk = adjacentInList(ports)
  const names = async (assetId: string) => {
    const found = await walk(FAVORITES, assetId, signal())
    return found && { own: found.own, previous: found.previous?.asset.name, next: found.next?.asset.name }
  }
  return { ports, assets, walk, names }
}

describe('walking through a list', () => {
  it('goes from asset to asset, over the folders between them', async () => {
    const { assets, names } = await starred(3)
    expect(await Promise.all(assets.map(({ id }) => names(id)))).toEqual([
      { own: { row: 0, total: 3 }, previous: undefined, next: assets[1]?.name },
      { own: { row: 1, total: 3 }, previous: assets[0]?.name, next: assets[2]?.name },
      { own: { row: 2, total: 3 }, previous: assets[1]?.name, next: undefined },
    ])
  })

  it('reads as many pages as it needs, and one more at their end', async () => {
    const { assets, names } = await starred(220)
    const at = async (row: number) => names(assets[row]?.id ?? '')
    expect((await at(50))?.own).toBeUndefined()
    const [first, second] = [await at(98), await at(99)]
    expect([first?.next, second?.previous, second?.next]).toEqual([assets[99]?.name, assets[98]?.name, assets[100]?.name])
    expect(await at(219)).toMatchObject({ own: { row: 219, total: 220 }, next: undefined })
  })

  it('leads on from what has left the list by one’s own star, and back to it', async () => {
    const { ports, assets, names } = await starred(3)
    const [first = '', middle = '', last = ''] = assets.map(({ id }) => id)
    const [, second, third] = [await names(first), await names(middle), await names(last)]
    await names(middle)
    await ports.favorites.change([{ kind: 'asset', id: middle }], false, signal())
    const page = vi.spyOn(ports.favorites, 'page')
    expect([await names(last), await names(middle), page.mock.calls.length]).toEqual([third, second, 0])
  })

  it('reads the list anew for who comes from elsewhere, be it to the same asset', async () => {
    const { ports, assets, names } = await starred(4)
    const [first = '', second = '', , last = ''] = assets.map(({ id }) => id)
    await names(first)
    await ports.favorites.change([{ kind: 'asset', id: second }], false, signal())
    expect(await names(first)).toEqual({ own: { row: 0, total: 3 }, previous: undefined, next: assets[2]?.name })
    await ports.favorites.change([{ kind: 'asset', id: second }], true, signal())
    expect((await names(last))?.own).toEqual({ row: 3, total: 4 })
  })

  it('knows none of what does not stand in the list, nor where it cannot be read', async () => {
    const { ports, assets, names, walk } = await starred(2)
    expect(await names(ports.sample.pictures[9]?.id ?? '')).toBeUndefined()
    ports.faults.fail('webReady.page', { code: 'UNREACHABLE' })
    expect(await walk({ of: 'webReady', list: { resourceType: 'RECORDS', direction: 'asc' } }, assets[0]?.id ?? '', signal())).toBeUndefined()
  })

  it('walks through what is web ready, what is related and what was found', async () => {
    const { ports, walk } = await starred(0)
    const [one, two] = ports.sample.files
    await ports.relations.change({ kind: 'asset', type: 'RECORDS', id: one?.id ?? '' }, [{ kind: 'asset', id: two?.id ?? '' }], true, signal())
    const related = await walk({ of: 'related', list: { kind: 'asset', type: 'RECORDS', id: one?.id ?? '' } }, two?.id ?? '', signal())
    const ready = await ports.webReady.page({ resourceType: 'RECORDS', kind: 'asset', direction: 'asc' }, null, signal())
    const first = ready._tag === 'Success' ? ready.success.items.flatMap((item) => (item.kind === 'asset' ? [item.asset] : [])) : []
    const web = await walk({ of: 'webReady', list: { resourceType: 'RECORDS', direction: 'asc' } }, first[0]?.id ?? '', signal())
    const found = await walk({ of: 'search', list: { q: 'lighthouse', sort: { by: 'relevance' }, direction: 'asc' } }, ports.sample.pictures[0]?.id ?? '', signal())
    expect([related?.own, web?.next?.asset.id, found?.next === undefined]).toEqual([{ row: 0, total: 1 }, first[1]?.id, false])
  })
})
