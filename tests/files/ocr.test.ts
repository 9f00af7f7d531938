import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OcrStatus } from '../../src/domain/ocr/ocr.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { textOfWords, type OcrPage } from '../../src/domain/ocr/page.ts'
import { letter, LETTERS, pdfOf, tiffOf } from '../../server/ocr/scans.fixture.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, readAsset, records, soundOf, upload } from './uploading.ts'

let server: TestServer
let person: Person
let folderId: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

const put = async (extension: string, bytes: Buffer): Promise<string> => assetIdOf(await upload(person, { folderId, name: newName(extension), bytes }))

const call = (id: string, path = '', method = 'GET', body?: unknown, who = person): Promise<Answer> =>
  who.ask({ method, path: `/v1/assets/${id}/ocr${path}`, headers: records, ...(body === undefined ? {} : { body }) })
const statusOf = async (id: string): Promise<OcrStatus> => (await call(id)).json as OcrStatus
const start = (id: string, languages: readonly string[] = ['nor'], again = false): Promise<Answer> => call(id, '', 'POST', { languages, again })
const pageOf = async (id: string, page: number): Promise<OcrPage> => {
  const answer = await call(id, `/pages/${page}`)
  if (answer.status !== 200) throw new Error(`No page: ${answer.text}`)
  return answer.json as OcrPage
}
const ended = async (id: string, timeout = 60_000): Promise<OcrStatus> => {
  await expect.poll(async () => ['Queued', 'Reading'].includes((await statusOf(id)).state), { timeout, interval: 100 }).toBe(false)
  return statusOf(id)
}
const found = async (q: string): Promise<readonly string[]> => {
  const answer = await person.ask({ path: `/v1/search?term=${encodeURIComponent(q)}`, headers: records })
  return (answer.json as { readonly items: readonly { readonly asset?: { readonly id: string } }[] }).items.map(({ asset }) => asset?.id ?? '')
}
/** By an active template, in an organization that has values proposed. */
const describedAsset = async (id: string): Promise<void> => {
  const { owner } = server.database
  await owner.query(`update organizations set features = array_append(features, 'AutofillTemplate') where id = $1 and not 'AutofillTemplate' = any (features)`, [person.organizationId])
  const form = { name: newName('template'), shortDescription: '', type: 'ALL', attributes: [newAttribute('Maker')], rolesIds: [], usersIds: [person.userId] }
  const made = (await person.ask({ method: 'POST', path: '/v1/templates', body: form })).json as { readonly id: string; readonly revision: number }
  await person.ask({ method: 'POST', path: `/v1/templates/${made.id}/publish`, body: { revision: made.revision } })
  const assigned = await person.ask({ method: 'PATCH', path: `/v1/assets/${id}/metadata`, headers: records, body: { changes: [], assign: [made.id] } })
  expect(assigned.status).toBe(200)
}
const timesSeen = async (id: string): Promise<number> =>
  (await server.database.owner.query(`select id from activity where resource_id = $1 and kind = 'ocr.seen'`, [id])).rows.length

describe('a scan', () => {
  let id: string
  beforeAll(async () => {
    id = await put('png', await letter(LETTERS.nor))
  })

  it('is read when somebody asks for it, and found by its text from then on', async () => {
    await expect.poll(async () => (await readAsset(person, id)).thumbnail).toBe('Ready')
    expect(await statusOf(id)).toMatchObject({ state: 'None', isSupported: true, pages: null, words: 0 })
    expect(await found('Skipperen')).toEqual([])
    await describedAsset(id)
    expect((await start(id, [])).json).toMatchObject({ state: 'Queued', pages: 1, done: 0 })
    expect(await ended(id)).toMatchObject({ state: 'Read', pages: 1, done: 1, failedPages: 0, foundLanguage: 'nor', reason: null })
    const page = await pageOf(id, 1)
    expect(page).toMatchObject({ state: 'Read', width: 1240, height: 900, angle: 0, language: 'nor' })
    expect(textOfWords(page.words)).toBe(LETTERS.nor.join('\n'))
    expect(await found('Skipperen')).toEqual([id])
    expect((await readAsset(person, id)).indexing).toBe('Indexed')
    // What templates ask for is looked for in it.
    await expect.poll(async () => (await server.database.owner.query('select state from asset_autofill where asset_id = $1', [id])).rows).toEqual([{ state: 'Generated' }])
    expect((await call(id, '/found?q=barken%20haabet')).json).toEqual({ pages: [{ page: 1, hits: 1 }], hits: 1 })
  })

  it('is told as seen, once for whoever reads on', async () => {
    const before = await timesSeen(id)
    await pageOf(id, 1)
    await pageOf(id, 1)
    expect([before, await timesSeen(id)]).toEqual([1, 1])
    const other = await signIn(server.url, 'publisher@harbour.example')
    expect((await call(id, '/pages/1', 'GET', undefined, other)).status).toBe(200)
    expect(await timesSeen(id)).toBe(2)
  })

  it('is corrected by whoever may, found by the corrected word, and stays so when it is read anew', async () => {
    const page = await pageOf(id, 1)
    const place = page.words.findIndex(({ text }) => text === 'Andersen')
    const at = `/pages/1/words/${place}`
    const seen = { contentVersion: page.contentVersion }
    expect(await call(id, at, 'PATCH', { ...seen, revision: page.revision + 1, text: 'Amundsen' })).toMatchObject({ message: 'STALE_EDIT' })
    expect(await call(id, at, 'PATCH', { ...seen, revision: page.revision, text: 'x'.repeat(201) })).toMatchObject({ message: 'VALIDATION_FAILED' })
    expect(await call(id, '/pages/1/words/999', 'PATCH', { ...seen, revision: page.revision, text: 'x' })).toMatchObject({ message: 'NOT_FOUND' })
    const corrected = (await call(id, at, 'PATCH', { ...seen, revision: page.revision, text: 'Amundsen' })).json as { readonly revision: number }
    expect(corrected).toMatchObject({ word: { text: 'Amundsen', isCorrected: true }, revision: page.revision + 1 })
    expect([await found('Amundsen'), await found('Andersen')]).toEqual([[id], []])
    await start(id, ['nor'], true)
    expect(await ended(id)).toMatchObject({ state: 'Read', corrected: 1 })
    const again = await pageOf(id, 1)
    expect(textOfWords(again.words)).toContain('Ole Amundsen')
    const where = again.words.findIndex(({ text }) => text === 'Amundsen')
    expect((await call(id, `/pages/1/words/${where}`, 'PATCH', { ...seen, revision: again.revision, text: null })).json).toMatchObject({ word: { text: 'Andersen', isCorrected: false } })
    expect(await found('Andersen')).toEqual([id])
  })

  it('is taken along as text, as ALTO and as a PDF that can be searched', async () => {
    const take = (extension: string) => fetch(`${server.url}/v1/s/${person.sessionId}/assets/${id}/ocr.${extension}`, { headers: { cookie: person.cookie } })
    const text = await take('txt')
    expect([text.status, text.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment; filename="File \d+\.txt"/)])
    expect((await text.text()).trim()).toBe(LETTERS.nor.join('\n'))
    const alto = await (await take('xml')).text()
    expect(alto).toContain('<Page ID="page_1" PHYSICAL_IMG_NR="1" WIDTH="1240" HEIGHT="900">')
    expect(alto).toMatch(/CONTENT="Haabet" HPOS="\d+" VPOS="\d+" WIDTH="\d+" HEIGHT="\d+" WC="0\.\d+"/)
    const pdf = Buffer.from(await (await take('pdf')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is taken along as a whole, however long', async () => {
    const long = await put('png', await letter(['Number of pages: many']))
    const { owner } = server.database
    const documents = `insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages)
      select organization_id, id, content_version, 'Read', gen_random_uuid(), '{eng}', 'eng', 2 from assets where id = $1`
    const pages = `insert into ocr_pages (organization_id, asset_id, content_version, page, state, language, text)
      select organization_id, asset_id, content_version, page, 'Read', 'eng', repeat('Haabet ', 20000) || 'end of page ' || page from ocr_documents, generate_series(1, 2) as page where asset_id = $1`
    for (const statement of [documents, pages]) await owner.query(statement, [long])
    const text = await (await fetch(`${server.url}/v1/s/${person.sessionId}/assets/${long}/ocr.txt`, { headers: { cookie: person.cookie } })).text()
    expect(text.trim().endsWith('Haabet end of page 2')).toBe(true)
  })

  it('stays with its version, comes back with it, and goes along with a copy', async () => {
    const [{ name }, { contentVersion, revision }] = [await readAsset(person, id), await pageOf(id, 1)]
    expect((await upload(person, { folderId, name, bytes: await letter(LETTERS.eng), replaces: id })).status).toBe(201)
    expect(await statusOf(id)).toMatchObject({ state: 'None', words: 0 })
    expect(await call(id, '/pages/1/words/0', 'PATCH', { contentVersion, revision, text: 'Skipper' })).toMatchObject({ message: 'STALE_EDIT' })
    expect(await found('Skipperen')).toEqual([])
    const versions = (await person.ask({ path: `/v1/assets/${id}/versions`, headers: records })).json as { readonly items: readonly { readonly id: string }[] }
    const { revision: now } = await readAsset(person, id)
    const restored = await person.ask({ method: 'POST', path: `/v1/assets/${id}/versions/${versions.items[0]?.id}/restore`, headers: records, body: { revision: now } })
    expect(restored.status).toBe(200)
    expect(await statusOf(id)).toMatchObject({ state: 'Read', pages: 1, words: (await pageOf(id, 1)).words.length })
    expect(await found('Skipperen')).toEqual([id])
    const body = { selection: { kind: 'items', folders: [], assets: [id] }, destinationId: await newFolder(person), decisions: {} }
    expect((await person.ask({ method: 'POST', path: '/v1/library/copy', headers: records, body })).status).toBe(200)
    const both = await found('Skipperen')
    expect(both).toHaveLength(2)
    const copy = both.find((one) => one !== id) ?? ''
    expect(textOfWords((await pageOf(copy, 1)).words)).toBe(textOfWords((await pageOf(id, 1)).words))
  })
})

describe('a file of several pages', () => {
  it('is read page by page, and found on the page that says it', async () => {
    const id = await put('tiff', await tiffOf([await letter(LETTERS.nor), await letter(LETTERS.eng)]))
    await start(id, ['nor', 'eng'])
    expect(await ended(id)).toMatchObject({ state: 'Read', pages: 2, done: 2 })
    expect((await call(id, '/found?q=Newfoundland')).json).toEqual({ pages: [{ page: 2, hits: 1 }], hits: 1 })
    expect((await call(id, '/pages?limit=1')).json).toMatchObject({ items: [{ page: 1, state: 'Read' }], next: 1 })
    expect((await call(id, '/pages?after=1')).json).toMatchObject({ items: [{ page: 2, state: 'Read' }], next: null })
    const { contentVersion } = await pageOf(id, 2)
    const picture = (page: number, version = contentVersion) => fetch(`${server.url}/v1/s/${person.sessionId}/assets/${id}/preview/${version}/pages/${page}`, { headers: { cookie: person.cookie } })
    const second = await picture(2)
    expect([second.status, second.headers.get('content-type'), (await picture(3)).status, (await picture(2, 'another')).status]).toEqual([200, 'image/webp', 404, 404])
    const difference = sharp(Buffer.from(await second.arrayBuffer())).composite([{ input: await letter(LETTERS.eng), blend: 'difference' }]).removeAlpha().greyscale()
    expect((await sharp(await difference.png().toBuffer()).stats()).channels[0]?.mean).toBeLessThan(5)
  })

  it('that says a part itself keeps that, and is read where it does not', async () => {
    const id = await put('pdf', await pdfOf(['The register of the harbour master', await letter(LETTERS.spa)]))
    await expect.poll(async () => (await readAsset(person, id)).indexing).toBe('Indexed')
    await start(id, ['spa'])
    expect(await ended(id)).toMatchObject({ state: 'Read', pages: 2, done: 2 })
    expect([(await pageOf(id, 1)).state, (await pageOf(id, 2)).state]).toEqual(['HasText', 'Read'])
    const text = (await person.ask({ path: `/v1/assets/${id}/text`, headers: records })).json as { readonly text: string }
    expect(text.text.split('\f').map((page) => page.trim().slice(0, 12))).toEqual(['The register', 'Muy señor mí', ''])
    expect([await found('harbour master'), await found('bergantín')]).toEqual([expect.arrayContaining([id]), [id]])
    // Its own text is taken out again, which forgets nothing of what was read.
    await person.ask({ method: 'POST', path: `/v1/assets/${id}/indexing`, headers: records })
    await expect.poll(async () => (await readAsset(person, id)).indexing).toBe('Indexed')
    expect(await found('bergantín')).toEqual([id])
  })
})

describe('what cannot be read', () => {
  it('is refused by its kind', async () => {
    const id = await put('wav', soundOf(1000))
    expect(await statusOf(id)).toMatchObject({ isSupported: false, state: 'None' })
    expect(await start(id)).toMatchObject({ status: 415, message: 'FILE_NOT_SUPPORTED_FOR_OCR' })
  })

  it('says why', async () => {
    const id = await put('pdf', Buffer.from('%PDF-1.7\n'))
    await start(id)
    expect(await ended(id)).toMatchObject({ state: 'Failed', reason: 'Damaged', pages: null })
    expect((await start(id)).json).toMatchObject({ state: 'Queued', reason: null })
    await ended(id)
  })
})

describe('reading that is stopped', () => {
  it('keeps what is read, and goes on from there when it is asked for again', async () => {
    const pages = [LETTERS.nor, LETTERS.eng, LETTERS.spa]
    const id = await put('tiff', await tiffOf(await Promise.all(pages.map((lines) => letter(lines)))))
    await start(id, ['nor'])
    await expect.poll(async () => (await statusOf(id)).done, { interval: 50 }).toBeGreaterThan(0)
    const stopped = (await call(id, '/cancel', 'POST')).json as OcrStatus
    expect(stopped).toMatchObject({ state: 'None', pages: 3 })
    expect(stopped.done).toBeLessThan(3)
    const first = await pageOf(id, 1)
    await start(id, ['nor'])
    expect(await ended(id)).toMatchObject({ state: 'Read', done: 3 })
    expect(await pageOf(id, 1)).toEqual(first)
  })
})

describe('a selection', () => {
  interface Run {
    readonly id: string
    readonly state: string
  }
  const own = async (): Promise<readonly Run[]> => (await person.ask({ path: '/v1/ocr/runs' })).json as readonly Run[]
  const ask = (path: string, body: object): Promise<Answer> => person.ask({ method: 'POST', path: `/v1/ocr/${path}`, headers: records, body })

  it('with all that lies below its folders is planned, read in a run of its own, and followed', async () => {
    const [outer, other] = [await newFolder(person), await newFolder(person)]
    const inner = ((await person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name: 'Inside', parentId: outer } })).json as { readonly id: string }).id
    for (const place of [outer, inner]) await upload(person, { folderId: place, name: newName('png'), bytes: await letter(LETTERS.eng) })
    await upload(person, { folderId: inner, name: newName('wav'), bytes: soundOf(1000) })
    await upload(person, { folderId: other, name: newName('png'), bytes: await letter(LETTERS.nor) })
    const selection = { kind: 'items', folders: [outer], assets: [] }
    expect((await ask('plan', { selection })).json).toEqual({ assets: 3, supported: 2, read: 0, pages: 2, uncounted: 0 })
    const begun = await ask('runs', { selection, languages: ['eng'], again: false })
    expect(begun.json).toMatchObject({ state: 'Waiting', assets: 2, assetsDone: 0, unsupported: 1, pages: 2, pagesDone: 0, languages: ['eng'] })
    await expect.poll(async () => (await own())[0]?.state, { interval: 200 }).toBe('Done')
    expect((await own())[0]).toMatchObject({ assets: 2, assetsDone: 2, failed: 0, pages: 2, pagesDone: 2, secondsLeft: null })
    expect((await ask('plan', { selection })).json).toMatchObject({ supported: 2, read: 2 })
    expect((await ask('runs', { selection, languages: ['eng'], again: false })).json).toMatchObject({ state: 'Done', assets: 0 })
  })

  it('of nothing that can be read is refused', async () => {
    const id = await put('wav', soundOf(1000))
    expect(await ask('runs', { selection: { kind: 'items', folders: [], assets: [id] }, languages: [], again: false })).toMatchObject({ message: 'FILE_NOT_SUPPORTED_FOR_OCR' })
  })

  it('that is cancelled is read no further, and is its sender’s alone', async () => {
    const place = await newFolder(person)
    for (let at = 0; at < 3; at += 1) await upload(person, { folderId: place, name: newName('png'), bytes: await letter(LETTERS.spa) })
    const { id } = (await ask('runs', { selection: { kind: 'contents', folderId: place, except: [] }, languages: ['spa'], again: false })).json as Run
    const other = await signIn(server.url, 'publisher@harbour.example')
    expect((await other.ask({ method: 'POST', path: `/v1/ocr/runs/${id}/cancel` })).message).toBe('NOT_FOUND')
    expect((await person.ask({ method: 'POST', path: `/v1/ocr/runs/${id}/cancel` })).json).toMatchObject({ state: 'Cancelled' })
    expect((await server.database.owner.query(`select id from jobs where kind = 'ocr page' and state = 'Waiting'`)).rows).toEqual([])
    expect((await person.ask({ method: 'DELETE', path: `/v1/ocr/runs/${id}` })).status).toBe(200)
    expect((await own()).map((run) => run.id)).not.toContain(id)
  })
})

/** Processes of the recognition that this one started. */
const recognizers = async (): Promise<readonly number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const mine = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
      const parent = Number((await read('stat')).replace(/^.*\) /s, '').split(' ')[1])
      return parent === process.pid && /ocrWorker\.[jt]s/.test(await read('cmdline')) ? [Number(pid)] : []
    }),
  )
  return mine.flat()
}

/** Pages on which the worker is killed: one in the quick run, thirty in the full one. */
const KILLED = Math.min(30, Number(process.env['ROUNDS'] ?? 1))

describe('a worker that is killed', () => {
  it('on every page once is replaced each time, and all is read', { timeout: 60_000 + KILLED * 45_000 }, async () => {
    const id = await put('tiff', await tiffOf(await Promise.all(Array.from({ length: KILLED }, () => letter(LETTERS.eng)))))
    await start(id, ['eng'])
    for (let page = 1; page <= KILLED; page += 1) {
      const isUnderWay = `select id from jobs where kind = 'ocr page' and state = 'Working' and tries = 0 and (payload ->> 'page')::int = $1`
      await expect.poll(async () => (await server.database.owner.query(isUnderWay, [page])).rows.length, { interval: 10 }).toBe(1)
      await expect.poll(recognizers, { interval: 20 }).toHaveLength(1)
      for (const pid of await recognizers()) process.kill(pid, 'SIGKILL')
    }
    // Each page has a second try before it.
    expect(await ended(id, 60_000 + KILLED * 15_000)).toMatchObject({ state: 'Read', pages: KILLED, done: KILLED, failedPages: 0 })
    expect(textOfWords((await pageOf(id, KILLED)).words)).toContain('schooner Albatross')
  })

  it('at one page each time leaves that page, and goes on with the others', async () => {
    const id = await put('tiff', await tiffOf([await letter(LETTERS.eng), await letter(LETTERS.eng)]))
    await start(id, ['eng'])
    const first = async () => (await server.database.owner.query(`select state from ocr_pages where asset_id = $1 and page = 1`, [id])).rows[0] as { readonly state: string } | undefined
    const isUnderWay = `select id from jobs where kind = 'ocr page' and state = 'Working' and payload ->> 'assetId' = $1 and (payload ->> 'page')::int = 1`
    await expect
      .poll(
        async () => {
          if ((await server.database.owner.query(isUnderWay, [id])).rows.length > 0) for (const pid of await recognizers()) process.kill(pid, 'SIGKILL')
          return (await first())?.state
        },
        { interval: 10 },
      )
      .toBe('Failed')
    expect(await ended(id)).toMatchObject({ state: 'Read', pages: 2, done: 2, failedPages: 1 })
    expect(await pageOf(id, 1)).toMatchObject({ state: 'Failed', reason: 'WorkerEnded', words: [] })
    expect(textOfWords((await pageOf(id, 2)).words)).toContain('schooner Albatross')
  })

  it('ends when it has nothing to do', async () => {
    await expect.poll(recognizers).toEqual([])
  })
})
