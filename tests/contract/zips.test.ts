import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemsSelected, type SelectedRef, type Selection } from '../../src/domain/items/selection.ts'
import type { Zip } from '../../src/domain/downloads/zip.ts'
import { moveCopy, NOWHERE } from './moveCopy.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('zips %s', (_, open) => {
  let ports: Ports
  const { folder, asset } = moveCopy(() => ports)
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const of = (...refs: SelectedRef[]) => itemsSelected(refs)
  const make = (selection: Selection) => ports.zips.make({ from: 'library', type: 'RECORDS', selection }, signal())
  const listed = async () => value(await ports.zips.list(signal()))
  const ended = async ({ id }: Zip): Promise<Zip> => {
    await expect.poll(async () => (await listed()).find((zip) => zip.id === id)?.state).toMatch(/Ready|Failed/)
    const zip = (await listed()).find((one) => one.id === id)
    if (zip === undefined) throw new Error('The zip is gone')
    return zip
  }

  it('hold what lies in folders, under the name of a single one, for a day', async () => {
    const top = await folder('Harvest')
    await asset('one.csv', top.id, 'first\n')
    await asset('two.csv', (await folder('Inner', top.id)).id, 'second\n')
    const asked = value(await make(of({ kind: 'folder', id: top.id })))
    expect(asked).toMatchObject({ name: 'Harvest.zip', failure: null, files: 2 })
    expect(['Waiting', 'Making']).toContain(asked.state)
    const zip = await ended(asked)
    expect(zip).toMatchObject({ id: asked.id, state: 'Ready', done: asked.total, total: asked.total })
    expect((Date.parse(zip.expiresAt) - Date.parse(zip.createdAt)) / 3_600_000).toBeCloseTo(24)
  })

  it('hold a whole list but for what was taken out of it', async () => {
    const top = await folder('Whole list')
    await asset('kept.csv', top.id)
    const { id } = await asset('left.csv', top.id)
    expect(value(await make({ kind: 'contents', folderId: top.id, except: [id] })).files).toBe(1)
  })

  it('are listed, the latest first, until they are removed', async () => {
    const top = await folder('Twice wanted')
    await asset('a.csv', top.id)
    const one = await ended(value(await make(of({ kind: 'folder', id: top.id }))))
    const other = await ended(value(await make(of({ kind: 'folder', id: top.id }))))
    expect((await listed()).slice(0, 2).map(({ id }) => id)).toEqual([other.id, one.id])
    value(await ports.zips.remove(one.id, signal()))
    expect((await listed()).map(({ id }) => id)).not.toContain(one.id)
    expect([codeOf(await ports.zips.remove(one.id, signal())), codeOf(await ports.zips.again(one.id, signal()))]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  it('are made anew of what is there by then', async () => {
    const top = await folder('Growing')
    await asset('a.csv', top.id)
    const before = await ended(value(await make(of({ kind: 'folder', id: top.id }))))
    await asset('b.csv', top.id)
    const again = value(await ports.zips.again(before.id, signal()))
    expect(again).toMatchObject({ id: before.id, files: 2, failure: null })
    expect(await ended(again)).toMatchObject({ id: before.id, state: 'Ready' })
  })

  it('are taken from the trash as well, and only there of what lies in it', async () => {
    const top = await folder('Trashed')
    const file = await asset('a.csv', top.id)
    const thrown = of({ kind: 'folder', id: top.id })
    const fromTrash = (selection: typeof thrown) => ports.zips.make({ from: 'trash', selection }, signal())
    expect(codeOf(await fromTrash(thrown))).toBe('FOLDER_NOT_FOUND')
    value(await ports.trash.trash('RECORDS', thrown, signal()))
    expect(codeOf(await make(of({ kind: 'asset', id: file.id })))).toBe('RESOURCE_IN_TRASH')
    expect(await ended(value(await fromTrash(thrown)))).toMatchObject({ name: 'Trashed.zip', files: 1, state: 'Ready' })
  })

  it('are refused of nothing, and of what is not there', async () => {
    const { id } = await folder('Nothing in it')
    expect([
      codeOf(await make(of({ kind: 'folder', id }))),
      codeOf(await make(of({ kind: 'folder', id: NOWHERE }))),
      codeOf(await make(of({ kind: 'asset', id: NOWHERE }))),
      codeOf(await ports.zips.make({ from: 'trash', selection: of({ kind: 'asset', id: NOWHERE }) }, signal())),
    ]).toEqual(['ZIP_EMPTY', 'FOLDER_NOT_FOUND', 'ASSET_NOT_FOUND', 'ASSET_NOT_FOUND'])
  })
})
