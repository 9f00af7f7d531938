import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Destination, SendingProgress } from '../../src/application/uploads/UploadGateway.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const MB = 1024 * 1024
const csv = (name: string, size = 1000) => new BufferFile(Buffer.from('ship,built\n'.repeat(Math.ceil(size / 11)).slice(0, size)), name)

describe.each(SIDES)('uploads %s', (_, open) => {
  let ports: Ports
  let destination: Destination
  beforeAll(async () => {
    ports = await open()
    const folder = value(await ports.folders.create('RECORDS', null, 'Arrivals', signal()))
    destination = { type: 'RECORDS', folderId: folder.id }
  })
  afterAll(() => ports.stop())

  const progress = (): SendingProgress & {
    kept: ReturnType<typeof vi.fn<(at: string) => void>>
    sent: ReturnType<typeof vi.fn<(bytes: number) => void>>
  } => ({
    kept: vi.fn<(at: string) => void>(),
    sent: vi.fn<(bytes: number) => void>(),
  })
  const send = (file: BufferFile, rest = {}, reported: SendingProgress = progress(), over = signal()) =>
    ports.uploads.send({ file, destination, name: file.name, address: undefined, ...rest }, reported, over)
  const names = async () =>
    value(await ports.assets.page({ ...destination, sort: 'name', direction: 'asc' }, 0, signal())).items.map(({ name }) => name)

  it('are judged before a byte is sent, each file for itself and all together', async () => {
    const there = value(await send(csv('taken.csv')))
    const files = [
      { name: 'fine.csv', size: 10 },
      { name: 'TAKEN.csv', size: 10 },
      { name: 'taken (2).csv', size: 10 },
      { name: 'program.exe', size: 10 },
      { name: 'empty.csv', size: 0 },
      { name: 'noextension', size: 10 },
      { name: 'a/b.csv', size: 10 },
    ]
    const now = value(await ports.assets.read('RECORDS', there.assetId, signal()))
    expect(value(await ports.uploads.plan(destination, files, signal()))).toEqual([
      { code: 'ok', proposal: null, existing: null },
      { code: 'ASSET_ALREADY_EXISTS', proposal: 'TAKEN (2).csv', existing: { id: there.assetId, mayReplace: true, file: { size: now.size, modifiedAt: now.modifiedAt, contentVersion: now.contentVersion, thumbnail: now.thumbnail } } },
      { code: 'ASSET_ALREADY_EXISTS', proposal: 'taken (3).csv', existing: null },
      { code: 'FILE_TYPE_NOT_SUPPORTED', proposal: null, existing: null },
      { code: 'FILE_EMPTY', proposal: null, existing: null },
      { code: 'NO_EXTENSION_IN_NAME_FOUND', proposal: null, existing: null },
      { code: 'VALIDATION_FAILED', proposal: null, existing: null },
    ])
  })

  it('become assets under the name they are given', async () => {
    const reported = progress()
    const receipt = value(await send(csv('small.csv'), { name: 'Small ships.csv' }, reported))
    expect(receipt).toEqual({ assetId: expect.any(String), name: 'Small ships.csv' })
    expect([reported.sent.mock.lastCall, await names()]).toEqual([[1000], expect.arrayContaining(['Small ships.csv'])])
    expect(value(await ports.assets.read('RECORDS', receipt.assetId, signal()))).toMatchObject({
      name: 'Small ships.csv',
      size: 1000,
      folderId: destination.folderId,
    })
  })

  it('stop when they are told to, and go on where they stopped', async () => {
    const file = csv('large.csv', 12 * MB)
    const over = new AbortController()
    const reported = progress()
    reported.sent.mockImplementation((bytes) => {
      if (bytes > 0 && bytes < file.size) over.abort()
    })
    expect(codeOf(await send(file, {}, reported, over.signal))).toBe('UNREACHABLE')
    const [address] = reported.kept.mock.lastCall ?? []
    expect([typeof address, await names()]).toEqual(['string', expect.not.arrayContaining(['large.csv'])])
    // The server may still be at the bytes of the request that was broken off.
    const receipt = await vi.waitFor(async () => value(await send(file, { address })), { interval: 200 })
    expect(value(await ports.assets.read('RECORDS', receipt.assetId, signal())).size).toBe(12 * MB)
  })

  it('are answered as they were when they are sent once more, and come once', async () => {
    const first = value(await send(csv('answer lost.csv'), { id: 'sent-1' }))
    expect(value(await send(csv('answer lost.csv'), { id: 'sent-1' }))).toEqual(first)
    // The list by names was read before, and is kept until an event of the server's is heard.
    const { items } = value(await ports.assets.page({ ...destination, sort: 'createdAt', direction: 'desc' }, 0, signal()))
    expect(items.map(({ name }) => name).filter((name) => name.startsWith('answer lost'))).toEqual(['answer lost.csv'])
    expect(codeOf(await send(csv('answer lost.csv'), { id: 'sent-2' }))).toBe('ASSET_ALREADY_EXISTS')
  })

  it('are refused on a taken name', async () => {
    value(await send(csv('twice.csv')))
    expect(await send(csv('twice.csv'))).toMatchObject({ failure: { code: 'ASSET_ALREADY_EXISTS', names: ['twice.csv'] } })
  })

  it('take the place of what has their name, which stays the asset that it is', async () => {
    const { assetId } = value(await send(csv('old.csv')))
    const before = value(await ports.assets.read('RECORDS', assetId, signal()))
    expect(value(await send(csv('OLD.csv', 3000), { replaces: assetId }))).toEqual({ assetId, name: 'old.csv' })
    const { items } = value(await ports.assets.page({ ...destination, sort: 'name', direction: 'desc' }, 0, signal()))
    expect(items.filter(({ name }) => /old/i.test(name)).map(({ id, size, fileNumber }) => [id, size, fileNumber])).toEqual([[assetId, 3000, before.fileNumber]])
    expect(codeOf(await send(csv('another.csv'), { replaces: assetId }))).toBe('ASSET_NOT_FOUND')
  })

  it('take the place of the file that was seen alone', async () => {
    const { assetId } = value(await send(csv('seen.csv')))
    const { contentVersion: seen } = value(await ports.assets.read('RECORDS', assetId, signal()))
    value(await send(csv('seen.csv', 2000), { target: { id: assetId, seen } }))
    expect(codeOf(await send(csv('seen.csv', 3000), { target: { id: assetId, seen } }))).toBe('FILE_REPLACED')
    const { items } = value(await ports.assets.page({ ...destination, sort: 'modifiedAt', direction: 'desc' }, 0, signal()))
    const there = items.find(({ id }) => id === assetId)
    expect(there?.size).toBe(2000)
    value(await send(csv('seen.csv', 3000), { target: { id: assetId, seen: there?.contentVersion } }))
  })

  it('take the place of the asset that they were chosen for, wherever it lies and whatever it is called by then', async () => {
    const { assetId } = value(await send(csv('chosen.csv')))
    const asked = () => ports.uploads.plan(destination, [{ name: 'chosen.csv', size: 3000, target: assetId }], signal())
    const fine = [{ code: 'ok', proposal: null, existing: { id: assetId, mayReplace: true } }]
    expect(value(await asked())).toEqual(fine)
    const place = value(await ports.folders.create('RECORDS', null, 'Another place', signal()))
    value(await ports.assets.edit(value(await ports.assets.read('RECORDS', assetId, signal())), { name: 'called anew.csv' }, signal()))
    const selection = { kind: 'items', folders: [], assets: [assetId] } as const
    value(await ports.moving.move({ type: 'RECORDS', selection, destinationId: place.id }, {}, signal()))
    // What has its old name now is another asset.
    const other = value(await send(csv('chosen.csv', 500)))
    const target = { id: assetId, seen: undefined }
    expect([value(await asked()), value(await send(csv('chosen.csv', 3000), { target }))]).toEqual([fine, { assetId, name: 'called anew.csv' }])
    expect(codeOf(await send(csv('chosen.csv', 3000), { replaces: assetId }))).toBe('ASSET_NOT_FOUND')
    const sizes = await Promise.all([assetId, other.assetId].map(async (id) => value(await ports.assets.read('RECORDS', id, signal())).size))
    expect(sizes).toEqual([3000, 500])
  })

  it('are refused, also before a byte is sent, where the asset they were chosen for is of another kind, in the trash or nowhere', async () => {
    const { assetId } = value(await send(csv('trashed.csv')))
    const asked = async (name: string, target: string) => value(await ports.uploads.plan(destination, [{ name, size: 10, target }], signal()))[0]?.code
    const sent = async (name: string, id: string) => codeOf(await send(csv(name), { target: { id, seen: undefined } }))
    const nobody = '00000000-0000-4000-8000-00000000ffff'
    expect([await asked('a.wav', assetId), await sent('a.wav', assetId)]).toEqual(['FILE_DIFFERENT_TYPE', 'FILE_DIFFERENT_TYPE'])
    expect([await asked('a.csv', nobody), await sent('a.csv', nobody)]).toEqual(['ASSET_NOT_FOUND', 'ASSET_NOT_FOUND'])
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [assetId] }, signal()))
    expect([await asked('a.csv', assetId), await sent('a.csv', assetId)]).toEqual(['RESOURCE_IN_TRASH', 'RESOURCE_IN_TRASH'])
  })

  it('are refused into a folder that does not exist', async () => {
    const nowhere = { type: 'RECORDS', folderId: '00000000-0000-4000-8000-00000000ffff' } as const
    expect(codeOf(await ports.uploads.plan(nowhere, [{ name: 'a.csv', size: 1 }], signal()))).toBe('DESTINATION_NOT_FOUND')
  })

  it('that were given up cannot be gone on with', async () => {
    const file = csv('given up.csv', 12 * MB)
    const over = new AbortController()
    const reported = progress()
    reported.kept.mockImplementation(() => over.abort())
    await send(file, {}, reported, over.signal)
    const [address = ''] = reported.kept.mock.lastCall ?? []
    await ports.uploads.discard(address, signal())
    expect(codeOf(await send(file, { address }))).toBe('UPLOAD_NOT_FOUND')
    expect(Result.isSuccess(await send(file))).toBe(true)
  })
})
