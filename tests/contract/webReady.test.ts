import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEB_READY_AT_ONCE, type WebReadyList } from '../../src/application/web-ready/WebReadyGateway.ts'
import { nameOf } from '../../src/domain/items/item.ts'
import { itemsSelected, type Selection } from '../../src/domain/items/selection.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('what is ready for the web %s', (_, open) => {
  let ports: Ports
  let names: ReadonlyMap<string, ResourceRef>
  /** What was ready before; the demo's and the sample's own. */
  let others: readonly string[]

  const page = async (list: Partial<WebReadyList> = {}) => value(await ports.webReady.page({ resourceType: 'RECORDS', direction: 'asc', ...list }, null, signal()))
  const ready = async (list?: Partial<WebReadyList>) => (await page(list)).items.map((item) => nameOf(item).name).filter((name) => !others.includes(name))
  const of = (...wanted: readonly string[]) => wanted.map((name) => names.get(name) ?? { kind: 'folder' as const, id: NOBODY })
  const change = (resources: readonly ResourceRef[], webReady: boolean, undone?: string) =>
    ports.webReady.change({ resources, webReady, door: 'library', ...(undone === undefined ? {} : { undone }) }, signal())
  const changed = async (...asked: Parameters<typeof change>) => {
    const done = value(await change(...asked))
    if ('bulkOperation' in done) throw new Error('It was only begun')
    return done
  }

  beforeAll(async () => {
    ports = await open()
    others = (await page()).items.map((item) => nameOf(item).name)
    const above = value(await ports.folders.create('RECORDS', null, '0 above', signal()))
    const below = value(await ports.folders.create('RECORDS', above.id, '1 below', signal()))
    const first = await putFile(ports.uploads, above.id, '2 first.csv')
    const second = await putFile(ports.uploads, below.id, '3 second.csv')
    names = new Map<string, ResourceRef>([
      ['above', { kind: 'folder', id: above.id }],
      ['below', { kind: 'folder', id: below.id }],
      ['first', { kind: 'asset', id: first }],
      ['second', { kind: 'asset', id: second }],
    ])
  })
  afterAll(() => ports.stop())

  it('reaches all that lies below a folder, and is taken back as far as it reached', async () => {
    value(await change(of('second'), true))
    const done = await changed(of('above'), true)
    expect([done.changed, done.kept]).toEqual([3, 0])
    expect(await ready()).toEqual(['0 above', '1 below', '2 first.csv', '3 second.csv'])
    expect(await ready({ kind: 'folder', direction: 'desc' })).toEqual(['1 below', '0 above'])
    expect(value(await ports.folders.read('RECORDS', of('above')[0]?.id ?? '', signal())).webReady).toBe(true)
    expect((await changed(of('above'), false, done.change)).changed).toBe(3)
    expect(await ready()).toEqual(['3 second.csv'])
    expect((await changed(of('above'), false)).changed).toBe(1)
  })

  it('is told of a ready folder as n of m, and how many a mark concerns before it is made', async () => {
    const plan = async (...wanted: readonly string[]) => value(await ports.webReady.plan(of(...wanted), signal())).items
    const readiness = async (name: string) => value(await ports.folders.read('RECORDS', of(name)[0]?.id ?? '', signal())).readiness
    expect([await plan('above'), await plan('first'), await readiness('above')]).toEqual([4, 1, null])
    const done = await changed(of('above'), true)
    expect([await plan('above'), await readiness('above'), await readiness('below')]).toEqual([0, { items: 3, ready: 3, undecided: 0 }, { items: 1, ready: 1, undecided: 0 }])
    const later = await putFile(ports.uploads, of('below')[0]?.id ?? '', '4 later.csv')
    value(await change([{ kind: 'asset', id: later }], true))
    value(await change([{ kind: 'asset', id: later }], false))
    expect([await plan('above'), await readiness('above'), await readiness('below')]).toEqual([1, { items: 4, ready: 3, undecided: 0 }, { items: 2, ready: 1, undecided: 0 }])
    await changed(of('above'), false, done.change)
    expect(codeOf(await ports.webReady.plan([{ kind: 'folder', id: NOBODY }], signal()))).toBe('FOLDER_NOT_FOUND')
  })

  it('asks once about what came into a ready folder, by whatever way, and only about that', async () => {
    const make = async (parentId: string | null, name: string) => value(await ports.folders.create('RECORDS', parentId, name, signal())).id
    const fileIn = (folderId: string, name: string) => putFile(ports.uploads, folderId, name)
    const [place, elsewhere] = [await make(null, '5 exhibition'), await make(null, '6 store')]
    const inside = await make(place, '7 hall')
    const asFolder = (id: string): ResourceRef => ({ kind: 'folder', id })
    const asked = async () => {
      const { items, ready: done, undecided } = value(await ports.folders.read('RECORDS', place, signal())).readiness ?? { items: 0, ready: 0, undecided: -1 }
      return [items, done, undecided]
    }
    const answer = async (webReady: boolean) => {
      const done = value(await ports.webReady.change({ resources: [asFolder(place)], webReady, door: 'library', undecided: true }, signal()))
      if ('bulkOperation' in done) throw new Error('It was only begun')
      return done
    }
    const asTwo = (assets: readonly string[]) => ({ type: 'RECORDS' as const, selection: { kind: 'items' as const, folders: [], assets }, destinationId: place })

    await changed([asFolder(place)], true)
    expect(await asked()).toEqual([1, 1, 0])
    // Somebody has said of this one that it is not to be public; of the next, that nothing may make it so.
    const refused = await fileIn(elsewhere, '8 refused.csv')
    await changed([{ kind: 'asset', id: refused }], true)
    await changed([{ kind: 'asset', id: refused }], false)
    const held = await fileIn(place, '9 held.csv')
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'asset', id: held }], lift: [] }, signal()))
    expect(await asked()).toEqual([2, 1, 0])

    await fileIn(inside, '10 uploaded.csv')
    value(await ports.moving.move(asTwo([await fileIn(elsewhere, '11 moved.csv'), refused]), {}, signal()))
    value(await ports.moving.copy(asTwo([await fileIn(elsewhere, '12 copied.csv')]), {}, signal()))
    await make(place, '13 annex')
    expect(await asked()).toEqual([7, 1, 4])

    const done = await answer(true)
    expect([done.changed, await asked()]).toEqual([4, [7, 5, 0]])
    expect((await answer(true)).changed).toBe(0)
    expect((await changed([asFolder(place)], false, done.change)).changed).toBe(4)
    expect(await asked()).toEqual([7, 1, 0])

    await fileIn(place, '14 late.csv')
    // An edit of one's own has folders read again; an upload is told of by the stream, which nobody listens to here.
    await make(elsewhere, '15 other')
    expect(await asked()).toEqual([8, 1, 1])
    expect([(await answer(false)).changed, await asked()]).toEqual([1, [8, 1, 0]])
    await changed([asFolder(place)], false)
  })

  it('leaves out what is kept from publication', async () => {
    const keep = (restrict: readonly ResourceRef[], lift: readonly ResourceRef[] = []) => ports.restrictions.change({ of: 'publication' }, { restrict, lift }, signal())
    value(await keep(of('below')))
    expect(codeOf(await change(of('below'), true))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await change(of('second'), true))).toBe('PUBLICATION_RESTRICTED')
    const done = await changed(of('above'), true)
    expect([done.changed, done.kept > 0, await ready()]).toEqual([2, true, ['0 above', '2 first.csv']])
    value(await keep([], of('below')))
    value(await change(of('above'), false))
    expect(await ready()).toEqual([])
  })

  it('is changed of so many in one call, and of no more', async () => {
    const some = (count: number) => Array.from({ length: count }, () => of('first')).flat()
    expect((await changed(some(WEB_READY_AT_ONCE), true)).changed).toBe(1)
    expect(codeOf(await change(some(WEB_READY_AT_ONCE + 1), false))).toBe('VALIDATION_FAILED')
    expect((await changed(of('first'), false)).changed).toBe(1)
  })

  it('is made of a whole list, which tells what was left out, and is taken back as one', async () => {
    const asset = (id: string): ResourceRef => ({ kind: 'asset', id })
    const place = value(await ports.folders.create('RECORDS', null, '20 list', signal())).id
    const inner = value(await ports.folders.create('RECORDS', place, '21 inner', signal())).id
    const [one, left, kept] = [await putFile(ports.uploads, place, '22 one.csv'), await putFile(ports.uploads, place, '23 left.csv'), await putFile(ports.uploads, place, '24 kept.csv')]
    await putFile(ports.uploads, inner, '25 below.csv')
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [asset(kept)], lift: [] }, signal()))
    const contents = (...except: readonly string[]) => ({ kind: 'contents', folderId: place, except }) as const
    const mark = async (selection: Selection, webReady = true) => {
      const done = value(await ports.webReady.changeSelected({ type: 'RECORDS', selection, webReady }, signal()))
      if ('bulkOperation' in done) throw new Error('It was only begun')
      return done
    }

    expect(value(await ports.webReady.planSelected('RECORDS', contents(left), signal()))).toEqual({ items: 3 })
    const done = await mark(contents(left))
    expect([done.changed, done.kept, await ready()]).toEqual([3, 1, ['21 inner', '22 one.csv', '25 below.csv']])
    expect(value(await ports.webReady.undo(done.change, signal()))).toMatchObject({ changed: 3 })
    expect(await ready()).toEqual([])

    for (const selection of [itemsSelected([asset(one), asset(kept)]), contents(one, left, inner)]) {
      expect(codeOf(await ports.webReady.planSelected('RECORDS', selection, signal()))).toBe('PUBLICATION_RESTRICTED')
      expect(codeOf(await ports.webReady.changeSelected({ type: 'RECORDS', selection, webReady: true }, signal()))).toBe('PUBLICATION_RESTRICTED')
    }
    expect(codeOf(await ports.webReady.changeSelected({ type: 'ARCHIVES', selection: itemsSelected([asset(one)]), webReady: true }, signal()))).toBe('ASSET_DIFFERENT_TYPE')

    // Once it is web ready, the query does not find it any more.
    const found = { kind: 'found', q: 'folder:"20 list" NOT ready:web', except: [left] } as const
    const sought = await mark(found)
    expect([sought.kept, await ready()]).toEqual([1, ['21 inner', '22 one.csv', '25 below.csv']])
    await changed([asset(one)], false)
    expect(value(await ports.webReady.undo(sought.change, signal()))).toMatchObject({ changed: 2 })
    expect(await ready()).toEqual([])

    await mark(itemsSelected([asset(one)]))
    const off = await mark(contents(), false)
    expect([off.changed, off.kept, await ready()]).toEqual([1, 0, []])
    expect(value(await ports.webReady.undo(off.change, signal()))).toMatchObject({ changed: 1 })
    expect(await ready()).toEqual(['22 one.csv'])
    await mark(contents(), false)
  })

  it('is nothing that does not exist', async () => {
    expect(codeOf(await change([{ kind: 'asset', id: NOBODY }], true))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.webReady.undo(NOBODY, signal()))).toBe('NOT_FOUND')
    expect(await ready({ resourceType: 'ARCHIVES', kind: 'folder' })).toEqual([])
  })
})
