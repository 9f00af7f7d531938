import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import type { Jobs } from '../../server/jobs/Jobs.ts'
import { ENTERED_AT_ONCE, enterHeld, enterInTime } from '../../server/search-index/assetEntries.ts'
import { renewEntries } from '../../server/search-index/renewal.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { unsentJobs } from '../support/server/kernel.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, readAsset, records, soundOf, upload } from './uploading.ts'

interface Hit {
  readonly kind: 'folder' | 'asset'
  readonly asset?: { readonly id: string; readonly name: string }
  readonly folder?: { readonly name: string }
  readonly field: string
  readonly fragments: readonly { readonly text: string; readonly hit: boolean }[]
  readonly path: readonly { readonly name: string }[]
}

interface Page {
  readonly items: readonly Hit[]
  readonly next: string | null
  readonly total: number
}

let server: TestServer
let person: Person
let folderId: string

const ask = (who: Person, query: Readonly<Record<string, string>>): Promise<Answer> => who.ask({ path: `/v1/search?${new URLSearchParams(query).toString()}` })
const search = async (term: string, more: Readonly<Record<string, string>> = {}): Promise<Page> => (await ask(person, { term, ...more })).json as Page
const names = ({ items }: Page): readonly string[] => items.map(({ asset, folder }) => asset?.name ?? folder?.name ?? '')

const put = async (name: string, bytes: Buffer, description = ''): Promise<string> => {
  const id = assetIdOf(await upload(person, { folderId, name, bytes }))
  if (description !== '') await person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, description } })
  return id
}

let indexed: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  folderId = await newFolder(person, 'Lighthouse keepers')
  await put('Lighthouse_1890.wav', soundOf(100))
  await put('Storm.wav', soundOf(100), 'The old lighthouse in a storm')
  indexed = await put('log.txt', Buffer.from(`${'calm sea\n'.repeat(100)}Then the lighthouse went dark, said Øyvind.`))
})
afterAll(() => server.stop())

const isIndexed = async (): Promise<void> => {
  await expect.poll(async () => (await readAsset(person, indexed)).indexing).toBe('Indexed')
}

describe('search while typing', () => {
  it('finds folders and assets by name, then by description, then by content', async () => {
    await isIndexed()
    const page = await search('lighthouse')
    expect(names(page)).toEqual(['Lighthouse keepers', 'Lighthouse_1890.wav', 'Storm.wav', 'log.txt'])
    expect(page).toMatchObject({ next: null, total: 4 })
    expect(page.items.map(({ kind, field }) => [kind, field])).toEqual([
      ['folder', 'name'],
      ['asset', 'name'],
      ['asset', 'description'],
      ['asset', 'content'],
    ])
    expect(page.items.map(({ path }) => path.map(({ name }) => name))).toEqual([[], ['Lighthouse keepers'], ['Lighthouse keepers'], ['Lighthouse keepers']])
  })

  it('shows the words where they stand', async () => {
    await isIndexed()
    const [hit] = (await search('went dark')).items
    expect(hit?.fragments.filter(({ hit: isHit }) => isHit).map(({ text }) => text)).toEqual(['went', 'dark'])
    expect(hit?.fragments.map(({ text }) => text).join('')).toContain('Then the lighthouse went dark')
  })

  it('shows words that are written with accents, and no word within another', async () => {
    await isIndexed()
    const marked = async (term: string) => (await search(term)).items.map(({ field, fragments }) => [field, ...fragments.filter(({ hit }) => hit).map(({ text }) => text)])
    expect([await marked('said oyv'), await marked('the li')]).toEqual([[['content', 'said', '\u00D8yv']], [['description', 'The', 'li'], ['content', 'the', 'li']]])
  })

  it.each([
    ['all words', 'storm lighthouse', ['Storm.wav']],
    ['them in any order', 'lighthouse storm old', ['Storm.wav']],
    ['a phrase, in what describes it', '"old lighthouse"', ['Storm.wav']],
    ['a phrase, in a name', '"lighthouse keepers"', ['Lighthouse keepers']],
    ['a phrase, in the content, whatever stands between its words', '"sea calm"', ['log.txt']],
    ['a phrase beside other words', 'storm «the old lighthouse»', ['Storm.wav']],
    ['no phrase in another order', '"lighthouse old"', []],
    ['no phrase from the name to the description', '"wav the"', []],
    ['no phrase with something between', '"old storm"', []],
    ['a number in a name', '1890', ['Lighthouse_1890.wav']],
    ['without case and accents', 'OYVIND', ['log.txt']],
    ['words that nothing has', 'zeppelin', []],
  ])('takes %s', async (_, term, expected) => {
    await isIndexed()
    expect(names(await search(term))).toEqual(expected)
  })

  it.each([
    ['the beginning of the last word', 'old light', ['Storm.wav']],
    ['but not of the others', 'light old', []],
    ['of the last word in open quotes', '"old light', ['Storm.wav']],
    ['but not once they are closed', '"old light"', []],
  ])('takes, as it is typed, %s', async (_, term, expected) => {
    await isIndexed()
    expect(names(await search(term))).toEqual(expected)
  })

  it('writes anew what an older version has written: found by its words meanwhile, and by phrases then', async () => {
    await isIndexed()
    await server.database.owner.query(
      `update search_entries entry set edition = 0, document = (
        select string_agg(lexeme || ':1' || case when 'A' = any (weights) then 'A' else '' end, ' ')::tsvector from unnest(entry.document))`,
    )
    expect([names(await search('lighthouse old')), names(await search('"old lighthouse"')), names(await search('"sea calm"'))]).toEqual([['Storm.wav'], [], []])
    const other = await server.database.owner.connect()
    try {
      await other.query(`begin; update assets set revision = revision where name = 'Storm.wav'`)
      await renewEntries(server.database, unsentJobs, AbortSignal.timeout(30_000))
      // What somebody else is at is waited for by nobody: its turn comes later.
      expect([names(await search('"old lighthouse"')), names(await search('"sea calm"'))]).toEqual([[], ['log.txt']])
    } finally {
      await other.query('rollback')
      other.release()
    }
    await renewEntries(server.database, unsentJobs, AbortSignal.timeout(30_000))
    expect([names(await search('"old lighthouse"')), names(await search('"sea calm"')), names(await search('"lighthouse keepers"'))]).toEqual([
      ['Storm.wav'],
      ['log.txt'],
      ['Lighthouse keepers'],
    ])
  })

  it('goes on where a page ended', async () => {
    await isIndexed()
    const found: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: Page = await search('lighthouse', { limit: '1', ...(after === '' ? {} : { after }) })
      expect(page.total).toBe(4)
      found.push(...names(page))
      after = page.next
    }
    expect(found).toEqual(['Lighthouse keepers', 'Lighthouse_1890.wav', 'Storm.wav', 'log.txt'])
  })

  it('finds by the file number, and by what it was changed to', async () => {
    const id = await put('bell.wav', soundOf(100))
    const { fileNumber } = await readAsset(person, id)
    expect((await search(fileNumber)).items[0]).toMatchObject({ field: 'fileNumber', asset: { id } })
    await person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, fileNumber: 'DISC/7', name: 'gong.wav' } })
    expect(names(await search('disc 7'))).toEqual(['gong.wav'])
    expect(names(await search('bell'))).toEqual([])
  })

  it('finds files that were edited together by their new words, those with long texts moments later', async () => {
    const long = await put('tides.txt', Buffer.from('ebb and flood\n'.repeat(2000)))
    const short = await put('waves.txt', Buffer.from('calm'))
    for (const id of [long, short]) await expect.poll(async () => (await readAsset(person, id)).indexing).toBe('Indexed')
    const post = (path: string, body: object) => person.ask({ method: 'POST', path: `/v1/library/edit${path}`, headers: records, body })
    const asked = { selection: { kind: 'items', folders: [], assets: [long, short] }, edit: { tags: { how: 'append', tags: ['Zephyr'] } } }
    const { state } = (await post('/plan', asked)).json as { readonly state: string }
    expect((await post('', { ...asked, state })).json).toMatchObject({ changed: 2 })
    expect(names(await search('zephyr'))).toContain('waves.txt')
    await expect.poll(async () => names(await search('zephyr'))).toEqual(['tides.txt', 'waves.txt'])
    expect(names(await search('ebb flood'))).toEqual(['tides.txt'])
    const sent: unknown[] = []
    const jobs: Jobs = {
      ...unsentJobs,
      send: (tenant, kind, payload) => {
        sent.push([kind.name, payload])
        return unsentJobs.send(tenant, kind, payload)
      },
    }
    await inTenant(server.database, person.organizationId, (tenant) => enterInTime(tenant, jobs, 'RECORDS', [long, short], { left: ENTERED_AT_ONCE }))
    expect(sent).toEqual([['entry', { assetId: long }]])
    const few = { left: ENTERED_AT_ONCE, assets: 1 }
    await inTenant(server.database, person.organizationId, (tenant) => enterInTime(tenant, jobs, 'RECORDS', [short, long], few))
    expect(sent.slice(1)).toEqual([['entries', { assetIds: [short, long] }]])
    await inTenant(server.database, person.organizationId, (tenant) => enterInTime(tenant, jobs, 'RECORDS', [short], few))
    expect([sent.length, few.assets]).toEqual([2, 0])
  })

  it('finds what was moved to the trash before its new words were indexed, once it is back', async () => {
    const id = await put('dusk.wav', soundOf(100))
    const post = (path: string, body: object) => person.ask({ method: 'POST', path, headers: records, body })
    const selection = { kind: 'items', folders: [], assets: [id] }
    expect((await post('/v1/library/trash', { selection })).status).toBe(200)
    await server.database.owner.query(`update assets set description = 'Crepuscular' where id = $1`, [id])
    await inTenant(server.database, person.organizationId, (tenant) => enterHeld(tenant, unsentJobs, [{ id, type: 'RECORDS', trashed: true }], { left: ENTERED_AT_ONCE }))
    expect(names(await search('crepuscular'))).toEqual([])
    expect((await post('/v1/trash/restore', { selection, decisions: {} })).status).toBeLessThan(300)
    expect(names(await search('crepuscular'))).toEqual(['dusk.wav'])
  })

  it('keeps to a module, and to those that the organization has', async () => {
    expect((await search('lighthouse', { resourceType: 'ARCHIVES' })).items).toEqual([])
    expect(names(await search('storm', { resourceType: 'RECORDS' }))).toEqual(['Storm.wav'])
    const other = await signIn(server.url, 'admin@fjord.example')
    expect((await ask(other, { term: 'lighthouse' })).json).toEqual({ items: [], next: null, total: 0 })
  })

  it.each(['', '   ', '\u200b'])('needs a word: %j', async (term) => {
    expect(await ask(person, { term })).toMatchObject({ status: 400, message: 'ADVANCED_SEARCH_NO_WORDS' })
  })

  it.each([`'; drop table search_entries; --`, 'a:* | b & !c <-> (d)', '%_\\', '!!!', '🙂', 'x'.repeat(255)])('takes anything for words: %s', async (term) => {
    expect((await ask(person, { term })).status).toBe(200)
  })
})
