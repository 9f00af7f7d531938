import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startNameServer } from '../support/server/nameServer.ts'
import { plainRequest } from '../support/server/plainRequest.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { bytesHeaders, inModule, TEXT, uploadHeaders } from './matrix/targets.ts'

/** Transactions that are open while a name server thinks about this domain. */
const open: number[] = []
const names = await startNameServer({
  'slow.harbour.test': { A: '192.0.2.10' },
  'vitrine.museum.test': { A: '192.0.2.10' },
  'portal.harbour.test': { CNAME: 'vitrine.museum.test' },
  'address.harbour.test': { A: '192.0.2.10' },
  'elsewhere.harbour.test': { A: '198.51.100.7' },
}, async (name) => {
  if (name === 'slow.harbour.test') open.push(await openTransactions())
})
const server = await startTestServer({ environment: { NAME_SERVERS: names.address, PUBLIC_URL: 'http://vitrine.museum.test' } })
const openTransactions = async (): Promise<number> =>
  (await server.database.owner.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  )).rows[0]?.count ?? 0
let harbour: Person
let fjord: Person

interface Kept {
  readonly form: Readonly<Record<string, string>>
  readonly revision: number
  readonly host: string
}

const kept = async (person: Person) => (await person.ask({ path: '/v1/portal' })).json as Kept
const send = (person: Person, kind: string, body: Buffer, crop = 'x=0&y=0&width=1&height=1') =>
  person.ask({ method: 'POST', path: `/v1/portal/pictures/${kind}?${crop}`, headers: { 'content-type': 'image/png' }, body })
const widthOf = async (answer: Response | undefined) => (await sharp(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } }).png().toBuffer()

/** Saves a whole portal under an address. */
const save = async (person: Person, webAddress: string, more: Readonly<Record<string, string>> = {}) => {
  const ids: Record<string, string> = {}
  const { form, revision } = await kept(person)
  for (const kind of ['avatar', 'coverPhoto', 'mainPhoto']) ids[kind] = form[kind] || ((await send(person, kind, await picture(60, 40))).json as { id: string }).id
  const texts = { title: 'A portal', subtitle: 'Of ours', description: 'What we have', phone: '+47 22 33 44 55' }
  return person.ask({ method: 'PUT', path: '/v1/portal', body: { revision, form: { ...form, ...texts, ...ids, webAddress, customDomain: '', ...more } } })
}

const review = async (person: Person) =>
  (await person.ask({ path: '/v1/portal/review' })).json as {
    readonly public: { readonly count: number; readonly examples: readonly { readonly name: string }[] }
    readonly held: Readonly<Record<string, { readonly count: number; readonly examples: readonly { readonly id: string }[] }>>
  }

beforeAll(async () => {
  harbour = await signIn(server.url, 'admin@harbour.example')
  fjord = await signIn(server.url, 'admin@fjord.example')
})
afterAll(async () => {
  await server.stop()
  await names.stop()
})

describe('the web address of a portal', () => {
  it('is free until the portal of another organization has it, of which nothing else is told', async () => {
    const free = () => harbour.ask({ path: '/v1/portal/web-addresses/fjord' })
    expect((await free()).status).toBe(200)
    expect((await save(fjord, 'fjord')).status).toBe(200)
    const taken = await free()
    expect([taken.status, taken.json]).toEqual([409, { message: 'WEB_ADDRESS_ALREADY_EXISTS' }])
    expect((await fjord.ask({ path: '/v1/portal/web-addresses/fjord' })).status).toBe(200)
    expect((await save(harbour, 'fjord')).message).toBe('WEB_ADDRESS_ALREADY_EXISTS')
  })

  it('of two that take it at once goes to one', async () => {
    const answers = await Promise.all([save(fjord, 'quay'), save(harbour, 'quay')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toBe('WEB_ADDRESS_ALREADY_EXISTS')
  })
})

describe('the custom domain of a portal', () => {
  it.each([
    ['portal.harbour.test', 'here'],
    ['address.harbour.test', 'here'],
    ['elsewhere.harbour.test', 'elsewhere'],
    ['unknown.harbour.test', 'nowhere'],
  ])('%s leads %s, by the name servers', async (domain, leads) => {
    expect((await harbour.ask({ path: `/v1/portal/domains/${domain}` })).json).toEqual({ leads })
  })

  it('is one that the name servers know, and not the application’s', async () => {
    expect((await save(harbour, 'harbour', { customDomain: 'unknown.harbour.test' })).message).toBe('DOMAIN_NOT_FOUND')
    expect((await save(harbour, 'harbour', { customDomain: 'Vitrine.museum.test' })).message).toBe('CUSTOM_DOMAIN_SAME_AS_APPLICATION')
  })

  it('is looked up while no transaction waits for it', async () => {
    expect((await save(harbour, 'harbour', { customDomain: 'slow.harbour.test' })).status).toBe(200)
    expect((await harbour.ask({ path: '/v1/portal/domains/slow.harbour.test' })).json).toEqual({ leads: 'here' })
    expect([open.length >= 2, open.filter((count) => count > 0)]).toEqual([true, []])
    // What the portal has already is not looked up again.
    const before = open.length
    expect((await save(harbour, 'harbour', { customDomain: 'slow.harbour.test', title: 'Another' })).status).toBe(200)
    expect(open.length).toBe(before)
  })

  it('belongs to one portal', async () => {
    const saved = (await save(harbour, 'harbour', { customDomain: 'Portal.Harbour.test.' })).json as Kept
    expect([saved.form['customDomain'], saved.host]).toEqual(['portal.harbour.test', 'vitrine.museum.test'])
    expect((await save(fjord, 'fjord', { customDomain: 'portal.harbour.test' })).json).toEqual({
      message: 'VALIDATION_FAILED',
      fields: { customDomain: { code: 'domainTaken' } },
    })
  })
})

describe('a domain that the portal had', () => {
  it('leads to its web address where it has none any more', async () => {
    const live = (isLive: boolean) => server.database.owner.query(`update portals set live_since = case when $1 then now() end where web_address = 'harbour'`, [isLive])
    const at = (path: string) => plainRequest(server.url, path, { host: 'portal.harbour.test' })
    await live(true)
    expect((await at('/contact')).status).toBe(200)
    await save(harbour, 'harbour')
    const moved = await at('/contact?language=no')
    expect([moved.status, moved.headers['location']]).toEqual([301, 'http://vitrine.museum.test/portal/harbour/contact?language=no'])
    await live(false)
    expect((await at('/contact')).status).toBe(421)
  })
})

describe('the pictures of a portal', () => {
  it('are cropped, and kept in the size that is shown', async () => {
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
      .composite([{ input: await sharp({ create: { width: 100, height: 100, channels: 3, background: 'blue' } }).png().toBuffer(), left: 100, top: 0 }])
      .png()
      .toBuffer()
    const { id } = (await send(harbour, 'avatar', halves, 'x=0.5&y=0&width=0.5&height=1')).json as { id: string }
    const response = await fetch(`${server.url}/v1/s/${harbour.sessionId}/portal/pictures/${id}`, { headers: { cookie: harbour.cookie } })
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer())).raw().toBuffer({ resolveWithObject: true })
    expect([response.headers.get('content-type'), info.width, info.height]).toEqual(['image/webp', 320, 320])
    const [red = 0, , blue = 0] = data
    expect([red < 40, blue > 200]).toEqual([true, true])
  })

  it('are kept small too, for phones, and the pages name both', async () => {
    await server.database.owner.query(`update portals set live_since = now() where web_address = 'harbour'`)
    const { form } = (await harbour.ask({ path: '/v1/portal' })).json as Kept
    const { id } = (await send(harbour, 'coverPhoto', await sharp({ create: { width: 800, height: 300, channels: 3, background: 'teal' } }).png().toBuffer())).json as { id: string }
    expect((await save(harbour, 'harbour', { coverPhoto: id })).status).toBe(200)
    const [page, large, small] = await Promise.all(
      ['', `/pictures/${id}`, `/pictures/${id}/small`].map((path) => fetch(`${server.url}/portal/harbour${path}`)),
    )
    expect(await page?.text()).toContain(`srcSet="/portal/harbour/pictures/${id}/small 960w, /portal/harbour/pictures/${id} 1920w"`)
    expect([await widthOf(large), await widthOf(small), large?.headers.get('etag') === small?.headers.get('etag')]).toEqual([1920, 960, false])
    // One that was kept before there were small ones.
    await server.database.owner.query('update portal_pictures set small = null where id = $1', [form['mainPhoto']])
    expect(await widthOf(await fetch(`${server.url}/portal/harbour/pictures/${form['mainPhoto']}/small`))).toBe(1440)
  })

  it('are pictures, by their content', async () => {
    expect((await send(harbour, 'mainPhoto', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).json).toEqual({
      message: 'VALIDATION_FAILED',
      fields: { mainPhoto: { code: 'fileTypeNotSupported' } },
    })
    expect((await send(harbour, 'mainPhoto', await picture(4, 4), 'x=2&y=0&width=1&height=1')).status).toBe(400)
    expect((await send(harbour, 'banner', await picture(4, 4))).status).toBe(404)
  })

  it('are no other organization’s', async () => {
    const { form } = await kept(harbour)
    expect((await save(fjord, 'fjord', { avatar: form['avatar'] ?? '' })).json).toEqual({ message: 'VALIDATION_FAILED', fields: { avatar: { code: 'required' } } })
  })
})

describe('the review of a portal', () => {
  const headers = inModule('RECORDS')
  const folder = async (name: string, parentId: string | null = null) =>
    ((await harbour.ask({ method: 'POST', path: '/v1/folders', headers, body: { name, parentId } })).json as { id: string }).id
  const asset = async (folderId: string): Promise<string> => {
    const begun = await harbour.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, TEXT.length) })
    const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
    return ((await harbour.ask({ method: 'PATCH', path, headers: bytesHeaders, body: TEXT })).json as { assetId: string }).assetId
  }

  it('counts what lies below a restricted folder, in a folder in the trash, and until when it is held back', async () => {
    const before = await review(harbour)
    const [open, closed, thrown] = [await folder('open'), await folder('closed'), await folder('thrown')]
    const [below, shelf] = [await folder('below', closed), await folder('shelf')]
    const held = await asset(await folder('held', shelf))
    const [shown, later, deep, gone] = [await asset(open), await asset(open), await asset(below), await asset(thrown)]
    await server.database.owner.query(`update assets set web_ready = true, embargo_until = case when id = $1 then current_date + 2 when id = $2 then current_date end where id = any ($3)`, [
      later,
      shown,
      [shown, later, deep, gone, held],
    ])
    await harbour.ask({ method: 'POST', path: '/v1/publication-restrictions', body: { restrict: [{ kind: 'folder', id: closed }], lift: [] } })
    await server.database.owner.query('update folders set embargo_until = current_date + 2 where id = $1', [shelf])
    await server.database.owner.query('update folders set trashed_at = now() where id = $1', [thrown])
    const after = await review(harbour)
    const more = Object.fromEntries(Object.entries(after.held).map(([rule, { count }]) => [rule, count - (before.held[rule]?.count ?? 0)]))
    expect([after.public.count - before.public.count, more]).toEqual([1, { inTrash: 1, restricted: 1, notWebReady: 0, embargo: 2 }])
    expect([after.held['embargo']?.examples.map(({ id }) => id).toSorted(), after.held['inTrash']?.examples]).toEqual([[held, later].toSorted(), []])
  })
})
