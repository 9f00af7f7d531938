import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebReadyRule } from '../../src/domain/web-ready/webReady.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('the rule for what comes into a folder %s', (_, open) => {
  let ports: Ports
  let places = 0
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const make = async (name: string, parentId: string | null = null) => value(await ports.folders.create('RECORDS', parentId, name, signal())).id
  const read = async (id: string) => value(await ports.folders.read('RECORDS', id, signal()))
  const setRule = (folderId: string, rule: WebReadyRule) => ports.webReady.changeRule({ resourceType: 'RECORDS', folderId, rule }, signal())
  const mark = async (id: string, webReady: boolean, kind: 'folder' | 'asset' = 'folder') =>
    void value(await ports.webReady.change({ resources: [{ kind, id }], webReady, door: 'library' }, signal()))
  const keep = async (kind: 'folder' | 'asset', id: string) =>
    void value(await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind, id }], lift: [] }, signal()))
  /** A folder that is web ready, with a rule. */
  const placeWith = async (rule: WebReadyRule) => {
    places += 1
    const id = await make(`Rule ${places}`)
    await mark(id, true)
    value(await setRule(id, rule))
    return id
  }
  const isReady = async (assetId: string) => value(await ports.assets.read('RECORDS', assetId, signal())).webReady
  const undecidedIn = async (id: string) => (await read(id)).readiness?.undecided
  const going = (folders: readonly string[], assets: readonly string[], destinationId: string) => ({
    type: 'RECORDS' as const,
    selection: { kind: 'items' as const, folders, assets },
    destinationId,
  })
  const moved = async (...asked: Parameters<typeof going>) => {
    const done = value(await ports.moving.move(going(...asked), {}, signal()))
    if ('bulkOperation' in done) throw new Error('It was only begun')
    return done.batchId
  }
  /** A folder elsewhere with a folder and a file in it. */
  const treeNamed = async (name: string) => {
    const root = await make(name)
    const inner = await make(`${name} inner`, root)
    const file = await putFile(ports.uploads, inner, `${name}.csv`)
    return { root, inner, file }
  }
  const stateOf = async ({ root, inner, file }: Awaited<ReturnType<typeof treeNamed>>) => [(await read(root)).webReady, (await read(inner)).webReady, await isReady(file)]

  it('is asked about where nothing else was said, and is told with the folder it comes from', async () => {
    const [above] = [await make('Exhibitions')]
    const below = await make('Hall', above)
    expect(await read(below)).toMatchObject({ webReadyRule: 'ask', ruleAbove: null })
    expect(value(await setRule(above, 'always'))).toEqual({ rule: 'always' })
    expect(await read(above)).toMatchObject({ webReadyRule: 'always', ruleAbove: null })
    expect(await read(below)).toMatchObject({ webReadyRule: 'ask', ruleAbove: { rule: 'always', folder: 'Exhibitions' } })
    value(await setRule(below, 'never'))
    const deepest = await make('Corner', below)
    expect(await read(deepest)).toMatchObject({ webReadyRule: 'ask', ruleAbove: { rule: 'never', folder: 'Hall' } })
    expect(await read(below)).toMatchObject({ webReadyRule: 'never', ruleAbove: { rule: 'always', folder: 'Exhibitions' } })
  })

  it('stands in the history with who changed it, and is taken back there', async () => {
    const place = await placeWith('always')
    value(await setRule(place, 'always'))
    const history = async () => value(await ports.histories.history({ kind: 'folder', type: 'RECORDS', id: place }, undefined, signal())).items
    const rules = async () => (await history()).filter(({ after }) => after !== null && 'webReadyRule' in after)
    const [entry, ...more] = await rules()
    expect([entry?.before, entry?.after, entry?.undoable, more.length]).toEqual([{ webReadyRule: 'ask' }, { webReadyRule: 'always' }, true, 0])
    expect(entry?.firstName).not.toBe('')
    value(await ports.undos.undo(entry?.id ?? '', undefined, signal()))
    expect([(await read(place)).webReadyRule, (await rules()).map(({ undoable }) => undoable ?? false)]).toEqual(['ask', [true, false]])
  })

  it('makes ready what is uploaded and made there, at any depth', async () => {
    const place = await placeWith('always')
    const inner = await make('inner', place)
    const files = [await putFile(ports.uploads, place, 'one.csv'), await putFile(ports.uploads, inner, 'two.csv')]
    expect([(await read(inner)).webReady, await Promise.all(files.map(isReady)), await undecidedIn(place)]).toEqual([true, [true, true], 0])
  })

  it('makes ready what is copied there, with all that lies in it, but not what is kept from publication', async () => {
    const place = await placeWith('always')
    const { root, inner, file } = await treeNamed('copied')
    const held = await putFile(ports.uploads, inner, 'held.csv')
    await keep('asset', held)
    value(await ports.moving.copy(going([root], [], place), {}, signal()))
    expect(await stateOf({ root, inner, file })).toEqual([false, false, false])
    expect((await read(place)).readiness).toEqual({ items: 4, ready: 3, undecided: 0 })
  })

  it('makes ready what is moved there, and what is moved back is as before', async () => {
    const place = await placeWith('always')
    const tree = await treeNamed('moved')
    const other = await putFile(ports.uploads, tree.root, 'refused.csv')
    await mark(other, true, 'asset')
    await mark(other, false, 'asset')
    const batchId = await moved([tree.root], [], place)
    expect([await stateOf(tree), await isReady(other)]).toEqual([[true, true, true], false])
    value(await ports.moving.undoMove('RECORDS', batchId, {}, signal()))
    expect(await stateOf(tree)).toEqual([false, false, false])
    // Nobody has decided about it then.
    await mark(tree.root, true)
    await mark(tree.root, false)
    value(await setRule(place, 'ask'))
    const again = await treeNamed('moved twice')
    value(await setRule(place, 'never'))
    const back = await moved([again.root], [], place)
    expect(await undecidedIn(place)).toBe(0)
    value(await ports.moving.undoMove('RECORDS', back, {}, signal()))
    value(await setRule(place, 'ask'))
    await moved([again.root], [], place)
    expect(await undecidedIn(place)).toBe(3)
  })

  it('leaves what somebody has decided otherwise since, when a move is taken back', async () => {
    const place = await placeWith('always')
    const tree = await treeNamed('decided since')
    const batchId = await moved([tree.root], [], place)
    await mark(tree.file, false, 'asset')
    await mark(tree.file, true, 'asset')
    value(await ports.moving.undoMove('RECORDS', batchId, {}, signal()))
    expect(await stateOf(tree)).toEqual([false, false, true])
  })

  it('does not mark what goes back into a folder with a rule', async () => {
    const place = await placeWith('ask')
    const elsewhere = await make('Elsewhere')
    const file = await putFile(ports.uploads, place, 'waiting.csv')
    value(await setRule(place, 'always'))
    const batchId = await moved([], [file], elsewhere)
    value(await ports.moving.undoMove('RECORDS', batchId, {}, signal()))
    expect([await isReady(file), await undecidedIn(place)]).toEqual([false, 1])
  })

  it('makes ready what is restored there; without a rule it is asked about', async () => {
    const [place, asking] = [await placeWith('always'), await placeWith('ask')]
    const movedToTrash = async (name: string) => {
      const tree = await treeNamed(name)
      value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [tree.root], assets: [] }, signal()))
      return tree
    }
    const restore = async ({ root }: { readonly root: string }, destinationId: string) =>
      void value(await ports.trash.restore({ selection: { kind: 'items', folders: [root], assets: [] }, destinationId }, {}, signal()))
    const [one, other] = [await movedToTrash('restored'), await movedToTrash('restored to ask')]
    await restore(one, place)
    await restore(other, asking)
    expect([await stateOf(one), await stateOf(other)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
    expect([await undecidedIn(place), await undecidedIn(asking)]).toEqual([0, 3])
  })

  it('leaves what comes there as it is, without a question', async () => {
    const place = await placeWith('never')
    const tree = await treeNamed('left')
    await moved([tree.root], [], place)
    const file = await putFile(ports.uploads, place, 'left too.csv')
    expect([await stateOf(tree), await isReady(file), await undecidedIn(place)]).toEqual([[false, false, false], false, 0])
  })

  it('makes nothing public in what was taken off the web, nor in what has a rule of its own', async () => {
    const place = await placeWith('always')
    const inner = await make('with its own', place)
    value(await setRule(inner, 'never'))
    const within = await putFile(ports.uploads, inner, 'within.csv')
    const tree = await treeNamed('own rule')
    value(await setRule(tree.root, 'never'))
    await moved([tree.root], [], place)
    expect([await isReady(within), await stateOf(tree)]).toEqual([false, [true, false, false]])
    await mark(place, false)
    expect(await isReady(await putFile(ports.uploads, place, 'after.csv'))).toBe(false)
  })

  it('is nothing of what does not exist, nor always of what is kept from publication', async () => {
    expect(codeOf(await setRule(NOBODY, 'always'))).toBe('FOLDER_NOT_FOUND')
    const place = await make('Held')
    expect(codeOf(await ports.webReady.changeRule({ resourceType: 'ARCHIVES', folderId: place, rule: 'never' }, signal()))).toBe('FOLDER_DIFFERENT_TYPE')
    await keep('folder', place)
    expect(codeOf(await setRule(place, 'always'))).toBe('PUBLICATION_RESTRICTED')
    expect(value(await setRule(place, 'never'))).toEqual({ rule: 'never' })
  })
})
