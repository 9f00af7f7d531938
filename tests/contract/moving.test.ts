import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Decisions } from '../../src/domain/move-copy/conflictPlan.ts'
import { itemsSelected, type SelectedRef, type Selection } from '../../src/domain/items/selection.ts'
import { moveCopy, NOWHERE } from './moveCopy.ts'
import { bulkOutcomeOf, codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('copying and moving %s', (_, open) => {
  let ports: Ports
  const { folder, asset, inside, used } = moveCopy(() => ports)
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const ref = (kind: SelectedRef['kind'], { id }: { readonly id: string }): SelectedRef => ({ kind, id })
  const asked = (selection: Selection | readonly SelectedRef[], destinationId: string | null) => ({
    type: 'RECORDS' as const,
    selection: 'kind' in selection ? selection : itemsSelected(selection),
    destinationId,
  })
  const move = (selection: Selection | readonly SelectedRef[], to: string | null, decisions: Decisions = {}) =>
    ports.moving.move(asked(selection, to), decisions, signal())
  const copy = (selection: Selection | readonly SelectedRef[], to: string | null, decisions: Decisions = {}) =>
    ports.moving.copy(asked(selection, to), decisions, signal())

  it('moves folders and assets together, and back', async () => {
    const [from, to] = [await folder('Out'), await folder('In')]
    const [child, file] = [await folder('Child', from.id), await asset('a.csv', from.id)]
    await asset('deep.csv', child.id)
    const moved = bulkOutcomeOf(await move([ref('folder', child), ref('asset', file)], to.id))
    expect(moved).toMatchObject({ folders: 1, assets: 1, skipped: 0 })
    expect([await inside(from.id), await inside(to.id), await inside(child.id)]).toEqual([[], ['Child', 'a.csv'], ['deep.csv']])
    const { path, revision } = value(await ports.assets.read('RECORDS', file.id, signal()))
    expect([path.map(({ name }) => name), revision]).toEqual([['In'], 2])
    value(await ports.moving.undoMove('RECORDS', moved.batchId, {}, signal()))
    expect([await inside(from.id), await inside(to.id)]).toEqual([['Child', 'a.csv'], []])
  })

  it('moves all of a list but what was taken out', async () => {
    const [from, to] = [await folder('Whole'), await folder('Taker')]
    const files = [await asset('one.csv', from.id), await asset('two.csv', from.id), await asset('three.csv', from.id)]
    value(await move({ kind: 'contents', folderId: from.id, except: [files[1]?.id ?? ''] }, to.id))
    expect([await inside(from.id), await inside(to.id)]).toEqual([['two.csv'], ['one.csv', 'three.csv']])
  })

  it('changes nothing while a taken name is undecided, tells which, and then does what was decided for each', async () => {
    const [from, to] = [await folder('Coming'), await folder('Taken')]
    const names = ['keep.csv', 'over.csv', 'beside.csv', 'free.csv']
    const files = []
    for (const name of names) files.push(await asset(name, from.id, `new ${name}\n`))
    for (const name of names.slice(0, 3)) await asset(name.toUpperCase(), to.id, 'old\n')
    const all = { kind: 'contents', folderId: from.id, except: [] } as const
    const before = await used()
    expect(await move(all, to.id)).toMatchObject({ failure: { code: 'ASSET_ALREADY_EXISTS', names: expect.arrayContaining(names.slice(0, 3)) } })
    expect(await inside(from.id)).toHaveLength(4)
    const plan = value(await ports.moving.plan('move', asked(all, to.id), signal()))
    expect([plan.total, plan.conflicts.map(({ name, freeName, canReplace }) => [name, freeName, canReplace]).toSorted()]).toEqual([
      3,
      [
        ['beside.csv', 'beside (2).csv', true],
        ['keep.csv', 'keep (2).csv', true],
        ['over.csv', 'over (2).csv', true],
      ],
    ])
    const items = [
      { id: files[1]?.id ?? '', decision: 'replace' },
      { id: files[2]?.id ?? '', decision: 'rename' },
    ] as const
    expect(value(await move(all, to.id, { assets: 'skip', items }))).toMatchObject({ folders: 0, assets: 3, skipped: 1 })
    expect([await inside(from.id), await inside(to.id)]).toEqual([['keep.csv'], ['beside (2).csv', 'BESIDE.CSV', 'free.csv', 'KEEP.CSV', 'OVER.CSV']])
    const { items: there } = value(await ports.assets.page({ type: 'RECORDS', folderId: to.id, sort: 'name', direction: 'asc' }, 0, signal()))
    expect(there.find(({ name }) => name === 'OVER.CSV')?.size).toBe('new over.csv\n'.length)
    expect((await used()).files).toBe(before.files - 1)
  })

  it('tells both sides of a taken name: of files picture, size and date, of folders what lies in them', async () => {
    const [from, to] = [await folder('New findings'), await folder('Old findings')]
    const [coming, there] = [await asset('finds.csv', from.id, 'longer than the other\n'), await asset('FINDS.csv', to.id, 'short\n')]
    const [box, boxThere] = [await folder('Box', from.id), await folder('box', to.id)]
    await asset('deep.csv', box.id)
    await folder('Lid', boxThere.id)
    const { conflicts } = value(await ports.moving.plan('move', asked({ kind: 'contents', folderId: from.id, except: [] }, to.id), signal()))
    const file = async ({ id }: { readonly id: string }) => {
      const { size, modifiedAt, contentVersion, thumbnail } = value(await ports.assets.read('RECORDS', id, signal()))
      return { kind: 'asset', id, size, modifiedAt, contentVersion, thumbnail }
    }
    const { modifiedAt } = value(await ports.folders.read('RECORDS', boxThere.id, signal()))
    expect(conflicts.find(({ kind }) => kind === 'asset')).toMatchObject({ id: coming.id, canReplace: true, coming: await file(coming), there: await file(there) })
    expect(conflicts.find(({ kind }) => kind === 'folder')).toMatchObject({
      coming: { kind: 'folder', id: box.id, folderCount: 0, assetCount: 1 },
      there: { kind: 'folder', id: boxThere.id, modifiedAt, folderCount: 1, assetCount: 0 },
    })
  })

  it('tells nothing of what is there where another of the same names has it', async () => {
    const [one, other, to] = [await folder('One half'), await folder('Other half'), await folder('Both halves')]
    const [first, second] = [await asset('half.csv', one.id), await asset('half.csv', other.id)]
    const plan = value(await ports.moving.plan('copy', asked([ref('asset', first), ref('asset', second)], to.id), signal()))
    expect(plan.conflicts).toMatchObject([{ id: second.id, canReplace: false, coming: { kind: 'asset', id: second.id }, there: null }])
  })

  it('copies trees with what lies in them, under names that are free, and undoes it', async () => {
    const [from, to] = [await folder('Originals'), await folder('Copies')]
    const inner = await folder('Inner', from.id)
    const file = await asset('letter.csv', inner.id)
    const before = await used()
    const copied = bulkOutcomeOf(await copy([ref('folder', from)], to.id))
    expect(await inside(to.id)).toEqual(['Originals'])
    const [made] = copied.copies?.folders ?? []
    expect(copied.copies).toEqual({ folders: [expect.any(String)], assets: [] })
    expect(value(await ports.folders.read('RECORDS', made ?? '', signal()))).toMatchObject({ name: 'Originals', parentId: to.id })
    expect(await used()).toEqual({ usedBytes: before.usedBytes + file.size, files: before.files + 1 })
    expect(codeOf(await copy([ref('asset', file)], inner.id))).toBe('ASSET_ALREADY_EXISTS')
    const { copies } = bulkOutcomeOf(await copy([ref('asset', file)], inner.id, { assets: 'rename' }))
    expect(value(await ports.assets.read('RECORDS', copies?.assets[0] ?? '', signal())).name).toBe('letter (2).csv')
    expect(await inside(inner.id)).toEqual(['letter (2).csv', 'letter.csv'])
    const [one, other] = value(await ports.assets.page({ type: 'RECORDS', folderId: inner.id, sort: 'name', direction: 'asc' }, 0, signal())).items
    expect(one?.fileNumber).not.toBe(other?.fileNumber)
    value(await ports.trash.trash('RECORDS', { kind: 'batch', batchId: copied.batchId }, signal()))
    expect(await inside(to.id)).toEqual([])
  })

  it('keeps to the rules of the tree', async () => {
    const top = await folder('Top')
    const child = await folder('Below', top.id)
    const file = await asset('leaf.csv', child.id)
    expect(codeOf(await move([ref('folder', top)], top.id))).toBe('FOLDER_MOVE_TO_ITSELF')
    expect(codeOf(await move([ref('folder', top)], child.id))).toBe('FOLDER_MOVE_TO_CHILD')
    expect(codeOf(await copy([ref('folder', top)], top.id))).toBe('FOLDER_COPY_TO_ITSELF')
    expect(codeOf(await copy([ref('folder', top)], child.id))).toBe('FOLDER_COPY_TO_CHILD')
    expect(codeOf(await move([ref('folder', child)], top.id))).toBe('FOLDER_SAME_DESTINATION')
    expect(codeOf(await move([ref('asset', file)], child.id))).toBe('FOLDER_SAME_DESTINATION')
    expect(codeOf(await move([ref('asset', file)], null))).toBe('ASSET_CANNOT_BE_STANDALONE')
    expect(codeOf(await move([ref('folder', child)], NOWHERE))).toBe('DESTINATION_NOT_FOUND')
    expect(codeOf(await move([{ kind: 'folder', id: NOWHERE }], top.id))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await move([{ kind: 'asset', id: NOWHERE }], top.id))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await move({ kind: 'items', folders: [child.id], assets: [], from: NOWHERE }, null))).toBe('FOLDER_DIFFERENT_PARENT')
    expect(codeOf(await move({ kind: 'items', folders: [], assets: [file.id], from: NOWHERE }, top.id))).toBe('STALE_EDIT')
    expect(codeOf(await move({ kind: 'batch', batchId: NOWHERE }, top.id))).toBe('NOT_FOUND')
    const archive = value(await ports.folders.create('ARCHIVES', null, 'Elsewhere', signal()))
    expect(codeOf(await move([ref('folder', child)], archive.id))).toBe('FOLDER_DIFFERENT_TYPE')
    expect(await inside(top.id)).toEqual(['Below'])
  })
})
