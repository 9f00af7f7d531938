import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import { BufferFile, putFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NAME = 'Ledger.csv'

/** Two folders with an asset of the same name in each, and a third one beside. */
describe.each(SIDES)('what is tied to an asset that gives its file away %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const folder = async (name: string) => value(await ports.folders.create('RECORDS', null, name, signal())).id
  const relate = async (id: string, ...others: readonly string[]) =>
    value(await ports.relations.change({ kind: 'asset', type: 'RECORDS', id }, others.map((other) => ({ kind: 'asset', id: other }) as const), true, signal()))
  const relatedTo = async (id: string) =>
    value(await ports.relations.page({ kind: 'asset', type: 'RECORDS', id }, null, signal())).items.map((item) => resourceOf(item).id).toSorted()
  const favorites = async () => value(await ports.favorites.page({ sort: 'addedAt', direction: 'desc' }, null, signal())).items.map((item) => resourceOf(item).id)

  const tied = async (title: string) => {
    const [from, to] = [await folder(`${title} from`), await folder(`${title} to`)]
    const [giving, taking, beside] = [await putFile(ports.uploads, from, NAME), await putFile(ports.uploads, to, NAME), await putFile(ports.uploads, from, 'Beside.csv')]
    await relate(giving, beside, taking)
    value(await ports.favorites.change([{ kind: 'asset', id: giving }], true, signal()))
    return { to, giving, taking, beside, selection: itemsSelected([{ kind: 'asset', id: giving }]) }
  }

  const picture = async (folderId: string, person: string) => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } }).png().toBuffer()
    const sending = { file: new BufferFile(bytes, 'Crew.png'), destination: { type: 'RECORDS', folderId }, name: 'Crew.png', address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    const place = { resourceType: 'RECORDS', assetId } as const
    const { contentVersion } = value(await ports.persons.read(place, signal()))
    value(await ports.persons.add(place, contentVersion, [{ name: person, area: { x: 0, y: 0, width: 0.5, height: 0.5 }, source: 'Drawn' }], signal()))
    return place
  }
  const shownIn = async (place: Awaited<ReturnType<typeof picture>>) => value(await ports.persons.read(place, signal())).persons.map(({ name }) => name)

  it('by a move goes to the one that takes it', async () => {
    const { to, taking, beside, selection, giving } = await tied('Move')
    value(await ports.moving.move({ type: 'RECORDS', selection, destinationId: to }, { assets: 'replace' }, signal()))
    expect([await relatedTo(taking), await relatedTo(beside)]).toEqual([[beside], [taking]])
    expect(await favorites()).toEqual(expect.arrayContaining([taking]))
    expect(await favorites()).not.toContain(giving)
  })

  it('by being restored goes to the one that takes it', async () => {
    const { to, taking, beside, selection, giving } = await tied('Restore')
    value(await ports.trash.trash('RECORDS', selection, signal()))
    const asked = { selection: { kind: 'items', folders: [], assets: [giving] }, destinationId: to } as const
    value(await ports.trash.restore(asked, { assets: 'replace' }, signal()))
    expect([await relatedTo(taking), await relatedTo(beside)]).toEqual([[beside], [taking]])
    expect(await favorites()).toEqual(expect.arrayContaining([taking]))
  })

  it('by a copy stays where it is', async () => {
    const { to, taking, beside, selection, giving } = await tied('Copy')
    value(await ports.moving.copy({ type: 'RECORDS', selection, destinationId: to }, { assets: 'replace' }, signal()))
    expect([await relatedTo(giving), await relatedTo(taking)]).toEqual([[taking, beside].toSorted(), [giving]])
    expect(await favorites()).not.toContain(taking)
  })

  it('shows whom it shows in its file', async () => {
    const [from, to] = [await folder('Pictures from'), await folder('Pictures to')]
    const [giving, taking] = [await picture(from, 'Ada Berg'), await picture(to, 'Kari Lie')]
    const selection = itemsSelected([{ kind: 'asset', id: giving.assetId }])
    value(await ports.moving.move({ type: 'RECORDS', selection, destinationId: to }, { assets: 'replace' }, signal()))
    expect(await shownIn(taking)).toEqual(['Ada Berg'])
  })

  it('shows them once, also where both had the same file', async () => {
    const [from, to] = [await folder('Same from'), await folder('Same to')]
    const [giving, taking] = [await picture(from, 'Ada Berg'), await picture(to, 'Kari Lie')]
    const asked = { type: 'RECORDS', selection: itemsSelected([{ kind: 'asset', id: giving.assetId }]), destinationId: to } as const
    for (let round = 0; round < 2; round += 1) {
      value(await ports.moving.copy(asked, { assets: 'replace' }, signal()))
      expect(await shownIn(taking)).toEqual(['Ada Berg'])
    }
    value(await ports.moving.move(asked, { assets: 'replace' }, signal()))
    expect(await shownIn(taking)).toEqual(['Ada Berg'])
  })
})
