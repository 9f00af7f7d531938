import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEIC } from '../../server/media/media.fixture.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { settled } from '../support/server/settled.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, readAsset, upload, type Asset } from './uploading.ts'
import { pictureOf } from './pictures.ts'

let server: TestServer
let person: Person
let folderId: string

const TEXT = 'abcdefghij'.repeat(10)

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

const stored = async (name: string, bytes: Buffer): Promise<Asset> => {
  const id = assetIdOf(await upload(person, { folderId, name, bytes }))
  await settled(server.database)
  return readAsset(person, id)
}

const fetch = (asset: Asset, part: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
  person.fetch({ method, path: `/v1/s/${person.sessionId}/assets/${asset.id}/${part}`, headers })

describe('a download', () => {
  let asset: Asset
  beforeAll(async () => {
    asset = await readAsset(person, assetIdOf(await upload(person, { folderId, name: 'Håndbok fdp.txt', bytes: Buffer.from(TEXT) })))
  })

  it('is an attachment under its own name that nothing runs in', async () => {
    const answer = await fetch(asset, 'content')
    expect(answer.text).toBe(TEXT)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '100',
      'content-disposition': `attachment; filename="Handbok fdp.txt"; filename*=UTF-8''H%C3%A5ndbok%20fdp.txt`,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  it.each([
    ['bytes=0-9', 'bytes 0-9/100', 'abcdefghij'],
    ['bytes=95-', 'bytes 95-99/100', 'fghij'],
    ['bytes=-3', 'bytes 97-99/100', 'hij'],
  ])('answers %s', async (range, received, text) => {
    const answer = await fetch(asset, 'content', { range })
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length'), answer.text]).toEqual([206, received, String(text.length), text])
  })

  it('answers several ranges in parts', async () => {
    const answer = await fetch(asset, 'content', { range: 'bytes=0-1,98-99' })
    const [, boundary] = /^multipart\/byteranges; boundary=(\w+)$/.exec(answer.headers.get('content-type') ?? '') ?? []
    expect(answer.status).toBe(206)
    expect(answer.text).toBe(
      `\r\n--${boundary}\r\nContent-Type: text/plain\r\nContent-Range: bytes 0-1/100\r\n\r\nab` +
        `\r\n--${boundary}\r\nContent-Type: text/plain\r\nContent-Range: bytes 98-99/100\r\n\r\nij\r\n--${boundary}--\r\n`,
    )
    expect(answer.headers.get('content-length')).toBe(String(answer.text.length))
  })

  it('answers a range beyond the end with 416', async () => {
    const answer = await fetch(asset, 'content', { range: 'bytes=100-' })
    expect([answer.status, answer.headers.get('content-range'), answer.text]).toEqual([416, 'bytes */100', ''])
  })

  it('goes on after a broken connection, with the bytes that are missing', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, line) => `line ${line}`).join('\n'))
    const large = await readAsset(person, assetIdOf(await upload(person, { folderId, name: newName('large') + '.txt', bytes })))
    const address = `${server.url}/v1/s/${person.sessionId}/assets/${large.id}/content`
    const broken = new AbortController()
    const first = await globalThis.fetch(address, { headers: { cookie: person.cookie }, signal: broken.signal })
    const { value: got } = (await first.body?.getReader().read()) ?? {}
    broken.abort()
    const had = Buffer.from(got ?? [])
    expect([had.length > 0, had.length < bytes.length]).toEqual([true, true])
    const rest = { range: `bytes=${had.length}-`, 'if-range': first.headers.get('etag') ?? '', cookie: person.cookie }
    const second = await globalThis.fetch(address, { headers: rest })
    expect(second.status).toBe(206)
    expect(Buffer.concat([had, Buffer.from(await second.arrayBuffer())]).equals(bytes)).toBe(true)
  })

  it('answers a range only of the bytes that it was asked of', async () => {
    const etag = (await fetch(asset, 'content')).headers.get('etag') ?? ''
    expect((await fetch(asset, 'content', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await fetch(asset, 'content', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await fetch(asset, 'content', { 'if-none-match': etag })).status).toBe(304)
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await fetch(asset, 'content', {}, 'HEAD')
    expect([answer.status, answer.headers.get('content-length'), answer.text]).toEqual([200, '100', ''])
  })
})

describe('a preview', () => {
  it('of a picture is the picture, inline, with ranges', async () => {
    const bytes = await pictureOf('png', 40, 30)
    const asset = await stored(newName('png'), bytes)
    const answer = await fetch(asset, `preview/${asset.contentVersion}`, { range: 'bytes=0-7' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'image/png'])
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; /)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect([asset.width, asset.height]).toEqual([40, 30])
  })

  it('of a TIFF is a rendering of it, there as soon as the asset is said to have a thumbnail', async () => {
    const id = assetIdOf(await upload(person, { folderId, name: newName('tif'), bytes: await pictureOf('tiff', 2_000, 1_500) }))
    await expect.poll(async () => (await readAsset(person, id)).thumbnail, { interval: 5 }).toBe('Ready')
    const asset = await readAsset(person, id)
    expect((await fetch(asset, `preview/${asset.contentVersion}`)).headers.get('content-type')).toBe('image/webp')
  })

  it('of a HEIC is a rendering of it', async () => {
    const asset = await stored(newName('heic'), HEIC)
    expect(asset).toMatchObject({ thumbnail: 'Ready', width: 96, height: 64 })
    expect((await fetch(asset, `preview/${asset.contentVersion}`)).headers.get('content-type')).toBe('image/webp')
  })

  it('of what only begins like a HEIC is none, and the file is kept', async () => {
    const asset = await stored(newName('heic'), Buffer.concat([HEIC.subarray(0, 300), Buffer.alloc(200)]))
    expect(asset).toMatchObject({ thumbnail: 'Failed' })
    expect((await fetch(asset, 'content')).status).toBe(200)
  })

  it.each([
    ['html', '<script>alert(1)</script>'],
    ['txt', '<svg onload="alert(1)">'],
    ['csv', '<?xml version="1.0"?><a/>'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['mov', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['zip', 'PK\x05\x06' + '\0'.repeat(18)],
  ])('of %s is never given; the download is an attachment', async (extension, content) => {
    const asset = await stored(newName(extension), Buffer.from(content))
    expect(await fetch(asset, `preview/${asset.contentVersion}`)).toMatchObject({ status: 404 })
    expect((await fetch(asset, 'content')).headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  it('of another version is not found', async () => {
    const asset = await stored(newName('gif'), await pictureOf('gif', 4, 4))
    expect(await fetch(asset, 'preview/000000000000')).toMatchObject({ status: 404 })
  })
})

describe('a thumbnail', () => {
  it.each(['jpeg', 'png', 'gif', 'tiff', 'webp'] as const)('of %s is a WebP that is asked for again before each use', async (format) => {
    const asset = await stored(newName(format === 'tiff' ? 'tif' : format), await pictureOf(format, 2000, 1000))
    expect(asset).toMatchObject({ thumbnail: 'Ready', width: 2000, height: 1000 })
    const answer = await fetch(asset, `thumbnails/${asset.contentVersion}-320`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ])
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(asset, `thumbnails/${asset.contentVersion}-320`, { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['320.webp', '64', '960x', '%2e%2e%2f320'])('of a size that there is not is not found: %s', async (size) => {
    const asset = await stored(newName('gif'), await pictureOf('gif', 4, 4))
    expect((await fetch(asset, `thumbnails/${asset.contentVersion}-${size}`)).status).toBe(404)
  })
})
