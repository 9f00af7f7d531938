import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { value, codeOf, signal } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('folders %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const create = (name: string, parentId: string | null = null) => ports.folders.create('RECORDS', parentId, name, signal())
  const children = async (parentId: string | null, direction: 'asc' | 'desc' = 'asc') =>
    value(await ports.folders.children({ type: 'RECORDS', parentId, sort: 'name', direction }, signal())).folders

  it('are made, listed and read with the way down to them', async () => {
    const parent = value(await create('  Charts '))
    expect(parent).toMatchObject({ name: 'Charts', parentId: null, type: 'RECORDS', folderCount: 0, assetCount: 0, revision: 1 })
    const child = value(await create('Øyer og skjær', parent.id))
    expect(await children(parent.id)).toEqual([child])
    expect(value(await ports.folders.read('RECORDS', child.id, signal()))).toMatchObject({
      ...child,
      path: [{ id: parent.id, name: 'Charts' }],
    })
    expect(value(await ports.folders.read('RECORDS', parent.id, signal())).folderCount).toBe(1)
  })

  it('are found by pieces of their names, with the way down to each', async () => {
    const top = value(await create('Sought berths'))
    const nested = value(await create('Berths of the pilots (50%)', top.id))
    value(await ports.folders.create('ARCHIVES', null, 'Sought berths too', signal()))
    const find = async (typed: string) => value(await ports.folders.find('RECORDS', typed, signal()))
    const [foundTop, foundNested] = [
      { id: top.id, name: 'Sought berths', path: [] },
      { id: nested.id, name: 'Berths of the pilots (50%)', path: [{ id: top.id, name: 'Sought berths' }] },
    ]
    expect(await find('BERTHS')).toEqual([foundNested, foundTop])
    expect(await find('berths  sou')).toEqual([foundTop])
    expect(await find('50%')).toEqual([foundNested])
    expect(await find('_')).toEqual([])
    for (const nothing of ['', '   ', 'no folder has this name', '\0']) expect(await find(nothing)).toEqual([])
  })

  it('are found by their whole name in one place, as names are compared', async () => {
    const place = value(await create('Named'))
    const one = value(await create('Øyer', place.id))
    value(await create('Øyer og skjær', place.id))
    value(await create('Øyer'))
    const named = async (name: string, parentId: string | null = place.id) => value(await ports.folders.named('RECORDS', parentId, name, signal()))
    expect([await named(' øYER '), await named('Named', null)]).toEqual([one, expect.objectContaining({ id: place.id })])
    for (const nobody of ['Øye', 'Named', '', '%', 'a\0', '\ud800']) expect(await named(nobody)).toBeNull()
    expect(codeOf(await ports.folders.named('RECORDS', '00000000-0000-4000-8000-00000000ffff', 'Øyer', signal()))).toBe('FOLDER_NOT_FOUND')
  })

  it('do not come in hundreds when they are found', async () => {
    const place = value(await create('Many alike'))
    for (let at = 0; at < 22; at += 1) value(await create(`Alike ${at}`, place.id))
    const found = value(await ports.folders.find('RECORDS', 'alike', signal()))
    expect(found).toHaveLength(20)
    expect(found[0]?.name).toBe('Alike 0')
  })

  it('are listed beside the whole way down to one of them, and inside it', async () => {
    const top = value(await create('Top of the way'))
    const middle = value(await create('Middle', top.id))
    for (const name of ['b', 'A']) value(await create(name, middle.id))
    value(await create('Beside it', top.id))
    const way = value(await ports.folders.branches('RECORDS', middle.id, signal()))
    expect(way.map(({ parentId }) => parentId)).toEqual([null, top.id, middle.id])
    for (const { parentId, folders, isCut } of way) expect([folders, isCut]).toEqual([await children(parentId), false])
    expect(way.slice(1).map(({ folders }) => folders.map(({ name }) => name))).toEqual([
      ['Beside it', 'Middle'],
      ['A', 'b'],
    ])
    expect(codeOf(await ports.folders.branches('ARCHIVES', middle.id, signal()))).toBe('FOLDER_DIFFERENT_TYPE')
    expect(codeOf(await ports.folders.branches('RECORDS', '00000000-0000-4000-8000-00000000ffff', signal()))).toBe('FOLDER_NOT_FOUND')
  })

  it('are listed in either direction', async () => {
    const parent = value(await create('Ordered'))
    for (const name of ['b', 'A', 'c']) value(await create(name, parent.id))
    const names = async (direction: 'asc' | 'desc') => (await children(parent.id, direction)).map(({ name }) => name)
    expect([await names('asc'), await names('desc')]).toEqual([
      ['A', 'b', 'c'],
      ['c', 'b', 'A'],
    ])
  })

  it('have names that are free among their siblings, compared without case and composition', async () => {
    const parent = value(await create('Siblings'))
    value(await create('Caf\u00e9', parent.id))
    expect(Result.isFailure(await create('CAFE\u0301', parent.id))).toBe(true)
    expect(await create('CAFE\u0301', parent.id)).toMatchObject({ failure: { code: 'FOLDER_ALREADY_EXISTS', names: ['CAF\u00c9'] } })
    expect(Result.isSuccess(await create('Caf\u00e9'))).toBe(true)
  })

  it.each([
    ['blank', '  ', { code: 'required' }],
    ['with a separator', 'a/b', { code: 'invalidCharacters' }],
    ['too long', 'x'.repeat(256), { code: 'tooLong', limit: 255 }],
  ])('have no name that is %s', async (_, name, problem) => {
    expect(await create(name)).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { name: problem } } })
  })

  it('are renamed from the revision that was seen, and never over somebody else’s edit', async () => {
    const folder = value(await create('Old name'))
    const renamed = value(await ports.folders.rename(folder, 'New name', signal()))
    expect(renamed).toMatchObject({ id: folder.id, name: 'New name', revision: 2 })
    expect(codeOf(await ports.folders.rename(folder, 'Third name', signal()))).toBe('STALE_EDIT')
    value(await create('Taken'))
    expect(codeOf(await ports.folders.rename(renamed, 'taken', signal()))).toBe('FOLDER_ALREADY_EXISTS')
    expect((await children(null)).find(({ id }) => id === folder.id)?.name).toBe('New name')
  })

  it('are of one module', async () => {
    const folder = value(await create('Of the records'))
    expect(codeOf(await ports.folders.read('ARCHIVES', folder.id, signal()))).toBe('FOLDER_DIFFERENT_TYPE')
  })

  it('that do not exist cannot be read, filled or renamed', async () => {
    const nowhere = '00000000-0000-4000-8000-00000000ffff'
    expect(codeOf(await ports.folders.read('RECORDS', nowhere, signal()))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await ports.folders.children({ type: 'RECORDS', parentId: nowhere, sort: 'name', direction: 'asc' }, signal()))).toBe(
      'FOLDER_NOT_FOUND',
    )
    expect(codeOf(await create('Lost', nowhere))).toBe('DESTINATION_NOT_FOUND')
  })
})
