import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Selection } from '../../src/domain/items/selection.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('reading the text of files again %s', (_, open) => {
  let ports: Ports
  let outer: string
  let inner: string

  const readAgain = (selection: Selection) => ports.indexing.readAgain('RECORDS', selection, signal())
  const one = (...assets: readonly string[]): Selection => ({ kind: 'items', folders: [], assets })
  const isRead = async (id: string) => Result.isSuccess(await ports.assets.text('RECORDS', id, signal()))

  beforeAll(async () => {
    ports = await open()
    outer = value(await ports.folders.create('RECORDS', null, 'Logs', signal())).id
    inner = value(await ports.folders.create('RECORDS', outer, 'Of 1902', signal())).id
  })
  afterAll(() => ports.stop())

  it('reaches all that lies in a folder, at any depth', async () => {
    const ids = [await putFile(ports.uploads, outer, 'first.csv'), await putFile(ports.uploads, inner, 'second.csv')]
    for (const id of ids) await expect.poll(() => isRead(id)).toBe(true)
    expect(value(await readAgain({ kind: 'items', folders: [outer], assets: [] }))).toEqual({ count: 2 })
  })

  it('reaches one of them', async () => {
    const id = await putFile(ports.uploads, inner, 'third.csv')
    await expect.poll(() => isRead(id)).toBe(true)
    expect(value(await readAgain(one(id)))).toEqual({ count: 1 })
    expect(codeOf(await ports.indexing.readAgain('ARCHIVES', one(id), signal()))).toBe('ASSET_DIFFERENT_TYPE')
  })

  it('refuses what is not there', async () => {
    expect(codeOf(await readAgain(one('00000000-0000-4000-8000-000000000000')))).toBe('ASSET_NOT_FOUND')
  })
})
