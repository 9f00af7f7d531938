import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../src/infrastructure/portal-machines/contract.ts'
import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import { seedPortals, TITLE, type StatedPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let seeded: StatedPortal

beforeAll(async () => {
  seeded = await seedPortals(server)
})
afterAll(() => server.stop())

const get = (path: string) => fetch(path.startsWith('http') ? path : `${server.url}/portal/quay/${path}`)

/** As its contract says, and for anybody. */
const read = async <Success>({ success }: PortalEndpoint<Success>, path: string): Promise<Success> => {
  const response = await get(path)
  expect([path, response.status, response.headers.get('content-type'), response.headers.get('access-control-allow-origin')]).toEqual([path, 200, 'application/json; charset=utf-8', '*'])
  return Schema.decodeUnknownSync(success, { onExcessProperty: 'error' })(await response.json())
}

/** All pages of the list. */
const everything = async () => {
  type Page = typeof contract.searchPublicItems.success.Type
  const items: Page['items'][number][] = []
  let [next, total]: [string | null, number] = ['api/items', 0]
  while (next !== null) {
    const page: Page = await read(contract.searchPublicItems, next)
    items.push(...page.items)
    ;({ next, total } = page)
  }
  return { items, total }
}

describe('the API of what is public', () => {
  it('leads to all of it', async () => {
    const portal = await read(contract.readPublicPortal, 'api')
    expect(portal).toMatchObject({ title: TITLE, page: `${server.url}/portal/quay` })
    const statuses = await Promise.all([portal.page, portal.folders, portal.items, portal.feed, portal.sitemap, portal.collection].map(async (address) => (await get(address)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('finds what is public, and nothing else', async () => {
    const { items } = await everything()
    const open = ['Zebra <i>ready</i> & "so"', 'Zebra ended']
    expect(items.map(({ name }) => name).filter((name) => name.startsWith('Zebra'))).toEqual(open)
    expect(await read(contract.searchPublicItems, 'api/items?q=unheard')).toMatchObject({ total: 0, items: [], next: null })
    expect((await read(contract.searchPublicItems, 'api/items?format=video')).total).toBe(0)
    const folder = await read(contract.readPublicFolder, `api/folders/${seeded.open}`)
    expect([folder.items.map(({ name }) => name), folder.folders.map(({ name }) => name)]).toEqual([[open[0]], ['Drawer']])
    const top = await read(contract.listPublicFolders, 'api/folders')
    expect(['Open shelf', 'Closed shelf', 'Thrown', 'Farm'].filter((name) => top.folders.some((one) => one.name === name))).toEqual(['Open shelf'])
    expect((await get(`api/folders/${seeded.closed}`)).status).toBe(404)
  })

  it('tells of each public asset, and of no other', async () => {
    for (const { id, name, isPublic } of seeded.shown) expect([name, (await get(`api/items/${id}`)).status]).toEqual([name, isPublic ? 200 : 404])
    const [ready] = seeded.shown
    const item = await read(contract.readPublicItem, `api/items/${ready?.id}`)
    expect(item).toMatchObject({
      identifier: `urn:uuid:${ready?.id}`,
      name: ready?.name,
      kind: 'image',
      page: `${server.url}/portal/quay/items/${ready?.id}`,
      folders: [{ id: seeded.open, name: 'Open shelf' }],
      dublinCore: { title: [ready?.name], publisher: [TITLE], creator: [] },
    })
    expect((await get(item.manifest ?? '')).status).toBe(200)
  })

  it('goes from page to page', async () => {
    await server.database.owner.query(
      `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, web_ready,
         content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
       select gen_random_uuid(), organization_id, type, folder_id, 'Many ' || n, 'many ' || n, 'Many-' || n, 'many-' || n, media_type, preview, size, 'None', indexing, true,
         'v' || n, 'many-' || n, checksum, now(), now(), created_by, modified_by
       from assets, generate_series(1, 60) n where id = $1`,
      [seeded.shown[0]?.id],
    )
    const { items, total } = await everything()
    expect([new Set(items.map(({ id }) => id)).size, items.length, total]).toEqual([62, 62, 62])
  })

  it.each(['api/nothing', 'api/items/x', 'api/items/%00', 'api/folders/x', 'api/folders/00000000-0000-0000-0000-000000000000'])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['q=a&q=b', 'after=x', 'q=%00', 'format=nothing', `q=${'x'.repeat(3000)}`, 'constructor=1'])('takes the query %s', async (query) => {
    expect((await get(`api/items?${query}`)).status).toBe(200)
  })

  it('is nothing of a portal that is Offline', async () => {
    expect(await Promise.all(['api', 'api/folders', 'api/items'].map(async (path) => (await fetch(`${server.url}/portal/farms/${path}`)).status))).toEqual([404, 404, 404])
  })

  it('stands in the OpenAPI document, for anybody', async () => {
    const { paths } = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as { readonly paths: Readonly<Record<string, { readonly get?: { readonly security: readonly unknown[] } }>> }
    const found = Object.keys(paths).filter((path) => path.startsWith('/portal/'))
    expect(found.toSorted()).toEqual(['', '/folders', '/folders/{id}', '/items', '/items/{id}'].map((path) => `/portal/{webAddress}/api${path}`))
    expect(found.flatMap((path) => paths[path]?.get?.security ?? ['closed'])).toEqual([])
  })
})
