import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { ConversationSnapshot } from './conversation.machine.ts'
import { startAssistant } from './startAssistant.ts'

const ANSWER = 'Two **assets** name it. [1] The keeper saw it come in on *the 4th of May 1882*. [2]'
const { signal } = new AbortController()

const open = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<(notification: Notification) => void>()
  const actors = startAssistant({ ...ports, notify })
  const { conversation } = actors
  const is = async (state: Parameters<ConversationSnapshot['matches']>[0]) => (await waitFor(conversation, (snapshot) => snapshot.matches(state))).context
  const said = () => conversation.getSnapshot().context.messages.map(({ message }) => message)
  const ask = async (message: string) => {
    conversation.send({ type: 'message.send', message })
    return is('ready')
  }
  return { ...ports, ...actors, notify, is, said, ask, held: ports.assistant }
}

it('has the answer with its sources, as the server keeps it', async () => {
  const { ask, held, threads } = open()
  const context = await ask('Where is Haabet named?')
  expect(context.messages).toMatchObject([
    { message: 'Where is Haabet named?', isAssistant: false },
    { message: ANSWER, isAssistant: true, engine: 'builtIn', sources: [{ number: 1 }, { number: 2, page: 2 }], feedback: null },
  ])
  expect(await held.messages(context.threadId ?? '', signal)).toMatchObject({ success: context.messages })
  threads.send({ type: 'list.opened' })
  expect((await waitFor(threads, (snapshot) => snapshot.matches('listing'))).context.threads).toMatchObject([{ title: 'Where is Haabet named?' }])
})

it('shows what an answer stands on while it comes', async () => {
  const { conversation, held, is } = open()
  held.pausesAfter = 3
  conversation.send({ type: 'message.send', message: 'Where?' })
  await waitFor(conversation, ({ context }) => context.incoming.includes('name'))
  const context = await is({ answering: 'typing' })
  expect([context.incoming, context.ground?.sources.length]).toEqual(['Two **assets** name ', 2])
})

it('asks in other words: the question goes with what followed it', async () => {
  const { ask, conversation, is, said } = open()
  const { messages } = await ask('Where?')
  await ask('And when?')
  conversation.send({ type: 'draft.change', draft: 'meanwhile' })
  conversation.send({ type: 'message.send', message: 'Where exactly?', replaces: messages[0]?.id ?? '' })
  expect(said()).toEqual(['Where exactly?'])
  const { draft } = await is('ready')
  expect([said(), draft]).toEqual([['Where exactly?', ANSWER], 'meanwhile'])
})

it('has the last question answered again', async () => {
  const { ask, conversation, held, is, said } = open()
  await ask('Where?')
  held.reply = () => ({ ground: { sources: [], engine: 'builtIn' }, chunks: ['Nowhere.'] })
  conversation.send({ type: 'answer.retry' })
  await is({ answering: 'loading' })
  expect(said()).toEqual(['Where?'])
  await is('ready')
  expect(said()).toEqual(['Where?', 'Nowhere.'])
})

it('stops: what had come stays, and is marked', async () => {
  const { conversation, held, is } = open()
  held.pausesAfter = 2
  conversation.send({ type: 'message.send', message: 'Where?' })
  await waitFor(conversation, ({ context }) => context.incoming.includes('assets'))
  conversation.send({ type: 'answer.stop' })
  const { messages } = await is('ready')
  expect(messages.at(-1)).toMatchObject({ message: 'Two **assets** ', isAssistant: true, stopped: true })
})

it('keeps what had come of a stream that broke off, and reads on', async () => {
  const { conversation, held, is, said } = open()
  held.pausesAfter = 2
  conversation.send({ type: 'message.send', message: 'Where?' })
  await waitFor(conversation, ({ context }) => context.incoming.includes('assets'))
  held.cut()
  expect((await is('ready')).lack).toBe('cut')
  expect(said()).toEqual(['Where?', 'Two **assets** '])
  held.resume()
  conversation.send({ type: 'messages.reread' })
  await waitFor(conversation, ({ context }) => context.messages.at(-1)?.message === ANSWER)
  expect((await is('ready')).lack).toBeUndefined()
})

it('says where there is no answer, and asks for one', async () => {
  const { conversation, held, is, said } = open()
  held.keep({ threadId: 'thread-1', title: 'Ships', updatedAt: '2026-11-26T18:00:00.000Z' }, [
    { id: 'message-1', message: 'Which ships?', isAssistant: false, createdAt: '2026-11-26T18:00:00.000Z', sources: [] },
  ])
  conversation.send({ type: 'thread.open', threadId: 'thread-1' })
  expect((await is('ready')).lack).toBe('missing')
  conversation.send({ type: 'answer.retry' })
  await is({ answering: 'loading' })
  await is('ready')
  expect(said()).toEqual(['Which ships?', ANSWER])
})

it('follows an answer that another tab has asked for', async () => {
  const { conversation, held, is, said } = open()
  held.pausesAfter = 3
  const outcome = await held.send({ message: 'Where?' }, signal)
  const threadId = 'success' in outcome ? outcome.success : ''
  conversation.send({ type: 'thread.open', threadId })
  await is({ answering: 'loading' })
  held.resume()
  await is('ready')
  expect(said()).toEqual(['Where?', ANSWER])
})

it('gives back what could not be sent, says so, and reads the thread again', async () => {
  const { ask, conversation, faults, held, is, notify, said } = open()
  const { threadId } = await ask('Where?')
  faults.fail('assistant.send', { code: 'UNREACHABLE' }, 1)
  const messages = vi.spyOn(held, 'messages')
  conversation.send({ type: 'message.send', message: 'And when?' })
  expect(said()).toEqual(['Where?', ANSWER, 'And when?'])
  expect((await is('ready')).draft).toBe('And when?')
  expect([said(), messages.mock.calls.map(([id]) => id), notify.mock.calls.map(([{ kind, text }]) => [kind, text])]).toEqual([
    ['Where?', ANSWER],
    [threadId],
    [['failure', 'assistant.notices.notSent']],
  ])
})

it('reads no messages before there is a thread', async () => {
  const { conversation, faults, held, is } = open()
  const messages = vi.spyOn(held, 'messages')
  faults.fail('assistant.send', { code: 'UNREACHABLE' }, 1)
  conversation.send({ type: 'message.send', message: 'Where?' })
  await is('empty')
  conversation.send({ type: 'messages.reread' })
  expect(messages).not.toHaveBeenCalled()
})

it('sends nothing that is blank or too long', () => {
  const { conversation } = open()
  for (const message of ['', ' \n ', 'å'.repeat(4001)]) expect(conversation.getSnapshot().can({ type: 'message.send', message })).toBe(false)
  expect(conversation.getSnapshot().can({ type: 'message.send', message: 'å'.repeat(4000) })).toBe(true)
})

it('flags a thread that cannot be read, and tries again', async () => {
  const { conversation, faults, held, is } = open()
  held.keep({ threadId: 'thread-1', title: 'Ships', updatedAt: '2026-11-26T18:00:00.000Z' })
  faults.fail('assistant.messages', { code: 'UNREACHABLE' }, 1)
  conversation.send({ type: 'thread.open', threadId: 'thread-1' })
  expect((await is('failed')).failure).toEqual({ code: 'UNREACHABLE' })
  conversation.send({ type: 'messages.reread' })
  expect((await is('ready')).failure).toBeUndefined()
})

it('marks what somebody thinks of an answer at once, and takes it back where it cannot be kept', async () => {
  const { ask, conversation, faults, held, notify } = open()
  const { messages, threadId } = await ask('Where?')
  const messageId = messages[1]?.id ?? ''
  const shown = () => conversation.getSnapshot().context.messages[1]?.feedback
  conversation.send({ type: 'feedback.give', messageId, feedback: 'up' })
  expect(shown()).toBe('up')
  expect(await held.messages(threadId ?? '', signal)).toMatchObject({ success: [{}, { feedback: 'up' }] })
  faults.fail('assistant.rate', { code: 'UNREACHABLE' }, 1)
  conversation.send({ type: 'feedback.give', messageId, feedback: 'down' })
  expect(shown()).toBe('down')
  await expect.poll(shown).toBe('up')
  expect(notify.mock.calls).toMatchObject([[{ kind: 'failure', text: 'assistant.notices.notRated' }]])
})

it('leaves a thread that is deleted', async () => {
  const { ask, conversation, is, threadRemoval, notify } = open()
  const { threadId = '' } = await ask('Where?')
  threadRemoval.send({ type: 'ask', thread: { threadId, title: 'Where?', updatedAt: '2026-11-26T18:00:00.000Z' } })
  threadRemoval.send({ type: 'confirm' })
  expect(await is('empty')).toMatchObject({ threadId: undefined, messages: [] })
  expect(notify.mock.calls).toMatchObject([[{ kind: 'success', text: 'assistant.notices.deleted', values: { title: 'Where?' } }]])
  expect(conversation.getSnapshot().can({ type: 'messages.reread' })).toBe(false)
})

it('shows what another tab asks in its thread, and the answer to it', async () => {
  const { ask, held, threadNews, is, said, conversation } = open()
  const { threadId = '' } = await ask('Where?')
  expect(threadNews.published).toEqual([threadId])
  held.pausesAfter = 3
  await held.send({ message: 'And when?', threadId }, signal)
  threadNews.publishElsewhere('another thread')
  expect(conversation.getSnapshot().matches('ready')).toBe(true)
  threadNews.publishElsewhere(threadId)
  const { incoming } = await is({ answering: 'typing' })
  expect([said(), incoming]).toEqual([['Where?', ANSWER, 'And when?'], expect.stringContaining('Two')])
})

it('goes on to what another tab asked instead of what was being answered', async () => {
  const { held, conversation, is, said } = open()
  held.pausesAfter = 3
  conversation.send({ type: 'message.send', message: 'Where?' })
  const { threadId = '' } = await is({ answering: 'typing' })
  held.pausesAfter = Infinity
  await held.send({ message: 'And when?', threadId }, signal)
  await is('ready')
  expect(said().slice(-2)).toEqual(['And when?', ANSWER])
})

it('a question that is left while it is sent is sent all the same, and stands in its thread', async () => {
  const { conversation, threads, faults, is } = open()
  const release = faults.hold('assistant.send')
  threads.send({ type: 'list.opened' })
  await waitFor(threads, (snapshot) => snapshot.matches('listing'))
  conversation.send({ type: 'message.send', message: 'Where is Haabet named?' })
  conversation.send({ type: 'thread.clear' })
  await is('empty')
  release()
  await waitFor(threads, ({ context }) => context.threads.some(({ title }) => title === 'Where is Haabet named?'))
  expect(conversation.getSnapshot().context).toMatchObject({ threadId: undefined, messages: [], draft: '' })
})

it.each([
  ['', 'Where is Haabet named?'],
  ['And when?', 'And when?'],
])('a question that is left and cannot be sent is a draft again, unless there is one (%s)', async (typed, draft) => {
  const { conversation, held, notify, is } = open()
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof held.send>>>()
  vi.spyOn(held, 'send').mockReturnValueOnce(promise)
  conversation.send({ type: 'draft.change', draft: 'Where is Haabet named?' })
  conversation.send({ type: 'message.send', message: 'Where is Haabet named?' })
  conversation.send({ type: 'thread.clear' })
  await is('empty')
  conversation.send({ type: 'draft.change', draft: typed })
  resolve(Result.fail({ code: 'UNREACHABLE' } as never))
  await vi.waitFor(() => expect(notify.mock.lastCall?.[0].text).toBe('assistant.notices.notSent'))
  expect(conversation.getSnapshot().context.draft).toBe(draft)
})
