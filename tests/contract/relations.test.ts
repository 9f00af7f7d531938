import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RelatedPlace } from '../../src/application/relations/RelationGateway.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('relations %s', (_, open) => {
  let ports: Ports
  let folder: RelatedPlace
  let assets: readonly RelatedPlace[]
  beforeAll(async () => {
    ports = await open()
    const { id } = value(await ports.folders.create('RECORDS', null, 'Related things', signal()))
    const ids = [await putFile(ports.uploads, id, 'One.csv'), await putFile(ports.uploads, id, 'Two.csv'), await putFile(ports.uploads, id, 'Three.csv')]
    folder = { kind: 'folder', type: 'RECORDS', id }
    assets = ids.map((each) => ({ kind: 'asset', type: 'RECORDS', id: each }))
  })
  afterAll(() => ports.stop())

  const asset = (row: number): RelatedPlace => assets[row] ?? folder
  const refOf = ({ kind, id }: RelatedPlace): ResourceRef => ({ kind, id })
  const change = (place: RelatedPlace, others: readonly RelatedPlace[], related: boolean) => ports.relations.change(place, others.map(refOf), related, signal())
  const listOf = async (place: RelatedPlace) => {
    const { items, total } = value(await ports.relations.page(place, null, signal()))
    expect(total).toBe(items.length)
    return items.map((item) => resourceOf(item).name)
  }

  it('are none at first', async () => {
    expect(value(await ports.relations.page(asset(0), null, signal()))).toEqual({ items: [], next: null, total: 0 })
  })

  it('show on both sides, the latest first, and are made once', async () => {
    expect(value(await change(asset(0), [asset(1)], true)).changed).toEqual([refOf(asset(1))])
    expect(value(await change(asset(0), [asset(1), asset(2)], true)).changed).toEqual([refOf(asset(2))])
    expect(value(await change(asset(1), [asset(0)], true)).changed).toEqual([])
    expect([await listOf(asset(0)), await listOf(asset(1)), await listOf(asset(2))]).toEqual([['Three.csv', 'Two.csv'], ['One.csv'], ['One.csv']])
  })

  it('are between folders and assets too', async () => {
    expect(value(await change(folder, [asset(0)], true)).changed).toEqual([refOf(asset(0))])
    expect(await listOf(folder)).toEqual(['One.csv'])
    expect(await listOf(asset(0))).toEqual(['Related things', 'Three.csv', 'Two.csv'])
  })

  it('are told in the histories of both', async () => {
    const { items } = value(await ports.histories.history(asset(1), undefined, signal()))
    expect(items.map(({ after }) => after?.['related'])).toContainEqual(['One.csv'])
    expect(value(await ports.histories.history(folder, undefined, signal())).items[0]?.after).toEqual({ related: ['One.csv'] })
  })

  it('never hold a thing and itself, folders alone, or what there is not', async () => {
    expect(codeOf(await change(asset(0), [asset(1), asset(0)], true))).toBe('ASSET_RELATED_TO_ITSELF')
    expect(codeOf(await change(folder, [folder], true))).toBe('VALIDATION_FAILED')
    expect(codeOf(await change(asset(0), [{ ...asset(0), id: NOBODY }], true))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await change({ ...asset(0), id: NOBODY }, [asset(0)], true))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await change({ ...asset(0), type: 'ARCHIVES' }, [asset(1)], true))).toBe('ASSET_DIFFERENT_TYPE')
    expect(codeOf(await ports.relations.page({ ...folder, type: 'ARCHIVES' }, null, signal()))).toBe('FOLDER_DIFFERENT_TYPE')
  })

  it('hide what lies in the trash, and have it again when it is back', async () => {
    const two = { kind: 'items', folders: [], assets: [asset(1).id] } as const
    value(await ports.trash.trash('RECORDS', two, signal()))
    expect(await listOf(asset(0))).toEqual(['Related things', 'Three.csv'])
    expect(codeOf(await ports.relations.page(asset(1), null, signal()))).toBe('RESOURCE_IN_TRASH')
    expect(codeOf(await change(asset(2), [asset(1)], true))).toBe('RESOURCE_IN_TRASH')
    value(await ports.trash.restore({ selection: two }, {}, signal()))
    expect(await listOf(asset(0))).toEqual(['Related things', 'Three.csv', 'Two.csv'])
  })

  it('go from both sides', async () => {
    expect(value(await change(asset(1), [asset(0)], false)).changed).toEqual([refOf(asset(0))])
    expect(value(await change(asset(1), [asset(0)], false)).changed).toEqual([])
    expect([await listOf(asset(0)), await listOf(asset(1))]).toEqual([['Related things', 'Three.csv'], []])
  })
})
