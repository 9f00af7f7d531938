import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Visit } from '../http/route.ts'
import type { EventHub, Subscriber } from './EventHub.ts'
import { eventRoutes } from './routes.ts'

/** A connection whose other end reads nothing: what is written to it waits. */
class Unread extends EventEmitter {
  writableLength = 0
  isDestroyed = false

  writeHead(): this {
    return this
  }

  write(text: string): boolean {
    this.writableLength += Buffer.byteLength(text)
    return false
  }

  destroy(): this {
    this.isDestroyed = true
    this.emit('close')
    return this
  }
}

const viewer = { sessionId: 's', userId: 'u', permissions: PERMISSIONS, modules: ['RECORDS'], restricted: false, organization: { id: 'o', name: 'Harbour Museum' } }

it('closes on a reader that is so slow that a quarter of a megabyte waits', async () => {
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
  await route.answer(undefined, { viewer, inTenant: async () => undefined } as unknown as Visit, {} as FastifyRequest, reply)
  expect(subscribers.size).toBe(1)
  const send = () => subscribers.forEach(({ receive }) => receive({ kind: 'contents.changed', type: 'RECORDS', folderId: null }))
  while (raw.writableLength < 255 * 1024) send()
  expect(raw.isDestroyed).toBe(false)
  for (let sent = 0; sent < 100; sent += 1) send()
  expect([raw.isDestroyed, subscribers.size, raw.writableLength < 257 * 1024]).toEqual([true, 0, true])
})
