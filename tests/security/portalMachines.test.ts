import { JSDOM } from 'jsdom'
import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsedXml, savePortal, seedPortals, textsIn, TITLE, turnPortal, type StatedPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let seeded: StatedPortal

const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

beforeAll(async () => {
  seeded = await seedPortals(server)
})
afterAll(() => server.stop())

const named = (body: string) => seeded.shown.filter(({ id }) => body.includes(id)).map(({ id }) => id)
const publicIds = () => seeded.shown.filter(({ isPublic }) => isPublic).map(({ id }) => id)

const RECORDS = 'verb=ListRecords&metadataPrefix=oai_dc'

describe('what programs find', () => {
  it.each(['/sitemap.xml?part=1', '/feed.xml', `/oai?${RECORDS}`, '/oai?verb=ListIdentifiers&metadataPrefix=oai_dc'])('is what is public: %s', async (path) => {
    const { status, body } = await get(`/portal/quay${path}`)
    expect([status, named(body).toSorted()]).toEqual([200, publicIds().toSorted()])
    expect(seeded.shown.filter(({ name, isPublic }) => !isPublic && body.includes(name))).toEqual([])
    parsedXml(body)
  })

  it('is nothing of a portal that is Offline, or that nobody has', async () => {
    const nothing = await get('/portal/nobody-has-this')
    for (const path of ['/sitemap.xml', '/sitemap.xml?part=1', '/feed.xml', '/oai?verb=Identify', `/oai?${RECORDS}`]) {
      for (const address of ['farms', 'nobody']) {
        const { status, body } = await get(`/portal/${address}${path}`)
        expect([path, status, body === nothing.body]).toEqual([path, 404, true])
      }
    }
    expect((await get('/robots.txt')).body).not.toContain('farms')
  })
})

describe('sitemaps', () => {
  it('are named for robots, and name each other', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(robots.body.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /', 'Allow: /portal', `Sitemap: ${server.url}/portal/quay/sitemap.xml`]))
    const index = parsedXml((await get('/portal/quay/sitemap.xml')).body)
    expect([index.documentElement.namespaceURI, index.documentElement.tagName]).toEqual(['http://www.sitemaps.org/schemas/sitemap/0.9', 'sitemapindex'])
    expect(textsIn(index, 'loc')).toEqual(['pages', '1'].map((part) => `${server.url}/portal/quay/sitemap.xml?part=${part}`))
  })

  it('name pages that are there', async () => {
    const pages = textsIn(parsedXml((await get('/portal/quay/sitemap.xml?part=pages')).body), 'loc')
    expect(pages).toEqual(expect.arrayContaining([`${server.url}/portal/quay`, `${server.url}/portal/quay/about`, `${server.url}/portal/quay/folders/${seeded.open}`]))
    expect(pages.filter((page) => page?.includes(seeded.closed))).toEqual([])
    const items = parsedXml((await get('/portal/quay/sitemap.xml?part=1')).body)
    expect([textsIn(items, 'lastmod').every((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time ?? '')), textsIn(items, 'image:loc').length >= 2]).toEqual([true, true])
    for (const page of [...pages.slice(0, 4), ...textsIn(items, 'loc').slice(0, 2)]) expect((await fetch(page ?? '')).status).toBe(200)
  })

  it.each(['0', '2', '-1', '01', '1e3', '%00', 'x', '99999'])('have no part %s', async (part) => {
    expect((await get(`/portal/quay/sitemap.xml?part=${part}`)).status).toBe(404)
  })
})

describe('the feed', () => {
  it('is Atom, with entries that keep their names', async () => {
    const { headers, body } = await get('/portal/quay/feed.xml')
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = parseAtomFeed(body)
    expect([feed.id, feed.title?.value ?? feed.title, feed.authors?.length]).toEqual([`${server.url}/portal/quay/feed.xml`, TITLE, 1])
    const ours = (feed.entries ?? []).filter(({ id }) => publicIds().some((one) => id === `urn:uuid:${one}`))
    expect(ours.map(({ title }) => title?.value ?? title).toSorted()).toEqual(['Zebra <i>ready</i> & "so"', 'Zebra ended'])
    for (const entry of feed.entries ?? []) expect(new Date(String(entry.updated)).getTime()).toBeGreaterThan(0)
    expect(ours[0]?.links?.map(({ rel }) => rel)).toEqual(['alternate', 'enclosure'])
  })

  it.each(['?before=x', '?before=9999999999999999_a', '?before=1_00000000-0000-0000-0000-000000000000', '?before=%00', '?before=a&before=b'])('takes %s', async (asked) => {
    const { status, body } = await get(`/portal/quay/feed.xml${asked}`)
    expect(status).toBe(200)
    parsedXml(body)
  })
})

describe('the head of a page', () => {
  const headOf = async (page: string) => {
    const { document } = new JSDOM((await get(`/portal/quay${page}`)).body).window
    const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href') ?? one.getAttribute('content'))
    return { document, hrefs, data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as { readonly '@graph': readonly Record<string, unknown>[] } | null }
  }

  it('names the one address of the page, and its languages', async () => {
    const page = `${server.url}/portal/quay/items/${seeded.shown[0]?.id}`
    const { document, hrefs } = await headOf(`/items/${seeded.shown[0]?.id}?utm_source=mail`)
    expect(hrefs('link[rel=canonical]')).toEqual([page])
    expect([...document.querySelectorAll('link[rel=alternate][hreflang]')].map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')])).toEqual([
      ['en-US', `${page}?language=en-US`],
      ['no', `${page}?language=no`],
      ['es', `${page}?language=es`],
      ['x-default', page],
    ])
    expect((await headOf(`/items/${seeded.shown[0]?.id}?language=no`)).hrefs('link[rel=canonical]')).toEqual([`${page}?language=no`])
    expect(hrefs('meta[property="og:url"]')).toEqual([page])
    expect(hrefs('link[type="application/atom+xml"]')).toEqual([`${server.url}/portal/quay/feed.xml`])
    const searched = await headOf('/search?q=zebra')
    expect([searched.hrefs('meta[name=robots]'), searched.hrefs('link[rel=canonical]')]).toEqual([['noindex'], []])
  })

  it('tells search engines the SEO description, and without one what the page says', async () => {
    const [ready] = seeded.shown
    const shown = async (seo: string) => {
      await server.database.owner.query('update assets set description = $2, seo_description = $3 where id = $1', [ready?.id, 'A zebra at the quay.', seo])
      const { hrefs } = await headOf(`/items/${ready?.id}`)
      return [...hrefs('meta[name=description]'), ...hrefs('meta[property="og:description"]')]
    }
    expect(await shown('Zebras in old pictures')).toEqual(['Zebras in old pictures', 'Zebras in old pictures'])
    expect(await shown(' ')).toEqual(['A zebra at the quay.', 'A zebra at the quay.'])
  })

  it('tells search engines what the page shows, and nothing that names can break', async () => {
    const [ready] = seeded.shown
    const { document, data } = await headOf(`/items/${ready?.id}`)
    expect(document.querySelectorAll('script').length).toBe(1)
    expect(data?.['@graph'][0]).toMatchObject({ '@type': 'ImageObject', name: ready?.name, provider: { name: TITLE } })
    expect((await headOf('')).data?.['@graph'][0]).toMatchObject({ '@type': 'ArchiveOrganization', name: TITLE, url: `${server.url}/portal/quay` })
    expect((await headOf(`/folders/${seeded.open}`)).data?.['@graph'][0]).toMatchObject({ '@type': ['Collection', 'CollectionPage'], name: 'Open shelf' })
    expect((await headOf('/contact')).data).toBeNull()
  })
})

describe('a web address that the portal had', () => {
  it('leads on to where it is, for pages and programs, and is nobody else’s', async () => {
    const item = `/items/${seeded.shown[0]?.id}`
    expect(await savePortal(seeded.harbour, 'quay-two', { title: TITLE })).toBe(200)
    const moved = await get(`/portal/quay${item}?language=no`)
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([301, `/portal/quay-two${item}?language=no`, 'no-cache'])
    expect((await get('/portal/quay/oai?verb=Identify')).headers.get('location')).toBe('/portal/quay-two/oai?verb=Identify')
    expect((await get('/portal/quay-two')).status).toBe(200)
    expect((await seeded.fjord.ask({ path: '/v1/portal/web-addresses/quay' })).json).toMatchObject({ message: 'WEB_ADDRESS_ALREADY_EXISTS' })
    expect(await savePortal(seeded.fjord, 'quay')).toBe(409)
    await expect(server.database.owner.query(`update portals set web_address = 'quay' where web_address = 'farms'`)).rejects.toMatchObject({ constraint: 'portals_web_address' })
    await turnPortal(seeded.harbour, 'unpublish')
    expect((await get(`/portal/quay${item}`)).status).toBe(404)
    await turnPortal(seeded.harbour, 'publish')
    expect(await savePortal(seeded.harbour, 'quay', { title: TITLE })).toBe(200)
    expect((await get(`/portal/quay-two${item}`)).headers.get('location')).toBe(`/portal/quay${item}`)
    expect((await get(`/portal/quay${item}`)).status).toBe(200)
  })

  it('was never Live at is anybody’s', async () => {
    expect([await savePortal(seeded.fjord, 'fjords'), await savePortal(seeded.fjord, 'farms')]).toEqual([200, 200])
    expect((await get('/portal/fjords')).status).toBe(404)
    expect((await seeded.harbour.ask({ path: '/v1/portal/web-addresses/fjords' })).status).toBe(200)
  })
})
