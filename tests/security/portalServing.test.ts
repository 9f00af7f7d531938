import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plate } from '../../server/metadata-table/described.fixture.ts'
import { Limits } from '../../server/public-portal/limits.ts'
import { pageRoutes } from '../../server/public-portal/pageRoutes.ts'
import { PortalSite } from '../../server/public-portal/PortalSite.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { linksIn, platesIn, seedPlates } from '../support/server/plates.ts'
import { plainRequest } from '../support/server/plainRequest.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let beside: TestServer
let admin: Person
let plates: readonly Plate[]

const get = (path: string, headers: Readonly<Record<string, string>> = {}, { url = server.url, method = 'GET' } = {}) => plainRequest(url, path, headers, method)

const query = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values])

beforeAll(async () => {
  server = await startTestServer()
  beside = await startBeside(server)
  ;({ admin, plates } = await seedPlates(server))
})
afterAll(async () => {
  await beside.stop()
  await server.stop()
})

describe('a domain of its own', () => {
  const museum = { host: 'museum.example' }

  it('has the portal at its root, with all links below it', async () => {
    for (const path of ['/', '/items', '/about', '/contact', `/items/${plates[0]?.id}`]) {
      const { status, body, headers } = await get(path, museum)
      expect([path, status, linksIn(body).filter((link) => link.startsWith('/portal/'))]).toEqual([path, 200, []])
      expect(headers['strict-transport-security']).not.toContain('includeSubDomains')
    }
    const own = await get(`/items/${plates[0]?.id}`, museum)
    expect(own.body).toContain(`http://museum.example/items/${plates[0]?.id}`)
    const stylesheet = linksIn(own.body).find((link) => link.endsWith('.css')) ?? ''
    expect((await get(stylesheet, museum)).headers['content-type']).toContain('text/css')
    expect((await get(`/portal/quay/items/${plates[0]?.id}`)).body).toContain(`http://museum.example/items/${plates[0]?.id}`)
  })

  it('has nothing else of the server', async () => {
    const missing = await get('/nothing', museum)
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    for (const path of ['/v1/ready', '/v1/openapi.json', '/portal/quay', '/login', '/index.html', '/..%2f', `/${'x'.repeat(3000)}`, '//items', '/items/%00']) {
      const { status, body } = await get(path, museum)
      expect([path, status, body === missing.body]).toEqual([path, 404, true])
    }
    expect((await get('/v1/login', museum, { method: 'POST' })).status).toBe(405)
  })

  it.each(['museum.example:8443', 'MUSEUM.Example'])('is it as %s', async (host) => {
    expect((await get('/', { host })).status).toBe(200)
  })

  it.each(['www.museum.example', 'museum.example.evil.example', 'museum.example@evil.example', 'evil.example', `${'a.'.repeat(200)}example`, 'museum.example/..', '%6Duseum.example/'])('is no other: %s', async (host) => {
    expect((await get('/', { host })).status).toBe(421)
  })

  it('tells robots where its sitemap is, as the application does of all portals', async () => {
    const own = await get('/robots.txt', museum)
    expect([own.status, own.headers['content-type'], own.body.split('\n')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      ['User-agent: *', 'Disallow: /search', 'Disallow: /oai', 'Sitemap: http://museum.example/sitemap.xml', ''],
    ])
    expect((await get('/robots.txt')).body).toContain('\nSitemap: http://museum.example/sitemap.xml\n')
    expect((await get('/portal/quay/robots.txt')).status).toBe(404)
    expect((await get('/sitemap.xml?part=pages', museum)).body).toContain('<loc>http://museum.example/items</loc>')
  })

  it('leads on when the portal has taken another one, until another portal has it', async () => {
    const take = (domain: string | null) => query('update portals set custom_domain = $1 where organization_id = $2', [domain, admin.organizationId])
    await take('new.example')
    const moved = await get('/items?technique=Oil', museum)
    expect([moved.status, moved.headers['location'], moved.headers['cache-control']]).toEqual([301, 'http://new.example/items?technique=Oil', 'no-cache'])
    expect((await get('/items', museum, { method: 'POST' })).status).toBe(421)
    // Where the application is reached has not been said: there is nowhere to lead to.
    await take(null)
    expect((await get('/items', museum)).status).toBe(421)
    await take('new.example')
    const other = await signIn(server.url, 'admin@fjord.example')
    await livePortal(server.database, other.organizationId, 'farms', 'museum.example')
    expect((await get('/about', museum)).status).toBe(200)
    await query('update portals set live_since = null where organization_id = $1', [other.organizationId])
    expect((await get('/about', museum)).status).toBe(421)
    await query('delete from portals where organization_id = $1', [other.organizationId])
    await take('museum.example')
    expect([(await get('/about', museum)).status, (await get('/about', { host: 'new.example' })).headers['location']]).toEqual([200, 'http://museum.example/about'])
  })

  it('answers as one that nobody has while the portal is Offline', async () => {
    await query('update portals set live_since = null where organization_id = $1', [admin.organizationId])
    const [offline, nobody] = [await get('/', museum), await get('/', { host: 'nobody.example' })]
    await query('update portals set live_since = now() where organization_id = $1', [admin.organizationId])
    expect([offline.status, offline.body]).toEqual([nobody.status, nobody.body])
    expect((await get('/', museum)).status).toBe(200)
  })
})

describe('pages that are kept', () => {
  it('are the same on the way, compressed, and known by their tag', async () => {
    const path = '/portal/quay/items'
    const plain = await get(path)
    const [br, gzip] = [await get(path, { 'accept-encoding': 'br' }), await get(path, { 'accept-encoding': 'gzip' })]
    expect([br.headers['content-encoding'], brotliDecompressSync(br.bytes).toString() === plain.body]).toEqual(['br', true])
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes).toString() === plain.body]).toEqual(['gzip', true])
    expect(plain.headers).toMatchObject({ vary: 'accept-language, accept-encoding', 'cache-control': 'no-cache', etag: br.headers['etag'] })
    expect((await get(path, { 'if-none-match': String(br.headers['etag']) })).status).toBe(304)
    const head = await get(path, {}, { method: 'HEAD' })
    expect([head.status, head.bytes.length, head.headers['etag']]).toEqual([200, 0, plain.headers['etag']])
    expect((await get(path, {}, { method: 'POST' })).status).toBe(405)
  })

  it('are kept for each language and query by itself', async () => {
    const bodies = [await get('/portal/quay/items'), await get('/portal/quay/items', { 'accept-language': 'no' }), await get('/portal/quay/items?language=es'), await get('/portal/quay/items?technique=Oil')]
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(4)
  })

  it('are gone on every node as soon as what they show is withdrawn, and back with it', async () => {
    const [plate] = plates
    const page = `/portal/quay/items/${plate?.id}`
    const lists = ['/portal/quay/items', '/portal/quay/search?q=plate', '/portal/quay/items?technique=Oil', '/portal/quay']
    const counts = async () => {
      const found: unknown[] = []
      for (const { url } of [server, beside]) {
        for (const path of lists) found.push(platesIn((await get(path, {}, { url })).body).includes('Plate 1'))
        found.push((await get(page, {}, { url })).status)
      }
      return found
    }
    const each = (there: boolean) => [0, 1].flatMap(() => [...lists.map(() => there), there ? 200 : 404])
    expect(await counts()).toEqual(each(true))
    for (const [withdraw, restore] of [
      ['update assets set web_ready = false where id = $1', 'update assets set web_ready = true where id = $1'],
      ['update folders set trashed_at = now() where id = (select folder_id from assets where id = $1)', 'update folders set trashed_at = null where id = (select folder_id from assets where id = $1)'],
    ] as const) {
      await query(withdraw, [plate?.id])
      expect(await counts()).toEqual(each(false))
      await query(restore, [plate?.id])
      expect(await counts()).toEqual(each(true))
    }
  })

  it('are other ones as soon as the organization says something else', async () => {
    const titles = async () => [server, beside].map(async ({ url }) => (await get('/portal/quay', {}, { url })).body.includes('Another title'))
    expect(await Promise.all(await titles())).toEqual([false, false])
    await query(`update portals set title = 'Another title' where organization_id = $1`, [admin.organizationId])
    expect(await Promise.all(await titles())).toEqual([true, true])
  })

  it('heed a change whose transaction began before they were made', async () => {
    const late = await server.database.owner.connect()
    await late.query('begin')
    await late.query(`update portals set subtitle = 'Come late' where organization_id = $1`, [admin.organizationId])
    await query('update assets set description = $2 where id = $1', [plates[1]?.id, 'Meanwhile'])
    expect((await get('/portal/quay')).body).not.toContain('Come late')
    await late.query('commit')
    late.release()
    expect((await get('/portal/quay')).body).toContain('Come late')
  })
})

describe('who asks for too much', () => {
  it('is told when to come again, as a page or in a word, and others are answered', async () => {
    let now = 0
    const site = new PortalSite({ database: server.database, stylesheet: '/portal.css', publicUrl: undefined, limits: new Limits(() => now, { most: 8, perSecond: 1 }) })
    site.routes.add(pageRoutes)
    const app = Fastify({ trustProxy: true })
    app.get('/portal/quay/*', async (request, reply) => (await site.answer(request, reply, { webAddress: 'quay' }, '/portal/quay', request.url.slice('/portal/quay/'.length))) ?? reply)
    const from = (address: string, accept = 'text/html') => app.inject({ url: '/portal/quay/about', headers: { 'x-forwarded-for': address, accept } })
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await from('2001:db8::1')).statusCode)
    const page = await from('2001:db8::2')
    const word = await from('2001:db8::1', 'image/webp')
    expect(statuses).toEqual([200, 200, 200, 429])
    expect([page.statusCode, page.headers['retry-after'], page.body.includes('One moment, please'), page.headers['cache-control']]).toEqual([429, '1', true, 'no-store'])
    expect([word.statusCode, word.body]).toEqual([429, 'Too many requests\n'])
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(200)
    now = 1000
    expect((await from('2001:db8::1')).statusCode).toBe(200)
    await app.close()
  })
})
