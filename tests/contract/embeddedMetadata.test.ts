import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wavOf } from '../../server/media/media.fixture.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('what files say of themselves %s', (_, open) => {
  let ports: Ports
  let folderId: string
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Photographed', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async (name: string, bytes: Buffer): Promise<string> => {
    const sending = { file: new BufferFile(bytes, name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    return value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId
  }
  const known = async (assetId: string) => value(await ports.embeddedMetadata.metadata('RECORDS', assetId, signal()))

  it('is read of a picture when it is asked for', async () => {
    const exif = { IFD0: { Artist: 'Ingrid Solberg', Make: 'Canon' } }
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } }).withExif(exif).jpeg().toBuffer()
    const assetId = await upload('harbour.jpg', picture)
    value(await ports.embeddedMetadata.ask('RECORDS', assetId, signal()))
    await expect.poll(async () => (await known(assetId)).state).toBe('Ready')
    const { groups } = await known(assetId)
    expect(groups.find(({ group }) => group === 'camera')?.fields).toContainEqual({ field: 'make', value: 'Canon' })
    expect(groups.find(({ group }) => group === 'description')?.fields).toContainEqual({ field: 'author', value: 'Ingrid Solberg' })
  })

  it('is read of a sound', async () => {
    const assetId = await upload('horn.wav', wavOf({ seconds: 3, rate: 8000, channels: 1, tags: { INAM: 'Fog horn', IART: 'Harbour Museum' } }))
    value(await ports.embeddedMetadata.ask('RECORDS', assetId, signal()))
    await expect.poll(async () => (await known(assetId)).state).toBe('Ready')
    const { groups } = await known(assetId)
    expect(groups.find(({ group }) => group === 'media')?.fields).toContainEqual({ field: 'duration', value: '0:03' })
    expect(groups.find(({ group }) => group === 'description')?.fields).toContainEqual({ field: 'artist', value: 'Harbour Museum' })
  })

  it('is nothing of a table', async () => {
    const assetId = await upload('table.csv', Buffer.from('a,b\n'))
    expect(await known(assetId)).toEqual({ state: 'None', groups: [] })
    expect(value(await ports.embeddedMetadata.ask('RECORDS', assetId, signal()))).toEqual({ state: 'None', groups: [] })
  })

  it('is told only where the asset is', async () => {
    const nowhere = '00000000-0000-4000-8000-00000000ffff'
    expect(codeOf(await ports.embeddedMetadata.metadata('RECORDS', nowhere, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.embeddedMetadata.ask('RECORDS', nowhere, signal()))).toBe('ASSET_NOT_FOUND')
  })
})
