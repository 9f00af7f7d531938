import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Area } from '../../src/domain/persons/area.ts'
import { InMemoryPersonGateway } from '../../src/infrastructure/persons/InMemoryPersonGateway.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const at = (x: number): Area => ({ x, y: 0.25, width: 0.25, height: 0.25 })

describe.each(SIDES)('persons in pictures %s', (_, open) => {
  let ports: Ports
  let folderId: string
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Group pictures', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async (name: string, bytes?: Buffer) => {
    const picture = bytes ?? (await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } }).png().toBuffer())
    const sending = { file: new BufferFile(picture, name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return { resourceType: 'RECORDS', assetId } as const
  }
  const add = async (place: Awaited<ReturnType<typeof upload>>, ...names: readonly string[]) => {
    const { contentVersion } = value(await ports.persons.read(place, signal()))
    const persons = names.map((name, index) => ({ name, area: at(index / 8), source: 'Drawn' }) as const)
    return value(await ports.persons.add(place, contentVersion, persons, signal()))
  }

  it('are named, renamed, moved and taken out, and the history tells it', async () => {
    const place = await upload('named.png')
    const [ada] = await add(place, '  Ada Berg ')
    if (ada === undefined) throw new Error('Nobody was added')
    expect(ada).toMatchObject({ name: 'Ada Berg', area: at(0), source: 'Drawn' })
    const moved = value(await ports.persons.change(place, ada, { name: 'Ada Solberg', area: at(0.5) }, signal()))
    expect(moved).toMatchObject({ id: ada.id, name: 'Ada Solberg', area: at(0.5) })
    expect(value(await ports.persons.read(place, signal())).persons).toEqual([moved])
    expect(value(await ports.persons.remove(place, moved, signal()))).toBeUndefined()
    expect(value(await ports.persons.read(place, signal())).persons).toEqual([])
    const { items } = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: place.assetId }, undefined, signal()))
    const named = items.filter(({ before, after }) => (before?.['persons'] ?? after?.['persons']) !== undefined)
    expect(named.map(({ before, after }) => [before?.['persons'], after?.['persons']])).toEqual([
      [['Ada Solberg'], undefined],
      [['Ada Berg'], ['Ada Solberg']],
      [undefined, ['Ada Berg']],
    ])
  })

  it('that are changed to what they are stay as they are, and nothing is told', async () => {
    const place = await upload('same.png')
    const [ada] = await add(place, 'Ada Berg')
    if (ada === undefined) throw new Error('Nobody was added')
    const entries = async () => value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: place.assetId }, undefined, signal())).items.length
    const before = await entries()
    expect(value(await ports.persons.change(place, ada, { name: ` ${ada.name}`, area: at(0) }, signal()))).toEqual(ada)
    expect([await entries(), value(await ports.persons.read(place, signal())).persons]).toEqual([before, [ada]])
  })

  it('are never overwritten unseen', async () => {
    const place = await upload('stale.png')
    const [ada] = await add(place, 'Ada Berg')
    if (ada === undefined) throw new Error('Nobody was added')
    const renamed = value(await ports.persons.change(place, ada, { name: 'Ada B.' }, signal()))
    expect(codeOf(await ports.persons.change(place, ada, { name: 'Ada C.' }, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.persons.remove(place, ada, signal()))).toBe('STALE_EDIT')
    value(await ports.persons.remove(place, renamed, signal()))
    expect(codeOf(await ports.persons.change(place, renamed, { name: 'Ada D.' }, signal()))).toBe('NOT_FOUND')
    const another = [{ name: 'Kari', area: at(0), source: 'Drawn' }] as const
    expect(codeOf(await ports.persons.add(place, 'another content', another, signal()))).toBe('STALE_EDIT')
  })

  it('have a name, and lie in the picture', async () => {
    const place = await upload('rules.png')
    const { contentVersion } = value(await ports.persons.read(place, signal()))
    const refused = async (name: string, area: Area) =>
      codeOf(await ports.persons.add(place, contentVersion, [{ name, area, source: 'Drawn' }], signal()))
    expect(await refused(' ', at(0))).toBe('VALIDATION_FAILED')
    expect(await refused('Ada', at(0.9))).toBe('VALIDATION_FAILED')
    expect(await refused('Ada', { ...at(0), width: 0 })).toBe('VALIDATION_FAILED')
  })

  it('are found by their names, which are offered where they are typed', async () => {
    const place = await upload('found.png')
    await add(place, 'Tormod Ødegård', 'Sigrun Lie')
    expect(value(await ports.persons.names('ødeg', signal()))).toEqual(['Tormod Ødegård'])
    expect(value(await ports.persons.names('SIGRUN L', signal()))).toEqual(['Sigrun Lie'])
    const hits = value(await ports.searches.search({ term: 'sigrun', resourceType: undefined, limit: 10 }, signal())).items
    expect(hits.map((hit) => [hit.kind, hit.field])).toEqual([['asset', 'persons']])
  })

  it('are named by the file itself, where people see them', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
      xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#"><mwg-rs:Regions
      rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li><rdf:Description mwg-rs:Name="Ada Berg" mwg-rs:Type="Face"><mwg-rs:Area
      stArea:x="0.25" stArea:y="0.5" stArea:w="0.25" stArea:h="0.5" stArea:unit="normalized"/></rdf:Description></rdf:li></rdf:Bag>
      </mwg-rs:RegionList></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`
    const place = await upload('faces.jpg', await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } }).withXmp(xmp).jpeg().toBuffer())
    const faces = [{ name: 'Ada Berg', area: { x: 0.125, y: 0.25, width: 0.25, height: 0.5 } }]
    // The one in memory reads no files: it is told what this one says.
    if (ports.persons instanceof InMemoryPersonGateway) ports.persons.hasFaces(place.assetId, faces)
    value(await ports.embeddedMetadata.ask('RECORDS', place.assetId, signal()))
    await expect.poll(async () => value(await ports.persons.read(place, signal())).state).toBe('Ready')
    expect(value(await ports.persons.read(place, signal())).faces).toEqual(faces)
  })

  it('are only in pictures that there are', async () => {
    const nowhere = { resourceType: 'RECORDS', assetId: NOWHERE } as const
    expect(codeOf(await ports.persons.read(nowhere, signal()))).toBe('ASSET_NOT_FOUND')
    const elsewhere = { ...(await upload('elsewhere.png')), resourceType: 'ARCHIVES' } as const
    expect(codeOf(await ports.persons.read(elsewhere, signal()))).toBe('ASSET_DIFFERENT_TYPE')
    const table = await upload('table.csv', Buffer.from('a,b\n'))
    const read = value(await ports.persons.read(table, signal()))
    expect(read).toMatchObject({ persons: [], state: 'None', faces: [] })
    expect(codeOf(await ports.persons.add(table, read.contentVersion, [{ name: 'Ada', area: at(0), source: 'Drawn' }], signal()))).toBe('FILE_TYPE_NOT_SUPPORTED')
  })
})
