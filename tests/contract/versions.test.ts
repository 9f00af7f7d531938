import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VersionsOf } from '../../src/application/versions/VersionGateway.ts'
import { BufferFile, putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('versions %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let id: string
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Replaced things', signal())).id
    id = await putFile(ports.uploads, folderId, 'Ledger.csv')
  })
  afterAll(() => ports.stop())

  const read = async () => value(await ports.assets.read('RECORDS', id, signal()))
  const of = async (): Promise<VersionsOf> => read()
  const list = async () => value(await ports.versions.list(await of(), undefined, signal())).items
  const replace = async (text: string) => {
    const file = new BufferFile(Buffer.from(text), 'Ledger.csv')
    const sending = { file, destination: { type: 'RECORDS', folderId }, name: 'Ledger.csv', address: undefined, replaces: id } as const
    const before = await of()
    value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    const [version] = await list()
    // Whoever has not seen the new file restores nothing, and sees it from then on.
    expect(codeOf(await ports.versions.restore(before, version?.id ?? '', signal()))).toBe('STALE_EDIT')
  }
  const used = async () => value(await ports.usages.read(signal())).usedBytes

  it('are none of a file that was never replaced', async () => {
    expect(await list()).toEqual([])
  })

  it('are told with their size, the newest first', async () => {
    const { size } = await read()
    await replace('second,1\n')
    await replace('third,22\n2,3\n')
    expect((await list()).map((version) => [version.number, version.size])).toEqual([
      [2, 9],
      [1, size],
    ])
  })

  it('come back, and what was there becomes a version: nothing is lost', async () => {
    const [second, first] = await list()
    const before = await used()
    const seen = await of()
    const { kept, contentVersion } = value(await ports.versions.restore(seen, first?.id ?? '', signal()))
    expect([(await read()).size, (await list()).map((version) => [version.number, version.size])]).toEqual([first?.size, [[3, 13], [2, second?.size]]])
    expect([(await list())[0]?.id, (await read()).contentVersion]).toEqual([kept, contentVersion])
    expect(await used()).toBe(before)
    expect(codeOf(await ports.versions.restore(seen, kept, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.versions.restore(await of(), NOBODY, signal()))).toBe('NOT_FOUND')
  })

  it('are deleted for good, and their storage is free', async () => {
    const [newest, oldest] = await list()
    const before = await used()
    value(await ports.versions.remove(await of(), oldest?.id ?? '', signal()))
    expect((await list()).map((version) => version.id)).toEqual([newest?.id])
    expect(before - (await used())).toBe(oldest?.size)
    expect(codeOf(await ports.versions.remove(await of(), oldest?.id ?? '', signal()))).toBe('NOT_FOUND')
  })

  it('are not told of what there is not, or lies in another module', async () => {
    const seen = await of()
    expect(codeOf(await ports.versions.list({ ...seen, id: NOBODY }, undefined, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.versions.list({ ...seen, type: 'ARCHIVES' }, undefined, signal()))).toBe('ASSET_DIFFERENT_TYPE')
  })
})
