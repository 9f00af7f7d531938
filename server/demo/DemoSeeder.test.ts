import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Database } from '../database/connect.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { DemoSeeder } from './DemoSeeder.ts'
import type { Entry } from './manifest.ts'
import { DEMO_SHARE_LINKS } from './shareLinks.ts'

let database: Database
let folder: string
let organizationId: string
const failures: unknown[] = []

const FILES = ['a.csv', 'b.csv', 'c.csv', 'd.csv', 'f.csv', 'first.csv', 'second.csv', 'third.csv']

beforeAll(async () => {
  database = await freshConnection()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  for (const name of ['holdings', 'uploads']) await mkdir(join(folder, name))
  for (const name of FILES) await writeFile(join(folder, 'holdings', name), `name\n${name}\n`)
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8a9aa8' } }).jpeg().toFile(join(folder, 'holdings', 'crew.jpg'))
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})

beforeEach(() => void failures.splice(0))

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  file: name,
  module: 'RECORDS',
  folder: 'Loans/2024',
  name,
  description: `About ${name}`,
  daysAgo: 3,
  ...more,
})


/** Nothing is waited for. */
const seederOf = (jobs: Partial<Jobs> = {}): DemoSeeder =>
  new DemoSeeder({
    database,
    blobs: new DiskBlobStore(join(folder, 'blobs')),
    jobs: { ...unsentJobs, ...jobs },
    holdings: join(folder, 'holdings'),
    scratch: join(folder, 'uploads'),
    onError: (error) => failures.push(error),
  })

const rowsOf = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await database.owner.query<Row>(text, values)).rows

const names = async (): Promise<readonly string[]> =>
  (await rowsOf<{ name: string }>('select name from assets where trashed_at is null order by name')).map(({ name }) => name)

const seed = async (...entries: readonly Entry[]): Promise<readonly string[]> => {
  await seederOf().seed(organizationId, entries)
  return names()
}

it('puts each entry there once, and what is new with a later version', async () => {
  expect(await seed(entry('a.csv', { fileNumber: 'HM-7', tags: ['Loans', 'Été'] }))).toEqual(['a.csv'])
  expect(await seed(entry('a.csv', { fileNumber: 'HM-7' }))).toEqual(['a.csv'])
  await rowsOf(`update assets set name = 'renamed.csv', name_key = 'renamed.csv' where name = 'a.csv'`)
  expect(await seed(entry('a.csv'), entry('b.csv', { webReady: true, embargoDays: 90 }))).toEqual(['b.csv', 'renamed.csv'])
  expect(
    await rowsOf(`select file_number, description, tags, web_ready, round(extract(epoch from now() - created_at) / 86400) as days from assets where name = 'renamed.csv'`),
  ).toEqual([{ file_number: 'HM-7', description: 'About a.csv', tags: ['Loans', 'Été'], web_ready: false, days: '3' }])
  expect(await rowsOf(`select web_ready, tags, embargo_until - current_date as days from assets where name = 'b.csv'`)).toEqual([{ web_ready: true, tags: [], days: 90 }])
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

const recorded = async (table: 'assets' | 'folders', name: string): Promise<unknown> => {
  const [row] = await rowsOf(
    `select count(*)::int as entries, bool_and(entry.at = date_trunc('milliseconds', target.created_at)) as dated, min(entry.after ->> 'fileNumber') as number
     from activity entry join ${table} target on target.id = entry.resource_id where target.name = $1 and entry.kind like '%.created'`,
    name,
  )
  return row
}

it('begins its history with the date and the number that its details show', async () => {
  expect([await recorded('assets', 'renamed.csv'), await recorded('folders', 'Loans')]).toEqual([
    { entries: 1, dated: true, number: 'HM-7' },
    { entries: 1, dated: true, number: null },
  ])
})

it('leaves alone what somebody gave away or took first', async () => {
  await rowsOf(`update folders set name = 'Old loans', name_key = 'old loans' where name = 'Loans'`)
  expect(await seed(entry('c.csv', { fileNumber: 'HM-7' }))).toEqual(['b.csv', 'c.csv', 'renamed.csv'])
  const [numbered] = await rowsOf<{ file_number: string }>(`select file_number from assets where name = 'c.csv'`)
  expect(numbered?.file_number).not.toBe('HM-7')
  await rowsOf('update folders set trashed_at = now()')
  expect(await seed(entry('d.csv'))).toEqual(['b.csv', 'c.csv', 'renamed.csv'])
  await rowsOf('update folders set trashed_at = null')
  expect(failures).toEqual([])
})

it('goes on past an entry that cannot be made, and tries it again the next time', async () => {
  expect(await seed(entry('e.csv'), entry('f.csv'))).toContain('f.csv')
  expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })])
  await writeFile(join(folder, 'holdings', 'e.csv'), 'name\ne.csv\n')
  expect(await seed(entry('e.csv'))).toContain('e.csv')
})

const CREW = entry('crew.jpg', {
  daysAgo: 10,
  persons: [{ name: 'Ada Berg', area: { x: 0.1, y: 0.2, width: 0.2, height: 0.4 } }],
  relations: ['RECORDS/Loans/2024/f.csv', 'RECORDS/Loans/2024/never.csv'],
})
const LEDGER = entry('ledger.csv', { file: 'third.csv', versions: ['first.csv', 'second.csv'], daysAgo: 20 })

it('ties to an entry who is in it, what it belongs to, and its earlier files', async () => {
  await seed(CREW, LEDGER)
  expect(failures).toEqual([])
  expect(await rowsOf(`select name, x, y, width, height, source from asset_persons`)).toEqual([
    { name: 'Ada Berg', x: 0.1, y: 0.2, width: 0.2, height: 0.4, source: 'Drawn' },
  ])
  expect(await rowsOf(`select one.name, another.name as other from relations join assets one on one.id = asset_id join assets another on another.id = other_asset_id order by 1`)).toEqual([
    { name: 'crew.jpg', other: 'f.csv' },
    { name: 'f.csv', other: 'crew.jpg' },
  ])
  // Each file says its own name in a line.
  expect(await rowsOf(`select number, version.size::int from asset_versions version order by number`)).toEqual([
    { number: 1, size: 'name\nfirst.csv\n'.length },
    { number: 2, size: 'name\nsecond.csv\n'.length },
  ])
  expect(await rowsOf(`select size::int, versions_size::int as kept from assets where name = 'ledger.csv'`)).toEqual([
    { size: 'name\nthird.csv\n'.length, kept: 'name\nfirst.csv\nname\nsecond.csv\n'.length },
  ])
})

it('dates what it ties as it dates the entry, and never before it', async () => {
  expect(
    await rowsOf(
      `select distinct asset.name, round(extract(epoch from now() - entry.at) / 86400)::int as days, entry.at >= asset.created_at as after
       from activity entry join assets asset on asset.id = entry.resource_id where entry.kind = 'asset.updated' order by 1`,
    ),
  ).toEqual([
    { name: 'crew.jpg', days: 10, after: true },
    { name: 'f.csv', days: 3, after: true },
    { name: 'ledger.csv', days: 20, after: true },
  ])
  expect(await rowsOf(`select distinct round(extract(epoch from now() - replaced_at) / 86400)::int as days from asset_versions`)).toEqual([{ days: 20 }])
  expect(await rowsOf(`select name from assets where name in ('crew.jpg', 'ledger.csv') and modified_at <> created_at`)).toEqual([])
})

const stored = async (): Promise<readonly string[]> => {
  const found = await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true })
  return found.filter((one) => one.isFile()).map(({ name }) => name).toSorted()
}

it('an entry that fails in its middle leaves nothing behind, and comes whole the next time', async () => {
  let sent = 0
  const failing: Jobs['send'] = async (tenant, kind, payload) => {
    sent += 1
    if (sent === 2) throw new Error('no connection')
    return unsentJobs.send(tenant, kind, payload)
  }
  const whole = { ...LEDGER, name: 'whole.csv' }
  const files = await stored()
  await seederOf({ send: failing }).seed(organizationId, [whole])
  expect([sent, failures, await names()]).toEqual([2, [new Error('no connection')], expect.not.arrayContaining(['whole.csv'])])
  expect(await stored()).toEqual(files)
  expect(await seed(whole)).toContain('whole.csv')
  expect(await rowsOf(`select count(*)::int as versions from asset_versions join assets on assets.id = asset_id where name = 'whole.csv'`)).toEqual([{ versions: 2 }])
})

it('stops after the entry that is under way', async () => {
  const before = await names()
  const seeder: DemoSeeder = seederOf({
    send: (tenant, kind, payload) => {
      void seeder.close()
      return unsentJobs.send(tenant, kind, payload)
    },
  })
  await seeder.seed(organizationId, ['one.csv', 'two.csv'].map((name) => entry(name, { file: 'a.csv' })))
  expect(await names()).toEqual([...before, 'one.csv'].toSorted())
})

it('publishes three templates, once: what became of them since stays', async () => {
  const read = () => rowsOf(`select name, state, (select count(*)::int from template_attributes where template_id = template.id) as attributes,
    (select count(*)::int from template_readers where template_id = template.id) as readers from templates template order by name`)
  await seederOf().seedTemplates(organizationId)
  expect(await read()).toEqual([
    { name: 'Document', state: 'Active', attributes: 8, readers: 3 },
    { name: 'Glass plate', state: 'Active', attributes: 12, readers: 3 },
    { name: 'Object', state: 'Active', attributes: 10, readers: 3 },
  ])
  await rowsOf(`update templates set state = 'Hidden' where name = 'Document'`)
  const before = await read()
  await seederOf().seedTemplates(organizationId)
  expect(await read()).toEqual(before)
  expect(failures).toEqual([])
})

it('says of a manifest that is not right what is wrong and where, and seeds nothing', async () => {
  const before = await names()
  const wrong = { organizations: [{ name: 'Harbour Museum', entries: [{ ...entry('a.csv', { folder: 'New' }), module: 'RECORD', tag: 'x' }] }] }
  await writeFile(join(folder, 'holdings', 'manifest.json'), JSON.stringify(wrong))
  const seeder = seederOf()
  seeder.begin([{ id: organizationId, name: 'Harbour Museum' }])
  await seeder.close()
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringMatching(/manifest\.json is not a manifest of the demo: [^]*\["entries"\]\[0\]\["tag"\][^]*\["entries"\]\[0\]\["module"\]/) })])
  expect(await names()).toEqual(before)
})

it('describes entries by the templates, once: what people changed since stays', async () => {
  const described = entry('glass-plate-014-inner-harbour.jpg', { file: 'crew.jpg', module: 'ARCHIVES', folder: 'Photographs' })
  await seed(described)
  const values = () =>
    rowsOf(`select attribute.name, value.value, option_.label from metadata_values value
      join template_attributes attribute on attribute.id = value.attribute_id left join template_options option_ on option_.id::text = value.value
      where attribute.name in ('Title', 'Date taken', 'Damage') order by attribute.position, value.position`)
  await seederOf().describe(organizationId)
  expect(failures).toEqual([])
  const option = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown
  expect(await values()).toEqual([
    { name: 'Title', value: 'The inner harbour with ships at anchor', label: null },
    { name: 'Date taken', value: '1889~', label: null },
    { name: 'Damage', value: option, label: 'Broken corner' },
    { name: 'Damage', value: option, label: 'Silver mirroring' },
  ])
  await rowsOf(`delete from metadata_values where attribute_id in (select id from template_attributes where name = 'Damage')`)
  await seederOf().describe(organizationId)
  expect((await values()).map((row) => (row as { readonly name: string }).name)).toEqual(['Title', 'Date taken'])
})

it('says once what a contact is to an entry, as of when both were there', async () => {
  const organization = { id: organizationId, name: 'Harbour Museum' }
  await seederOf().seedContacts(organization)
  await seed(entry('azulejo-panel-with-ship.jpg', { file: 'crew.jpg', folder: 'Loans', daysAgo: 44 }))
  for (let again = 0; again < 2; again += 1) await seederOf().tieContacts(organization)
  expect(failures).toEqual([])
  expect(
    await rowsOf(
      `select contact.last_name as contact, relation.kind, relation.begun, (select count(*)::int from activity where after ? 'contactRelation' and at between now() - interval '45 days' and now() - interval '43 days') as dated
       from contact_relations relation join contacts contact on contact.id = relation.contact_id`,
    ),
  ).toEqual([{ contact: 'Muñoz de la Vega', kind: 'lender', begun: '2026-03', dated: 2 }])
})

it('adds whom the organization knows, each once, some with a picture, and dates them', async () => {
  const known = async () =>
    rowsOf<{ name: string; pictures: number; contacts: number; dated: boolean }>(
      `select category.name, count(picture.version)::int as pictures, count(*)::int as contacts,
         bool_and(contact.created_at < now() - interval '11 days' and (select min(at) from activity where resource_id = contact.id) = contact.created_at) as dated
       from contacts contact join contact_categories category on category.id = contact.category_id left join contact_pictures picture on picture.contact_id = contact.id
       where contact.organization_id = $1 group by category.name order by category.name`,
      organizationId,
    )
  for (let again = 0; again < 2; again += 1) {
    await seederOf().seedContacts({ id: organizationId, name: 'Harbour Museum' })
    await seed()
  }
  expect(failures).toEqual([])
  expect(await known()).toEqual(['Artists', 'Collectors', 'Dealers', 'Institutions'].map((name) => ({ name, contacts: 5, pictures: expect.any(Number) as number, dated: true })))
  expect((await known()).every(({ pictures }) => pictures > 0)).toBe(true)
})

const SEARCHES = [
  { owner: 'admin@harbour.example', name: 'Loans under way', q: 'tag:loans', roles: ['Publisher', 'User'], daysAgo: 20 },
  { owner: 'publisher@harbour.example', name: 'Faros', q: 'lighthouse', daysAgo: 10 },
  { owner: 'nobody@harbour.example', name: 'Of nobody', q: 'lighthouse', daysAgo: 10 },
] as const

const savedSearches = () =>
  rowsOf(
    `select search.name, search.query, user_.email_key as owner, round(extract(epoch from now() - search.created_at) / 86400)::integer as days,
       array(select role.name from saved_search_roles shared join roles role on role.id = shared.role_id where shared.search_id = search.id order by role.name) as roles
     from saved_searches search join users user_ on user_.id = search.owner_id where search.organization_id = $1 order by search.name`,
    organizationId,
  )

it('saves each search once, for its owner and the roles that it is for, with what was added since as new', async () => {
  await seederOf().seedSearches(organizationId, SEARCHES)
  expect(await savedSearches()).toEqual([
    { name: 'Faros', query: 'lighthouse', owner: 'publisher@harbour.example', days: 10, roles: [] },
    { name: 'Loans under way', query: 'tag:loans', owner: 'admin@harbour.example', days: 20, roles: ['Publisher', 'User'] },
  ])
  await rowsOf(`delete from saved_searches where name = 'Faros'`)
  await seederOf().seedSearches(organizationId, SEARCHES)
  expect(await savedSearches()).toMatchObject([{ name: 'Loans under way' }])
})

it('shares a picture, and a folder with a pass phrase, once: what became of a link since stays', async () => {
  const links = DEMO_SHARE_LINKS['Harbour Museum'] ?? []
  await seed(entry('harbour-at-dusk-1887.jpg', { file: 'crew.jpg', folder: 'Acquisitions/1887 Bequest' }), entry('bark.jpg', { file: 'crew.jpg', folder: 'Acquisitions/1902 Purchase' }))
  const read = () =>
    rowsOf(`select link.kind, coalesce(asset.name, folder.name) as shared, link.pass_phrase_hash is not null as phrase, link.revoked_at is null as opens
      from share_links link join share_link_items item on item.link_id = link.id
      left join assets asset on asset.id = item.asset_id left join folders folder on folder.id = item.folder_id order by link.kind`)
  await seederOf().seedShareLinks(organizationId, links)
  expect(await read()).toEqual([
    { kind: 'asset', shared: 'harbour-at-dusk-1887.jpg', phrase: false, opens: true },
    { kind: 'folder', shared: '1902 Purchase', phrase: true, opens: true },
  ])
  await rowsOf('update share_links set revoked_at = now()')
  await seederOf().seedShareLinks(organizationId, links)
  expect((await read()).map((row) => (row as { readonly opens: boolean }).opens)).toEqual([false, false])
})
