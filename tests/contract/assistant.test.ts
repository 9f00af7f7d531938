import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerEvent } from '../../src/application/assistant/AnswerStream.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const QUESTION = 'Which pictures show the harbour?'

/** What ends an answer. */
const LAST: readonly AnswerEvent['type'][] = ['answer.ended', 'answer.failed']

describe.each(SIDES)('conversations with the assistant %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const ask = async (message: string, more: { readonly threadId?: string; readonly replaces?: string } = {}) => value(await ports.assistant.send({ message, ...more }, signal()))
  const listen = (threadId: string): Promise<readonly AnswerEvent[]> =>
    new Promise((done) => {
      const events: AnswerEvent[] = []
      ports.answers.listen(threadId, (event) => {
        events.push(event)
        if (LAST.includes(event.type)) done(events)
      })
    })
  const textOf = (events: readonly AnswerEvent[]) => events.map((event) => (event.type === 'answer.chunk' ? event.text : '')).join('')
  const read = async (threadId: string) => value(await ports.assistant.messages(threadId, signal()))
  const answered = async (message: string, more: { readonly threadId?: string; readonly replaces?: string } = {}) => {
    const threadId = await ask(message, more)
    await listen(threadId)
    return { threadId, messages: await read(threadId) }
  }
  const titles = async (search: string) => value(await ports.assistant.threads(search, undefined, signal())).threads.map(({ title }) => title)

  it('stream an answer with what it stands on, to every listener the same, and keep it', async () => {
    const threadId = await ask(QUESTION)
    const [one, other] = await Promise.all([listen(threadId), listen(threadId)])
    expect(one.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])).toEqual(['answer.grounded', 'answer.chunk', 'answer.ended'])
    expect(textOf(other)).toBe(textOf(one))
    const messages = await read(threadId)
    expect(messages.map(({ isAssistant, message }) => [isAssistant, message])).toEqual([
      [false, QUESTION],
      [true, textOf(one)],
    ])
    const [question, answer] = messages
    expect(one.at(-1)).toEqual({ type: 'answer.ended', messageId: answer?.id })
    expect(one[0]).toMatchObject({ ground: { sources: answer?.sources, engine: 'builtIn' } })
    expect(question?.sources).toEqual([])
    expect(Date.parse(answer?.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(question?.createdAt ?? ''))
    expect(answer?.sources.map(({ number }) => number)).toEqual(answer?.sources.map((_source, at) => at + 1))
  })

  it('end at once for who listens where nothing is written', async () => {
    const { threadId } = await answered(QUESTION)
    await expect.poll(async () => (await listen(threadId)).map(({ type }) => type)).toEqual(['answer.ended'])
  })

  it('go on in the same thread, which is called by its first question and stands first when it was used last', async () => {
    const { threadId } = await answered('Which letters name the bark?')
    await answered('Who wrote to the harbour master?')
    const { messages } = await answered('And from Bergen?', { threadId })
    expect(messages.map(({ isAssistant }) => isAssistant)).toEqual([false, true, false, true])
    expect((await titles('')).slice(0, 2)).toEqual(['Which letters name the bark?', 'Who wrote to the harbour master?'])
  })

  it('have a question asked in other words: it goes with what followed it', async () => {
    const { threadId, messages } = await answered(QUESTION)
    await answered('And in winter?', { threadId })
    const again = await answered('Which pictures show a ship?', { threadId, replaces: messages[0]?.id ?? '' })
    expect(again.messages.map(({ isAssistant }) => isAssistant)).toEqual([false, true])
    expect(again.messages[0]?.message).toBe('Which pictures show a ship?')
    expect(codeOf(await ports.assistant.send({ message: 'No more', threadId, replaces: messages[0]?.id ?? '' }, signal()))).toBe('NOT_FOUND')
  })

  it('have the last question answered again', async () => {
    const { threadId, messages } = await answered(QUESTION)
    value(await ports.assistant.retry(threadId, signal()))
    await listen(threadId)
    const again = await read(threadId)
    expect(again.map(({ isAssistant }) => isAssistant)).toEqual([false, true])
    expect([again[0]?.id === messages[0]?.id, again[1]?.id === messages[1]?.id]).toEqual([true, false])
  })

  it('stop, and nothing is written any more', async () => {
    const threadId = await ask(QUESTION)
    const listening = listen(threadId)
    value(await ports.assistant.stop(threadId, signal()))
    // What was stopped before its first word is none, and its stream closes.
    expect(LAST).toContain((await listening).at(-1)?.type)
    await expect.poll(async () => (await listen(threadId)).map(({ type }) => type)).toEqual(['answer.ended'])
    expect((await read(threadId))[0]).toMatchObject({ message: QUESTION, isAssistant: false })
  })

  it('are found by the words of their title and of what was said', async () => {
    const { threadId } = await answered('Where is the zeppelin?')
    expect(await titles('zeppelin')).toEqual(['Where is the zeppelin?'])
    value(await ports.assistant.rename(threadId, 'The airship', signal()))
    expect(await titles('airship')).toEqual(['The airship'])
    expect(await titles('zeppelin')).toEqual(['The airship'])
    expect(await titles('nothing like it')).toEqual([])
  })

  it('are listed page by page', async () => {
    for (let number = 0; number < 31; number += 1) await answered(`Question ${number}`)
    const first = value(await ports.assistant.threads('', undefined, signal()))
    expect(first.next).toBeTypeOf('string')
    const second = value(await ports.assistant.threads('', first.next, signal()))
    const ids = [...first.threads, ...second.threads].map(({ threadId }) => threadId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.threads.length).toBeGreaterThan(0)
  })

  it('keep what somebody thinks of an answer, and not of a question', async () => {
    const { threadId, messages } = await answered(QUESTION)
    const [question, answer] = messages
    const feedback = async () => (await read(threadId))[1]?.feedback ?? null
    value(await ports.assistant.rate(answer?.id ?? '', 'down', signal()))
    expect(await feedback()).toBe('down')
    value(await ports.assistant.rate(answer?.id ?? '', null, signal()))
    expect(await feedback()).toBeNull()
    expect(codeOf(await ports.assistant.rate(question?.id ?? '', 'up', signal()))).toBe('NOT_FOUND')
  })

  it('go, and are not found any more', async () => {
    const { threadId } = await answered(QUESTION)
    value(await ports.assistant.remove(threadId, signal()))
    const gone = [
      ports.assistant.messages(threadId, signal()),
      ports.assistant.send({ message: 'Still there?', threadId }, signal()),
      ports.assistant.stop(threadId, signal()),
      ports.assistant.retry(threadId, signal()),
      ports.assistant.rename(threadId, 'Other', signal()),
      ports.assistant.remove(threadId, signal()),
      ports.assistant.rate(NOWHERE, 'up', signal()),
    ]
    expect((await Promise.all(gone)).map(codeOf)).toEqual(gone.map(() => 'NOT_FOUND'))
    expect(await listen(NOWHERE)).toEqual([{ type: 'answer.failed' }])
  })

  it('are judged by their rules', async () => {
    const { threadId } = await answered(QUESTION)
    const judged = [ports.assistant.send({ message: ' \n ' }, signal()), ports.assistant.send({ message: 'a'.repeat(4001) }, signal()), ports.assistant.rename(threadId, ' ', signal())]
    expect(await Promise.all(judged)).toMatchObject([
      { failure: { code: 'VALIDATION_FAILED', fields: { message: { code: 'required' } } } },
      { failure: { code: 'VALIDATION_FAILED', fields: { message: { code: 'tooLong', limit: 4000 } } } },
      { failure: { code: 'VALIDATION_FAILED', fields: { title: { code: 'required' } } } },
    ])
  })
})
