import { get } from 'node:http'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isAnswered, prepared, sendAnswer } from './sending.ts'

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

it.each([undefined, 'identity', 'gzip', 'br', 'gzip, br'])('a page that is kept reads the same for whoever accepts %s', async (accepted) => {
  const page = `<p>${'Harbour Museum '.repeat(200)}</p>`
  const kept = await prepared({ type: 'text/html; charset=utf-8', body: page })
  const app = Fastify()
  app.get('/', (request, reply) => sendAnswer(request, reply, kept))
  const response = await app.inject({ method: 'GET', url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  const read = { undefined: String, gzip: gunzipSync, br: brotliDecompressSync }[String(response.headers['content-encoding'])]
  expect(String(read?.(response.rawPayload))).toBe(page)
  expect(response.headers['content-encoding']).toBe(accepted === undefined || accepted === 'identity' ? undefined : accepted.replace('gzip, ', ''))
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
  await app.close()
})
