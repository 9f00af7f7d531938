import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createTreeMachine, ROOT } from './tree.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const tree = createActor(createTreeMachine(ports)).start()
  const grown = () => vi.waitFor(() => expect(tree.getSnapshot().value).toBe('grown'))
  const go = async (...path: readonly string[]) => {
    tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path })
    await grown()
  }
  const names = (key: string) =>
    tree
      .getSnapshot()
      .context.branches.get(key)
      ?.map(({ name }) => name)
  const expanded = () => [...tree.getSnapshot().context.expanded]
  return { ...ports, library, at: folders, gateway: ports.folders, tree, go, grown, names, expanded }
}

it('opens at the folder one is in, with what stands above it', async () => {
  const { at, go, names, expanded } = open()
  await go(at.photographs.id, at.harbour.id)
  expect([names(ROOT)?.length, names(at.photographs.id), names(at.harbour.id), expanded()]).toEqual([
    3,
    ['Harbour', 'Ships'],
    [],
    [at.photographs.id, at.harbour.id],
  ])
})

it('knows which branches were cut, until they are whole', async () => {
  const { at, gateway, tree, go, library } = open()
  const whole = gateway.children.bind(gateway)
  const children = vi.spyOn(gateway, 'children').mockImplementation(async (...asked) =>
    Result.map(await whole(...asked), (listing) => ({ ...listing, isCut: asked[0].parentId === at.photographs.id })),
  )
  await go(at.photographs.id)
  expect([...tree.getSnapshot().context.cut]).toEqual([at.photographs.id])
  children.mockRestore()
  library.publish({ kind: 'contents.changed', folderId: at.photographs.id, type: 'RECORDS' })
  await vi.waitFor(() => expect(tree.getSnapshot().context.cut.size).toBe(0))
})

it('keeps what is open when one goes elsewhere, and reads nothing twice', async () => {
  const { at, gateway, go, expanded } = open()
  await go(at.photographs.id)
  const children = vi.spyOn(gateway, 'children')
  await go(at.papers.id)
  await go(at.photographs.id)
  expect([expanded(), children.mock.calls.map(([{ parentId }]) => parentId)]).toEqual([[at.photographs.id, at.papers.id], [at.papers.id]])
})

/** Folders in each other, the outermost first. */
const nest = ({ library }: ReturnType<typeof open>, depth: number): readonly string[] => {
  const path: string[] = []
  while (path.length < depth) path.push(library.addFolder({ name: `Level ${path.length}`, parentId: path.at(-1) ?? null, type: 'RECORDS' }).id)
  return path
}

it('opens at any depth by one call', async () => {
  const opened = open()
  const path = nest(opened, 20)
  const [children, branches] = [vi.spyOn(opened.gateway, 'children'), vi.spyOn(opened.gateway, 'branches')]
  await opened.go(...path)
  expect([children.mock.calls.length, branches.mock.calls.length]).toEqual([0, 1])
  expect(path.map((id) => opened.names(id))).toEqual([...Array.from({ length: 19 }, (_, level) => [`Level ${level + 1}`]), []])
  expect(opened.names(ROOT)).toHaveLength(4)
})

it('reads by itself what the one call did not bring', async () => {
  const opened = open()
  const path = nest(opened, 4)
  opened.faults.fail('folders.branches', { code: 'FOLDER_NOT_FOUND' })
  await opened.go(...path)
  expect(path.map((id) => opened.names(id)?.length)).toEqual([1, 1, 1, 0])
})

it('reads again what changes while the one call is under way, and keeps the rest of it', async () => {
  const opened = open()
  const path = nest(opened, 4)
  const release = opened.faults.hold('folders.branches')
  opened.tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path })
  opened.tree.send({ type: 'node.toggled', folderId: opened.at.papers.id })
  release()
  await opened.grown()
  expect([...path, opened.at.papers.id].map((id) => opened.names(id) !== undefined)).toEqual([true, true, true, true, true])
})

it('lets a reading come to its end when the branch changes meanwhile, and reads it once more after that', async () => {
  vi.useFakeTimers()
  try {
    const opened = open()
    opened.tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [] })
    await vi.advanceTimersByTimeAsync(0)
    const children = vi.spyOn(opened.gateway, 'children')
    const release = opened.faults.hold('folders.children')
    for (let ms = 0; ms < 10_000; ms += 50) {
      opened.library.publish({ kind: 'contents.changed', folderId: null, type: 'RECORDS' })
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(children).toHaveBeenCalledTimes(1)
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect([children.mock.calls.length, children.mock.calls.some(([, signal]) => signal.aborted)]).toEqual([2, false])
  } finally {
    vi.useRealTimers()
  }
})

it('opens and closes a branch', async () => {
  const { tree, at, go, grown, expanded, names } = open()
  await go()
  tree.send({ type: 'node.toggled', folderId: at.photographs.id })
  await grown()
  expect([expanded(), names(at.photographs.id)]).toEqual([[at.photographs.id], ['Harbour', 'Ships']])
  tree.send({ type: 'node.toggled', folderId: at.photographs.id })
  expect(expanded()).toEqual([])
})

it('reads the branches again that a change concerns', async () => {
  const { at, gateway, library, go, names } = open()
  await go(at.photographs.id)
  const children = vi.spyOn(gateway, 'children')
  library.addFolder({ name: 'Quays', parentId: at.photographs.id, type: 'RECORDS' })
  library.publish({ kind: 'contents.changed', folderId: at.photographs.id, type: 'RECORDS' })
  library.publish({ kind: 'contents.changed', folderId: at.empty.id, type: 'ARCHIVES' })
  await vi.waitFor(() => expect(names(at.photographs.id)).toEqual(['Harbour', 'Quays', 'Ships']))
  expect(children.mock.calls.map(([{ parentId }]) => parentId)).toEqual([at.photographs.id, null])
})

it('can be tried again when a branch could not be read', async () => {
  const { tree, at, faults, grown, names } = open()
  faults.fail('folders.children', { code: 'UNAVAILABLE' })
  tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [at.photographs.id] })
  await vi.waitFor(() =>
    expect(tree.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNAVAILABLE' }, awaited: new Set() } }),
  )
  faults.mend('folders.children')
  tree.send({ type: 'retry' })
  await grown()
  expect(names(ROOT)?.length).toBe(3)
})

it.each(['RESOURCE_IN_TRASH', 'FOLDER_NOT_FOUND', 'FOLDER_RESTRICTED_ACCESS'] as const)('lets a branch go that answers %s, without a word', async (code) => {
  const { tree, at, gateway, library, go, expanded } = open()
  await go(at.photographs.id)
  const whole = gateway.children.bind(gateway)
  vi.spyOn(gateway, 'children').mockImplementation((list, signal) => (list.parentId === at.photographs.id ? Promise.resolve(Result.fail({ code })) : whole(list, signal)))
  library.publish({ kind: 'library.changed', type: 'RECORDS' })
  await vi.waitFor(() => expect(expanded()).toEqual([]))
  expect(tree.getSnapshot()).toMatchObject({ value: 'grown', context: { failure: undefined, awaited: new Set() } })
  expect([...tree.getSnapshot().context.branches.keys()]).toEqual([ROOT])
})

it('opens where a branch on the way is gone, and still says that another could not be read', async () => {
  const { tree, at, gateway, go } = open()
  const children = vi.spyOn(gateway, 'children').mockResolvedValue(Result.fail({ code: 'RESOURCE_IN_TRASH' }))
  tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [at.photographs.id] })
  await vi.waitFor(() => expect(tree.getSnapshot().value).toBe('failed'))
  children.mockRestore()
  await go()
  vi.spyOn(gateway, 'children').mockImplementation(({ parentId }) => Promise.resolve(Result.fail({ code: parentId === at.papers.id ? 'UNAVAILABLE' : 'RESOURCE_IN_TRASH' })))
  tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [at.papers.id, at.photographs.id] })
  await vi.waitFor(() => expect(tree.getSnapshot().context.awaited.size).toBe(0))
  expect(tree.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNAVAILABLE' } } })
})

it('begins anew in another module', async () => {
  const { tree, at, go, grown, names, expanded } = open()
  await go(at.photographs.id)
  tree.send({ type: 'tree.opened', resourceType: 'ARCHIVES', path: [] })
  await grown()
  expect([names(ROOT), expanded()]).toEqual([[], []])
})
