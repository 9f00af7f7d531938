import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../server/database/sql.ts'
import { inTenant, transact } from '../../server/database/tenant.ts'
import { derivedKey } from '../../server/files/BlobStore.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { putContact } from '../support/server/putContact.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { inModule } from './matrix/targets.ts'
import { makeAsset, makeFolder, savePortal, turnPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'

const server = await startTestServer()
const blobs = new DiskBlobStore(join(server.dataDirectory, 'blobs'))
let harbour: Person
let fjord: Person

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } }).png().toBuffer()

/** A web-ready asset that is found under its name. */
const asset = async (person: Person, folderId: string, name: string): Promise<string> => {
  const id = await makeAsset(server, person, folderId, name)
  await inTenant(server.database, person.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [id]))
  return id
}

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const missing = () => get('/portal/nobody-has-this')

interface Shown {
  readonly id: string
  readonly name: string
  /** As the specification has it: web-ready, unrestricted, not in the trash, embargo over, on the organization's own portal. */
  readonly isPublic: boolean
}
let shown: readonly Shown[]
let folders: Readonly<Record<string, string>>
let pictures: Readonly<Record<string, string>>

beforeAll(async () => {
  harbour = await signIn(server.url, 'admin@harbour.example')
  fjord = await signIn(server.url, 'admin@fjord.example')
  const description = '<b>What</b> we have'
  await savePortal(harbour, 'quay', { description })
  await savePortal(fjord, 'farms')
  await turnPortal(harbour, 'publish')
  pictures = ((await harbour.ask({ path: '/v1/portal' })).json as { readonly form: Readonly<Record<string, string>> }).form
  const [open, closed, thrown] = [await makeFolder(harbour, 'Open shelf'), await makeFolder(harbour, 'Closed shelf'), await makeFolder(harbour, 'Thrown shelf')]
  const below = await makeFolder(harbour, 'Below the closed', closed)
  const empty = await makeFolder(harbour, 'Hidden shelf')
  folders = { open, closed, thrown, below, empty }
  const made = async (name: string, isPublic: boolean, place = open): Promise<Shown> => ({ id: await asset(harbour, place, name), name, isPublic })
  const ready = await made('Zebra ready', true)
  const ended = await made('Zebra ended', true)
  const held = await made('Zebra held', false)
  const rough = await made('Zebra rough', false, empty)
  const kept = await made('Zebra kept', false)
  const deep = await made('Zebra deep', false, below)
  // The latest day of the way counts, so its own, which is over, does not bring it out.
  const shelf = await makeFolder(harbour, 'Later shelf')
  const later = await made('Zebra later', false, await makeFolder(harbour, 'Below the later', shelf))
  const gone = await made('Zebra gone', false)
  const lost = await made('Zebra lost', false, thrown)
  const foreign = { id: await asset(fjord, await makeFolder(fjord, 'Farm'), 'Zebra foreign'), name: 'Zebra foreign', isPublic: false }
  await query(`update assets set embargo_until = current_date where id = any ($1)`, [[ended.id, later.id]])
  await query(`update folders set embargo_until = current_date + 1 where id = $1`, [shelf])
  await query(`update assets set embargo_until = current_date + 1 where id = $1`, [held.id])
  await query('update assets set web_ready = false where id = $1', [rough.id])
  await query('update assets set trashed_at = now() where id = $1', [gone.id])
  await query('update folders set trashed_at = now() where id = $1', [thrown])
  await harbour.ask({ method: 'POST', path: '/v1/publication-restrictions', body: { restrict: [{ kind: 'folder', id: closed }, { kind: 'asset', id: kept.id }], lift: [] } })
  shown = [ready, ended, held, rough, kept, deep, later, gone, lost, foreign]
})
afterAll(() => server.stop())

/** The items that a page names. */
const named = (body: string) => shown.filter(({ name, id }) => body.includes(name) || body.includes(id)).map(({ name }) => name)
const PUBLIC = ['Zebra ready', 'Zebra ended']

describe('what a visitor finds', () => {
  it.each(['', '/items', '/search?q=zebra', '/search?q=ABOUT%20zebra'])('is what is public, on the page %j', async (page) => {
    const { status, body } = await get(`/portal/quay${page}`)
    expect([status, named(body)]).toEqual([200, PUBLIC])
  })

  it('has a page of its own for each public item, and one and the same for all else', async () => {
    const nothing = await missing()
    expect(nothing.status).toBe(404)
    for (const { id, name, isPublic } of shown) {
      const { status, body } = await get(`/portal/quay/items/${id}`)
      expect([name, status, body === nothing.body]).toEqual([name, isPublic ? 200 : 404, !isPublic])
    }
  })

  it('has a picture where it is public', async () => {
    await Promise.all(shown.map(async ({ id, name, isPublic }) => {
      const { rows } = await query<{ key: string; version: string }>('select blob_key as key, content_version as version from assets where id = $1', [id])
      const [row] = rows
      await blobs.put(derivedKey(row?.key ?? '', '320'), await sharp(await picture(32, 20)).webp().toBuffer())
      const found = await get(`/portal/quay/files/${id}/${row?.version}-320`)
      expect([name, found.status, found.headers.get('content-type')]).toEqual(
        isPublic ? [name, 200, 'image/webp'] : [name, 404, 'text/html; charset=utf-8'],
      )
    }))
  })

  it('lies in folders that lead to something', async () => {
    const body = (await get('/portal/quay/items')).body
    expect(['Open shelf', 'Closed shelf', 'Later shelf', 'Thrown shelf', 'Hidden shelf', 'Farm'].filter((name) => body.includes(name))).toEqual(['Open shelf'])
    const statuses: Record<string, number> = {}
    for (const [name, id] of Object.entries(folders)) statuses[name] = (await get(`/portal/quay/folders/${id}`)).status
    expect(statuses).toEqual({ open: 200, closed: 404, thrown: 404, below: 404, empty: 404 })
    expect(named((await get(`/portal/quay/folders/${folders['open']}`)).body)).toEqual(PUBLIC)
  })

  it('is gone as soon as it is withdrawn', async () => {
    const [first] = shown
    const page = `/portal/quay/items/${first?.id}`
    const before = await get(page)
    const again = await get(page, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect([before.headers.get('cache-control'), again.status]).toEqual(['no-cache', 304])
    await query('update assets set web_ready = false where id = $1', [first?.id])
    const withdrawn = await get(page, { 'if-none-match': before.headers.get('etag') ?? '' })
    await query('update assets set web_ready = true where id = $1', [first?.id])
    expect(withdrawn.status).toBe(404)
  })
})

describe('what is said of an item', () => {
  it('is said by visible attributes of published templates, and names nothing that is not public', async () => {
    const [ready, , held] = shown
    const { rows } = await query<{ organization: string }>('select organization_id as organization from assets where id = $1', [ready?.id])
    const organization = rows[0]?.organization
    const describedBy = async (template: string, isPublished: boolean, attributes: readonly (readonly [name: string, type: string, isVisible: boolean, value: string])[]) => {
      const templateId = randomUUID()
      await query(
        `insert into templates (id, organization_id, name, name_key, short_description, search_key, type) values ($1, $2, $3, lower($3), '', '', 'ALL')`,
        [templateId, organization, template],
      )
      await query('insert into asset_templates (organization_id, asset_id, template_id) values ($1, $2, $3)', [organization, ready?.id, templateId])
      for (const [at, [name, type, isVisible, value]] of attributes.entries()) {
        const attributeId = randomUUID()
        await query(
          `insert into template_attributes (id, organization_id, template_id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text,
             default_value, section, display_position, width, in_table, in_details, element)
           values ($1, $2, $3, $4, $5, lower($5), $6, false, false, $7, '', '', '', $4, 100, true, true, case when $6 = 'contact' then 'dcterms:creator' end)`,
          [attributeId, organization, templateId, at, name, type, isVisible],
        )
        const isOption = type === 'dropDown'
        const stored = isOption ? randomUUID() : value
        if (isOption) await query(`insert into template_options (id, organization_id, attribute_id, label, label_key) values ($1, $2, $3, $4, lower($4))`, [stored, organization, attributeId, value])
        await query(
          `insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_text) values ($1, $2, $3, 0, $4, $5, $5, $5)`,
          [organization, ready?.id, attributeId, templateId, stored],
        )
      }
      if (isPublished) await query(`update templates set state = 'Active', published_at = now() where id = $1`, [templateId])
    }
    const contact = (firstName: string, isTrashed = false) => putContact(query, organization ?? '', firstName, isTrashed)
    await describedBy('Plate', true, [
      ['Technique', 'dropDown', true, 'Etching'],
      ['Maker', 'text', true, 'Ada Berg'],
      ['Insured for', 'text', false, 'A fortune'],
      ['Drawn after', 'asset', true, shown[1]?.id ?? ''],
      ['Kept beside', 'asset', true, held?.id ?? ''],
      ['Given by', 'contact', true, await contact('Shown')],
      ['Lent by', 'contact', false, await contact('Hidden')],
      ['Found by', 'contact', true, await contact('Trashed', true)],
    ])
    await contact('Unsaid')
    await describedBy('Draft', false, [['Rumour', 'text', true, 'Stolen']])
    await describedBy('Put away', true, [['Owner', 'text', true, 'A lodger']])
    await describedBy('Retired', true, [['Format', 'text', true, 'Octavo']])
    await query(`update templates set state = case name when 'Put away' then 'Hidden' else 'Inactive' end where name in ('Put away', 'Retired')`)
    const { body } = await get(`/portal/quay/items/${ready?.id}`)
    expect([...body.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name]) => name)).toEqual(['Technique', 'Maker', 'Drawn after', 'Given by', 'Format', 'File number', 'Cite as', 'IIIF'])
    expect(['Etching', 'Ada Berg', 'Zebra ended', 'A fortune', 'Zebra held', 'Stolen', 'Rumour', 'Draft', 'Owner', 'A lodger', 'Put away', 'Shown Giver', 'Hidden', 'Trashed', 'Unsaid', 'secret@'].filter((text) => body.includes(text))).toEqual(['Etching', 'Ada Berg', 'Zebra ended', 'Shown Giver'])
  })
})

it('who is said of an item is named to programs, and nobody else', async () => {
  const [{ id } = { id: '' }] = shown
  const [page, record, manifest, api] = await Promise.all(
    [`items/${id}`, `oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=urn:uuid:${id}`, `manifests/${id}`, `api/items/${id}`].map(async (path) => (await get(`/portal/quay/${path}`)).body),
  )
  const described = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page ?? '')?.[1] ?? '{}') as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] }
  expect(described['@graph'].find((node) => node['@type'] === 'ImageObject')?.['creator']).toEqual({ '@type': 'Person', name: 'Shown Giver' })
  expect(record?.match(/<dc:creator>[^<]*<\/dc:creator>/g)).toEqual(['<dc:creator>Shown Giver</dc:creator>'])
  expect((JSON.parse(manifest ?? '{}') as { readonly metadata: unknown }).metadata).toContainEqual({ label: { none: ['Given by'] }, value: { none: ['Shown Giver'] } })
  expect([page, record, manifest, api].map((body) => ['Shown Giver', 'Hidden', 'Trashed', 'secret@'].filter((text) => body?.includes(text)))).toEqual(Array.from({ length: 4 }, () => ['Shown Giver']))
})

describe('a portal', () => {
  it('that is Offline, and one that nobody has, answer the same', async () => {
    const nothing = await missing()
    for (const path of ['/portal/farms', '/portal/farms/about', '/portal/farms/items', '/portal/FARMS', '/portal/-', '/portal/quay%27--', '/portal/quay%20', '/portal/quay/about/more', '/portal/quay/%2e%2e/items', '/portal/quay/nothing', '/portal/quay/items/1', `/portal/quay/items/%00`]) {
      const { status, body } = await get(path)
      expect([path, status, body === nothing.body]).toEqual([path, 404, true])
    }
  })

  it('shows its pictures, and none that somebody is choosing', async () => {
    const before = pictures['avatar'] ?? ''
    expect((await get(`/portal/quay/pictures/${before}`)).headers.get('content-type')).toBe('image/webp')
    const chosen = await harbour.ask({ method: 'POST', path: '/v1/portal/pictures/avatar?x=0&y=0&width=1&height=1', headers: { 'content-type': 'image/png' }, body: await picture(9, 9) })
    expect((await get(`/portal/quay/pictures/${(chosen.json as { id: string }).id}`)).status).toBe(404)
  })

  it('runs nothing, and escapes what people have written', async () => {
    const { headers, body } = await get('/portal/quay')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
    expect(body).toContain('&lt;b&gt;What&lt;/b&gt; we have')
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")|style=|onclick/)
    const sought = await get(`/portal/quay/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect([sought.status, sought.body.includes('<script>')]).toEqual([200, false])
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await get(stylesheet)).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it('has its style compressed on the way, and kept for a year', async () => {
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec((await get('/portal/quay')).body)?.[1] ?? ''
    const { headers } = await get(stylesheet, { 'accept-encoding': 'gzip, br' })
    expect(['content-encoding', 'vary', 'cache-control'].map((name) => headers.get(name))).toEqual(['br', 'accept-encoding', 'public, max-age=31536000, immutable'])
  })

  it.each([
    ['nb-NO,nb;q=0.9', '', 'no', 'Nytt i samlingen'],
    ['es', '', 'es', 'Novedades de la colección'],
    ['fr', '', 'en-US', 'New in the collection'],
    ['es', '?language=no', 'no', 'Nytt i samlingen'],
  ])('is read in %s%s as %s', async (accepted, query, language, text) => {
    const { headers, body } = await get(`/portal/quay${query}`, { 'accept-language': accepted })
    expect([headers.get('vary'), body.includes(`<html lang="${language}"`), body.includes(text)]).toEqual(['accept-language, accept-encoding', true, true])
  })

  it.each(['?q=a&q=b', '?q=%00', `?q=${'x'.repeat(5000)}`, '?q=%25_%5C', '?after=1', '?language=constructor'])('takes the query %s', async (query) => {
    expect((await get(`/portal/quay/search${query}`)).status).toBe(200)
  })

  it('is gone when it is taken Offline', async () => {
    await turnPortal(harbour, 'unpublish')
    const nothing = await missing()
    const pages = await Promise.all(['', '/about', '/items', `/items/${shown[0]?.id}`, `/pictures/${pictures['avatar']}`].map((page) => get(`/portal/quay${page}`)))
    await turnPortal(harbour, 'publish')
    expect(pages.map(({ status, body }) => [status, body === nothing.body])).toEqual(pages.map(() => [404, true]))
  })
})

describe('what is seen', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const seen = async (person: Person) =>
    (await person.ask({ path: '/v1/portal/visits' })).json as {
      readonly buckets: readonly { readonly start: string; readonly visits: number; readonly views: number }[]
      readonly most: readonly { readonly name: string; readonly views: number }[]
    }

  it('is counted by day and item, without robots, for the organization alone; visitors cannot read it', async () => {
    const [ready, ended, held] = shown
    const coming = { 'user-agent': FIREFOX, 'sec-fetch-site': 'none' }
    const within = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin' }
    await get('/portal/quay', coming)
    await get(`/portal/quay/items/${ready?.id}`, within)
    await get(`/portal/quay/items/${ready?.id}`, within)
    await get(`/portal/quay/items/${ended?.id}`, coming)
    // Not public, no page, and a robot.
    await get(`/portal/quay/items/${held?.id}`, coming)
    await get(`/portal/quay/pictures/${pictures['avatar']}`, coming)
    await get(`/portal/quay/items/${ready?.id}`, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await expect.poll(async () => (await seen(harbour)).buckets.at(-1)?.views, { interval: 500 }).toBe(4)
    const { buckets, most } = await seen(harbour)
    expect([buckets.length, buckets.at(-1)?.visits, most.map(({ name, views }) => [name, views])]).toEqual([30, 2, [['Zebra ready', 2], ['Zebra ended', 1]]])
    const asset = await harbour.ask({ path: `/v1/assets/${ready?.id}`, headers: inModule('RECORDS') })
    expect(asset.json).toMatchObject({ portalViews: 2 })
    expect((await seen(fjord)).most).toEqual([])
    const reading = (visitor: { query: (statement: ReturnType<typeof sql>) => Promise<unknown> }) => visitor.query(sql('select views from portal_visits'))
    const enter = sql(`select set_config('app.portal', 'quay', true), set_config('role', 'vitrine_visitor', true)`)
    await expect(transact(server.database.pool, '', enter, reading)).rejects.toMatchObject({ code: '42501' })
  })

  it('is forgotten after thirteen months', async () => {
    await query(`insert into portal_visits (organization_id, day, views, arrivals) select id, current_date - 500, 7, 7 from organizations where name = 'Harbour Museum'`)
    await get('/portal/quay', { 'user-agent': FIREFOX })
    const old = async () => (await query(`select from portal_visits where day < current_date - 450`)).rows.length
    await expect.poll(old, { interval: 500 }).toBe(0)
  })
})

describe('row-level security', () => {
  const ENTER = (address: string) => sql(`select set_config('app.portal', '${address}', true), set_config('role', 'vitrine_visitor', true)`)
  const TABLES = `
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    and has_any_column_privilege('vitrine_visitor', oid, 'select') order by relname`
  const READABLE = ['asset_texts', 'assets', 'contacts', 'folders', 'metadata_values', 'portal_pictures', 'portal_records', 'portals', 'relations', 'template_attributes', 'template_options', 'templates']

  const countsAt = (address: string) =>
    transact(server.database.pool, '', ENTER(address), async (visitor) => {
      const counts: Record<string, number> = {}
      for (const name of READABLE) counts[name] = (await visitor.query(sql<{ count: number }>(`select count(*)::integer as count from ${name}`)))[0]?.count ?? -1
      return counts
    }, { isReadOnly: true })

  it('lets a visitor read these tables, and write none', async () => {
    expect((await query<{ name: string }>(TABLES)).rows.map(({ name }) => name)).toEqual(READABLE)
    const { rows } = await query(`select relname from pg_class where relnamespace = 'public'::regnamespace and has_any_column_privilege('vitrine_visitor', oid, 'insert, update, references')`)
    expect(rows).toEqual([])
  })

  it.each(['farms', 'nobody', ''])('shows nothing of the portal %j, which is not Live', async (address) => {
    expect(await countsAt(address)).toEqual(Object.fromEntries(READABLE.map((name) => [name, 0])))
  })

  it('shows of a Live portal what is public', async () => {
    const found = await transact(server.database.pool, '', ENTER('quay'), async (visitor) => visitor.query(sql<{ name: string }>(`select name from assets where name like 'Zebra%' order by name desc`)))
    expect(found.map(({ name }) => name)).toEqual(PUBLIC)
    expect(await countsAt('quay')).toMatchObject({ portals: 1, portal_pictures: 3, contacts: 1 })
  })

  it.each(['checksum from assets', 'created_by from assets', 'size from assets', 'email from contacts', 'notes from contacts', 'website from contacts', 'organization from contacts', 'words from contacts'])('keeps %s from visitors', async (column) => {
    await expect(transact(server.database.pool, '', ENTER('quay'), (visitor) => visitor.query(sql(`select ${column}`)))).rejects.toMatchObject({ code: '42501' })
  })
})
