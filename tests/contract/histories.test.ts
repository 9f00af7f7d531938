import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HistoryPlace } from '../../src/application/activity/HistoryGateway.ts'
import { changesIn, replacesFile } from '../../src/domain/activity/entry.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('histories %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const read = async (place: HistoryPlace, after?: string) => value(await ports.histories.history(place, after, signal()))

  it('of a folder tell how it was made and what it was called', async () => {
    const parent = value(await ports.folders.create('RECORDS', null, 'Above', signal()))
    const made = value(await ports.folders.create('RECORDS', parent.id, 'First', signal()))
    value(await ports.folders.rename(made, 'Second', signal()))
    const { items, next } = await read({ kind: 'folder', type: 'RECORDS', id: made.id })
    expect(items.map((entry) => [entry.kind, changesIn(entry).filter(({ field }) => field !== 'type')])).toEqual([
      ['folder.updated', [{ field: 'name', before: 'First', after: 'Second' }]],
      ['folder.created', [{ field: 'name', before: '', after: 'First' }, { field: 'folder', before: '', after: 'Above' }]],
    ])
    expect(next).toBeNull()
  })

  it('of an asset tell each field before and after, newest first, page by page', async () => {
    const { id: folderId } = value(await ports.folders.create('RECORDS', null, 'Described', signal()))
    const file = new BufferFile(Buffer.from('a,b\n'), 'notes.csv')
    const sending = { file, destination: { type: 'RECORDS', folderId }, name: 'notes.csv', address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    for (let step = 0; step < 31; step += 1) {
      const asset = value(await ports.assets.read('RECORDS', assetId, signal()))
      value(await ports.assets.edit(asset, { description: `Version ${step}` }, signal()))
    }
    const place: HistoryPlace = { kind: 'asset', type: 'RECORDS', id: assetId }
    const first = await read(place)
    const second = await read(place, first.next ?? '')
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 2, null])
    expect(changesIn(first.items[0] ?? { before: null, after: null })).toEqual([{ field: 'description', before: 'Version 29', after: 'Version 30' }])
    expect(changesIn(second.items[1] ?? { before: null, after: null })).toContainEqual({ field: 'folder', before: '', after: 'Described' })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(32)
  })

  it('say that the file was replaced, and nothing of whose star it is', async () => {
    const { id: folderId } = value(await ports.folders.create('RECORDS', null, 'Replaced', signal()))
    const destination = { type: 'RECORDS', folderId } as const
    const send = async (text: string, more: object) => {
      const file = new BufferFile(Buffer.from(text), 'ledger.csv')
      return value(await ports.uploads.send({ file, destination, name: 'ledger.csv', address: undefined, ...more }, { kept: () => undefined, sent: () => undefined }, signal()))
    }
    const { assetId } = await send('a,b\n', {})
    value(await ports.favorites.change([{ kind: 'asset', id: assetId }], true, signal()))
    await send('a,b\n1,2\n', { replaces: assetId })
    const { items } = await read({ kind: 'asset', type: 'RECORDS', id: assetId })
    expect(items.map((entry) => [entry.kind, replacesFile(entry)])).toEqual([
      ['asset.updated', true],
      ['asset.created', false],
    ])
  })

  it('are read only where the thing is', async () => {
    const { id } = value(await ports.folders.create('RECORDS', null, 'Elsewhere', signal()))
    const codes = await Promise.all([
      ports.histories.history({ kind: 'folder', type: 'ARCHIVES', id }, undefined, signal()),
      ports.histories.history({ kind: 'asset', type: 'RECORDS', id }, undefined, signal()),
    ])
    expect(codes.map(codeOf)).toEqual(['FOLDER_DIFFERENT_TYPE', 'ASSET_NOT_FOUND'])
  })
})
