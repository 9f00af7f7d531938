import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Visit } from '../http/route.ts'
import type { EventHub, Subscriber } from './EventHub.ts'
import { eventRoutes } from './routes.ts'

/** A connection whose other end reads nothing: what is written to it waits. */
class Unread extends EventEmitter {
  writableLength = 0
  written = ''
  isDestroyed = false

  writeHead(): this {
    return this
  }

  write(text: string): boolean {
    this.writableLength += Buffer.byteLength(text)
    this.written += text
    return false
  }

  end(): this {
    return this.destroy()
  }

  destroy(): this {
    this.isDestroyed = true
    this.emit('close')
    return this
  }
}

const viewer = { sessionId: 's', userId: 'u', permissions: PERMISSIONS, modules: ['RECORDS'], restricted: false, organization: { id: 'o', name: 'Harbour Museum' } }

/** Opens the stream of somebody; answers what is heard and written there. */
const opened = async (visit: object) => {
  const subscribers = new Set<Subscriber>()
  const hub = {
    hasRoom: () => true,
    join: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  } as unknown as EventHub
  const raw = new Unread()
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply
  const [route] = eventRoutes(hub)
  if (route?.kind !== 'stream') throw new Error('There is no stream of events')
  await route.answer(undefined, visit as unknown as Visit, {} as FastifyRequest, reply)
  return { subscribers, raw }
}

it('closes on a reader that is so slow that a quarter of a megabyte waits', async () => {
  const { subscribers, raw } = await opened({ viewer, inTenant: async () => undefined })
  expect(subscribers.size).toBe(1)
  const send = () => subscribers.forEach(({ receive }) => receive({ kind: 'contents.changed', type: 'RECORDS', folderId: null }))
  while (raw.writableLength < 255 * 1024) send()
  expect(raw.isDestroyed).toBe(false)
  for (let sent = 0; sent < 100; sent += 1) send()
  expect([raw.isDestroyed, subscribers.size, raw.writableLength < 257 * 1024]).toEqual([true, 0, true])
})

describe('a fact of which nobody can say whether it is seen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Somebody with restrictions, whose rights cannot be asked about any more from the second fact on. */
  const listening = async () => {
    let asked = 0
    const inTenant = async () => {
      asked += 1
      if (asked > 1) throw new Error('The session holds no longer')
    }
    const { subscribers, raw } = await opened({ viewer: { ...viewer, restricted: true }, inTenant })
    const publish = async (folderId: string) => {
      for (const { receive } of subscribers) receive({ kind: 'contents.changed', type: 'RECORDS', folderId })
      await vi.advanceTimersByTimeAsync(0)
    }
    await publish('first')
    await publish('second')
    await publish('third')
    return { subscribers, raw }
  }

  it('ends the stream, so that the browser comes again: nothing is published that comes after it', async () => {
    const { raw } = await listening()
    expect([raw.written.includes('first'), raw.isDestroyed]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([/second|third/.test(raw.written), raw.isDestroyed]).toEqual([false, true])
  })

  it('leaves the last word to a session that has ended', async () => {
    const { subscribers, raw } = await listening()
    for (const { end } of subscribers) end('ended')
    expect([raw.written.endsWith('data: {"kind":"session.ended"}\n\n'), raw.isDestroyed]).toEqual([true, true])
  })
})
