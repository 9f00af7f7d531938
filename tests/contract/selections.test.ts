import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Selection } from '../../src/domain/items/selection.ts'
import { putFile as put } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('sizes of selections %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const size = (selection: Selection, type: 'RECORDS' | 'ARCHIVES' = 'RECORDS') => ports.selections.size(type, selection, signal())
  /** A file with its size: two lines, of which the second has its name. */
  const putFile = async (folderId: string, name: string) => ({ id: await put(ports.uploads, folderId, name), size: Buffer.byteLength(`year,ships\n${name},8\n`) })
  const items = (folders: readonly string[], assets: readonly string[] = []): Selection => ({ kind: 'items', folders, assets })

  it('count files at every depth once, without what lies in the trash', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Measured', signal()))
    const inner = value(await ports.folders.create('RECORDS', folder.id, 'Inner', signal()))
    const gone = value(await ports.folders.create('RECORDS', inner.id, 'Gone', signal()))
    const [above, below] = [await putFile(folder.id, 'above.csv'), await putFile(inner.id, 'below.csv')]
    const lost = await putFile(gone.id, 'gone.csv')
    const all = { assets: 3, bytes: above.size + below.size + lost.size }
    expect(value(await size(items([folder.id])))).toEqual(all)
    value(await ports.trash.trash('RECORDS', items([gone.id]), signal()))
    const left = { assets: 2, bytes: above.size + below.size }
    expect(value(await size(items([folder.id])))).toEqual(left)
    expect(value(await size(items([folder.id, inner.id], [below.id])))).toEqual(left)
    expect(value(await size({ kind: 'contents', folderId: folder.id, except: [inner.id] }))).toEqual({ assets: 1, bytes: above.size })
    expect(value(await size({ kind: 'contents', folderId: inner.id, except: [] }))).toEqual({ assets: 1, bytes: below.size })
  })

  it('of a module are those of all its assets but what was taken out', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Of the module', signal()))
    const before = value(await size({ kind: 'module', except: [] }))
    const file = await putFile(folder.id, 'one more.csv')
    expect(value(await size({ kind: 'module', except: [] }))).toEqual({ assets: before.assets + 1, bytes: before.bytes + file.size })
    expect(value(await size({ kind: 'module', except: [file.id] }))).toEqual(before)
  })

  it('are refused for what is nobody’s, or of another module', async () => {
    const folder = value(await ports.folders.create('RECORDS', null, 'Of records', signal()))
    expect(codeOf(await size(items([NOBODY])))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await size(items([], [NOBODY])))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await size(items([folder.id]), 'ARCHIVES'))).toBe('FOLDER_DIFFERENT_TYPE')
  })
})
