import { afterEach, expect, it, vi } from 'vitest'
import type { AnswerEvent } from '../../application/assistant/AnswerStream.ts'
import type { Credentials, Renewal } from '../../application/session/Credentials.ts'
import { FetchAnswerStream } from './FetchAnswerStream.ts'

afterEach(() => void vi.unstubAllGlobals())

const MESSAGE = '00000000-0000-4000-8000-00000000000a'
const SOURCES = 'event: sources\ndata: {"sources":[],"engine":"builtIn","query":"ship"}\n\n'
const END = `event: end\ndata: {"messageId":"${MESSAGE}"}\n\n`
const GROUNDED: AnswerEvent = { type: 'answer.grounded', ground: { sources: [], engine: 'builtIn', query: 'ship' } }
const ENDED: AnswerEvent = { type: 'answer.ended', messageId: MESSAGE }
const FAILED: AnswerEvent = { type: 'answer.failed' }
const chunk = (text: string): AnswerEvent => ({ type: 'answer.chunk', text })

const held = { token: 'token-1', organizationId: 'organization-1', sessionId: 'session-1' }
const bytes = (text: string) => new TextEncoder().encode(text)
const refused = () => new Response('{"message":"NOT_SIGNED_IN"}', { status: 401 })

interface Side {
  readonly answers: readonly (() => Response)[]
  readonly renewal?: Renewal
}

const open = ({ answers, renewal = 'renewed' }: Side) => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  answers.forEach((answer) => fetched.mockImplementationOnce(async () => answer()))
  vi.stubGlobal('fetch', fetched)
  const renew = vi.fn<Credentials['renew']>(async () => renewal)
  const headers = async () => ({ Authorization: 'Bearer token-1', 'X-Organization-Id': 'organization-1' })
  const stream = new FetchAnswerStream({ headers }, { held: () => held, current: async () => held, renew }, 'https://streams.vitrine.example')
  const events: AnswerEvent[] = []
  const leave = stream.listen('thread-1', (event) => events.push(event))
  return { fetched, renew, events, leave }
}

it('reads an answer from the host of streams, with credentials and in the name of the session', async () => {
  const { events, fetched } = open({ answers: [() => new Response(`${SOURCES}data: Two \n\ndata: lines\ndata: of it\n\nevent: later\ndata: x\n\n${END}`)] })
  await expect.poll(() => events.at(-1)).toEqual(ENDED)
  expect(events).toEqual([GROUNDED, chunk('Two '), chunk('lines\nof it'), ENDED])
  expect(fetched.mock.calls[0]).toMatchObject([
    'https://streams.vitrine.example/v1/ai-assistant/stream-message/thread-1',
    { credentials: 'include', headers: { Authorization: 'Bearer token-1', 'X-Organization-Id': 'organization-1' } },
  ])
})

it.each([
  ['before anything', '', []],
  ['after its sources', SOURCES, [GROUNDED]],
  ['after a piece', `${SOURCES}data: Two\n\n`, [GROUNDED, chunk('Two')]],
  ['within a piece', `${SOURCES}data: Two\n\ndata: let`, [GROUNDED, chunk('Two')]],
])('has failed where the stream is cut %s', async (_, text, before) => {
  const { events } = open({ answers: [() => new Response(text)] })
  await expect.poll(() => events.at(-1)).toEqual(FAILED)
  expect(events).toEqual([...before, FAILED])
})

it('has failed where the network breaks', async () => {
  let breaking: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (breaking = controller) })
  const { events } = open({ answers: [() => new Response(body)] })
  breaking?.enqueue(bytes('data: Two\n\n'))
  await expect.poll(() => events).toEqual([chunk('Two')])
  breaking?.error(new TypeError('network'))
  await expect.poll(() => events).toEqual([chunk('Two'), FAILED])
})

it.each<readonly [string, Side, number]>([
  ['is no answer', { answers: [() => new Response('<html>', { status: 502 })] }, 1],
  ['is not the contract', { answers: [() => new Response('event: sources\ndata: {"sources":"all"}\n\n')] }, 1],
  ['refuses a token that cannot be renewed', { answers: [refused], renewal: 'refused' }, 1],
  ['refuses the renewed token too', { answers: [refused, refused] }, 2],
])('has failed where what comes %s', async (_, side, calls) => {
  const { events, fetched } = open(side)
  await expect.poll(() => events).toEqual([FAILED])
  expect(fetched).toHaveBeenCalledTimes(calls)
})

it('renews a refused token once, and goes on', async () => {
  const { events, renew } = open({ answers: [refused, () => new Response(`data: Two\n\n${END}`)] })
  await expect.poll(() => events).toEqual([chunk('Two'), ENDED])
  expect(renew.mock.calls).toEqual([['token-1']])
})

it('tells nothing to who has left, and lets the stream go', async () => {
  let writing: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writing = controller) })
  const { events, fetched, leave } = open({ answers: [() => new Response(body)] })
  writing?.enqueue(bytes('data: Two\n\n'))
  await expect.poll(() => events).toEqual([chunk('Two')])
  leave()
  writing?.enqueue(bytes('data: letters\n\n'))
  writing?.close()
  await new Promise(setImmediate)
  expect(events).toEqual([chunk('Two')])
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})
