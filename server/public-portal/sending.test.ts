import { get } from 'node:http'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isAnswered } from './sending.ts'

it('whoever leaves while a file is sent to them has been answered', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<readonly boolean[]>()
  const app = Fastify()
  const endless = async function* () {
    for (;;) yield Buffer.alloc(100_000)
  }
  app.get('/', async (_request, reply) => {
    const before = isAnswered(reply)
    await reply.send(Readable.from(endless()))
    resolve([before, isAnswered(reply)])
    return reply
  })
  const reader = get(await app.listen({ port: 0, host: '127.0.0.1' }), (response) => response.once('data', () => reader.destroy()))
  reader.on('error', () => undefined)
  expect(await answered).toEqual([false, true])
  await app.close()
})
