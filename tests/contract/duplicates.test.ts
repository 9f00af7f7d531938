import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MergeDecision } from '../../src/application/duplicates/DuplicateGateway.ts'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('duplicates %s', (_, open) => {
  let ports: Ports
  let count = 0
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const folder = async () => value(await ports.folders.create('RECORDS', null, `Duplicates ${(count += 1)}`, signal())).id
  const detail = async (id: string) => value(await ports.assets.read('RECORDS', id, signal()))
  /** A file and so many copies of it, each in a folder of its own. */
  const copied = async (copies: number): Promise<readonly [string, ...string[]]> => {
    const first = await putFile(ports.uploads, await folder(), `Duplicate ${(count += 1)}.csv`)
    const others: string[] = []
    for (let copy = 0; copy < copies; copy += 1) {
      const place = await folder()
      value(await ports.moving.copy({ type: 'RECORDS', selection: itemsSelected([{ kind: 'asset', id: first }]), destinationId: place }, {}, signal()))
      const { items } = value(await ports.assets.page({ type: 'RECORDS', folderId: place, sort: 'name', direction: 'asc' }, 0, signal()))
      others.push(items[0]?.id ?? '')
    }
    return [first, ...others]
  }
  const sameAs = async (id: string) => value(await ports.duplicates.ofAsset('RECORDS', id, signal())).same.map(({ asset }) => asset.id).toSorted()
  const grouped = async (id: string) => value(await ports.duplicates.groups({ kind: 'same' }, null, signal())).groups.find(({ assets }) => assets.some(({ asset }) => asset.id === id))
  const edited = async (id: string, fields: { readonly description?: string; readonly tags?: readonly string[] }) => value(await ports.assets.edit(await detail(id), fields, signal()))
  const merge = async (keep: string, others: readonly string[], more: Partial<MergeDecision> = {}) => {
    const asked = { type: 'RECORDS', keep, others } as const
    const { state } = value(await ports.duplicates.planMerge(asked, signal()))
    return ports.duplicates.merge(asked, { choices: {}, folderId: null, state, ...more }, signal())
  }

  it('are the same bytes, whatever they are called', async () => {
    const [first, other] = await copied(1)
    expect([await sameAs(first), await sameAs(other ?? '')]).toEqual([[other], [first]])
    expect((await grouped(first))?.assets.map(({ asset }) => asset.id)).toEqual([first, other])
    const only = async (assetId: string) => value(await ports.duplicates.groups({ kind: 'same', assetId }, null, signal())).groups.map(({ assets }) => assets.map(({ asset }) => asset.id))
    expect([await only(other ?? ''), await only(await putFile(ports.uploads, await folder(), `Alone ${(count += 1)}.csv`))]).toEqual([[[first, other]], []])
    expect(codeOf(await ports.duplicates.groups({ kind: 'same', assetId: NOWHERE }, null, signal()))).toBe('ASSET_NOT_FOUND')
    const { checksum, path } = await detail(first)
    const known = value(await ports.duplicates.known([checksum, createHash('sha256').update('nowhere').digest('hex')], signal()))
    expect([...known].map(([sum, { asset, path: way }]) => [sum, asset.id, way])).toEqual([[checksum, first, path]])
    expect(codeOf(await ports.duplicates.ofAsset('RECORDS', NOWHERE, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.duplicates.ofAsset('ARCHIVES', first, signal()))).toBe('ASSET_DIFFERENT_TYPE')
  })

  it('that were said not to be the same are none, until that is taken back', async () => {
    const [first, other = ''] = await copied(1)
    value(await ports.duplicates.separate([other], [first], true, signal()))
    expect([await sameAs(first), await grouped(first)]).toEqual([[], undefined])
    value(await ports.duplicates.separate([first], [other], false, signal()))
    expect(await sameAs(first)).toEqual([other])
    value(await ports.duplicates.separate([first, other], [first, other], true, signal()))
    expect([await sameAs(first), await grouped(first)]).toEqual([[], undefined])
    value(await ports.duplicates.separate([first, other], [first, other], false, signal()))
    expect(await sameAs(first)).toEqual([other])
    expect(codeOf(await ports.duplicates.separate([first], [NOWHERE], true, signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('are merged into the kept one, which is taken back whole', async () => {
    const [keep, other = '', third = ''] = await copied(2)
    const friend = await putFile(ports.uploads, await folder(), `Friend ${(count += 1)}.csv`)
    await edited(keep, { description: 'Log book', tags: ['Ship'] })
    await edited(other, { description: 'Log book of the Elida', tags: ['ship', 'Ice'] })
    const refs = [{ kind: 'asset', id: friend } as const]
    value(await ports.relations.change({ kind: 'asset', type: 'RECORDS', id: third }, refs, true, signal()))
    value(await ports.favorites.change([{ kind: 'asset', id: other }], true, signal()))
    const related = async (id: string) => value(await ports.relations.page({ kind: 'asset', type: 'RECORDS', id }, null, signal())).items.map((item) => resourceOf(item).id).toSorted()
    const plan = value(await ports.duplicates.planMerge({ type: 'RECORDS', keep, others: [other, third] }, signal()))
    expect(plan).toMatchObject({ tags: ['Ice'], filled: [], conflicts: [{ field: 'description', kept: ['Log book'], offered: [{ from: other, values: ['Log book of the Elida'] }] }] })

    const { change, trashed } = value(await merge(keep, [other, third], { choices: { description: other } }))
    expect([trashed, await sameAs(keep), await related(keep)]).toEqual([2, [], [friend]])
    expect(await detail(keep)).toMatchObject({ description: 'Log book of the Elida', tags: ['Ship', 'Ice'], favorite: true })
    expect(codeOf(await ports.duplicates.ofAsset('RECORDS', other, signal()))).toBe('RESOURCE_IN_TRASH')

    expect(value(await ports.duplicates.undoMerge('RECORDS', change, signal()))).toEqual({ restored: 2 })
    expect(await detail(keep)).toMatchObject({ description: 'Log book', tags: ['Ship'], favorite: false })
    expect([await sameAs(keep), await related(keep), await related(third)]).toEqual([[other, third].toSorted(), [], [friend]])
    expect(codeOf(await ports.duplicates.undoMerge('RECORDS', change, signal()))).toBe('NOT_FOUND')
  })

  it('keep the rights statement of the kept one, or of the first that has one', async () => {
    const [keep, other = '', third = ''] = await copied(2)
    const state = async (id: string, rightsStatement: 'CC0' | 'InC') => value(await ports.assets.edit(await detail(id), { rightsStatement }, signal()))
    await state(other, 'CC0')
    await state(third, 'InC')
    const first = value(await merge(keep, [other, third]))
    expect((await detail(keep)).rightsStatement).toBe('CC0')
    value(await ports.duplicates.undoMerge('RECORDS', first.change, signal()))
    expect((await detail(keep)).rightsStatement).toBeNull()
    await state(keep, 'InC')
    value(await merge(keep, [other]))
    expect((await detail(keep)).rightsStatement).toBe('InC')
  })

  it('keep their contacts, and the later of their embargoes, also of a folder, in the kept one', async () => {
    const [keep, other = '', third = ''] = await copied(2)
    const [soon, later, latest] = ['2098-03-04', '2098-05-06', '2099-01-02']
    const held = async () => (await detail(keep)).embargoUntil ?? null
    const hold = async (kind: 'asset' | 'folder', id: string, until: string | null) => value(await ports.publishing.publish({ resources: [{ kind, id }], until, webReady: false }, signal()))
    const contactsOf = async (id: string) => value(await ports.contactRelations.ofItem({ kind: 'asset', type: 'RECORDS', id }, signal())).map(({ kind, contact }) => `${contact.lastName}, ${kind}`)
    const [category] = value(await ports.contactCategories.list(signal()))
    const donor = value(await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Merged', lastName: 'Donor', categoryId: category?.id ?? '' }, signal()))
    const tie = async (id: string, kind: 'donor' | 'maker') =>
      value(await ports.contactRelations.add({ kind: 'asset', type: 'RECORDS', id }, donor.id, { kind, from: '1887', until: '', note: '' }, signal()))
    await tie(keep, 'donor')
    await tie(other, 'donor')
    await tie(third, 'maker')
    await hold('asset', keep, soon)
    await hold('asset', other, later)

    const first = value(await merge(keep, [other, third]))
    expect([await held(), await contactsOf(keep)]).toEqual([later, ['Donor, donor', 'Donor, maker']])
    value(await ports.duplicates.undoMerge('RECORDS', first.change, signal()))
    expect([await held(), await contactsOf(keep), await contactsOf(third)]).toEqual([soon, ['Donor, donor'], ['Donor, maker']])

    await hold('folder', (await detail(third)).folderId ?? '', latest)
    const second = value(await merge(keep, [third]))
    expect(await held()).toBe(latest)
    await hold('asset', keep, null)
    value(await ports.duplicates.undoMerge('RECORDS', second.change, signal()))
    expect(await held()).toBeNull()

    await hold('asset', keep, latest)
    const again = value(await merge(keep, [other]))
    expect(await held()).toBe(latest)
    value(await ports.duplicates.undoMerge('RECORDS', again.change, signal()))
    expect(await held()).toBe(latest)
  })

  it('are merged where another lies, where that is wanted', async () => {
    const [keep, other = ''] = await copied(1)
    const [home, away] = [(await detail(keep)).folderId, (await detail(other)).folderId]
    expect(codeOf(await merge(keep, [other], { folderId: NOWHERE }))).toBe('VALIDATION_FAILED')
    const { change } = value(await merge(keep, [other], { folderId: away }))
    expect((await detail(keep)).folderId).toBe(away)
    value(await ports.duplicates.undoMerge('RECORDS', change, signal()))
    expect([(await detail(keep)).folderId, (await detail(other)).folderId]).toEqual([home, away])
  })

  it('stay merged where one of them was deleted for good: what it said is in the kept one alone', async () => {
    const [keep, other = '', third = ''] = await copied(2)
    await edited(other, { description: 'Log book of the Elida', tags: ['Ice'] })
    const { change } = value(await merge(keep, [other, third]))
    value(await ports.trash.deletePermanently(itemsSelected([{ kind: 'asset', id: other }]), signal()))
    for (const _attempt of [1, 2]) expect(codeOf(await ports.duplicates.undoMerge('RECORDS', change, signal()))).toBe('STALE_EDIT')
    expect(await detail(keep)).toMatchObject({ description: 'Log book of the Elida', tags: ['Ice'] })
    expect(codeOf(await ports.duplicates.ofAsset('RECORDS', third, signal()))).toBe('RESOURCE_IN_TRASH')
  })

  it('are several again where one of them was restored by itself meanwhile', async () => {
    const [keep, other = '', third = ''] = await copied(2)
    await edited(other, { description: 'Log book of the Elida' })
    const { change } = value(await merge(keep, [other, third]))
    value(await ports.trash.restore({ selection: itemsSelected([{ kind: 'asset', id: other }]) }, {}, signal()))
    value(await ports.duplicates.undoMerge('RECORDS', change, signal()))
    expect([(await detail(keep)).description, (await detail(other)).description, await sameAs(keep)]).toEqual(['', 'Log book of the Elida', [other, third].toSorted()])
  })

  it('are not merged where anything has changed since, nor with themselves', async () => {
    const [keep, other = ''] = await copied(1)
    expect(codeOf(await merge(keep, [other], { state: 'another' }))).toBe('STALE_EDIT')
    expect(codeOf(await ports.duplicates.planMerge({ type: 'RECORDS', keep, others: [keep] }, signal()))).toBe('VALIDATION_FAILED')
    expect(await sameAs(keep)).toEqual([other])
  })
})
