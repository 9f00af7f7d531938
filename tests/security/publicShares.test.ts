import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { derivedKey } from '../../server/files/BlobStore.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { bytesHeaders, inModule, uploadHeaders } from './matrix/targets.ts'

const server = await startTestServer()
const blobs = new DiskBlobStore(join(server.dataDirectory, 'blobs'))
let admin: Person
let maker: Person
let fjord: Person

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])

const folder = async (person: Person, name: string, parentId: string | null = null) =>
  ((await person.ask({ method: 'POST', path: '/v1/folders', headers: inModule('RECORDS'), body: { name, parentId } })).json as { id: string }).id

const asset = async (person: Person, folderId: string, name: string): Promise<string> => {
  const text = Buffer.from(`Papers of ${name}`)
  const begun = await person.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, text.length) })
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  const { assetId } = (await person.ask({ method: 'PATCH', path, headers: bytesHeaders, body: text })).json as { readonly assetId: string }
  await query(`update assets set name = $2, name_key = $3, description = $4, thumbnail = 'Ready' where id = $1`, [assetId, name, name.toLowerCase(), `About ${name}`])
  const { rows } = await query<{ key: string }>('select blob_key as key from assets where id = $1', [assetId])
  await blobs.put(derivedKey(rows[0]?.key ?? '', '320'), await sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } }).webp().toBuffer())
  return assetId
}

const later = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}
const FORM = { title: 'Zebra papers', note: 'For the book', until: later(30), mayDownload: false, isProtected: false, passPhrase: '' }

type Shared = Readonly<Record<'id' | 'token', string>>
const shared = async (person: Person, folders: readonly string[], assets: readonly string[], form: Partial<typeof FORM> = {}): Promise<Shared> => {
  const body = { selection: { kind: 'items', folders, assets }, ...FORM, ...form }
  const made = await person.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
  expect(made.status).toBe(200)
  const { link, token } = made.json as { readonly link: { readonly id: string }; readonly token: string }
  return { id: link.id, token }
}
const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const response = await fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const at = ({ token }: Shared, page = '') => get(`/share/${token}${page}`)
const NOBODYS = `/share/${'A'.repeat(43)}`
/** The page that all links have in common that do not open. */
const expectMissing = async (answers: readonly { readonly status: number; readonly body: string }[]) => {
  const { body } = await get(NOBODYS)
  expect(answers.map(({ status, body: found }) => [status, found === body])).toEqual(answers.map(() => [404, true]))
}
const give = async ({ token }: Shared, phrase: string) => {
  const body = new URLSearchParams({ phrase }).toString()
  const response = await fetch(`${server.url}/share/${token}`, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
  const setCookie = response.headers.get('set-cookie') ?? ''
  return { status: response.status, cookie: setCookie.split(';')[0] ?? '', setCookie, retryAfter: response.headers.get('retry-after'), body: await response.text() }
}
const restrict = (userId: string, restrictions: readonly { readonly kind: string; readonly id: string }[], lift: readonly object[] = []) =>
  admin.ask({ method: 'POST', path: `/v1/users/${userId}/restrictions`, body: { restrict: restrictions, lift } })

let makerRole: string
let shelf: string
let inner: string
let aside: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  admin = await signIn(server.url, 'admin@harbour.example')
  maker = await signIn(server.url, 'publisher@harbour.example')
  fjord = await signIn(server.url, 'admin@fjord.example')
  const { rows } = await query<{ role: string }>('select role_id as role from users where id = $1', [maker.userId])
  makerRole = rows[0]?.role ?? ''
  shelf = await folder(admin, 'Shared shelf')
  inner = await folder(admin, 'Inner box', shelf)
  aside = await folder(admin, 'Aside')
  for (const [name, place] of [['Zebra top', shelf], ['Zebra deep', inner], ['Zebra aside', aside]] as const) ids[name] = await asset(admin, place, name)
  ids['Zebra foreign'] = await asset(fjord, await folder(fjord, 'Farm'), 'Zebra foreign')
})
afterAll(() => server.stop())

const NAMES = ['Zebra top', 'Zebra deep', 'Zebra aside', 'Zebra foreign'] as const
const versionOf = async (id: string) => (await query<{ version: string }>('select content_version as version from assets where id = $1', [id])).rows[0]?.version ?? ''

/** Which of the assets have a page, a picture and a file below a link. */
const reached = async (link: Shared) => {
  const found = NAMES.map(async (name) => {
    const id = ids[name] ?? ''
    const answers = await Promise.all([at(link, `/items/${id}`), at(link, `/pictures/${id}/${await versionOf(id)}-320`), at(link, `/files/${id}`)])
    return [name, answers.map(({ status }) => status).join(' ')] as const
  })
  return Object.fromEntries(await Promise.all(found))
}
const GONE = '404 404 404'

describe('what a link opens', () => {
  it('is a folder with all below it, and nothing beside it; to look at, or to take home', async () => {
    expect(await reached(await shared(maker, [shelf], []))).toEqual({ 'Zebra top': '200 200 404', 'Zebra deep': '200 200 404', 'Zebra aside': GONE, 'Zebra foreign': GONE })
    const link = await shared(maker, [shelf], [], { mayDownload: true })
    expect(await reached(link)).toEqual({ 'Zebra top': '200 200 200', 'Zebra deep': '200 200 200', 'Zebra aside': GONE, 'Zebra foreign': GONE })
    const main = await at(link)
    expect(['Zebra papers', 'For the book', 'Zebra top', 'Inner box', 'Zebra deep', 'Harbour Museum'].filter((text) => main.body.includes(text))).toEqual(['Zebra papers', 'For the book', 'Zebra top', 'Inner box', 'Harbour Museum'])
    expect((await at(link, `/folders/${inner}`)).body).toContain('Zebra deep')
    await expectMissing(await Promise.all([`/folders/${aside}`, `/folders/${randomUUID()}`, '/folders/1', '/items', '/zip/1', `/zip/${aside}`, '/x/y/z', '/%2e%2e/v1/profile'].map((page) => at(link, page))))
  })

  it('is an asset alone, or what was selected', async () => {
    const one = await shared(maker, [], [ids['Zebra aside'] ?? ''])
    expect(await reached(one)).toEqual({ 'Zebra top': GONE, 'Zebra deep': GONE, 'Zebra aside': '200 200 404', 'Zebra foreign': GONE })
    expect((await at(one)).body).toContain('About Zebra aside')
    const some = await shared(maker, [inner], [ids['Zebra aside'] ?? ''])
    expect(await reached(some)).toEqual({ 'Zebra top': GONE, 'Zebra deep': '200 200 404', 'Zebra aside': '200 200 404', 'Zebra foreign': GONE })
  })

  it('comes in one file, a folder of it by itself', async () => {
    const link = await shared(maker, [shelf], [], { mayDownload: true, title: 'For the printer' })
    const whole = await get(`/share/${link.token}/zip`)
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-disposition')]).toEqual([200, 'application/zip', expect.stringContaining('For the printer.zip')])
    expect(['Shared shelf/Inner box/Zebra deep', 'Shared shelf/Zebra top'].filter((name) => whole.body.includes(name))).toHaveLength(2)
    const part = await at(link, `/zip/${inner}`)
    expect([part.status, part.body.includes('Inner box/Zebra deep'), part.body.includes('Zebra top')]).toEqual([200, true, false])
    const viewed = await shared(maker, [shelf], [])
    await expectMissing([await at(viewed, '/zip'), await at(viewed, `/zip/${inner}`)])
  })

  it('is kept by nobody, listed by nobody, told to nobody and runs nothing', async () => {
    const link = await shared(maker, [shelf], [], { mayDownload: true, title: '<script>alert(1)</script>', note: '<img src=x onerror=alert(1)>' })
    for (const page of ['', `/items/${ids['Zebra top']}`, `/files/${ids['Zebra top']}`, `/pictures/${ids['Zebra top']}/${await versionOf(ids['Zebra top'] ?? '')}-320`, '/nothing', '/zip']) {
      const { headers, body } = await at(link, page)
      expect([page, headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([page, 'no-store', 'no-referrer', 'noindex, nofollow, noarchive'])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(body).not.toMatch(/<script|<img src="?x|onerror="/)
    }
  })
})

describe('a link never shows more than its maker may see now', () => {
  // What changes about somebody ends what they are signed in with.
  beforeEach(async () => {
    maker = await signIn(server.url, 'publisher@harbour.example')
  })
  const setRole = (permissions: readonly string[]) => query('update roles set permissions = $2 where id = $1', [makerRole, permissions])

  it.each(['DOWNLOAD_RESOURCES', 'VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])('is nothing while its maker lacks %s', async (lost) => {
    const link = await shared(maker, [shelf], [])
    const { rows } = await query<{ permissions: readonly string[] }>('select permissions from roles where id = $1', [makerRole])
    const held = rows[0]?.permissions ?? []
    await setRole(held.filter((permission) => permission !== lost))
    await expectMissing([await at(link), await at(link, `/items/${ids['Zebra top']}`)])
    await setRole(held)
    expect((await at(link)).status).toBe(200)
  })

  it.each([
    ['asset', 'Zebra top', { 'Zebra top': GONE, 'Zebra deep': '200 200 404' }],
    ['folder', 'inner', { 'Zebra top': '200 200 404', 'Zebra deep': GONE }],
  ] as const)('leaves out the %s that was restricted for its maker since', async (kind, name, expected) => {
    const link = await shared(maker, [shelf], [])
    const id = kind === 'folder' ? inner : (ids[name] ?? '')
    const answer = await restrict(maker.userId, [{ kind, id }])
    expect(answer.status).toBe(200)
    expect(await reached(link)).toMatchObject(expected)
    await restrict(maker.userId, [], [{ kind, id }])
  })

  it('is nothing once nothing is left of it: restricted, in the trash, or in a folder that is', async () => {
    const [folderLink, assetLink] = [await shared(maker, [inner], []), await shared(maker, [], [ids['Zebra deep'] ?? ''])]
    await query('update folders set trashed_at = now() where id = $1', [inner])
    await expectMissing([await at(folderLink), await at(folderLink, `/items/${ids['Zebra deep']}`), await at(assetLink), await at(assetLink, `/items/${ids['Zebra deep']}`)])
    await query('update folders set trashed_at = null where id = $1', [inner])
    await query('update assets set trashed_at = now() where id = $1', [ids['Zebra deep']])
    await expectMissing([await at(assetLink)])
    expect([(await at(folderLink)).status, (await at(folderLink, `/items/${ids['Zebra deep']}`)).status]).toEqual([200, 404])
    await query('update assets set trashed_at = null where id = $1', [ids['Zebra deep']])
  })

  it('loses what is moved out of its folder, and has what is moved into it', async () => {
    const link = await shared(maker, [shelf], [])
    await query('update assets set folder_id = $2 where id = $1', [ids['Zebra top'], aside])
    await query('update assets set folder_id = $2 where id = $1', [ids['Zebra aside'], inner])
    expect(await reached(link)).toMatchObject({ 'Zebra top': GONE, 'Zebra aside': '200 200 404' })
    await query('update assets set folder_id = $2 where id = $1', [ids['Zebra top'], shelf])
    await query('update assets set folder_id = $2 where id = $1', [ids['Zebra aside'], aside])
  })

  it.each([
    ['its maker is blocked', 'update users set blocked_at = now() where id = $1', 'update users set blocked_at = null where id = $1', () => maker.userId],
    ['the organization is blocked', 'update organizations set blocked_at = now() where id = $1', 'update organizations set blocked_at = null where id = $1', () => maker.organizationId],
    ['the organization lets nobody share outside', 'update organizations set sharing_allowed = false where id = $1', 'update organizations set sharing_allowed = true where id = $1', () => maker.organizationId],
    ['the organization has no such module any more', `update organizations set modules = array_remove(modules, 'RECORDS') where id = $1`, `update organizations set modules = array_append(modules, 'RECORDS') where id = $1`, () => maker.organizationId],
  ] as const)('is nothing while %s', async (_, end, begin, of) => {
    const link = await shared(maker, [shelf], [])
    await query(end, [of()])
    const answers = [await at(link), await at(link, `/items/${ids['Zebra top']}`)]
    await query(begin, [of()])
    await expectMissing(answers)
    admin = await signIn(server.url, 'admin@harbour.example')
  })
})

describe('a link that has ended', () => {
  beforeAll(async () => {
    maker = await signIn(server.url, 'publisher@harbour.example')
  })

  it('answers as one that nobody has', async () => {
    const [expired, revoked, renewed] = [await shared(maker, [shelf], []), await shared(maker, [shelf], []), await shared(maker, [shelf], [])]
    await query('update share_links set until = current_date - 1 where id = $1', [expired.id])
    expect((await maker.ask({ method: 'POST', path: `/v1/share-links/${revoked.id}/revoke` })).status).toBe(200)
    const again = (await maker.ask({ method: 'POST', path: `/v1/share-links/${renewed.id}/renew` })).json as { readonly token: string }
    await expectMissing([await at(expired), await at(revoked), await at(renewed), await at(expired, `/items/${ids['Zebra top']}`)])
    expect((await at({ id: renewed.id, token: again.token })).status).toBe(200)
    expect((await maker.ask({ method: 'POST', path: `/v1/share-links/${revoked.id}/restore` })).status).toBe(200)
    expect((await at(revoked)).status).toBe(200)
    await query(`update share_links set revoked_at = now() - interval '11 minutes', revoked_by = maker_id where id = $1`, [revoked.id])
    expect((await maker.ask({ method: 'POST', path: `/v1/share-links/${revoked.id}/restore` })).message).toBe('SHARE_LINK_ENDED')
  })

  it('opens on its last day', async () => {
    const link = await shared(maker, [shelf], [], { until: later(0) })
    expect((await at(link)).status).toBe(200)
  })

  it.each(['x', 'A'.repeat(42), 'A'.repeat(44), '%00'.repeat(43), "'".repeat(43), '..%2f..%2fv1', 'A'.repeat(190), '%F0%9F%94%91'])('guessed as %s, too', async (token) => {
    await expectMissing([await get(`/share/${token}`), await get(`/share/${token}/zip`)])
  })
})

describe('a pass phrase', () => {
  const PHRASE = 'lanterns at dusk'

  it('is asked for before anything is said of what is shared', async () => {
    const link = await shared(maker, [shelf], [], { isProtected: true, passPhrase: PHRASE, mayDownload: true })
    const asked = await at(link)
    expect([asked.status, asked.body.includes('type="password"'), ['Zebra', 'Harbour', 'book', 'Shared shelf'].filter((text) => asked.body.includes(text))]).toEqual([200, true, []])
    for (const page of [`/items/${ids['Zebra top']}`, `/files/${ids['Zebra top']}`, '/zip', `/folders/${inner}`]) {
      const { status, headers } = await at(link, page)
      expect([status, headers.get('location')]).toEqual([303, `/share/${link.token}`])
    }
    const wrong = await give(link, 'lanterns at dawn')
    expect([wrong.status, wrong.cookie, wrong.body.includes('This is not the pass phrase')]).toEqual([403, '', true])
    const right = await give(link, ` ${PHRASE} `)
    expect([right.status, right.setCookie]).toEqual([303, expect.stringMatching(new RegExp(`; Path=/share/${link.token}; Max-Age=43200; HttpOnly; SameSite=Lax`))])
    expect((await get(`/share/${link.token}/items/${ids['Zebra top']}`, { cookie: right.cookie })).status).toBe(200)
    const other = await shared(maker, [shelf], [], { isProtected: true, passPhrase: PHRASE })
    expect((await get(`/share/${other.token}`, { cookie: right.cookie })).body).toContain('type="password"')
  })

  it('that is another now is asked for anew', async () => {
    const link = await shared(maker, [shelf], [], { isProtected: true, passPhrase: PHRASE })
    const { cookie } = await give(link, PHRASE)
    const edited = await maker.ask({ method: 'PATCH', path: `/v1/share-links/${link.id}`, body: { ...FORM, isProtected: true, passPhrase: 'lanterns at dawn', revision: 1 } })
    expect(edited.status).toBe(200)
    expect((await get(`/share/${link.token}`, { cookie })).body).toContain('type="password"')
    const kept = await maker.ask({ method: 'PATCH', path: `/v1/share-links/${link.id}`, body: { ...FORM, title: 'Other', isProtected: true, passPhrase: '', revision: 2 } })
    expect([kept.status, (await give(link, 'lanterns at dawn')).status]).toEqual([200, 303])
  })

  it('is guessed five times, and then not for a while, right or wrong', async () => {
    const link = await shared(maker, [shelf], [], { isProtected: true, passPhrase: PHRASE })
    const guesses: number[] = []
    for (let guess = 0; guess < 5; guess += 1) guesses.push((await give(link, `guess number ${guess}`)).status)
    const refused = await give(link, PHRASE)
    expect([guesses, refused.status, Number(refused.retryAfter) > 60, refused.cookie]).toEqual([[403, 403, 403, 403, 403], 429, true, ''])
    const { rows } = await query<{ hash: string }>('select pass_phrase_hash as hash from share_links where id = $1', [link.id])
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
    await query('delete from login_attempts')
  })

  it('is not kept by a link that has ended', async () => {
    const link = await shared(maker, [shelf], [], { isProtected: true, passPhrase: PHRASE })
    const { cookie } = await give(link, PHRASE)
    await maker.ask({ method: 'POST', path: `/v1/share-links/${link.id}/revoke` })
    await expectMissing([await get(`/share/${link.token}`, { cookie }), await give(link, PHRASE)])
  })
})

describe('what is kept of its use', () => {
  it('is how often, when last, and in the activity log', async () => {
    const link = await shared(maker, [shelf], [], { mayDownload: true })
    await at(link)
    await at(link)
    await get(`/share/${link.token}`, {}, 'HEAD')
    await at(link, `/items/${ids['Zebra top']}`)
    await at(link, `/files/${ids['Zebra top']}`)
    await get(`/share/${link.token}/files/${ids['Zebra top']}`, { range: 'bytes=5-' })
    await at(link, '/zip')
    const read = (await maker.ask({ path: `/v1/share-links/${link.id}` })).json as object
    expect(read).toMatchObject({ opens: 2, downloads: 2, lastUsedAt: expect.stringMatching(/^\d{4}-/), revision: 1 })
    const { rows } = await query<{ kind: string; name: string }>(
      `select kind, resource_name as name from activity where after->>'shareLink' = 'Zebra papers' and organization_id = $1 and at >= (select created_at from share_links where id = $2) order by at, kind`,
      [maker.organizationId, link.id],
    )
    expect(rows).toEqual([
      { kind: 'share.created', name: 'Shared shelf' },
      { kind: 'share.opened', name: 'Shared shelf' },
      { kind: 'share.downloaded', name: 'Zebra top' },
      { kind: 'share.downloaded', name: 'Shared shelf' },
    ])
    const { rows: kept } = await query<{ token: boolean }>(`select row_to_json(link)::text like '%' || $2 || '%' as token from share_links link where id = $1`, [link.id, link.token])
    expect(kept).toEqual([{ token: false }])
  })

  it('is told to its maker and to administrators', async () => {
    const link = await shared(maker, [shelf], [])
    const seen = async (person: Person, path: string) => ((await person.ask({ path })).json as { readonly items?: readonly { readonly id: string }[] }).items?.some(({ id }) => id === link.id)
    const reader = await signIn(server.url, 'user@harbour.example')
    expect([await seen(maker, '/v1/share-links'), await seen(admin, '/v1/share-links'), await seen(admin, `/v1/organization/share-links?makerId=${maker.userId}&state=active`), await seen(fjord, '/v1/organization/share-links')]).toEqual([true, false, true, false])
    const statuses = await Promise.all([reader, fjord].map(async (person) => (await person.ask({ method: 'POST', path: `/v1/share-links/${link.id}/revoke` })).message))
    expect(statuses).toEqual(['SHARE_LINK_NOT_FOUND', 'SHARE_LINK_NOT_FOUND'])
    const edit = { ...FORM, title: 'Mine now', revision: 1 }
    expect((await admin.ask({ method: 'PATCH', path: `/v1/share-links/${link.id}`, body: edit })).message).toBe('SHARE_LINK_NOT_FOUND')
    expect((await admin.ask({ method: 'POST', path: `/v1/share-links/${link.id}/revoke` })).status).toBe(200)
    await expectMissing([await at(link)])
    expect((await maker.ask({ method: 'PATCH', path: `/v1/share-links/${link.id}`, body: edit })).message).toBe('SHARE_LINK_ENDED')
  })
})

it('a film and a sound are played, to look at and in ranges', async () => {
  const id = ids['Zebra aside'] ?? ''
  const link = await shared(maker, [], [id])
  await query(`update assets set media_type = 'video/mp4', preview = 'video' where id = $1`, [id])
  const page = await at(link)
  const address = /<video[^>]* src="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const part = await get(address, { range: 'bytes=0-5' })
  await query(`update assets set media_type = 'text/csv', preview = 'text' where id = $1`, [id])
  expect([address.startsWith(`/share/${link.token}/media/`), part.status, part.body, part.headers.get('content-type')]).toEqual([true, 206, 'Papers', 'video/mp4'])
  await expectMissing([await get(address)])
})
