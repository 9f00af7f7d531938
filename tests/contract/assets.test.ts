import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetList } from '../../src/application/assets/AssetGateway.ts'
import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import { BufferFile, putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const COUNT = 205

describe.each(SIDES)('assets and search %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let first: AssetDetail

  const upload = async (name: string, text: string): Promise<AssetDetail> => {
    const file = new BufferFile(Buffer.from(text), name)
    const sending = { file, destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return value(await ports.assets.read('RECORDS', assetId, signal()))
  }
  const list = (rest: Partial<AssetList> = {}): AssetList => ({ type: 'RECORDS', folderId, sort: 'name', direction: 'asc', ...rest })
  const page = async (index: number, rest: Partial<AssetList> = {}) => value(await ports.assets.page(list(rest), index, signal()))

  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Ledgers', signal())).id
    first = await upload('ledger 000.csv', 'year,ships\n1900,7\n')
    const names = Array.from({ length: COUNT - 1 }, (_, step) => `ledger ${String(step + 1).padStart(3, '0')}.csv`)
    while (names.length > 0) await Promise.all(names.splice(0, 8).map((name) => upload(name, `year,ships\n${name},8\n`)))
  })
  afterAll(() => ports.stop())

  it('are listed page by page, from whichever page one begins', async () => {
    const [last, middle, start] = [await page(2), await page(1), await page(0)]
    expect([start, middle, last].map(({ items, total, index }) => [index, items.length, total])).toEqual([
      [0, 100, COUNT],
      [1, 100, COUNT],
      [2, 5, COUNT],
    ])
    const names = [start, middle, last].flatMap(({ items }) => items.map(({ name }) => name))
    expect(names).toEqual(Array.from({ length: COUNT }, (_, step) => `ledger ${String(step).padStart(3, '0')}.csv`))
  })

  it('are listed in the other direction, and nowhere beyond the end', async () => {
    expect([(await page(0, { direction: 'desc' })).items[0]?.name, (await page(3)).items]).toEqual(['ledger 204.csv', []])
  })

  it('are listed wherever in the module they lie, the newest first, with the way down to each', async () => {
    const inner = value(await ports.folders.create('RECORDS', folderId, 'Inner', signal()))
    const deep = await putFile(ports.uploads, inner.id, 'deep.csv')
    const all = async () => {
      const read = async (index: number) => value(await ports.assets.page({ type: 'RECORDS', sort: 'createdAt', direction: 'desc' }, index, signal()))
      const { total } = await read(0)
      const pages = await Promise.all(Array.from({ length: Math.ceil(total / 100) }, (_, index) => read(index)))
      return { total, items: pages.flatMap(({ items }) => items) }
    }
    const { items, total } = await all()
    const details = await Promise.all(items.map(({ id }) => ports.assets.read('RECORDS', id, signal())))
    const dates = details.map((read) => value(read).createdAt)
    expect([items.length, total > COUNT, dates]).toEqual([total, true, dates.toSorted().reverse()])
    const ledgers = { id: folderId, name: 'Ledgers' }
    expect(items.find(({ id }) => id === deep)?.path).toEqual([ledgers, { id: inner.id, name: 'Inner' }])
    expect(items.find((asset) => asset.folderId === folderId)?.path).toEqual([ledgers])
    expect((await page(0)).items[0]?.path).toBeUndefined()
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [inner.id], assets: [] }, signal()))
    expect([(await all()).total, (await all()).items.some(({ id }) => id === deep)]).toEqual([total - 1, false])
  })

  it('are read with what they are', () => {
    expect(first).toMatchObject({
      name: 'ledger 000.csv',
      type: 'RECORDS',
      folderId,
      mediaType: 'text/csv',
      preview: 'text',
      size: 18,
      revision: 1,
      description: '',
      repositoryId: null,
      path: [{ id: folderId, name: 'Ledgers' }],
    })
  })

  it('are edited field by field, from the revision that was seen', async () => {
    const asset = await upload('edit me.csv', 'a,b\n')
    const described = value(await ports.assets.edit(asset, { description: 'Found in the attic' }, signal()))
    expect(described).toMatchObject({ name: 'edit me.csv', description: 'Found in the attic', revision: 2 })
    expect(codeOf(await ports.assets.edit(asset, { description: 'Lost' }, signal()))).toBe('STALE_EDIT')
    const renamed = value(await ports.assets.edit(described, { name: 'edited.csv', fileNumber: 'X-1' }, signal()))
    expect(value(await ports.assets.read('RECORDS', asset.id, signal()))).toMatchObject({
      name: 'edited.csv',
      fileNumber: 'X-1',
      revision: 3,
    })
    expect(codeOf(await ports.assets.edit(renamed, { name: 'LEDGER 000.csv' }, signal()))).toBe('ASSET_ALREADY_EXISTS')
    expect(codeOf(await ports.assets.edit(renamed, { fileNumber: first.fileNumber }, signal()))).toBe('FILE_NUMBER_ALREADY_EXISTS')
    expect(await ports.assets.edit(renamed, { name: 'edited.txt' }, signal())).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { name: { code: 'extensionChanged' } } },
    })
  })

  it('have tags and texts for search engines, and are found by their tags', async () => {
    const asset = await upload('tagged.csv', 'a,b\n')
    expect(asset).toMatchObject({ tags: [], seoTitle: '', seoDescription: '' })
    const edit = { tags: ['Zwieback', ' tin  '], seoTitle: 'A ledger', seoDescription: 'What was eaten at sea' }
    const tagged = value(await ports.assets.edit(asset, edit, signal()))
    expect(tagged).toMatchObject({ tags: ['Zwieback', 'tin'], seoTitle: 'A ledger', seoDescription: 'What was eaten at sea', revision: 2 })
    const hits = value(await ports.searches.search({ term: 'zwieback', resourceType: 'RECORDS', limit: 5 }, signal()))
    expect(hits.items).toMatchObject([{ kind: 'asset', asset: { name: 'tagged.csv' }, field: 'tags' }])
    for (const [field, wrong] of [
      ['tags', { tags: ['one', 'ONE'] }],
      ['tags', { tags: ['x'.repeat(51)] }],
      ['seoTitle', { seoTitle: 'x'.repeat(61) }],
      ['seoDescription', { seoDescription: 'x'.repeat(161) }],
    ] as const) {
      const refused = await ports.assets.edit(tagged, wrong, signal())
      expect(refused).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { [field]: {} } } })
    }
    const { items } = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: asset.id }, undefined, signal()))
    expect(items[0]).toMatchObject({ before: { tags: [], seoTitle: '' }, after: { tags: ['Zwieback', 'tin'], seoTitle: 'A ledger' } })
    expect(value(await ports.assets.edit(tagged, { tags: [] }, signal())).tags).toEqual([])
    expect(value(await ports.searches.search({ term: 'zwieback', resourceType: 'RECORDS', limit: 5 }, signal())).items).toEqual([])
  })

  it('say how they may be used, by a standard statement', async () => {
    const asset = await upload('rights.csv', 'a,b\n')
    expect(asset.rightsStatement).toBeNull()
    const stated = value(await ports.assets.edit(asset, { rightsStatement: 'CC-BY' }, signal()))
    expect(stated.rightsStatement).toBe('CC-BY')
    const described = value(await ports.assets.edit(stated, { description: 'A ledger' }, signal()))
    expect(described.rightsStatement).toBe('CC-BY')
    expect(value(await ports.assets.edit(described, { rightsStatement: null }, signal())).rightsStatement).toBeNull()
    const { items } = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: asset.id }, undefined, signal()))
    expect(items[0]).toMatchObject({ before: { rightsStatement: 'CC-BY' }, after: { rightsStatement: null }, undoable: true })
  })

  it('are of one module, and only read where they are', async () => {
    expect(codeOf(await ports.assets.read('ARCHIVES', first.id, signal()))).toBe('ASSET_DIFFERENT_TYPE')
    expect(codeOf(await ports.assets.read('RECORDS', '00000000-0000-4000-8000-00000000ffff', signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('are found by name, page by page', async () => {
    const names = Array.from({ length: 10 }, (_, step) => `Pilot book ${step}.csv`)
    for (const name of names) await upload(name, 'a,b\n')
    const term = 'pilot book'
    const some = value(await ports.searches.search({ term, resourceType: 'RECORDS', limit: 6 }, signal()))
    const rest = value(await ports.searches.search({ term, resourceType: 'RECORDS', limit: 6, after: some.next ?? '' }, signal()))
    const found = [...some.items, ...rest.items].flatMap((hit) => (hit.kind === 'asset' ? [hit.asset.name] : []))
    expect([found.toSorted(), rest.next]).toEqual([names, null])
    expect(some.items[0]).toMatchObject({ field: 'name', path: [{ id: folderId, name: 'Ledgers' }] })
    expect(some.items[0]?.fragments.some(({ hit }) => hit)).toBe(true)
  })

  it('are found while typing by words in any order, by phrases in theirs, and by the beginning of the last word', async () => {
    await upload('Harbour pilots, old.csv', 'a,b\n')
    const tagged = await upload('Ledger of dues.csv', 'a,b\n')
    value(await ports.assets.edit(tagged, { description: 'The old harbour, before the mole', tags: ['Pilotage'] }, signal()))
    const found = async (term: string) =>
      value(await ports.searches.search({ term, resourceType: 'RECORDS', limit: 20 }, signal()))
        .items.flatMap((hit) => (hit.kind === 'asset' ? [hit.asset.name] : []))
        .toSorted()
    const both = ['Harbour pilots, old.csv', 'Ledger of dues.csv']
    expect(await found('old harbour')).toEqual(both)
    expect(await found('harbour old')).toEqual(both)
    expect(await found('"old harbour"')).toEqual(['Ledger of dues.csv'])
    expect(await found('pilotage "old harbour"')).toEqual(['Ledger of dues.csv'])
    expect(await found('"harbour old"')).toEqual([])
    expect(await found('old pilot')).toEqual(both)
    expect(await found('pilot old')).toEqual([])
    expect(await found('"old harb')).toEqual(['Ledger of dues.csv'])
    expect(await found('"old harb"')).toEqual([])
  })

  it('are not found by what nothing has, nor without a word', async () => {
    expect(value(await ports.searches.search({ term: 'zeppelin', resourceType: undefined, limit: 5 }, signal()))).toMatchObject({
      items: [],
      total: 0,
    })
    expect(codeOf(await ports.searches.search({ term: '  ', resourceType: undefined, limit: 5 }, signal()))).toBe(
      'ADVANCED_SEARCH_NO_WORDS',
    )
  })

  it('count for the usage', async () => {
    const before = value(await ports.usages.read(signal()))
    expect(before.assets.find(({ type }) => type === 'RECORDS')?.count).toBeGreaterThanOrEqual(COUNT)
    expect(before.usedBytes).toBeGreaterThan(0)
    expect(before.storageCapacity).toBeGreaterThan(before.usedBytes)
  })
})
