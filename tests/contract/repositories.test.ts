import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('the list of repositories %s', (_, open) => {
  let ports: Ports
  let organizationId: string
  beforeAll(async () => {
    ports = await open()
    organizationId = ports.organizationId
  })
  afterAll(() => ports.stop())

  const add = async (name: string) => value(await ports.repositories.create(organizationId, name, signal()))
  const kept = async (id: string) => value(await ports.repositories.list(organizationId, signal())).find((one) => one.id === id)
  const assetIn = async (repositoryId: string) => {
    const name = `held-${repositoryId}.csv`
    const folderId = value(await ports.folders.create('RECORDS', null, `Held ${repositoryId}`, signal())).id
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    const asset = value(await ports.assets.read('RECORDS', assetId, signal()))
    return value(await ports.assets.edit(asset, { repositoryId }, signal()))
  }
  /** Read past what this side has read before: nobody tells these ports what the list does to assets. */
  const historyOf = async (id: string) => value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id }, undefined, signal())).items

  it('is added to and renamed, and is what assets choose from', async () => {
    const made = await add('  North wing ')
    expect(made).toEqual({ id: made.id, name: 'North wing', assets: 0, revision: 1 })
    const renamed = value(await ports.repositories.rename(organizationId, made, 'South wing', signal()))
    expect(renamed).toEqual({ ...made, name: 'South wing', revision: 2 })
    expect(value(await ports.assets.repositories(signal()))).toContainEqual({ id: made.id, name: 'South wing' })
    expect(codeOf(await ports.repositories.rename(organizationId, made, 'West wing', signal()))).toBe('STALE_EDIT')
  })

  it('has no name twice, and none that is empty', async () => {
    await add('Only once')
    const twice = await ports.repositories.create(organizationId, 'ONLY once', signal())
    expect(twice).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { name: { code: 'duplicated' } } } })
    expect(codeOf(await ports.repositories.create(organizationId, ' ', signal()))).toBe('VALIDATION_FAILED')
  })

  it('counts what carries each, which gets another one when it goes', async () => {
    const [old, other] = [await add('Old store'), await add('New store')]
    const asset = await assetIn(old.id)
    expect((await kept(old.id))?.assets).toBe(1)
    expect(value(await ports.repositories.remove(organizationId, old.id, other.id, signal()))).toBe(1)
    expect([await kept(old.id), (await kept(other.id))?.assets]).toEqual([undefined, 1])
    expect(value(await ports.repositories.remove(organizationId, other.id, undefined, signal()))).toBe(1)
    const changes = (await historyOf(asset.id)).filter(({ kind }) => kind === 'asset.updated').map(({ before, after }) => [before?.['repository'], after?.['repository']])
    expect(changes).toEqual([
      ['New store', null],
      ['Old store', 'New store'],
      [null, 'Old store'],
    ])
  })

  it('is refused what is not on it', async () => {
    const nowhere = '00000000-0000-4000-8000-00000000ffff'
    const made = await add('Here')
    expect(codeOf(await ports.repositories.remove(organizationId, nowhere, undefined, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.repositories.remove(organizationId, made.id, nowhere, signal()))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.repositories.rename(organizationId, { ...made, id: nowhere }, 'There', signal()))).toBe('NOT_FOUND')
  })
})
