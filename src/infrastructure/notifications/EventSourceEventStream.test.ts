import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { Renewal } from '../../application/session/Credentials.ts'
import { Preloaded } from '../http/Preloaded.ts'
import { AssetStates } from '../cache/AssetStates.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import { EventSourceEventStream } from './EventSourceEventStream.ts'
import { LocalEventHub } from './LocalEventHub.ts'
import { readServerEvent } from '../server-events/readServerEvent.ts'

/** The browser's event source, driven by hand. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static opened: Source[] = []
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Source.opened.push(this)
  }

  says(type: 'open' | 'error' | 'message', data?: unknown) {
    this.dispatchEvent(type === 'message' ? new MessageEvent('message', { data }) : new Event(type))
  }

  close() {
    this.readyState = Source.CLOSED
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Source.opened = []
  vi.stubGlobal('EventSource', Source)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (renewal: Renewal = 'renewed', preloaded?: Preloaded) => {
  const held = { token: 't', organizationId: 'o', sessionId: 's' }
  const cache = new ReadCache()
  const hub = new LocalEventHub(cache, new AssetStates(cache))
  const credentials = { held: () => held, current: async () => held, renew: async () => renewal }
  const stream = new EventSourceEventStream(hub, readServerEvent, credentials, 'https://streams.example', preloaded)
  const localEvents: ServerEvent[] = []
  stream.subscribe((serverEvent) => localEvents.push(serverEvent))
  stream.open()
  const [source] = Source.opened
  if (source === undefined) throw new Error('No stream was opened')
  return { cache, stream, localEvents, source }
}

it('opens one stream at the session’s own address', () => {
  const { stream } = open()
  stream.open()
  expect(Source.opened.map(({ url }) => url)).toEqual(['https://streams.example/v1/s/s/events'])
})

it('tells the facts it knows, after what they make stale is forgotten', async () => {
  const { cache, stream, localEvents, source } = open()
  cache.put(['usage'], 1)
  const read = vi.fn<() => void>()
  stream.subscribe(
    () => void cache.read(['usage'], new AbortController().signal, async () => (read(), { _tag: 'Success', success: 2 }) as never),
  )
  source.says('message', JSON.stringify({ kind: 'usage.changed' }))
  source.says('message', JSON.stringify({ kind: 'moon.risen' }))
  source.says('message', 'nonsense')
  expect([localEvents, read.mock.calls.length]).toEqual([[{ kind: 'usage.changed' }], 1])
})

it('says that anything may have changed when it was cut and is back', () => {
  const { localEvents, source } = open()
  source.says('open')
  expect(localEvents).toEqual([])
  source.says('error')
  source.says('open')
  expect(localEvents).toEqual([{ kind: 'stream.reopened' }])
})

it('begins anew when it was refused and the session still holds', async () => {
  const { source } = open()
  source.close()
  source.says('error')
  await vi.advanceTimersByTimeAsync(3000)
  expect(Source.opened.length).toBe(2)
})

it('stays closed when the session is over', async () => {
  const { source } = open('refused')
  source.close()
  source.says('error')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(Source.opened.length).toBe(1)
})

it('can be closed, and opened for the next session', async () => {
  const { stream, source } = open()
  stream.close()
  expect(source.readyState).toBe(Source.CLOSED)
  stream.open()
  expect(Source.opened.length).toBe(2)
})

it('goes on with a stream that the page has begun, from the first word it told', () => {
  const early = new Source('https://streams.example/v1/s/s/events')
  const gather = vi.fn<() => void>()
  early.addEventListener('message', gather)
  const kept = { source: early as unknown as EventSource, received: [JSON.stringify({ kind: 'usage.changed' })], gather }
  const { localEvents } = open('renewed', new Preloaded({ at: 0, calls: new Map(), streams: new Map([[early.url, kept]]) }, () => 0))
  early.says('open')
  early.says('message', JSON.stringify({ kind: 'favorites.changed' }))
  expect(localEvents).toEqual([{ kind: 'usage.changed' }, { kind: 'favorites.changed' }])
  expect([Source.opened.length, gather.mock.calls.length]).toEqual([1, 0])
})

it('begins anew where the early stream was refused before anybody took it', async () => {
  const early = new Source('https://streams.example/v1/s/s/events')
  early.close()
  const kept = { source: early as unknown as EventSource, received: [], gather: () => undefined }
  open('renewed', new Preloaded({ at: 0, calls: new Map(), streams: new Map([[early.url, kept]]) }, () => 0))
  await vi.advanceTimersByTimeAsync(3000)
  expect(Source.opened.length).toBe(2)
})
