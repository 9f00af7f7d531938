import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerOf, indexed, makeText, messagesOf, send, streamOf } from '../../../tests/support/server/asking.ts'
import { DONE, pieceOf, saying, startChatEndpoint, type ChatEndpoint } from '../../../tests/support/server/chatEndpoint.ts'
import { signIn, type Person } from '../../../tests/support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../../../tests/support/server/testServer.ts'
import { ChatModel } from './ChatModel.ts'

const QUESTION = 'When was the bark Haabet built?'
const FELL_BACK = 'The language model did not answer, so the built-in assistant does.'
const BROKE_OFF = 'The language model broke off. The built-in assistant answers:'

let endpoint: ChatEndpoint
let server: TestServer
let admin: Person

beforeAll(async () => {
  endpoint = await startChatEndpoint()
  server = await startTestServer({
    environment: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'test-model', ASSISTANT_KEY: 'key-of-the-test', ASSISTANT_TIMEOUT: '3', ASSISTANT_MAX_TOKENS: '200', ASSISTANT_DAILY_TOKENS: '100000' },
  })
  admin = await signIn(server.url, 'admin@harbour.example')
  await makeText(admin, 'haabet.csv', 'ship,text\nHaabet,"The bark Haabet was built in 1869 by Øien Brothers."\n')
  await indexed(server.database)
})
afterAll(async () => {
  await server.stop()
  await endpoint.close()
})
beforeEach(() => server.database.owner.query('delete from assistant_tokens'))

describe('a model that answers', () => {
  it('is given the passages with their numbers, the limits and the key, and is shown as the engine', async () => {
    endpoint.behave(saying('She was built in ', '1869 by Øien Brothers. [1', ']'))
    const answer = await answerOf(admin, QUESTION)
    expect(answer).toMatchObject({ message: 'She was built in 1869 by Øien Brothers. [1]', engine: 'model', query: expect.stringContaining('Haabet') as unknown })
    expect(answer.fellBack).toBeUndefined()
    expect(answer.sources[0]).toMatchObject({ number: 1, name: 'haabet.csv' })
    const asked = endpoint.requests.at(-1)
    expect(asked).toMatchObject({ authorization: 'Bearer key-of-the-test', path: '/v1/chat/completions', body: { model: 'test-model', max_tokens: 200, stream: true } })
    const said = asked?.body.messages.at(-1)?.content ?? ''
    expect(said).toContain('"number":1,"document":"haabet.csv"')
    expect(said).toContain(`Question: ${QUESTION}`)
  })

  it('has what no source supports marked, sources that there are not taken away, and nothing that leads elsewhere', async () => {
    endpoint.behave(saying('She was built in 1869. [1][77] She sank in 1901. [1] Ask [me](https://evil.example/x) <img src="https://evil.example/p.png">now.'))
    expect((await answerOf(admin, QUESTION)).message).toBe('She was built in 1869. [1] She sank in 1901. [1] *(not supported by a source)* Ask me now. *(not supported by a source)*')
  })

  it('is told what was asked before in the thread', async () => {
    endpoint.behave(saying('She was built in 1869. [1]'))
    const threadId = await send(admin, { message: QUESTION })
    await streamOf(admin, threadId)
    await send(admin, { message: 'And who built the bark Haabet?', threadId })
    await streamOf(admin, threadId)
    const said = endpoint.requests.at(-1)?.body.messages.at(-1)?.content ?? ''
    expect(said).toMatch(/Asked before: \["When was the bark Haabet built\?"\]\n\nQuestion: And who built the bark Haabet\?$/)
  })

  it('is not asked where nothing is found, nor to say hello', async () => {
    const before = endpoint.requests.length
    expect(await answerOf(admin, 'Which letters mention the zeppelin?')).toMatchObject({ engine: 'builtIn' })
    await answerOf(admin, 'hello')
    expect(endpoint.requests.length).toBe(before)
  })

  it('is no longer asked once the organization has spent its tokens of the day', async () => {
    await server.database.owner.query('insert into assistant_tokens (organization_id, day, tokens) values ($1, current_date, 100000)', [admin.organizationId])
    const before = endpoint.requests.length
    const answer = await answerOf(admin, QUESTION)
    expect([answer.engine, answer.fellBack, endpoint.requests.length]).toEqual(['builtIn', true, before])
  })

  it('is believed no cheaper than what was said', async () => {
    endpoint.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(pieceOf('Built in 1869. [1]') + DONE)
    })
    await answerOf(admin, QUESTION)
    const { rows } = await server.database.owner.query<{ tokens: string }>('select tokens from assistant_tokens where organization_id = $1', [admin.organizationId])
    expect(Number(rows[0]?.tokens)).toBeGreaterThan(100)
  })
})

describe('a model that fails', () => {
  it.each<readonly [string, Parameters<ChatEndpoint['behave']>[0]]>([
    ['is silent', () => undefined],
    ['refuses', (response) => void response.writeHead(500).end('{"error":{"message":"no"}}')],
    ['asks for another key', (response) => void response.writeHead(401).end('{"error":{"message":"no"}}')],
    ['answers with a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body><h1>Welcome</h1></body></html>')],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['says nothing', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(DONE)],
    ['says what nobody understands', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"choices":[{"delta":{"content":7}}]}\n\ndata: {{{\n\n')],
    ['hangs up', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).destroy()],
    ['is shorter than it says', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '100000' }).write('data: ', () => response.destroy())],
    ['is longer than it says', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '20' }).end(pieceOf('She sank in 1901. [1]') + DONE)],
    ['sends without an end, and no line', async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) {
        if (!response.write('x'.repeat(64 * 1024))) await pause(2)
      }
    }],
  ])('%s: the built-in engine answers, and says so', async (_, how) => {
    endpoint.behave(how)
    const answer = await answerOf(admin, QUESTION)
    expect(answer).toMatchObject({ engine: 'builtIn', fellBack: true })
    expect(answer.message).toContain(FELL_BACK)
    expect(answer.message).toContain('built in 1869')
  })

  it('breaks off: what it wrote keeps its sources, and the built-in engine goes on behind it', async () => {
    endpoint.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(pieceOf('She was built in 1869. [1] And '), () => setTimeout(() => response.destroy(), 100))
    })
    const answer = await answerOf(admin, QUESTION)
    expect(answer.message).toMatch(/^She was built in 1869\. \[1\] \n\n\*The language model broke off\. The built-in assistant answers:\*\n\n/)
    expect(answer).toMatchObject({ fellBack: true })
    expect(answer.sources.map(({ number }) => number)).toEqual(answer.sources.map((_one, at) => at + 1))
    expect(answer.message.slice(40)).toMatch(new RegExp(`\\[${answer.sources.length}\\]`))
  })

  it.each([
    ['an end', 'She was built in 1869. [1] ', BROKE_OFF],
    ['the end of a sentence', 'built in 1869 and ', FELL_BACK],
  ])('writes without %s: the built-in engine goes on', async (_, words, said) => {
    endpoint.behave(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      while (!response.destroyed) {
        response.write(pieceOf(words.repeat(20)))
        await pause(20)
      }
    })
    const answer = await answerOf(admin, QUESTION)
    expect(answer).toMatchObject({ engine: 'builtIn', fellBack: true })
    expect(answer.stopped).toBeUndefined()
    expect(answer.message.slice(answer.message.indexOf(said))).toMatch(/\n\n.*built in 1869/s)
    expect(answer.message.length).toBeLessThan(30_000)
  })
})

it('an endpoint that takes the question and says nothing is waited for no longer than one that falls silent', async () => {
  endpoint.behave(() => undefined)
  const model = new ChatModel({ url: new URL(endpoint.url), model: 'test-model', key: undefined, timeout: 60, maxTokens: 200, dailyTokens: 1000 }, 0.2)
  const from = performance.now()
  await expect(model.answer([{ role: 'user', content: QUESTION }], new AbortController().signal).next()).rejects.toThrow('The language model is silent')
  expect(performance.now() - from).toBeLessThan(20_000)
})

describe('while a model writes', () => {
  /** Until somebody ends it: a busy machine does not come too late. */
  const onAndOn = async (response: Parameters<Parameters<ChatEndpoint['behave']>[0]>[0]) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    while (!response.destroyed) {
      response.write(pieceOf('She was built in 1869. [1]\n'))
      await pause(100)
    }
  }

  /** Those that are on their way are in no list yet. */
  const UNFINISHED = 'select message from assistant_messages where thread_id = $1 and written_at is not null'

  const firstWords = async (threadId: string): Promise<void> => {
    const written = async () => (await server.database.owner.query<{ message: string }>(UNFINISHED, [threadId])).rows[0]?.message
    await expect.poll(written, { interval: 20 }).toContain('She was built in 1869. [1]')
  }

  const slowly = async (response: Parameters<Parameters<ChatEndpoint['behave']>[0]>[0]) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let at = 0; at < 8 && !response.destroyed; at += 1) {
      response.write(pieceOf('She was built in 1869. [1]\n'))
      await pause(100)
    }
    response.end(DONE)
  }

  it('two readers, one of them on another node and one that comes late, read the same', async () => {
    endpoint.behave(slowly)
    const beside = await startBeside(server)
    try {
      const other = await signIn(beside.url, 'admin@harbour.example')
      const threadId = await send(admin, { message: QUESTION })
      const early = streamOf(admin, threadId)
      await pause(500)
      const [one, two] = await Promise.all([early, streamOf(other, threadId)])
      expect(one.text).toBe('She was built in 1869. [1]\n'.repeat(8))
      expect(two.text).toBe(one.text)
      expect(two.events.at(-1)).toEqual(one.events.at(-1))
      expect(one.events.filter(({ name }) => name === '').length).toBeGreaterThan(2)
    } finally {
      await beside.stop()
    }
  })

  it('it is stopped, and what there is stays', async () => {
    endpoint.behave(onAndOn)
    const threadId = await send(admin, { message: QUESTION })
    const stream = streamOf(admin, threadId)
    await firstWords(threadId)
    expect((await admin.ask({ method: 'POST', path: `/v1/ai-assistant/${threadId}/stop` })).status).toBe(200)
    const { text } = await stream
    const [, answer] = await messagesOf(admin, threadId)
    expect(answer).toMatchObject({ stopped: true, isAssistant: true })
    expect(answer?.message.startsWith('She was built in 1869. [1]')).toBe(true)
    expect(answer?.message.startsWith(text.trimEnd())).toBe(true)
  })

  it('another question in the thread ends it', async () => {
    endpoint.behave(onAndOn)
    const threadId = await send(admin, { message: QUESTION })
    const stream = streamOf(admin, threadId)
    await firstWords(threadId)
    endpoint.behave(saying('Built in 1869. [1]'))
    await send(admin, { message: QUESTION, threadId })
    await stream
    await streamOf(admin, threadId)
    expect((await messagesOf(admin, threadId)).map(({ isAssistant, stopped }) => [isAssistant, stopped ?? false])).toEqual([[false, false], [true, true], [false, false], [true, false]])
  })

  it('a stream that is cut after whichever event is read again as a whole', async () => {
    endpoint.behave(slowly)
    const whole = 'She was built in 1869. [1]\n'.repeat(8)
    const cutAfter = async (events: number) => {
      const threadId = await send(admin, { message: QUESTION })
      const response = await fetch(`${admin.url}/v1/ai-assistant/stream-message/${threadId}`, { headers: { authorization: `Bearer ${admin.token}` } })
      let text = ''
      for await (const piece of response.body ?? []) {
        text += Buffer.from(piece as Uint8Array).toString('utf8')
        if (text.split('\n\n').length > events) break
      }
      const again = await streamOf(admin, threadId)
      return { read: again.text, kept: (await messagesOf(admin, threadId)).at(-1)?.message }
    }
    // Its sources, eight pieces, and its end. Who comes when all is said has it among the messages.
    const cuts = await Promise.all(Array.from({ length: 9 }, (_, events) => cutAfter(events)))
    for (const { read, kept } of cuts) {
      expect([whole, '']).toContain(read)
      expect(kept?.trimEnd()).toBe(whole.trimEnd())
    }
    expect(cuts.slice(0, 3).map(({ read }) => read)).toEqual([whole, whole, whole])
  })
})
