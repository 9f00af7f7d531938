import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'
import { linksIn as links, platesIn as items, seedPlates, type PlatesPortal } from '../support/server/plates.ts'
import { makeFolder } from '../support/server/portals.ts'
import { plainRequest } from '../support/server/plainRequest.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let seeded: PlatesPortal

const get = (path: string) => plainRequest(server.url, path)
const query = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values])

beforeAll(async () => {
  seeded = await seedPlates(server)
})
afterAll(() => server.stop())

/** Values and counts of each facet, as they are read. */
const facets = (body: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...body.matchAll(/<section aria-label="([^"]*)"><h2>.*?<\/section>/g)].map(([section, name = '']) => [
    name,
    [...section.matchAll(/rel="nofollow">([^<]*) <span class="portal-count">(\d+)/g)].map(([, text, count]) => `${text} ${count}`),
  ]))
describe('what can be narrowed', () => {
  it('is counted by what is public and visible alone', async () => {
    const { body } = await get('/portal/quay/items')
    expect(items(body)).toHaveLength(8)
    expect(facets(body)).toEqual({ Technique: ['Ink 4', 'Oil 4'], Made: ['1880s 3', '1890s 3', '1900s 5'], Signed: ['Yes 5', 'No 3'], Giver: ['Eva Giver 2', 'Åda Giver 1'] })
  })

  it('leads to what it has counted, by addresses that can be read', async () => {
    const first = (await get('/portal/quay/items')).body
    for (const [heading, values] of Object.entries(facets(first))) {
      for (const value of values) {
        const name = heading.toLowerCase()
        const [, text = '', count = ''] = /^(.*) (\d+)$/.exec(value) ?? []
        const link = `/portal/quay/items?${name}=${encodeURIComponent(heading === 'Signed' ? text.toLowerCase() : text).replaceAll('%20', '+')}`
        expect(links(first)).toContain(link)
        expect([link, items((await get(link)).body).length]).toEqual([link, Number(count)])
      }
    }
    const narrowed = (await get('/portal/quay/search?q=plate&technique=oil&signed=yes')).body
    expect([items(narrowed), facets(narrowed)['Technique'], facets(narrowed)['Made']]).toEqual([['Plate 1', 'Plate 3', 'Plate 5'], ['Ink 2'], ['1880s 2', '1890s 2', '1900s 1']])
  })

  it('is narrowed to contacts by their names, those of one name together, and to none that visitors do not see', async () => {
    const narrowed = async (asked: string) => items((await get(`/portal/quay/items?${asked}`)).body)
    expect(await narrowed('giver=Eva%20Giver')).toEqual(['Plate 1', 'Plate 2'])
    expect(await narrowed('giver=ADA+giver')).toEqual(['Plate 3'])
    expect(await narrowed('giver=ada+giver&giver=eva+giver&technique=Oil')).toEqual(['Plate 1', 'Plate 3'])
    for (const name of ['Gone+Giver', 'Secret+Giver', 'Eva', '%00', '%ED%A0%80', "Giver'--"]) expect([name, await narrowed(`giver=${name}`)]).toEqual([name, []])
    expect(await narrowed('lender=Secret+Giver')).toHaveLength(8)
    expect((await get('/portal/quay/items?giver=Gone+Giver')).body).not.toContain('secret@')
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
    const { drawer, box } = seeded
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
    const { shelf, drawer } = seeded
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
    const { admin, shelf } = seeded
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
    const { admin, plates, shelf } = seeded
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
    ['eva giver', 2],
    ['gone', 0],
    ['secret', 0],
    ['stolen', 0],
    ['dearly', 0],
    ["' & :* | !", 8],
  ])('%s find %i', async (q, count) => {
    expect(items((await get(`/portal/quay/search?q=${encodeURIComponent(q)}`)).body)).toHaveLength(count)
  })
})
