import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { startAssistant } from './startAssistant.ts'
import { SEARCH_PAUSE_MS } from './threads.machine.ts'

afterEach(() => void vi.useRealTimers())

const thread = (number: number) => ({ threadId: `thread-${number}`, title: number % 2 === 0 ? `Ships ${number}` : `Letters ${number}`, updatedAt: new Date(Date.UTC(2026, 10, number)).toISOString() })

const open = (count: number) => {
  const ports = inMemoryPorts()
  for (let number = 1; number <= count; number += 1) ports.assistant.keep(thread(number))
  const actors = startAssistant({ ...ports, notify: () => undefined })
  const { threads } = actors
  const listed = async () => (await waitFor(threads, (snapshot) => snapshot.matches('listing'))).context.threads.map(({ title }) => title)
  return { ...ports, ...actors, listed }
}

it('lists the latest first, page by page', async () => {
  const { threads, listed } = open(35)
  threads.send({ type: 'list.opened' })
  expect((await listed()).slice(0, 2)).toEqual(['Letters 35', 'Ships 34'])
  expect(threads.getSnapshot().context.threads).toHaveLength(30)
  threads.send({ type: 'more.wanted' })
  expect(await listed()).toHaveLength(35)
  expect(threads.getSnapshot().can({ type: 'more.wanted' })).toBe(false)
})

it('is read again as far as it was read when a thread is renamed or deleted', async () => {
  const { threads, threadTitle, assistant, listed } = open(65)
  threads.send({ type: 'list.opened' })
  await listed()
  threads.send({ type: 'more.wanted' })
  expect(await listed()).toHaveLength(60)
  threadTitle.send({ type: 'title.edit', thread: thread(10) })
  threadTitle.send({ type: 'title.change', title: 'The bark Haabet' })
  threadTitle.send({ type: 'save' })
  await expect.poll(listed).toContain('The bark Haabet')
  expect(await listed()).toHaveLength(60)
  await assistant.remove('thread-10', new AbortController().signal)
  threads.send({ type: 'threads.changed' })
  await expect.poll(listed).not.toContain('The bark Haabet')
  expect(await listed()).toHaveLength(60)
  threads.send({ type: 'search.changed', search: 'ships' })
  expect(await listed()).toHaveLength(30)
})

it('reads older ones that are asked for while it is read again', async () => {
  const { threads, listed } = open(65)
  threads.send({ type: 'list.opened' })
  await listed()
  threads.send({ type: 'threads.changed' })
  threads.send({ type: 'more.wanted' })
  await vi.waitFor(() => expect(threads.getSnapshot().context.threads).toHaveLength(60))
  expect(await listed()).toHaveLength(60)
})

it('finds while somebody types, once for many keys', async () => {
  const { assistant, threads, listed } = open(4)
  threads.send({ type: 'list.opened' })
  await listed()
  const search = vi.spyOn(assistant, 'threads')
  for (const text of ['s', 'sh', 'ships']) threads.send({ type: 'search.changed', search: text })
  expect(threads.getSnapshot().value).toBe('waiting')
  expect(threads.getSnapshot().context.threads).toHaveLength(4)
  expect(await listed()).toEqual(['Ships 4', 'Ships 2'])
  expect(search.mock.calls.map(([text]) => text)).toEqual(['ships'])
  expect(SEARCH_PAUSE_MS).toBeLessThanOrEqual(200)
})

it('tries again what could not be read', async () => {
  const { faults, threads, listed } = open(1)
  faults.fail('assistant.threads', { code: 'UNREACHABLE' }, 1)
  threads.send({ type: 'list.opened' })
  await waitFor(threads, (snapshot) => snapshot.matches('failed'))
  threads.send({ type: 'retry' })
  expect(await listed()).toEqual(['Letters 1'])
})

it('gives a thread another title, and tells what is wrong with one', async () => {
  const { threads, threadTitle, listed } = open(1)
  threads.send({ type: 'list.opened' })
  await listed()
  threadTitle.send({ type: 'title.edit', thread: thread(1) })
  threadTitle.send({ type: 'title.change', title: ' ' })
  threadTitle.send({ type: 'save' })
  expect(threadTitle.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: { code: 'required' } } })
  threadTitle.send({ type: 'title.change', title: ' The bark Haabet ' })
  threadTitle.send({ type: 'save' })
  await waitFor(threadTitle, (snapshot) => snapshot.matches('closed'))
  await expect.poll(listed).toEqual(['The bark Haabet'])
})

it('saves no title that is the same, and keeps what could not be saved', async () => {
  const { assistant, faults, threadTitle } = open(1)
  const rename = vi.spyOn(assistant, 'rename')
  threadTitle.send({ type: 'title.edit', thread: thread(1) })
  threadTitle.send({ type: 'save' })
  expect([threadTitle.getSnapshot().value, rename.mock.calls.length]).toEqual(['closed', 0])
  faults.fail('assistant.rename', { code: 'UNREACHABLE' }, 1)
  threadTitle.send({ type: 'title.edit', thread: thread(1) })
  threadTitle.send({ type: 'title.change', title: 'Other' })
  threadTitle.send({ type: 'save' })
  const { context } = await waitFor(threadTitle, (snapshot) => snapshot.matches('editing'))
  expect(context).toMatchObject({ title: 'Other', failure: { code: 'UNREACHABLE' } })
})
