import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes, docxOf, zipOf } from '../../server/files/zip.fixture.ts'
import { mp4Of } from '../../server/media/media.fixture.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { pictureOf } from './pictures.ts'
import { assetIdOf, newFolder, newName, readAsset, records, upload, type Asset } from './uploading.ts'

let server: TestServer
let person: Person
let folderId: string
let calls = 0
const outside = createServer((_request, response) => {
  calls += 1
  response.end()
})

beforeAll(async () => {
  await once(outside.listen(0, '127.0.0.1'), 'listening')
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(async () => {
  await server.stop()
  outside.close()
})

const send = (name: string, bytes: Buffer) => upload(person, { folderId, name, bytes })

const outcomeOf = async (name: string, bytes: Buffer): Promise<Asset> => {
  const id = assetIdOf(await send(name, bytes))
  await expect
    .poll(async () => (await readAsset(person, id)).thumbnail !== 'Pending' && (await readAsset(person, id)).indexing !== 'Indexing')
    .toBe(true)
  return readAsset(person, id)
}

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

describe('a file that is not what its name says', () => {
  it.each([
    ['a program as a picture', 'photo.jpg', () => Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['a page as a PDF', 'page.pdf', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a picture as a page, by its last extension', 'photo.jpg.html', () => pictureOf('jpeg', 10, 10)],
    ['a document with macros', 'letter.docx', () => zipOf([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), { name: 'word/document.xml', content: '' }])],
    ['an archive as a document', 'letter.docx', () => zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a document with a part that climbs out', 'letter.docx', () => docxOf('', '', [{ name: '../../../evil.sh', content: 'x' }])],
    ['a document that claims a gigabyte', 'letter.docx', () => docxOf('', '', [{ name: 'word/a.xml', content: 'x', claimed: 2 ** 30 }])],
    ['a document whose list of types is stuffed with nothing', 'letter.docx', () => zipOf([{ ...contentTypes(), stuffed: 1_000_000 }, { name: 'word/document.xml', content: '' }])],
    ['a document whose list of types is a bomb', 'letter.docx', () => zipOf([{ name: '[Content_Types].xml', content: Buffer.alloc(50_000_000), claimed: 100 }])],
  ])('is refused: %s', async (_, name, make) => {
    const answer = await send(name, await make())
    expect(answer).toMatchObject({ status: 415, json: { message: 'FILE_TYPE_NOT_SUPPORTED', names: [name] } })
  })

  it('and what is two things at once is only ever shown as the harmless one', async () => {
    const polyglot = Buffer.concat([await pictureOf('gif', 2, 2), Buffer.from('<script>alert(1)</script>')])
    const asset = await outcomeOf(newName('gif'), polyglot)
    const answer = await person.fetch({ path: `/v1/s/${person.sessionId}/assets/${asset.id}/preview/${asset.contentVersion}` })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    })
  })
})

it('a film that is damaged is told as such, and the next one is read', async () => {
  const stateOf = async (bytes: Buffer): Promise<string> => {
    const path = `/v1/assets/${assetIdOf(await send(newName('mp4'), bytes))}/embedded-metadata`
    await person.ask({ method: 'POST', path, headers: records })
    const read = async () => ((await person.ask({ path, headers: records })).json as { readonly state: string }).state
    await expect.poll(read).not.toBe('Reading')
    return read()
  }
  const film = mp4Of({ seconds: 5, width: 640, height: 360, title: 'The quay' })
  const altered = Buffer.from(film)
  altered.writeUInt32BE(0xffff_ffff, film.indexOf('mvhd') - 4)
  expect(await stateOf(altered)).toBe('Failed')
  expect(await stateOf(film)).toBe('Ready')
})

describe('a file that attacks whoever opens it', () => {
  const entity = (target: string): string => `<!DOCTYPE d [<!ENTITY x SYSTEM "${target}">]>`

  it('by external entities has no text, and nobody is called', async () => {
    const { port } = outside.address() as AddressInfo
    for (const target of [`http://127.0.0.1:${port}/`, 'file:///etc/passwd']) {
      expect((await outcomeOf(newName('docx'), docxOf(paragraph('&x;'), entity(target)))).indexing).toBe('Failed')
    }
    expect(calls).toBe(0)
  })

  it('by a part that unpacks to more than it says has no text', async () => {
    const lie = { name: 'word/footnotes.xml', content: Buffer.alloc(50_000_000), claimed: 100 }
    expect((await outcomeOf(newName('docx'), docxOf(paragraph('text'), '', [lie]))).indexing).toBe('Failed')
  })

  it('by dimensions that no memory holds has no thumbnail', async () => {
    const png = await pictureOf('png', 10, 10)
    png.writeUInt32BE(200_000, 16)
    png.writeUInt32BE(200_000, 20)
    expect((await outcomeOf(newName('png'), png)).thumbnail).toBe('Failed')
  })

  it('by nothing behind its first line has neither thumbnail nor text', async () => {
    expect(await outcomeOf(newName('pdf'), Buffer.from('%PDF-1.7\n'))).toMatchObject({ thumbnail: 'Failed', indexing: 'Failed' })
  })

  it('by pages that hold themselves is done with, one way or the other', async () => {
    const pages = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 9999999/Kids[2 0 R]>>endobj\n'
    const asset = await outcomeOf(newName('pdf'), Buffer.from(`%PDF-1.4\n${pages}trailer<</Root 1 0 R>>`))
    expect([asset.thumbnail, asset.indexing]).not.toContain('Pending')
  })

  it('keeps neither the queue nor the lists waiting', async () => {
    const png = await pictureOf('png', 10, 10)
    png.writeUInt32BE(200_000, 16)
    png.writeUInt32BE(200_000, 20)
    const hostile = await Promise.all(Array.from({ length: 20 }, () => send(newName('png'), png)))
    expect(hostile.map(({ status }) => status)).toEqual(hostile.map(() => 201))
    const began = performance.now()
    expect((await person.ask({ path: `/v1/assets?folderId=${folderId}`, headers: records })).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await outcomeOf(newName('png'), await pictureOf('png', 10, 10))).thumbnail).toBe('Ready')
  })

  it('before it is an asset keeps nobody waiting either', async () => {
    const bomb = { ...contentTypes(), content: Buffer.alloc(50_000_000), claimed: 1000 }
    const stuffed = { ...contentTypes(), stuffed: 2_000_000 }
    const hostile = [bomb, stuffed].flatMap((types) => Array.from({ length: 4 }, () => send(newName('docx'), zipOf([types, { name: 'word/document.xml', content: '' }]))))
    const meanwhile = await Promise.all(Array.from({ length: 20 }, () => person.ask({ path: `/v1/assets?folderId=${folderId}`, headers: records })))
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set((await Promise.all(hostile)).map(({ status }) => status))).toEqual(new Set([415]))
    expect((await send(newName('docx'), docxOf(paragraph('text')))).status).toBe(201)
  })
})
