import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { MOST_CHANGED } from './RestrictionGateway.ts'
import { startRestrictions } from './startRestrictions.ts'

const of = { of: 'access', userId: SAMPLE_USERS[2].id } as const

const begin = async () => {
  const ports = inMemoryPorts()
  const { restrictedTree: tree, restrictedSearch: search, restrictionEffect: effect } = startRestrictions({ ...ports, notify: () => undefined })
  tree.send({ type: 'tree.open', of, types: ['RECORDS'] })
  await waitFor(tree, (snapshot) => snapshot.matches('shown'))
  const folder = ports.sample.folders.photographs
  const want = (restricted: boolean) => tree.send({ type: 'restriction.wanted', resource: { kind: 'folder', id: folder.id }, restricted })
  return { ports, tree, search, effect, folder, want }
}

it('tells how much vanishes, and nothing when nothing is chosen any more', async () => {
  const { ports, effect, folder, want } = await begin()
  want(true)
  expect(effect.getSnapshot().value).toBe('choosing')
  const { context } = await waitFor(effect, (snapshot) => snapshot.matches('counted'))
  const files = ports.sample.library.assetsIn('RECORDS', folder.id).length
  expect(context.effect).toEqual({ vanishing: { folders: 3, files }, appearing: { folders: 0, files: 0 } })
  want(false)
  expect([effect.getSnapshot().value, effect.getSnapshot().context.effect]).toEqual(['nothing', undefined])
})

it('says when it cannot be counted', async () => {
  const { ports, tree, effect, want } = await begin()
  ports.faults.fail('restrictions.weigh', { code: 'UNREACHABLE' }, 1)
  want(true)
  await waitFor(effect, (snapshot) => snapshot.matches('failed'))
  expect(effect.getSnapshot().context.failure?.code).toBe('UNREACHABLE')
  for (let place = 0; place <= MOST_CHANGED; place += 1) tree.send({ type: 'restriction.wanted', resource: { kind: 'asset', id: String(place) }, restricted: true })
  expect(effect.getSnapshot().value).toBe('uncounted')
})

it('finds by name, restricts what was found, and forgets it with the tree', async () => {
  const { ports, tree, search } = await begin()
  search.send({ type: 'search.changed', search: 'ship list' })
  const { found } = (await waitFor(search, (snapshot) => snapshot.matches('found'))).context
  expect(found.map(({ name, path }) => [name, path.map((step) => step.name)])).toEqual([['Ship list.csv', ['Letters and papers']]])
  const [first] = found
  if (first === undefined) throw new Error('Nothing was found')
  tree.send({ type: 'restriction.wanted', resource: first, restricted: true, held: false })
  tree.send({ type: 'save' })
  await waitFor(tree, (snapshot) => snapshot.matches('saved'))
  const [held] = await ports.restrictions.find(of, 'ship list', new AbortController().signal).then((one) => (one._tag === 'Success' ? one.success : []))
  expect(held?.restriction).toEqual({ by: 'itself' })
  tree.send({ type: 'tree.open', of: { of: 'access', userId: SAMPLE_USERS[1].id }, types: ['RECORDS'] })
  expect([search.getSnapshot().value, search.getSnapshot().context.search, search.getSnapshot().context.of]).toEqual(['idle', '', { of: 'access', userId: SAMPLE_USERS[1].id }])
})

it('searches again after a failure, and not for nothing', async () => {
  const { ports, search } = await begin()
  ports.faults.fail('restrictions.find', { code: 'UNREACHABLE' }, 1)
  search.send({ type: 'search.changed', search: 'ship' })
  await waitFor(search, (snapshot) => snapshot.matches('failed'))
  search.send({ type: 'retry' })
  await waitFor(search, (snapshot) => snapshot.matches('found'))
  search.send({ type: 'search.changed', search: '  ' })
  expect([search.getSnapshot().value, search.getSnapshot().context.found]).toEqual(['idle', []])
})

it('opens the tree where something was found', async () => {
  const { tree, search } = await begin()
  search.send({ type: 'search.changed', search: 'diary' })
  const [found] = (await waitFor(search, (snapshot) => snapshot.matches('found'))).context.found
  if (found === undefined) throw new Error('Nothing was found')
  tree.send({ type: 'found.shown', found })
  const { context } = await waitFor(tree, (snapshot) => snapshot.matches('shown'))
  const [parent] = found.path
  expect(context.expanded.has(parent?.id ?? '')).toBe(true)
  expect(context.branches.get(parent?.id ?? '')?.items.map(({ id }) => id)).toContain(found.id)
})
