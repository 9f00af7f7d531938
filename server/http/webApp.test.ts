import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWebFiles, webPage } from './webApp.ts'

const FILES = ['assets/start-CFj4D7L.js', 'assets/start-CFj4D7L.js.br', 'assets/style-DEZrrLbz.css', 'assets/inter-latin-wght-normal-Dx4kXJAl.woff2', 'favicon.svg', 'site.webmanifest']

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  for (const file of FILES) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), file)
  }
  app = fastify()
  serveWebFiles(app, { directory, streamOrigin: undefined })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const cacheOf = async (path: string, headers = {}) => (await app.inject({ url: `/${path}`, headers })).headers['cache-control']

it.each(['assets/start-CFj4D7L.js', 'assets/style-DEZrrLbz.css', 'assets/inter-latin-wght-normal-Dx4kXJAl.woff2'])('%s is named by its content: a browser asks for it once', async (path) => {
  expect(await cacheOf(path)).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf(path, { 'accept-encoding': 'br' })).toBe('public, max-age=31536000, immutable')
})

it.each(['favicon.svg', 'site.webmanifest'])('%s keeps its name when it changes: a browser asks each time', async (path) => {
  expect(await cacheOf(path)).toBe('no-cache')
})

it('a page that could not be read once is read again for the next one who asks', async () => {
  const own = await mkdtemp(join(tmpdir(), 'vitrine-page-'))
  const page = webPage({ directory: own, streamOrigin: undefined })
  const opened = fastify().get('/', async (request, reply) => page(request.url, reply))
  const before = await opened.inject('/')
  await writeFile(join(own, 'index.html'), '<!doctype html><html><head></head></html>')
  const after = await opened.inject('/')
  await opened.close()
  await rm(own, { recursive: true })
  expect([before.statusCode, after.statusCode]).toEqual([500, 200])
})
