import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createRecentSearchesMachine } from './recentSearches.machine.ts'

const signal = new AbortController().signal

const opened = async () => {
  const ports = inMemoryPorts()
  for (const q of ['ship', 'boat', 'lighthouse']) await ports.savedSearches.remember(q, signal)
  const notify = vi.fn<(notification: Notification) => void>()
  const actor = createActor(createRecentSearchesMachine({ ...ports, notify })).start()
  actor.send({ type: 'searches.opened' })
  const items = () => actor.getSnapshot().context.items?.map(({ q }) => q)
  const listed = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches('listing'))
    return items()
  }
  return { ports, notify, actor, items, listed }
}

it('lists the newest first, anew each time that somebody looks', async () => {
  const { ports, actor, items, listed } = await opened()
  expect(await listed()).toEqual(['lighthouse', 'boat', 'ship'])
  await ports.savedSearches.remember('ship', signal)
  actor.send({ type: 'searches.opened' })
  expect(items()).toEqual(['lighthouse', 'boat', 'ship'])
  expect(await listed()).toEqual(['ship', 'lighthouse', 'boat'])
})

it('erases one, and all', async () => {
  const { ports, actor, listed } = await opened()
  await listed()
  actor.send({ type: 'search.forgotten', q: 'boat' })
  expect(await listed()).toEqual(['lighthouse', 'ship'])
  actor.send({ type: 'search.forgotten', q: null })
  expect(await listed()).toEqual([])
  expect(await ports.savedSearches.recent(signal)).toMatchObject({ success: [] })
})

it('erases whatever is pressed meanwhile, in turn', async () => {
  const { ports, actor, listed } = await opened()
  await listed()
  const release = ports.faults.hold('savedSearches.forget')
  for (const q of ['boat', 'ship', 'boat']) actor.send({ type: 'search.forgotten', q })
  expect(actor.getSnapshot().context.forgotten).toEqual(['boat', 'ship'])
  release()
  expect(await listed()).toEqual(['lighthouse'])
  expect(await ports.savedSearches.recent(signal)).toMatchObject({ success: [{ q: 'lighthouse' }] })
})

it('erases what is pressed while they are being read, and reads what is left', async () => {
  const { ports, actor, listed } = await opened()
  await listed()
  await ports.savedSearches.remember('harbour', signal)
  const release = ports.faults.hold('savedSearches.recent')
  actor.send({ type: 'searches.opened' })
  actor.send({ type: 'search.forgotten', q: 'boat' })
  await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  release()
  expect(await listed()).toEqual(['harbour', 'lighthouse', 'ship'])
})

it('goes on with the next where one could not be erased', async () => {
  const { ports, actor, listed, notify } = await opened()
  await listed()
  ports.faults.fail('savedSearches.forget', { code: 'UNREACHABLE' }, 1)
  for (const q of ['boat', 'ship']) actor.send({ type: 'search.forgotten', q })
  expect(await listed()).toEqual(['lighthouse', 'boat'])
  expect(notify).toHaveBeenCalledTimes(1)
})

it('keeps what could not be erased, and says so', async () => {
  const { ports, actor, listed, notify } = await opened()
  await listed()
  ports.faults.fail('savedSearches.forget', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'search.forgotten', q: null })
  expect(await listed()).toEqual(['lighthouse', 'boat', 'ship'])
  expect(notify.mock.calls).toMatchObject([[{ kind: 'failure', text: 'savedSearches.notices.notErased' }]])
})

it('tries again what could not be read', async () => {
  const { ports, actor, listed } = await opened()
  await listed()
  ports.faults.fail('savedSearches.recent', { code: 'UNEXPECTED' }, 1)
  actor.send({ type: 'searches.opened' })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'retry' })
  expect(await listed()).toEqual(['lighthouse', 'boat', 'ship'])
})

it('shows what there was where no answer comes', async () => {
  const { ports, actor, listed } = await opened()
  await listed()
  ports.faults.fail('savedSearches.recent', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'searches.opened' })
  expect(await listed()).toEqual(['lighthouse', 'boat', 'ship'])
})

it('knows that there are none, also where no answer comes later', async () => {
  const { ports, actor, items, listed } = await opened()
  await listed()
  actor.send({ type: 'search.forgotten', q: null })
  expect(await listed()).toEqual([])
  ports.faults.fail('savedSearches.recent', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'searches.opened' })
  expect(items()).toEqual([])
  expect(await listed()).toEqual([])
})
