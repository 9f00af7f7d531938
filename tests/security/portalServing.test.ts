import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from '../../server/metadata-table/described.fixture.ts'
import { Limits } from '../../server/public-portal/limits.ts'
import { pageRoutes } from '../../server/public-portal/pageRoutes.ts'
import { PortalSite } from '../../server/public-portal/PortalSite.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { plainRequest } from '../support/server/plainRequest.ts'
import { makeFolder } from '../support/server/portals.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let beside: TestServer
let admin: Person
let template: MadeTemplate
let plates: readonly Plate[]
let [shelf, drawer, box] = ['', '', '']

const get = (path: string, headers: Readonly<Record<string, string>> = {}, { url = server.url, method = 'GET' } = {}) => plainRequest(url, path, headers, method)

const query = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values])

beforeAll(async () => {
  server = await startTestServer()
  beside = await startBeside(server)
  admin = await signIn(server.url, 'admin@harbour.example')
  await livePortal(server.database, admin.organizationId, 'quay', 'museum.example')
  const visible = { visibleOnPortal: true }
  template = await publishedTemplate(admin, [
    attribute('Technique', 'dropDown', { ...visible, options: ['Oil', 'Ink'] }),
    attribute('Made', 'edtf', visible),
    attribute('Signed', 'yesNo', visible),
    attribute('Maker', 'text', visible),
    attribute('Insured', 'dropDown', { options: ['Dearly'] }),
    attribute('Rumour', 'text'),
  ])
  plates = await manyAssets(server, admin, 10)
  const optionOf = async (name: string, label: string) => {
    const path = `/v1/templates/${template.id}/attributes/${attributeOf(template, name).id}/options`
    const { items } = (await admin.ask({ path })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
    return items.find((one) => one.label === label)?.id ?? ''
  }
  const [oil, ink, dearly] = [await optionOf('Technique', 'Oil'), await optionOf('Technique', 'Ink'), await optionOf('Insured', 'Dearly')]
  const values = (at: number) => ({
    [attributeOf(template, 'Technique').id]: [at % 2 === 0 ? oil : ink],
    [attributeOf(template, 'Made').id]: [at < 3 ? '1887/1892' : '1901'],
    [attributeOf(template, 'Signed').id]: [at < 5 ? 'yes' : 'no'],
    [attributeOf(template, 'Maker').id]: [at < 4 ? 'Ada Berg' : 'Jo Dahl'],
    [attributeOf(template, 'Insured').id]: [dearly],
    [attributeOf(template, 'Rumour').id]: ['Stolen'],
  })
  await saySo(server, admin, template, plates.map(({ id }, at) => ({ assetId: id, values: values(at) })), new Map([[oil, 'Oil'], [ink, 'Ink'], [dearly, 'Dearly']]))
  // Two of them lie deeper, one of these deeper still.
  const below = async (name: string, parentId: string | null, ids: readonly (string | undefined)[]) => {
    const id = await makeFolder(admin, name, parentId)
    await query('update assets set folder_id = $1 where id = any ($2::uuid[])', [id, ids])
    return id
  }
  shelf = plates[0]?.folderId ?? ''
  drawer = await below('Drawer', shelf, [plates[6]?.id])
  box = await below('Box', drawer, [plates[7]?.id])
  // The first eight are public.
  await query('update assets set web_ready = id = any ($1::uuid[])', [plates.slice(0, 8).map(({ id }) => id)])
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
})
afterAll(async () => {
  await beside.stop()
  await server.stop()
})

const items = (body: string): readonly string[] => [...body.matchAll(/portal-name">(Plate \d+)/g)].map(([, name = '']) => name)
/** Values and counts of each facet, as they are read. */
const facets = (body: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...body.matchAll(/<section aria-label="([^"]*)"><h3>.*?<\/section>/g)].map(([section, name = '']) => [
    name,
    [...section.matchAll(/rel="nofollow">([^<]*) <span class="portal-count">(\d+)/g)].map(([, text, count]) => `${text} ${count}`),
  ]))
const links = (body: string): readonly string[] => [...body.matchAll(/(?:href|src|action)="([^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

describe('what can be narrowed', () => {
  it('is counted by what is public and visible alone', async () => {
    const { body } = await get('/portal/quay/items')
    expect(items(body)).toHaveLength(8)
    expect(facets(body)).toEqual({ Technique: ['Ink 4', 'Oil 4'], Made: ['1880s 3', '1890s 3', '1900s 5'], Signed: ['Yes 5', 'No 3'] })
  })

  it('leads to what it has counted, by addresses that can be read', async () => {
    const first = (await get('/portal/quay/items')).body
    for (const [heading, values] of Object.entries(facets(first))) {
      for (const value of values) {
        const name = heading.toLowerCase()
        const [, text = '', count = ''] = /^(.*) (\d+)$/.exec(value) ?? []
        const link = `/portal/quay/items?${name}=${heading === 'Signed' ? text.toLowerCase() : text}`
        expect(links(first)).toContain(link)
        expect([link, items((await get(link)).body).length]).toEqual([link, Number(count)])
      }
    }
    const narrowed = (await get('/portal/quay/search?q=plate&technique=oil&signed=yes')).body
    expect([items(narrowed), facets(narrowed)['Technique'], facets(narrowed)['Made']]).toEqual([['Plate 1', 'Plate 3', 'Plate 5'], ['Ink 2'], ['1880s 2', '1890s 2', '1900s 1']])
  })

  it('is widened by a second value of the same kind, each of which can be taken away again', async () => {
    const both = (await get('/portal/quay/items?technique=Oil&technique=Ink&signed=yes')).body
    expect(items(both)).toEqual(['Plate 1', 'Plate 2', 'Plate 3', 'Plate 4', 'Plate 5'])
    expect(links(both)).toEqual(expect.arrayContaining(['/portal/quay/items?signed=yes&technique=Ink', '/portal/quay/items?signed=yes&technique=Oil', '/portal/quay/items']))
    const one = (await get('/portal/quay/items?technique=Oil')).body
    expect([facets(one)['Technique'], links(one).includes('/portal/quay/items?technique=Oil&technique=Ink')]).toEqual([['Ink 4'], true])
    expect(items((await get('/portal/quay/items?made=1880s&made=1900s')).body)).toHaveLength(8)
    expect(items((await get(`/portal/quay/items?technique=Oil&technique=${'x'.repeat(300)}&technique=`)).body)).toHaveLength(4)
    expect((await get(`/portal/quay/items?${'technique=Oil&'.repeat(400)}`)).status).toBe(200)
  })

  it('is narrowed to folders, one or more, and in each to those below it', async () => {
    const found = (await get('/portal/quay/search?q=plate')).body
    // All lie on one shelf: that would narrow nothing.
    expect([facets(found)['Folder'], links(found).includes(`/portal/quay/search?q=plate&place=${drawer}`)]).toEqual([['Drawer 2'], true])
    const inDrawer = (await get(`/portal/quay/search?q=plate&place=${drawer}`)).body
    expect([items(inDrawer), facets(inDrawer)['Folder'], links(inDrawer).includes(`/portal/quay/search?q=plate&place=${box}`)]).toEqual([['Plate 7', 'Plate 8'], ['Box 1'], true])
    const inBox = (await get(`/portal/quay/search?q=plate&place=${box}`)).body
    expect([items(inBox), links(inBox).includes(`/portal/quay/search?q=plate&place=${drawer}`), links(inBox).includes('/portal/quay/search?q=plate')]).toEqual([['Plate 8'], true, true])
    expect(items((await get(`/portal/quay/search?q=plate&place=00000000-0000-0000-0000-000000000000`)).body)).toHaveLength(8)
    expect(items((await get(`/portal/quay/search?q=plate&place=x`)).body)).toHaveLength(8)
  })

  it('is narrowed on the page of a folder, by what lies in it at any depth', async () => {
    const whole = (await get(`/portal/quay/folders/${shelf}`)).body
    expect([items(whole), facets(whole)['Technique']]).toEqual([['Plate 1', 'Plate 2', 'Plate 3', 'Plate 4', 'Plate 5', 'Plate 6'], ['Ink 4', 'Oil 4']])
    expect(links(whole)).toContain(`/portal/quay/folders/${shelf}?technique=Oil`)
    const oil = (await get(`/portal/quay/folders/${shelf}?technique=Oil`)).body
    expect([items(oil), facets(oil)['Folder']]).toEqual([['Plate 1', 'Plate 3', 'Plate 5', 'Plate 7'], ['Drawer 1']])
    const deep = (await get(`/portal/quay/folders/${drawer}?technique=Ink`)).body
    expect([items(deep), facets(deep)['Technique']]).toEqual([['Plate 8'], ['Oil 1']])
    expect(oil).toContain('<meta name="robots" content="noindex"/>')
  })

  it('is a folder of folders with what is in them', async () => {
    const outer = await makeFolder(admin, 'Outer')
    await query('update folders set parent_id = $1 where id = $2', [outer, shelf])
    const { body } = await get(`/portal/quay/folders/${outer}`)
    await query('update folders set parent_id = null where id = $1', [shelf])
    expect([items(body), new RegExp(`href="/portal/quay/folders/${shelf}".*?portal-count">8 items<`).test(body)]).toEqual([[], true])
  })

  it.each(['insured=Dearly', 'rumour=Stolen', 'nothing=1', 'constructor=1', '__proto__=1'])('is not narrowed by %s, which visitors do not see', async (asked) => {
    expect(items((await get(`/portal/quay/items?${asked}`)).body)).toHaveLength(8)
  })

  it('says what may help where nothing is found', async () => {
    const { status, body } = await get('/portal/quay/search?q=zeppelin&technique=gold')
    expect([status, items(body), body.includes('Nothing was found.'), links(body).includes('/portal/quay/search?q=zeppelin')]).toEqual([200, [], true, true])
  })
})

describe('what portals call an asset', () => {
  it('is what it is listed by, and found by', async () => {
    await query(`update assets set seo_title = 'An Anchor' where id = $1`, [plates[4]?.id])
    await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [plates[4]?.id ?? '']))
    const names = (body: string) => [...body.matchAll(/portal-name">([^<]+)/g)].map(([, name]) => name)
    const [everything, folder, found, neighbours] = [
      (await get('/portal/quay/items')).body,
      (await get(`/portal/quay/folders/${shelf}`)).body,
      (await get('/portal/quay/search?q=anchor')).body,
      (await get(`/portal/quay/items/${plates[0]?.id}`)).body,
    ]
    await query(`update assets set seo_title = '' where id = $1`, [plates[4]?.id])
    await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [plates[4]?.id ?? '']))
    expect([names(everything)[0], names(folder)[0], names(found)]).toEqual(['An Anchor', 'An Anchor', ['An Anchor']])
    expect(/rel="prev"><span>[^<]*<\/span>([^<]*)/.exec(neighbours)?.[1]).toBe('An Anchor')
    expect(items((await get('/portal/quay/search?q=anchor')).body)).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ['berg', 4],
    ['BERG plate', 4],
    ['plates', 8],
    ['oil', 4],
    ['oil dahl', 2],
    ['"ada berg"', 4],
    ['"berg ada"', 0],
    ['hm-p-3', 1],
    ['stolen', 0],
    ['dearly', 0],
    ["' & :* | !", 8],
  ])('%s find %i', async (q, count) => {
    expect(items((await get(`/portal/quay/search?q=${encodeURIComponent(q)}`)).body)).toHaveLength(count)
  })
})

describe('a domain of its own', () => {
  const museum = { host: 'museum.example' }

  it('has the portal at its root, with all links below it', async () => {
    for (const path of ['/', '/items', '/about', '/contact', `/items/${plates[0]?.id}`]) {
      const { status, body, headers } = await get(path, museum)
      expect([path, status, links(body).filter((link) => link.startsWith('/portal/'))]).toEqual([path, 200, []])
      expect(headers['strict-transport-security']).not.toContain('includeSubDomains')
    }
    const own = await get(`/items/${plates[0]?.id}`, museum)
    expect(own.body).toContain(`http://museum.example/items/${plates[0]?.id}`)
    const stylesheet = links(own.body).find((link) => link.endsWith('.css')) ?? ''
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
        for (const path of lists) found.push(items((await get(path, {}, { url })).body).includes('Plate 1'))
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
