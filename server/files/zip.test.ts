import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sourceOfBytes } from './byteSource.ts'
import { zipOf, type FixturePart } from './zip.fixture.ts'
import { HostileArchive, ZIP_LIMITS, ZipFile } from './zip.ts'

const open = (parts: readonly FixturePart[]): Promise<ZipFile> => ZipFile.open(sourceOfBytes(zipOf(parts)))

describe('an archive', () => {
  it('gives its parts', async () => {
    const zip = await open([{ name: 'a.xml', content: '<a/>' }, { name: 'folder/b.txt', content: 'b' }])
    expect(zip.names).toEqual(['a.xml', 'folder/b.txt'])
    expect(await zip.xml('a.xml')).toBe('<a/>')
    expect((await zip.part('folder/b.txt'))?.toString()).toBe('b')
    expect(await zip.part('c')).toBeUndefined()
  })

  it.each([
    ['claims less than it unpacks to', { name: 'a', content: Buffer.alloc(1_000_000), claimed: 10 }],
    ['claims more than it unpacks to', { name: 'a', content: 'short', claimed: 1_000 }],
  ])('that %s is refused', async (_, part) => {
    await expect((await open([part])).part('a')).rejects.toThrow(HostileArchive)
  })

  it.each(['../a', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0', ''])('that climbs out of its folder is refused: %j', async (name) => {
    await expect(open([{ name, content: 'x' }])).rejects.toThrow(HostileArchive)
  })

  it.each([
    ['one part is too large', [{ name: 'a', content: 'x', claimed: ZIP_LIMITS.entry + 1 }]],
    ['all parts are', Array.from({ length: 5 }, (_, at) => ({ name: `${at}`, content: 'x', claimed: ZIP_LIMITS.entry }))],
    ['there are too many parts', Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, at) => ({ name: `${at}`, content: '' }))],
    ['a part comes twice', [{ name: 'a', content: 'x' }, { name: 'a', content: 'y' }]],
  ])('of which %s is refused before anything is unpacked', async (_, parts) => {
    await expect(open(parts)).rejects.toThrow(HostileArchive)
  })

  it.each(['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', '<!doctype a><a/>', '<!ENTITY x "y">'])('gives no XML with entities: %s', async (content) => {
    await expect((await open([{ name: 'a.xml', content }])).xml('a.xml')).rejects.toThrow(HostileArchive)
  })

  it('unpacks a bomb no further than it claims to reach', async () => {
    const bomb = await open([{ name: 'a', content: Buffer.alloc(200 * 1024 ** 2), claimed: 1000 }])
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 1)
    await expect(bomb.part('a')).rejects.toThrow(HostileArchive)
    clearInterval(looking)
    expect(most).toBeLessThan(10 * 1024 ** 2)
  })

  it('that is stuffed with nothing is refused before it is read', async () => {
    const whole = sourceOfBytes(zipOf([{ name: 'a', content: 'x'.repeat(1000), stuffed: 2_000_000 }]))
    let read = 0
    const zip = await ZipFile.open({ ...whole, read: (at, length) => whole.read(at, (read += length, length)) })
    await expect(zip.part('a')).rejects.toThrow(HostileArchive)
    expect(read).toBeLessThan(1_000_000)
  })

  it.each([['nothing', ''], ['what gets no smaller', randomBytes(100_000)], ['a letter', 'x'], ['pieces that were sent one by one', { stuffed: 500 }]])('gives a part of %s', async (_, made) => {
    const part = typeof made === 'object' && 'stuffed' in made ? { content: randomBytes(10_000), ...made } : { content: made }
    expect(await (await open([{ name: 'a', ...part }])).part('a')).toEqual(Buffer.from(part.content))
  })

  it('whose bytes cannot be read is not called hostile', async () => {
    const whole = sourceOfBytes(zipOf([{ name: 'a', content: randomBytes(200_000) }]))
    let isGone = false
    const source = { size: whole.size, read: (...at: [number, number]) => (isGone ? Promise.reject(new Error('the disk is gone')) : whole.read(...at)) }
    const zip = await ZipFile.open(source)
    isGone = true
    await expect(zip.part('a')).rejects.toThrow('the disk is gone')
    await expect(ZipFile.open(source)).rejects.toThrow('the disk is gone')
  })

  it.each([
    ['is encrypted', 6, 1],
    ['is packed by a method that nobody knows', 8, 99],
  ])('of which a part %s is refused', async (_, at, value) => {
    const bytes = zipOf([{ name: 'a', content: 'x' }])
    bytes.writeUInt16LE(value, bytes.indexOf('PK\x01\x02') + 2 + at)
    await expect(ZipFile.open(sourceOfBytes(bytes))).rejects.toThrow(HostileArchive)
  })

  it('with a directory of megabytes is refused', async () => {
    await expect(open(Array.from({ length: 50 }, (_, at) => ({ name: `${at}${'n'.repeat(60_000)}`, content: '' })))).rejects.toThrow(HostileArchive)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no archive', Buffer.alloc(10_000, 'PK')],
    ['half an archive', zipOf([{ name: 'a', content: 'x'.repeat(1000) }]).subarray(0, 60)],
    ['a directory beyond its end', (() => {
      const bytes = zipOf([{ name: 'a', content: 'x' }])
      bytes.writeUInt32LE(0xfffffff0, bytes.length - 6)
      return bytes
    })()],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(ZipFile.open(sourceOfBytes(bytes))).rejects.toThrow(HostileArchive)
  })
})
