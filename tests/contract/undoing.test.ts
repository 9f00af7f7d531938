import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('taking back %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const historyOf = async (kind: 'asset' | 'folder', id: string) => value(await ports.histories.history({ kind, type: 'RECORDS', id }, undefined, signal())).items
  const undo = (entryId: string | undefined) => ports.undos.undo(entryId ?? '', undefined, signal())
  const assetIn = async (folderId: string) => {
    const name = `notes-${folderId}.csv`
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return value(await ports.assets.read('RECORDS', assetId, signal()))
  }
  const pictureIn = async (folderId: string) => {
    const name = `people-${folderId}.png`
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } }).png().toBuffer()
    const sending = { file: new BufferFile(bytes, name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return { resourceType: 'RECORDS', assetId } as const
  }

  it('gives a folder its old name, and that is taken back in turn', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Before', signal()))
    value(await ports.folders.rename(folder, 'After', signal()))
    const [renamed] = await historyOf('folder', folder.id)
    expect(renamed).toMatchObject({ kind: 'folder.updated', undoable: true })
    value(await undo(renamed?.id))
    const [back, first] = await historyOf('folder', folder.id)
    expect([back?.before, back?.after, back?.undoable, first?.undoable ?? false]).toEqual([{ name: 'After' }, { name: 'Before' }, true, false])
    value(await undo(back?.id))
    expect((await historyOf('folder', folder.id))[0]?.after).toEqual({ name: 'After' })
  })

  it('gives an asset back what one edit changed, and leaves what others changed', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Edited', signal()))
    const asset = await assetIn(folder.id)
    const edited = value(await ports.assets.edit(asset, { description: 'First', tags: ['one'] }, signal()))
    value(await ports.assets.edit(edited, { seoTitle: 'Another field' }, signal()))
    const [, first] = await historyOf('asset', asset.id)
    expect(first?.undoable).toBe(true)
    value(await undo(first?.id))
    expect((await historyOf('asset', asset.id))[0]?.after).toEqual({ description: '', tags: [] })
  })

  it('never overwrites what was changed since', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Changed since', signal()))
    const asset = await assetIn(folder.id)
    const edited = value(await ports.assets.edit(asset, { description: 'First' }, signal()))
    value(await ports.assets.edit(edited, { description: 'Second' }, signal()))
    const [second, first] = await historyOf('asset', asset.id)
    expect([second?.undoable, first?.undoable ?? false]).toEqual([true, false])
    expect(codeOf(await undo(first?.id))).toBe('STALE_EDIT')
  })

  it('marks who was taken out of a picture, takes out who was marked, and names and places them as before', async () => {
    const place = await pictureIn(value(await ports.folders.create('RECORDS', null, 'Persons', signal())).id)
    const persons = async () => value(await ports.persons.read(place, signal()))
    const shown = async () => (await persons()).persons.map(({ id, name, area }) => [id, name, area.x])
    const newest = async () => (await historyOf('asset', place.assetId))[0]
    const area = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
    const [ada] = value(await ports.persons.add(place, (await persons()).contentVersion, [{ name: 'Ada', area, source: 'Drawn' }], signal()))
    if (ada === undefined) throw new Error('Nobody was marked')
    const marked = await newest()
    expect(marked?.undoable).toBe(true)
    value(await undo(marked?.id))
    expect(await shown()).toEqual([])
    expect(codeOf(await undo(marked?.id))).toBe('STALE_EDIT')
    value(await undo((await newest())?.id))
    expect(await shown()).toEqual([[ada.id, 'Ada', 0.25]])
    const [back] = (await persons()).persons
    if (back === undefined) throw new Error('Nobody came back')
    const moved = value(await ports.persons.change(place, back, { area: { ...area, x: 0.5 } }, signal()))
    const move = await newest()
    expect([Object.keys(move?.after ?? {}), move?.undoable]).toEqual([['personArea', 'personAreaId'], true])
    const renamed = value(await ports.persons.change(place, moved, { name: 'Ada Berg' }, signal()))
    value(await undo((await newest())?.id))
    expect(await shown()).toEqual([[ada.id, 'Ada', 0.5]])
    value(await undo(move?.id))
    expect(await shown()).toEqual([[ada.id, 'Ada', 0.25]])
    expect(codeOf(await ports.persons.remove(place, renamed, signal()))).toBe('STALE_EDIT')
  })

  it('does nothing to persons who are gone', async () => {
    const place = await pictureIn(value(await ports.folders.create('RECORDS', null, 'Persons gone', signal())).id)
    const { contentVersion } = value(await ports.persons.read(place, signal()))
    const area = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
    const [ada] = value(await ports.persons.add(place, contentVersion, [{ name: 'Ada', area, source: 'Drawn' }], signal()))
    if (ada === undefined) throw new Error('Nobody was marked')
    const moved = value(await ports.persons.change(place, ada, { area: { ...area, x: 0.5 } }, signal()))
    const [move] = await historyOf('asset', place.assetId)
    value(await ports.persons.remove(place, moved, signal()))
    const offered = (await historyOf('asset', place.assetId)).find(({ id }) => id === move?.id)?.undoable ?? false
    expect([offered, codeOf(await undo(move?.id))]).toEqual([false, 'STALE_EDIT'])
  })

  it('knows only what there is', async () => {
    expect(codeOf(await undo('00000000-0000-4000-8000-00000000ffff'))).toBe('NOT_FOUND')
  })
})
