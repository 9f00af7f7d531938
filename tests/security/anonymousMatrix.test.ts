import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import { derivedKey } from '../../server/files/BlobStore.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { iiif } from '../../server/iiif/capability.ts'
import type { Capability, ServerNode } from '../../server/node/capability.ts'
import { portalMachines } from '../../server/portal-machines/capability.ts'
import { publicItems } from '../../server/public-items/capability.ts'
import { publicPortal } from '../../server/public-portal/capability.ts'
import { PORTAL_ROUTES, type PortalRoutes } from '../../server/public-portal/route.ts'
import type { RouteTable } from '../../server/public-portal/RouteTable.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'
import { seedPortals, type StatedAsset, type StatedPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
const blobs = new DiskBlobStore(join(server.dataDirectory, 'blobs'))
let seeded: StatedPortal

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])
const get = async (path: string) => {
  const response = await fetch(`${server.url}/portal/quay${path}`, { redirect: 'manual' })
  return { status: response.status, body: await response.text() }
}

interface Stored extends StatedAsset {
  readonly version: string
}

/** Makes files of one kind of all assets, whatever their state. */
const turnInto = async (bytes: Uint8Array, row: string): Promise<readonly Stored[]> =>
  Promise.all(
    seeded.shown.map(async (one) => {
      const { rows } = await query<{ key: string; version: string }>(`update assets set ${row} where id = $1 returning blob_key as key, content_version as version`, [one.id])
      const [{ key, version } = { key: '', version: '' }] = rows
      const path = join(server.dataDirectory, 'blobs', 'originals', key.slice(0, 2), key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
      for (const side of ['320', '960'] as const) await blobs.put(derivedKey(key, side), await sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } }).webp().toBuffer())
      return { ...one, version }
    }),
  )

beforeAll(async () => {
  seeded = await seedPortals(server)
  await query(`update portals set downloads = 'original' where web_address = 'quay'`)
  // What is read of the texts that they were is not to come behind what is written here.
  await vi.waitFor(
    async () => {
      const { rows } = await query(`select from assets where indexing = 'Indexing' and id = any ($1::uuid[])`, [seeded.shown.map(({ id }) => id)])
      if (rows.length > 0) throw new Error('Not yet')
    },
    { interval: 200 },
  )
  const own = seeded.shown.filter(({ name }) => !name.includes('foreign')).map(({ id }) => id)
  await inTenant(server.database, seeded.harbour.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', own))
})
afterAll(() => server.stop())

/** By hand: at each address what is public is answered, and everything else by the one answer that is also given for what there is not. */
const expectAnswers = async (assets: readonly Stored[], addresses: Readonly<Record<string, readonly [address: (asset: Stored) => string, status: number]>>) => {
  const nothing = await get('/nothing')
  for (const [route, [address, status]] of Object.entries(addresses)) {
    for (const asset of assets) {
      const found = await get(address(asset))
      expect([route, asset.name, found.status, found.body === nothing.body]).toEqual([route, asset.name, asset.isPublic ? status : 404, !asset.isPublic])
    }
  }
}

// The routes, with an address of an asset at each.
const OF_PICTURES = {
  'items/:id': [({ id }) => `/items/${id}`, 200],
  'items/:id/zoom': [({ id }) => `/items/${id}/zoom`, 200],
  'files/:id/:file': [({ id, version }) => `/files/${id}/${version}-320`, 200],
  'files/:id/:file (large)': [({ id, version }) => `/files/${id}/${version}-960`, 200],
  'iiif/:identifier': [({ id }) => `/iiif/${id}`, 303],
  'iiif/:identifier/*': [({ id }) => `/iiif/${id}/info.json`, 200],
  'iiif/:identifier/* (tile)': [({ id }) => `/iiif/${id}/0,0,32,32/16,16/0/default.jpg`, 200],
  'iiif/:identifier/* (whole)': [({ id }) => `/iiif/${id}/full/max/0/default.webp`, 200],
  'manifests/:id': [({ id }) => `/manifests/${id}`, 200],
  'api/items/:id': [({ id }) => `/api/items/${id}`, 200],
  'originals/:id': [({ id }) => `/originals/${id}`, 200],
} as const satisfies Parameters<typeof expectAnswers>[1]
const OF_FILMS = { 'media/:id/:version': [({ id, version }) => `/media/${id}/${version}`, 200] } as const satisfies Parameters<typeof expectAnswers>[1]
const OF_DOCUMENTS = {
  'items/:id (page)': [({ id }) => `/items/${id}?page=2`, 200],
  'iiif/:identifier/* (page)': [({ id }) => `/iiif/${id}-2/full/!40,60/0/default.png`, 200],
} as const satisfies Parameters<typeof expectAnswers>[1]

/** Addresses that name assets: what is public, wherever it lies, and nothing else. */
const LISTS = {
  '': '',
  items: '/items',
  'items (narrowed)': '/items?format=image',
  search: '/search?q=zebra',
  'sitemap.xml': '/sitemap.xml?part=1',
  'feed.xml': '/feed.xml',
  oai: '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  'oai (identifiers)': '/oai?verb=ListIdentifiers&metadataPrefix=oai_dc',
  'api/items': '/api/items?q=zebra',
} as const
/** Addresses of one folder, in which the first alone lies directly. */
const OF_FOLDERS = { 'folders/:id': 'folders', 'api/folders/:id': 'api/folders', 'collections/:id': 'collections', 'collections/:id/:part': 'collections' } as const
/** Addresses that name no asset. */
const OTHERS = ['contact', 'about', 'robots.txt', 'pictures/:id', 'pictures/:id/small', 'api', 'api/folders', 'portal-zoom.js']

describe('an anonymous visitor is answered what is public, and nothing else', () => {
  it('of pictures', async () => {
    const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'teal' } }).png().toBuffer()
    await expectAnswers(await turnInto(bytes, `preview = 'image', media_type = 'image/png', width = 64, height = 40`), OF_PICTURES)
  })

  it.each(Object.entries(LISTS))('in the list %s', async (_route, path) => {
    const { status, body } = await get(path)
    const named = seeded.shown.filter(({ id, name }) => body.includes(id) || body.includes(name))
    expect([status, named.map(({ name }) => name)]).toEqual([200, seeded.shown.filter(({ isPublic }) => isPublic).map(({ name }) => name)])
  })

  it.each(Object.entries(OF_FOLDERS))('in a folder, at %s', async (route, path) => {
    const part = route.endsWith(':part') ? '/1' : ''
    const { status, body } = await get(`/${path}/${seeded.open}${part}`)
    expect([status, seeded.shown.filter(({ id }) => body.includes(id)).map(({ name }) => name)]).toEqual([200, [seeded.shown[0]?.name]])
    expect(await get(`/${path}/${seeded.closed}${part}`)).toEqual(await get('/nothing'))
  })

  it('in numbers', async () => {
    const { total, facets } = JSON.parse((await get('/api/items?q=zebra&format=image')).body) as { readonly total: number; readonly facets: readonly { readonly name: string; readonly chosen: readonly { readonly count: number }[] }[] }
    expect([total, facets.find(({ name }) => name === 'format')?.chosen.map(({ count }) => count)]).toEqual([2, [2]])
  })

  it('as a record by its identifier', async () => {
    for (const { id, name, isPublic } of seeded.shown) {
      const { body } = await get(`/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=urn:uuid:${id}`)
      expect([name, body.includes('<record>'), body.includes('idDoesNotExist'), body.includes('Zebra')]).toEqual([name, isPublic, !isPublic, isPublic])
    }
  })

  it('of films', async () => {
    await expectAnswers(await turnInto(Buffer.from('0123456789'), `preview = 'video', media_type = 'video/webm', width = null, height = null`), OF_FILMS)
  })

  it('of documents, page by page', async () => {
    const document = await PDFDocument.create()
    document.addPage([300, 200])
    document.addPage([200, 300])
    await query(`update asset_texts set text = E'First words\\fSecond words\\f', truncated = false`)
    await expectAnswers(await turnInto(await document.save(), `preview = 'pdf', media_type = 'application/pdf'`), OF_DOCUMENTS)
  })
})

it('every public address of a portal stands here', async () => {
  const added: string[] = []
  const open = async (capability: Capability): Promise<void> => {
    const node = {
      configuration: { publicUrl: undefined, mailFrom: undefined },
      dataDirectory: server.dataDirectory,
      database: server.database,
      onError: () => undefined,
      offer: (_what: unknown, routes: unknown) => added.push(...(routes as RouteTable).paths),
      use: (what: unknown) => (what === PORTAL_ROUTES ? ({ add: (routes) => added.push(...routes.map(({ path }) => path)) } satisfies PortalRoutes) : blobs),
    } as unknown as ServerNode
    await (await capability(node)).close?.()
  }
  for (const capability of [publicPortal, publicItems, iiif, portalMachines]) await open(capability)
  const written = [OF_PICTURES, OF_FILMS, OF_DOCUMENTS, LISTS, OF_FOLDERS].flatMap(Object.keys).map((route) => route.replace(/ \(.*$/, ''))
  const paths = added.map((path) => path.replace(/^portal-zoom-[0-9a-f]+\.js$/, 'portal-zoom.js'))
  expect([...new Set(paths)].toSorted()).toEqual([...new Set([...written, ...OTHERS])].toSorted())
  // No other capability adds any.
  const adding = globSync('server/**/*.ts').filter((file) => /\.use\(PORTAL_ROUTES\)/.test(readFileSync(file, 'utf8')))
  expect(adding.toSorted()).toEqual(['server/iiif/capability.ts', 'server/portal-machines/capability.ts', 'server/public-items/capability.ts'])
})
