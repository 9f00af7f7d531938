import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAVORITES_AT_ONCE, type FavoriteList } from '../../src/application/favorites/FavoriteGateway.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'
const LATEST: FavoriteList = { sort: 'addedAt', direction: 'desc' }

describe.each(SIDES)('favorites %s', (_, open) => {
  let ports: Ports
  let folders: readonly Folder[]
  let asset: ResourceRef
  beforeAll(async () => {
    ports = await open()
    const above = value(await ports.folders.create('RECORDS', null, 'Zebra', signal()))
    const below = value(await ports.folders.create('RECORDS', above.id, 'Aardvark', signal()))
    folders = [above, below]
    asset = { kind: 'asset', id: await putFile(ports.uploads, below.id, 'Zither.csv') }
  })
  afterAll(() => ports.stop())

  const folder = (row: number): ResourceRef => ({ kind: 'folder', id: folders[row]?.id ?? '' })
  const change = (resources: readonly ResourceRef[], favorite: boolean) => ports.favorites.change(resources, favorite, signal())
  const page = async (list: FavoriteList = LATEST) => value(await ports.favorites.page(list, null, signal()))
  const idsOf = async (list?: FavoriteList) => (await page(list)).items.map((item) => resourceOf(item).id)

  it('are none at first', async () => {
    expect(await page()).toEqual({ items: [], next: null, total: 0 })
  })

  it('are listed in the order in which they were marked, or by name, and narrowed to a kind or module', async () => {
    for (const each of [folder(0), folder(1), asset]) expect(value(await change([each], true)).changed).toEqual([each])
    const [above, below] = [folder(0).id, folder(1).id]
    expect(await idsOf()).toEqual([asset.id, below, above])
    expect(await idsOf({ sort: 'addedAt', direction: 'asc' })).toEqual([above, below, asset.id])
    expect(await idsOf({ sort: 'name', direction: 'desc', kind: 'folder' })).toEqual([above, below])
    expect(await idsOf({ ...LATEST, kind: 'asset', resourceType: 'RECORDS' })).toEqual([asset.id])
    expect(await idsOf({ ...LATEST, resourceType: 'ARCHIVES' })).toEqual([])
    const { items, total } = await page({ ...LATEST, kind: 'folder' })
    expect([items[0]?.path.map(({ name }) => name), total]).toEqual([['Zebra'], 2])
  })

  it('show their star wherever they are read', async () => {
    const list = { type: 'RECORDS', parentId: null, sort: 'name', direction: 'asc' } as const
    const { folders: roots } = value(await ports.folders.children(list, signal()))
    expect(roots.filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual([folder(0).id])
    expect(value(await ports.folders.read('RECORDS', folder(1).id, signal())).favorite).toBe(true)
    expect(value(await ports.assets.read('RECORDS', asset.id, signal())).favorite).toBe(true)
    const within = { type: 'RECORDS', folderId: folder(1).id, sort: 'name', direction: 'asc' } as const
    const { items } = value(await ports.assets.page(within, 0, signal()))
    expect(items.filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual([asset.id])
  })

  it('are marked and taken off once', async () => {
    expect(value(await change([folder(0), folder(1)], true)).changed).toEqual([])
    expect(value(await change([folder(0), asset], false)).changed).toEqual([folder(0), asset])
    expect(value(await change([folder(0)], false)).changed).toEqual([])
    expect(await idsOf()).toEqual([folder(1).id])
    expect(value(await ports.assets.read('RECORDS', asset.id, signal())).favorite).toBe(false)
  })

  it('are marked so many in one call, and no more', async () => {
    const some = (count: number) => Array.from({ length: count }, () => asset)
    expect(value(await change(some(FAVORITES_AT_ONCE), true)).changed.length).toBeGreaterThan(0)
    expect(codeOf(await change(some(FAVORITES_AT_ONCE + 1), false))).toBe('VALIDATION_FAILED')
    expect(await idsOf()).toContain(asset.id)
    value(await change([asset], false))
  })

  it('are marked all together, as they are selected', async () => {
    const marked = async (selection: Selection, favorite: boolean, type: 'RECORDS' | 'ARCHIVES' = 'RECORDS') => ports.favorites.changeSelected(type, selection, favorite, signal())
    value(await change([folder(0), folder(1), asset], false))
    expect(value(await marked({ kind: 'found', q: 'zither OR zebra', except: [] }, true)).changed.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      [folder(0), asset].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    expect(value(await marked({ kind: 'found', q: 'zither OR zebra OR aardvark', except: [] }, true)).changed).toEqual([folder(1)])
    expect(value(await marked({ kind: 'found', q: 'zither OR zebra OR aardvark', except: [] }, true, 'ARCHIVES')).changed).toEqual([])
    expect(value(await marked({ kind: 'contents', folderId: folder(1).id, except: [] }, false)).changed).toEqual([asset])
    expect(value(await marked({ kind: 'items', folders: [folder(0).id, folder(1).id], assets: [] }, false)).changed).toHaveLength(2)
    expect(codeOf(await marked({ kind: 'items', folders: [NOBODY], assets: [] }, true))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await marked({ kind: 'items', folders: [folder(0).id], assets: [] }, true, 'ARCHIVES'))).toBe('FOLDER_DIFFERENT_TYPE')
    expect((await page()).items).toEqual([])
  })

  it('are nothing that does not exist', async () => {
    expect(codeOf(await change([{ kind: 'asset', id: NOBODY }], true))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await change([{ kind: 'folder', id: NOBODY }], true))).toBe('FOLDER_NOT_FOUND')
  })
})
