import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemsSelected, type SelectedRef } from '../../src/domain/items/selection.ts'
import { moveCopy } from './moveCopy.ts'
import { bulkOutcomeOf, codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('taking a move back %s', (_, open) => {
  let ports: Ports
  const { folder, asset, inside } = moveCopy(() => ports)
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const ref = (kind: SelectedRef['kind'], { id }: { readonly id: string }): SelectedRef => ({ kind, id })
  const move = async (refs: readonly SelectedRef[], to: string) =>
    bulkOutcomeOf(await ports.moving.move({ type: 'RECORDS', selection: itemsSelected(refs), destinationId: to }, { folders: 'rename', assets: 'rename' }, signal()))
  const back = (batchId: string) => ports.moving.undoMove('RECORDS', batchId, { folders: 'rename', assets: 'rename' }, signal())

  it('leaves what somebody has moved on since where it is', async () => {
    const [first, second, third] = [await folder('First'), await folder('Second'), await folder('Third')]
    const file = ref('asset', await asset('a.csv', first.id))
    const { batchId } = await move([file], second.id)
    await move([file], third.id)
    expect(codeOf(await back(batchId))).toBe('STALE_EDIT')
    expect([await inside(first.id), await inside(third.id)]).toEqual([[], ['a.csv']])
  })

  it('gives back the names that were given on arrival, but for those that somebody has changed since or that are taken', async () => {
    const [from, to] = [await folder('Names'), await folder('Numbers')]
    const names = ['a.csv', 'b.csv', 'c.csv']
    const refs: SelectedRef[] = [ref('folder', await folder('Box', from.id))]
    for (const name of names) refs.push(ref('asset', await asset(name, from.id)))
    for (const name of names) await asset(name, to.id)
    await folder('Box', to.id)
    const { batchId } = await move(refs, to.id)
    const renamed = value(await ports.assets.read('RECORDS', refs[2]?.id ?? '', signal()))
    value(await ports.assets.edit(renamed, { name: 'mine.csv' }, signal()))
    await asset('c.csv', from.id)
    const again = bulkOutcomeOf(await back(batchId))
    expect((await inside(from.id)).toSorted()).toEqual(['Box', 'a.csv', 'c (2).csv', 'c.csv', 'mine.csv'])
    value(await back(again.batchId))
    expect((await inside(to.id)).toSorted()).toEqual(['Box', 'Box (2)', 'a (2).csv', 'a.csv', 'b.csv', 'c (2).csv', 'c.csv', 'mine.csv'])
  })

  it('closes no circle where the places they came from were moved into them', async () => {
    const [one, other, meeting] = [await folder('One'), await folder('Other'), await folder('Meeting')]
    const [child, cousin] = [await folder('Child', one.id), await folder('Cousin', other.id)]
    const { batchId } = bulkOutcomeOf(
      await ports.moving.move({ type: 'RECORDS', selection: { kind: 'items', folders: [child.id, cousin.id], assets: [] }, destinationId: meeting.id }, {}, signal()),
    )
    await move([ref('folder', one)], cousin.id)
    await move([ref('folder', other)], child.id)
    expect(codeOf(await back(batchId))).toBe('FOLDER_MOVE_TO_CHILD')
    expect([await inside(meeting.id), await inside(child.id), await inside(cousin.id)]).toEqual([['Child', 'Cousin'], ['Other'], ['One']])
  })
})
