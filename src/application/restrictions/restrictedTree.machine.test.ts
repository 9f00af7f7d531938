import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { createRestrictedTreeMachine } from './restrictedTree.machine.ts'

const of = { of: 'access', userId: SAMPLE_USERS[2].id } as const
const root = { type: 'RECORDS', folderId: null } as const

const begin = () => {
  const ports = inMemoryPorts()
  const notified: string[] = []
  const tree = createActor(createRestrictedTreeMachine({ ...ports, notify: ({ text }) => notified.push(text) })).start()
  tree.send({ type: 'tree.open', of, types: ['RECORDS', 'ARCHIVES'] })
  const shown = () => waitFor(tree, (snapshot) => snapshot.matches('shown'))
  const { id } = ports.sample.folders.photographs
  const want = (restricted: boolean) => tree.send({ type: 'restriction.wanted', resource: { kind: 'folder', id }, restricted })
  const total = async () => {
    const page = await ports.restrictions.page(of, null, new AbortController().signal)
    return page._tag === 'Success' ? page.success.total : -1
  }
  return { ports, tree, notified, shown, want, total, id }
}

it('begins with the first module, and grows by what is opened', async () => {
  const { tree, shown, id } = begin()
  const { context } = await shown()
  expect([context.branches.get('RECORDS')?.items.some((item) => item.id === id), context.branches.size]).toEqual([true, 1])
  tree.send({ type: 'branch.toggled', place: { type: 'RECORDS', folderId: id } })
  const grown = (await shown()).context
  expect(grown.branches.get(id)?.items.length).toBeGreaterThan(0)
  tree.send({ type: 'branch.toggled', place: root })
  expect((await shown()).context.expanded.has('RECORDS')).toBe(false)
})

it('saves what was chosen, once', async () => {
  const { tree, notified, shown, want, total } = begin()
  await shown()
  want(true)
  tree.send({ type: 'save' })
  await waitFor(tree, (snapshot) => snapshot.matches('saved'))
  expect([await total(), notified]).toEqual([1, ['restrictions.saved']])
})

it('saves nothing where all is as it was', async () => {
  const { ports, tree, shown, want } = begin()
  await shown()
  want(true)
  want(false)
  ports.faults.fail('restrictions.change', { code: 'UNREACHABLE' })
  tree.send({ type: 'save' })
  expect(tree.getSnapshot().value).toBe('closed')
})

it('keeps what was chosen when it could not be saved', async () => {
  const { ports, tree, shown, want, total } = begin()
  await shown()
  want(true)
  ports.faults.fail('restrictions.change', { code: 'UNREACHABLE' }, 1)
  tree.send({ type: 'save' })
  const { context } = await waitFor(tree, (snapshot) => snapshot.matches('refused'))
  expect([context.failure?.code, context.wanted.size, await total()]).toEqual(['UNREACHABLE', 1, 0])
  tree.send({ type: 'save' })
  await waitFor(tree, (snapshot) => snapshot.matches('saved'))
  expect(await total()).toBe(1)
})

it('tries a branch again that could not be read', async () => {
  const { ports, tree, shown } = begin()
  await shown()
  ports.faults.fail('restrictions.branch', { code: 'UNREACHABLE' }, 1)
  tree.send({ type: 'branch.toggled', place: { type: 'ARCHIVES', folderId: null } })
  await waitFor(tree, (snapshot) => snapshot.matches('failed'))
  tree.send({ type: 'retry' })
  expect((await shown()).context.branches.has('ARCHIVES')).toBe(true)
})
