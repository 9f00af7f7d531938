import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('home %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let assetId: string
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Visited', signal())).id
    assetId = await putFile(ports.uploads, folderId, 'Visited.csv')
  })
  afterAll(() => ports.stop())

  const read = async (...ids: readonly (readonly ['folder' | 'asset', string])[]) => value(await ports.homes.read(ids.map(([kind, id]) => ({ kind, id })), signal()))

  it('names the places that are there, in the order in which they were asked for', async () => {
    const { places } = await read(['asset', assetId], ['folder', NOBODY], ['folder', folderId])
    expect(places.map((item) => (item.kind === 'folder' ? item.folder.name : item.asset.name))).toEqual(['Visited.csv', 'Visited'])
    expect(places.map(({ path }) => path.map(({ name }) => name))).toEqual([['Visited'], []])
  })

  it('shows favorites, the latest first', async () => {
    expect((await read()).favorites).toEqual([])
    value(await ports.favorites.change([{ kind: 'folder', id: folderId }], true, signal()))
    value(await ports.favorites.change([{ kind: 'asset', id: assetId }], true, signal()))
    expect((await read()).favorites.map(({ kind }) => kind)).toEqual(['asset', 'folder'])
  })

  it('has nothing to read again where everything was read', async () => {
    expect((await read()).unread).toEqual({ count: 0, assets: [] })
  })

  it('names nothing that lies in the trash', async () => {
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [folderId], assets: [] }, signal()))
    const { places, favorites, recent } = await read(['folder', folderId], ['asset', assetId])
    expect([places, favorites, recent.filter(({ id }) => id === assetId)]).toEqual([[], [], []])
  })
})
