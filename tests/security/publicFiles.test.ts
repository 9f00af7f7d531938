import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newBlobKey } from '../../server/files/blobKey.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { signIn } from '../support/server/person.ts'
import { makeAsset, makeFolder } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } }).png().toBuffer()

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
/** The items that a page names. */
const named = (body: string) => shown.filter(({ name, id }) => body.includes(name) || body.includes(id)).map(({ name }) => name)

beforeAll(async () => {
  const [harbour, fjord] = [await signIn(server.url, 'admin@harbour.example'), await signIn(server.url, 'admin@fjord.example')]
  await livePortal(server.database, harbour.organizationId, 'quay')
  await livePortal(server.database, fjord.organizationId, 'farms')
  await query(`update portals set live_since = null where web_address = 'farms'`)
  const [open, closed] = [await makeFolder(harbour, 'Open shelf'), await makeFolder(harbour, 'Closed shelf')]
  const made = async (name: string, isPublic: boolean, place = open, person = harbour): Promise<Shown> => ({ id: await makeAsset(server, person, place, name), name, isPublic })
  const ready = await made('Zebra ready', true)
  const ended = await made('Zebra ended', true)
  const held = await made('Zebra held', false)
  const rough = await made('Zebra rough', false)
  const kept = await made('Zebra kept', false)
  const deep = await made('Zebra deep', false, await makeFolder(harbour, 'Below the closed', closed))
  const gone = await made('Zebra gone', false)
  const foreign = await made('Zebra foreign', false, await makeFolder(fjord, 'Farm'), fjord)
  await query(`update assets set embargo_until = current_date where id = $1`, [ended.id])
  await query(`update assets set embargo_until = current_date + 1 where id = $1`, [held.id])
  await query('update assets set web_ready = false where id = $1', [rough.id])
  await query('update assets set trashed_at = now() where id = $1', [gone.id])
  await harbour.ask({ method: 'POST', path: '/v1/publication-restrictions', body: { restrict: [{ kind: 'folder', id: closed }, { kind: 'asset', id: kept.id }], lift: [] } })
  shown = [ready, ended, held, rough, kept, deep, gone, foreign]
  // What is read of the texts that they were is not to come behind what the tests write.
  const isRead = async () => {
    const { rows } = await query(`select from assets where indexing = 'Indexing' and id = any ($1::uuid[])`, [shown.map(({ id }) => id)])
    if (rows.length > 0) throw new Error('Not yet')
  }
  await vi.waitFor(isRead, { interval: 200 })
})

describe('what is seen, heard and had of files', () => {
  const original = async (id: string, bytes: Uint8Array, row: string) => {
    const { rows } = await query<{ key: string; version: string }>(`update assets set ${row} where id = $1 returning blob_key as key, content_version as version`, [id])
    const [{ key, version } = { key: '', version: '' }] = rows
    await writeFile(join(server.dataDirectory, 'blobs', 'originals', key.slice(0, 2), key), bytes)
    return version
  }
  const turnInto = async (bytes: Uint8Array, row: string) => new Map(await Promise.all(shown.map(async ({ id }) => [id, await original(id, bytes, row)] as const)))

  /** By hand: whatever is public is answered, all else as if it were not there. */
  const expectAnswers = async (addressOf: (id: string) => string, status: number, type: string | null) => {
    const nothing = await missing()
    for (const { id, name, isPublic } of shown) {
      const found = await get(`/portal/quay/${addressOf(id)}`)
      expect([name, found.status, isPublic ? found.headers.get('content-type') : found.body === nothing.body]).toEqual([name, isPublic ? status : 404, isPublic ? type : true])
    }
  }

  it('is a picture by the IIIF Image API where it is public', async () => {
    await turnInto(await picture(64, 40), `preview = 'image', media_type = 'image/png', width = 64, height = 40`)
    await expectAnswers((id) => `iiif/${id}`, 303, null)
    await expectAnswers((id) => `iiif/${id}/info.json`, 200, 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"')
    await expectAnswers((id) => `iiif/${id}/0,0,32,32/16,16/0/default.jpg`, 200, 'image/jpeg')
    await expectAnswers((id) => `items/${id}/zoom`, 200, 'text/html; charset=utf-8')
    const [{ id } = { id: '' }] = shown
    const address = `${server.url}/portal/quay/iiif/${id}`
    const info = await get(`/portal/quay/iiif/${id}/info.json`)
    expect(JSON.parse(info.body)).toMatchObject({ id: address, type: 'ImageService3', profile: 'level2', width: 64, height: 40 })
    const tile = await get(`/portal/quay/iiif/${id}/square/,20/0/color.png`)
    expect([tile.headers.get('access-control-allow-origin'), tile.headers.get('link')]).toEqual([
      '*',
      `<http://iiif.io/api/image/3/level2.json>;rel="profile", <${address}/12,0,40,40/20,20/0/default.png>;rel="canonical"`,
    ])
    const again = await get(`/portal/quay/iiif/${id}/square/,20/0/color.png`, { 'if-none-match': tile.headers.get('etag') ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('is refused where a picture is asked for that none is', async () => {
    const [{ id } = { id: '' }] = shown
    const statusOf = async (path: string) => [path, (await get(`/portal/quay/iiif/${id}${path}`)).status]
    const bad = ['/full/999999999,/0/default.jpg', '/64,0,1,1/max/0/default.jpg', '/full/max/22.5/default.jpg', '/full/max/0/default.tif', '/full/max/0', '/full/full/0/default.jpg', `/full/${'9'.repeat(400)},/0/default.jpg`]
    expect(await Promise.all(bad.map(statusOf))).toEqual(bad.map((path) => [path, 400]))
    const none = ['-2/info.json', '-1/info.json', '0/info.json', '%00/info.json']
    expect(await Promise.all(none.map(statusOf))).toEqual(none.map((path) => [path, 404]))
  })

  it('is gone as soon as it is withdrawn, though it is kept', async () => {
    const [{ id } = { id: '' }] = shown
    const tile = `/portal/quay/iiif/${id}/0,0,32,32/16,16/0/default.jpg`
    const before = await get(tile)
    await query('update assets set web_ready = false where id = $1', [id])
    const withdrawn = await get(tile, { 'if-none-match': before.headers.get('etag') ?? '' })
    await query('update assets set web_ready = true where id = $1', [id])
    expect([before.status, before.headers.get('cache-control'), withdrawn.status]).toEqual([200, 'no-cache', 404])
  })

  it('is another one at once where the file was changed, and the earlier one is nowhere', async () => {
    const [{ id } = { id: '' }] = shown
    const whole = `/portal/quay/iiif/${id}/full/max/0/default.png`
    const colourOf = async () => (await sharp(Buffer.from(await (await fetch(`${server.url}${whole}`)).arrayBuffer())).stats()).dominant
    const pageOf = async () => (await get(`/portal/quay/items/${id}`)).body
    const [before, pageBefore] = [await colourOf(), await pageOf()]
    const [earlier = ''] = /\/portal\/quay\/files\/[^" ,]*-960/.exec(pageBefore) ?? []
    const key = newBlobKey()
    const path = join(server.dataDirectory, 'blobs', 'originals', key.slice(0, 2), key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await sharp({ create: { width: 64, height: 40, channels: 3, background: 'crimson' } }).png().toBuffer())
    await query(`update assets set blob_key = $2, content_version = 'another' where id = $1`, [id, key])
    const after = await colourOf()
    expect([before.g > before.r, after.r > after.g]).toEqual([true, true])
    expect([(await pageOf()).includes(earlier), (await pageOf()).includes(`/files/${id}/another-960`), (await get(earlier)).status]).toEqual([false, true, 404])
  })

  it('is played in parts where it is public, and is no download', async () => {
    const versions = await turnInto(Buffer.from('0123456789'), `preview = 'video', media_type = 'video/webm', width = null, height = null`)
    await expectAnswers((id) => `media/${id}/${versions.get(id) ?? ''}`, 200, 'video/webm')
    const [{ id } = { id: '' }] = shown
    const part = await get(`/portal/quay/media/${id}/${versions.get(id) ?? ''}`, { range: 'bytes=2-4' })
    expect([part.status, part.body, part.headers.get('content-range'), part.headers.get('content-disposition')?.split(';')[0], part.headers.get('x-content-type-options')]).toEqual([206, '234', 'bytes 2-4/10', 'inline', 'nosniff'])
    expect((await get(`/portal/quay/items/${id}`)).body).toContain(`<source src="/portal/quay/media/${id}/`)
  })

  it('is handed out as the organization allows, never to be run', async () => {
    const [{ id } = { id: '' }] = shown
    await turnInto(Buffer.from('<script>alert(1)</script>'), `preview = 'none', media_type = 'image/svg+xml'`)
    const allowed = (downloads: string) => query(`update portals set downloads = $1 where web_address = 'quay'`, [downloads])
    for (const downloads of ['none', 'web']) {
      await allowed(downloads)
      expect([downloads, (await get(`/portal/quay/originals/${id}`)).status, (await get(`/portal/quay/items/${id}`)).body.includes('/originals/')]).toEqual([downloads, 404, false])
    }
    await allowed('original')
    await expectAnswers((one) => `originals/${one}`, 200, 'image/svg+xml')
    const file = await get(`/portal/quay/originals/${id}`)
    expect([file.headers.get('content-disposition')?.split(';')[0], file.headers.get('content-security-policy')]).toEqual(['attachment', "default-src 'none'; sandbox; frame-ancestors 'none'"])
    expect((await get(`/portal/quay/items/${id}`)).body).toContain(`href="/portal/quay/originals/${id}" download="Zebra ready"`)
    // What is only ever downloaded is not played.
    const { rows } = await query<{ version: string }>('select content_version as version from assets where id = $1', [id])
    expect((await get(`/portal/quay/media/${id}/${rows[0]?.version ?? ''}`)).status).toBe(404)
  })

  it('is what a document says, page by page', async () => {
    const document = await PDFDocument.create()
    document.addPage([300, 200])
    document.addPage([200, 300])
    await turnInto(await document.save(), `preview = 'pdf', media_type = 'application/pdf'`)
    await query(`update asset_texts set text = E'First words\fSecond words\f', truncated = false`)
    await expectAnswers((id) => `iiif/${id}-2/full/!40,60/0/default.png`, 200, 'image/png')
    await expectAnswers((id) => `items/${id}?page=2`, 200, 'text/html; charset=utf-8')
    const [{ id } = { id: '' }] = shown
    const { body } = await get(`/portal/quay/items/${id}?page=2`)
    expect([body.includes('Second words'), body.includes('First words'), body.includes('Page 2 of 2')]).toEqual([true, false, true])
    expect(await Promise.all(['?page=3', '?page=0', '?page=x'].map(async (asked) => (await get(`/portal/quay/items/${id}${asked}`)).status))).toEqual([404, 404, 404])
    expect((await get(`/portal/quay/iiif/${id}-3/info.json`)).status).toBe(404)
  })

  it('names beside it what is public alone', async () => {
    const [ready, ended, held] = shown
    const relate = (other: string) =>
      query(
        `insert into relations (id, organization_id, type, asset_id, other_type, other_asset_id, created_by)
         select gen_random_uuid(), organization_id, type, one, type, other, created_by from assets, (values ($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) as pair (one, other)
         where assets.id = $1`,
        [ready?.id, other],
      )
    await relate(ended?.id ?? '')
    await relate(held?.id ?? '')
    const { body } = await get(`/portal/quay/items/${ready?.id}`)
    const related = /id="portal-related".*?<\/section>/.exec(body)?.[0] ?? ''
    expect(named(related)).toEqual(['Zebra ended'])
    expect(named(/<nav class="portal-neighbours".*?<\/nav>/.exec(body)?.[0] ?? '')).toEqual(['Zebra ended'])
  })
})
