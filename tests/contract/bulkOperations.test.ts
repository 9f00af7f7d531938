import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MoveOutcome } from '../../src/application/move-copy/MovingGateway.ts'
import { BULK_THRESHOLD, type BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { moveCopy, NOWHERE } from './moveCopy.ts'
import { begunOf, codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

/** Folders that are made by copying what is there beside it, again and again: more than are moved at once. */
const MANY = 2 ** Math.ceil(Math.log2(BULK_THRESHOLD + 1))

describe.each(SIDES)('moves, copies, deletions, restores and marks of many things %s', (_, open) => {
  let ports: Ports
  let [many, first, second] = ['', '', '']
  const { folder } = moveCopy(() => ports)

  const all = (folderId: string) => ({ kind: 'contents', folderId, except: [] }) as const
  const move = (from: string, to: string | null): Promise<MoveOutcome> => ports.moving.move({ type: 'RECORDS', selection: all(from), destinationId: to }, {}, signal())
  const count = async (id: string): Promise<number> => value(await ports.folders.read('RECORDS', id, signal())).folderCount
  const ended = async ({ id }: BulkOperation): Promise<BulkOperation> => {
    const read = async () => value(await ports.bulkOperations.read(id, signal()))
    await expect.poll(async () => (await read()).state).not.toMatch(/Waiting|Working/)
    // What was moved is told by the stream of events, which these ports are without: something told by themselves has them read anew.
    await folder(`Heard of ${id}`)
    return read()
  }

  beforeAll(async () => {
    ports = await open()
    ;[many, first, second] = [(await folder('Many')).id, (await folder('First')).id, (await folder('Second')).id]
    await folder('Part', many)
    for (let made = 1; made < MANY; made *= 2)
      value(await ports.moving.copy({ type: 'RECORDS', selection: all(many), destinationId: many }, { folders: 'rename' }, signal()))
  })
  afterAll(() => ports.stop())

  it('are begun, and done by themselves; a move is taken back in the same way', async () => {
    const begun = begunOf(await move(many, first))
    expect(begun).toMatchObject({ action: 'move', type: 'RECORDS', count: MANY, name: null, destinationId: first, destinationName: 'First', total: MANY })
    const done = await ended(begun)
    expect(done).toMatchObject({ state: 'Done', done: MANY, failure: null, outcome: { folders: MANY, assets: 0, skipped: 0 } })
    expect([await count(many), await count(first)]).toEqual([0, MANY])
    const back = begunOf(await ports.moving.undoMove('RECORDS', done.outcome?.batchId ?? '', {}, signal()))
    expect(back).toMatchObject({ action: 'undo', count: MANY, destinationId: null, destinationName: null })
    expect(await ended(back)).toMatchObject({ state: 'Done' })
    expect([await count(many), await count(first)]).toEqual([MANY, 0])
    expect(value(await ports.bulkOperations.list(signal())).map(({ id }) => id)).toEqual([back.id, begun.id])
  })

  it('count with what lies in them', async () => {
    const begun = begunOf(await ports.moving.copy({ type: 'RECORDS', selection: { kind: 'items', folders: [many], assets: [] }, destinationId: second }, {}, signal()))
    expect(begun).toMatchObject({ action: 'copy', count: 1, name: 'Many' })
    expect((await ended(begun)).outcome).toMatchObject({ folders: 1, assets: 0 })
    expect(await count(second)).toBe(1)
  })

  const thrown = async (selection: Selection): Promise<BulkOperation> => begunOf(await ports.trash.trash('RECORDS', selection, signal()))
  const named = (...folders: readonly string[]) => ({ kind: 'items', folders, assets: [] }) as const

  it('are moved to the trash in the same way, and restored into a folder or back to where they lay', async () => {
    const place = (await folder('Thrown')).id
    const copied = begunOf(await ports.moving.copy({ type: 'RECORDS', selection: all(many), destinationId: place }, {}, signal()))
    await ended(copied)
    expect(codeOf(await ports.trash.trash('RECORDS', { ...named(place), from: many }, signal()))).toBe('FOLDER_DIFFERENT_PARENT')
    expect(codeOf(await ports.trash.trash('RECORDS', named(place, NOWHERE), signal()))).toBe('FOLDER_NOT_FOUND')
    const going = await thrown(all(place))
    expect(going).toMatchObject({ action: 'trash', type: 'RECORDS', count: MANY, name: null, destinationId: null, destinationName: null, total: MANY })
    const away = await ended(going)
    expect([away, await count(place)]).toMatchObject([{ state: 'Done', done: MANY, failure: null, outcome: { folders: MANY, assets: 0, skipped: 0 } }, 0])
    const selection = { kind: 'batch', batchId: away.outcome?.batchId ?? '' } as const
    const part = await folder('Part', place)
    expect(codeOf(await ports.trash.restore({ selection }, {}, signal()))).toBe('FOLDER_ALREADY_EXISTS')
    expect(codeOf(await ports.trash.restore({ selection, destinationId: NOWHERE }, {}, signal()))).toBe('DESTINATION_NOT_FOUND')
    value(await ports.trash.trash('RECORDS', named(part.id), signal()))
    const begun = begunOf(await ports.trash.restore({ selection }, {}, signal()))
    expect(begun).toMatchObject({ action: 'restore', type: 'RECORDS', count: MANY, name: null, destinationId: null, destinationName: null, total: MANY })
    expect(await ended(begun)).toMatchObject({ state: 'Done', done: MANY, failure: null, outcome: { folders: MANY, assets: 0, skipped: 0 } })
    expect(await count(place)).toBe(MANY)
    const again = await thrown(named(place))
    expect(again).toMatchObject({ action: 'trash', count: 1, name: 'Thrown', total: MANY + 1 })
    const inTrash = { kind: 'batch', batchId: (await ended(again)).outcome?.batchId ?? '' } as const
    const whole = begunOf(await ports.trash.restore({ selection: inTrash, destinationId: second }, {}, signal()))
    expect(whole).toMatchObject({ action: 'restore', count: 1, name: 'Thrown', destinationId: second, destinationName: 'Second', total: MANY + 1 })
    expect((await ended(whole)).outcome).toMatchObject({ folders: 1, assets: 0 })
    expect(await count(place)).toBe(MANY)
  })

  it('become web ready in the same way, and are taken back as far as they were changed', async () => {
    const within = value(await ports.folders.children({ type: 'RECORDS', parentId: many, sort: 'name', direction: 'asc' }, signal())).folders[0]?.id ?? ''
    const mark = (id: string, webReady = true) => ports.webReady.change({ resources: [{ kind: 'folder', id }], webReady, door: 'library' }, signal())
    const ready = async (...ids: readonly string[]) => Promise.all(ids.map(async (id) => value(await ports.folders.read('RECORDS', id, signal())).webReady))
    const keep = (restrict: readonly string[], lift: readonly string[]) => {
      const refs = (ids: readonly string[]) => ids.map((id) => ({ kind: 'folder' as const, id }))
      return ports.restrictions.change({ of: 'publication' }, { restrict: refs(restrict), lift: refs(lift) }, signal())
    }
    value(await keep([many], []))
    expect(codeOf(await mark(many))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await mark(NOWHERE))).toBe('FOLDER_NOT_FOUND')
    value(await keep([], [many]))
    expect(value(await mark(within))).toMatchObject({ changed: 1, kept: 0 })
    const begun = begunOf(await mark(many))
    expect(begun).toMatchObject({ action: 'webReady', type: 'RECORDS', count: 1, name: 'Many', destinationId: null, destinationName: null, total: MANY + 1 })
    const done = await ended(begun)
    expect(done).toMatchObject({ state: 'Done', failure: null, outcome: { folders: MANY, assets: 0, skipped: 0 } })
    expect(await ready(many, within)).toEqual([true, true])
    const back = begunOf(await ports.webReady.undo(done.outcome?.batchId ?? '', signal()))
    expect(back).toMatchObject({ action: 'skipWebReady', count: 1, name: 'Many' })
    expect((await ended(back)).outcome).toMatchObject({ folders: MANY, assets: 0 })
    expect(await ready(many, within)).toEqual([false, true])
    expect(value(await mark(within, false))).toMatchObject({ changed: 1 })
  })

  it('are refused at once by what would refuse a few', async () => {
    const within = value(await ports.folders.children({ type: 'RECORDS', parentId: many, sort: 'name', direction: 'asc' }, signal())).folders[0]
    const into = (destinationId: string) => ports.moving.move({ type: 'RECORDS', selection: { kind: 'items', folders: [many], assets: [] }, destinationId }, {}, signal())
    expect(codeOf(await into(many))).toBe('FOLDER_MOVE_TO_ITSELF')
    expect(codeOf(await into(within?.id ?? ''))).toBe('FOLDER_MOVE_TO_CHILD')
    expect(codeOf(await into(second))).toBe('FOLDER_ALREADY_EXISTS')
    expect(codeOf(await into(NOWHERE))).toBe('DESTINATION_NOT_FOUND')
  })

  it('stay what they are once they are done, until they are taken off the list', async () => {
    const done = await ended(begunOf(await move(many, first)))
    for (const turn of ['cancel', 'retry'] as const) expect(value(await ports.bulkOperations[turn](done.id, signal()))).toEqual(done)
    value(await ports.bulkOperations.remove(done.id, signal()))
    for (const call of ['read', 'cancel', 'retry', 'remove'] as const) expect(codeOf(await ports.bulkOperations[call](done.id, signal()))).toBe('NOT_FOUND')
    expect(value(await ports.bulkOperations.list(signal())).map(({ id }) => id)).not.toContain(done.id)
  })
})
