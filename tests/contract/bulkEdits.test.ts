import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkEdit } from '../../src/domain/bulk-edit/bulkEdit.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

/** What a refused call finds wrong, by field. */
const fieldsOf = (outcome: Result.Result<unknown, { readonly code: string }>): unknown =>
  Result.isFailure(outcome) && 'fields' in outcome.failure ? outcome.failure.fields : undefined

describe.each(SIDES)('edits of many assets %s', (_, open) => {
  let ports: Ports
  let places = 0

  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const read = async (id: string) => {
    const { description, repository, repositoryId, tags, rightsStatement, revision } = value(await ports.assets.read('RECORDS', id, signal()))
    return { description, repository, repositoryId, tags, rightsStatement, revision }
  }
  const single = async (id: string, edit: Parameters<Ports['assets']['edit']>[1]) =>
    value(await ports.assets.edit(value(await ports.assets.read('RECORDS', id, signal())), edit, signal()))
  const repository = async (name: string) => value(await ports.repositories.create(ports.organizationId, name, signal()))
  const summary = (selection: Selection) => ports.bulkEdits.summary('RECORDS', selection, signal())
  /** The fields of the assets themselves; what templates say of them stands elsewhere. */
  const held = async (selection: Selection) => {
    const { templates: _templates, ...fields } = value(await summary(selection))
    return fields
  }
  const plan = (selection: Selection, edit: BulkEdit) => ports.bulkEdits.plan('RECORDS', selection, edit, signal())
  const apply = (selection: Selection, edit: BulkEdit, state: string) => ports.bulkEdits.apply('RECORDS', selection, edit, state, signal())
  const make = async (selection: Selection, edit: BulkEdit) => value(await apply(selection, edit, value(await plan(selection, edit)).state))
  const undo = async (change: string) => value(await ports.bulkEdits.undo('RECORDS', change, signal()))

  /** A folder with two files in it and another folder beside them. */
  const place = async () => {
    places += 1
    const folder = value(await ports.folders.create('RECORDS', null, `Edited together ${places}`, signal()))
    const inner = value(await ports.folders.create('RECORDS', folder.id, 'Inner', signal()))
    const [first, second] = [await putFile(ports.uploads, folder.id, 'a first.csv'), await putFile(ports.uploads, folder.id, 'b second.csv')]
    const all: Selection = { kind: 'contents', folderId: folder.id, except: [] }
    return { folder, inner, first, second, all }
  }

  it('tell what is the same and what is mixed, of assets alone', async () => {
    const { first, second, inner, all } = await place()
    expect(await held(all)).toEqual({
      assets: 2,
      description: { kind: 'same', value: '' },
      repository: { kind: 'same', value: null },
      rightsStatement: { kind: 'same', value: null },
      tags: [],
    })
    const { id, name } = await repository('Summary store')
    await single(first, { description: 'One', tags: ['sea', 'Boat'], repositoryId: id, rightsStatement: 'InC' })
    await single(second, { tags: ['Sea', 'anchor'] })
    const items: Selection = { kind: 'items', folders: [inner.id], assets: [second, first] }
    expect(await held(items)).toEqual({
      assets: 2,
      description: { kind: 'mixed', values: 2 },
      repository: { kind: 'mixed', values: 2 },
      rightsStatement: { kind: 'mixed', values: 2 },
      tags: [
        { tag: 'Sea', assets: 2 },
        { tag: 'anchor', assets: 1 },
        { tag: 'Boat', assets: 1 },
      ],
    })
    const one: Selection = { kind: 'contents', folderId: all.kind === 'contents' ? all.folderId : null, except: [second] }
    expect(value(await summary(one))).toMatchObject({ rightsStatement: { kind: 'same', value: 'InC' }, assets: 1, description: { kind: 'same', value: 'One' }, repository: { kind: 'same', value: { id, name } } })
    expect(value(await summary({ kind: 'items', folders: [inner.id], assets: [] }))).toMatchObject({ assets: 0, tags: [] })
  })

  it('show the difference, only of what becomes another', async () => {
    const { first, second, all } = await place()
    const { id, name } = await repository('Planned store')
    await single(second, { description: 'There', tags: ['Sea'], repositoryId: id })
    const edit: BulkEdit = { description: { how: 'append', text: ' and more ' }, repository: { how: 'replace', id }, tags: { how: 'append', tags: ['SEA'] } }
    const before = [await read(first), await read(second)]
    const planned = value(await plan(all, edit))
    expect(planned).toEqual({
      assets: 2,
      gone: 0,
      changed: 2,
      items: [
        {
          id: first,
          name: 'a first.csv',
          before: { description: '', repository: null, tags: [] },
          after: { description: 'and more', repository: { id, name }, tags: ['SEA'] },
          metadata: [],
          assigned: [],
        },
        { id: second, name: 'b second.csv', before: { description: 'There' }, after: { description: 'There\nand more' }, metadata: [], assigned: [] },
      ],
      refused: [],
      refusedTotal: 0,
      names: [],
      state: planned.state,
    })
    expect([await read(first), await read(second)]).toEqual(before)
    expect(value(await plan(all, { tags: { how: 'remove', tags: ['Moon'] } }))).toMatchObject({ assets: 2, changed: 0, items: [] })
  })

  it('change what was planned, each asset with an entry in its history', async () => {
    const { first, second, all } = await place()
    await single(second, { description: 'There', tags: ['Sea', 'Boat'] })
    const was = await read(second)
    expect(await make(all, { tags: { how: 'remove', tags: ['boat'] } })).toMatchObject({ changed: 1 })
    expect(await read(second)).toEqual({ ...was, tags: ['Sea'], revision: was.revision + 1 })
    const { id, name } = await repository('Store')
    expect(await make(all, { description: { how: 'replace', text: 'New' }, repository: { how: 'replace', id } })).toMatchObject({ changed: 2 })
    expect(await read(first)).toMatchObject({ description: 'New', repository: name, tags: [] })
    expect(await read(second)).toMatchObject({ description: 'New', repository: name, tags: ['Sea'] })
    const [newest] = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: second }, undefined, signal())).items
    expect(newest).toMatchObject({ kind: 'asset.updated', before: { description: 'There', repository: null }, after: { description: 'New', repository: name } })
    expect(await make(all, { description: { how: 'remove' }, repository: { how: 'remove' }, tags: { how: 'replace', tags: [] } })).toMatchObject({ changed: 2 })
    expect(await read(second)).toMatchObject({ description: '', repositoryId: null, repository: null, tags: [] })
  })

  it('give assets a rights statement, or none of their own, each with an entry that is taken back', async () => {
    const { first, second, all } = await place()
    await single(second, { rightsStatement: 'InC' })
    const edit: BulkEdit = { rightsStatement: { how: 'replace', statement: 'CC0' } }
    expect(value(await plan(all, edit))).toMatchObject({ changed: 2, items: [{ before: { rightsStatement: null }, after: { rightsStatement: 'CC0' } }, { before: { rightsStatement: 'InC' } }] })
    const { change } = await make(all, edit)
    expect([(await read(first)).rightsStatement, (await read(second)).rightsStatement]).toEqual(['CC0', 'CC0'])
    const [newest] = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: second }, undefined, signal())).items
    expect(newest).toMatchObject({ kind: 'asset.updated', before: { rightsStatement: 'InC' }, after: { rightsStatement: 'CC0' } })
    expect(await undo(change)).toEqual({ changed: 2, left: 0 })
    expect([(await read(first)).rightsStatement, (await read(second)).rightsStatement]).toEqual([null, 'InC'])
    expect(await make(all, { rightsStatement: { how: 'remove' } })).toMatchObject({ changed: 1 })
    expect((await read(second)).rightsStatement).toBeNull()
  })

  it('are found by what they made', async () => {
    const { all } = await place()
    await make(all, { description: { how: 'replace', text: 'Zephyrine lagoons' } })
    const { items } = value(await ports.searches.search({ term: 'zephyrine', resourceType: 'RECORDS', limit: 10 }, signal()))
    expect(items.map((hit) => (hit.kind === 'asset' ? hit.asset.name : '')).toSorted()).toEqual(['a first.csv', 'b second.csv'])
  })

  it('are made of just what the plan saw', async () => {
    const { first, all } = await place()
    const edit: BulkEdit = { description: { how: 'replace', text: 'New' } }
    const { state } = value(await plan(all, edit))
    await single(first, { description: 'Somebody was quicker' })
    expect(codeOf(await apply(all, edit, state))).toBe('STALE_EDIT')
    expect(await read(first)).toMatchObject({ description: 'Somebody was quicker' })
  })

  it('are made of all or of nothing', async () => {
    const { first, second, all } = await place()
    await single(first, { description: 'a'.repeat(1999), tags: ['kept'] })
    const edit: BulkEdit = { description: { how: 'append', text: 'bc' } }
    const planned = value(await plan(all, edit))
    const problems = { description: { code: 'tooLong', limit: 2000 } }
    expect(planned).toMatchObject({ changed: 2, refused: [{ id: first, name: 'a first.csv', problems }], refusedTotal: 1 })
    expect(fieldsOf(await apply(all, edit, planned.state))).toEqual(problems)
    expect(await read(second)).toMatchObject({ description: '' })
  })

  it.each<[BulkEdit, object]>([
    [{}, { edit: { code: 'required' } }],
    [{ description: { how: 'append', text: ' ' } }, { description: { code: 'required' } }],
    [{ tags: { how: 'append', tags: ['a', 'A'] } }, { tags: { code: 'duplicated' } }],
    [{ repository: { how: 'replace', id: NOBODY } }, { repository: { code: 'notAnOption' } }],
  ])('are refused as %j', async (edit, problems) => {
    const { all } = await place()
    expect(fieldsOf(await plan(all, edit))).toEqual(problems)
    expect(fieldsOf(await apply(all, edit, ''))).toEqual(problems)
  })

  it('reach what there is', async () => {
    const { first, folder, all } = await place()
    const edit: BulkEdit = { description: { how: 'remove' } }
    const missing: Selection = { kind: 'items', folders: [], assets: [first, NOBODY] }
    expect(codeOf(await summary(missing))).toBe('ASSET_NOT_FOUND')
    const nothing: Selection = { kind: 'items', folders: [], assets: [NOBODY] }
    expect([codeOf(await plan(nothing, edit)), codeOf(await apply(nothing, edit, ''))]).toEqual(Array(2).fill('ASSET_NOT_FOUND'))
    expect(codeOf(await ports.bulkEdits.plan('ARCHIVES', { kind: 'items', folders: [], assets: [first] }, edit, signal()))).toBe('ASSET_DIFFERENT_TYPE')
    expect(codeOf(await summary({ kind: 'contents', folderId: NOBODY, except: [] }))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await summary({ kind: 'batch', batchId: NOBODY }))).toBe('NOT_FOUND')
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [folder.id], assets: [] }, signal()))
    expect(codeOf(await summary(all))).toBe('RESOURCE_IN_TRASH')
  })

  it('leave out what is gone meanwhile, and tell how many', async () => {
    const { first, second, inner } = await place()
    const both: Selection = { kind: 'items', folders: [inner.id], assets: [first, second, NOBODY] }
    const edit: BulkEdit = { tags: { how: 'append', tags: ['New'] } }
    const { state, assets, gone } = value(await plan(both, edit))
    expect([assets, gone]).toEqual([2, 1])
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [inner.id], assets: [first] }, signal()))
    expect(codeOf(await apply(both, edit, state))).toBe('STALE_EDIT')
    const planned = value(await plan(both, edit))
    expect([planned.assets, planned.gone, planned.items.map(({ id }) => id)]).toEqual([1, 2, [second]])
    expect(value(await apply(both, edit, planned.state)).changed).toBe(1)
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [second] }, signal()))
    expect(codeOf(await plan({ kind: 'items', folders: [], assets: [first, second] }, edit))).toBe('RESOURCE_IN_TRASH')
  })

  it('are not taken back of what somebody changed and changed back since', async () => {
    const { first, second } = await place()
    const { change } = await make({ kind: 'items', folders: [], assets: [first, second] }, { description: { how: 'replace', text: 'New' } })
    await single(first, { description: 'Other' })
    await single(first, { description: 'New' })
    expect(await undo(change)).toEqual({ changed: 1, left: 1 })
    expect([await read(first), await read(second)]).toMatchObject([{ description: 'New' }, { description: '' }])
  })

  it('are taken back, but for what somebody edited since', async () => {
    const { first, second, all } = await place()
    const { id } = await repository(`Undone store ${places}`)
    await single(first, { description: 'There', tags: ['Sea'], repositoryId: id })
    const before = await read(first)
    const { change } = await make(all, { description: { how: 'append', text: 'more' }, repository: { how: 'remove' }, tags: { how: 'replace', tags: ['New'] } })
    await single(second, { description: 'Mine' })
    expect(await undo(change)).toEqual({ changed: 1, left: 1 })
    expect(await read(first)).toEqual({ ...before, revision: before.revision + 2 })
    expect(await read(second)).toMatchObject({ description: 'Mine', tags: ['New'] })
    expect(await undo(change)).toEqual({ changed: 0, left: 2 })
    expect(codeOf(await ports.bulkEdits.undo('RECORDS', NOBODY, signal()))).toBe('NOT_FOUND')
  })

  it('are taken back outside the trash', async () => {
    const { first, second, all } = await place()
    const { change } = await make(all, { tags: { how: 'append', tags: ['New'] } })
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [first] }, signal()))
    expect(await undo(change)).toEqual({ changed: 1, left: 1 })
    value(await ports.trash.restore({ selection: { kind: 'items', folders: [], assets: [first] } }, {}, signal()))
    expect([(await read(first)).tags, (await read(second)).tags]).toEqual([['New'], []])
  })

  it('are taken back asset by asset as well, from the history of each', async () => {
    const { first, second, all } = await place()
    const { change } = await make(all, { tags: { how: 'append', tags: ['New'] } })
    const [entry] = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: first }, undefined, signal())).items
    expect(entry?.undoable).toBe(true)
    value(await ports.undos.undo(entry?.id ?? '', undefined, signal()))
    expect(value(await ports.assets.read('RECORDS', second, signal())).tags).toEqual(['New'])
    expect(await undo(change)).toEqual({ changed: 1, left: 1 })
    expect(value(await ports.assets.read('RECORDS', second, signal())).tags).toEqual([])
  })

  it('are taken back where only another field was edited since', async () => {
    const { first, second } = await place()
    const both: Selection = { kind: 'items', folders: [], assets: [first, second] }
    const { change } = await make(both, { tags: { how: 'append', tags: ['New'] } })
    await single(first, { description: 'Mine' })
    expect(await undo(change)).toEqual({ changed: 2, left: 0 })
    expect([await read(first), await read(second)]).toMatchObject([{ description: 'Mine', tags: [] }, { description: '', tags: [] }])
  })
})
