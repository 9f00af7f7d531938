import { afterEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createTableScopeMachine } from './tableScope.machine.ts'
import type { ViewScope } from './viewQuery.ts'

afterEach(() => void vi.useRealTimers())

const opened = () => {
  const ports = inMemoryPorts()
  const actor = createActor(createTableScopeMachine(ports)).start()
  const open = (scope: ViewScope) => actor.send({ type: 'scope.opened', resourceType: 'RECORDS', scope })
  const counted = async () => (await waitFor(actor, (snapshot) => snapshot.matches('named'))).context.modules
  const { library } = ports.sample
  const addCharter = () => library.addFolder({ name: 'Charter of 1648', parentId: null, type: 'ARCHIVES' })
  return { ports, actor, open, counted, addCharter }
}

it('counts what a search finds in each module, anew whenever the table is opened', async () => {
  const { open, counted, addCharter } = opened()
  open({ kind: 'search', words: 'charter' })
  expect(await counted()).toEqual([])
  addCharter()
  open({ kind: 'search', words: 'charter' })
  expect(await counted()).toEqual([{ type: 'ARCHIVES', folders: 1, assets: 0 }])
})

it('keeps the counts of the same search meanwhile, and where they cannot be read', async () => {
  const { ports, actor, open, counted, addCharter } = opened()
  addCharter()
  open({ kind: 'search', words: 'charter' })
  const before = await counted()
  ports.faults.fail('advancedSearches.facets', { code: 'UNREACHABLE' }, 1)
  open({ kind: 'search', words: 'charter' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.modules]).toEqual(['counting', before])
  expect((await waitFor(actor, (snapshot) => snapshot.matches('uncounted'))).context.modules).toEqual(before)
  addCharter()
  actor.send({ type: 'retry' })
  expect(await counted()).toEqual([{ type: 'ARCHIVES', folders: 2, assets: 0 }])
})

it('counts again by itself once the network is back, and whenever something comes or goes', async () => {
  vi.useFakeTimers()
  const { ports, actor, open, addCharter } = opened()
  const folders = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return actor.getSnapshot().context.modules.map((one) => one.folders)
  }
  ports.faults.fail('advancedSearches.facets', { code: 'UNREACHABLE' }, 1)
  open({ kind: 'search', words: 'charter' })
  addCharter()
  expect(await folders()).toEqual([])
  ports.sample.library.publish({ kind: 'stream.reopened' })
  expect(await folders()).toEqual([1])
  addCharter()
  ports.sample.library.publish({ kind: 'contents.changed', folderId: null, type: 'ARCHIVES' })
  expect(await folders()).toEqual([2])
})

it('has no counts of another search, nor of anything else', async () => {
  const { ports, actor, open, counted, addCharter } = opened()
  addCharter()
  open({ kind: 'search', words: 'charter' })
  expect(await counted()).toHaveLength(1)
  ports.faults.hold('advancedSearches.facets')
  open({ kind: 'search', words: 'harbour' })
  expect(actor.getSnapshot().context.modules).toEqual([])
  open({ kind: 'module' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.modules]).toEqual(['whole', []])
})
