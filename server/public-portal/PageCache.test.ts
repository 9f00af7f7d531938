import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PageCache, type KeptAnswer } from './PageCache.ts'

const answer = (bytes: number, identity = Buffer.alloc(bytes)): KeptAnswer => ({ status: 200, headers: {}, etag: '', bodies: { identity } })
const keep = (cache: PageCache, key: string, bytes: number) => cache.make(key, async () => answer(bytes))

describe('pages that are kept', () => {
  it('are made once for all who ask meanwhile', async () => {
    const cache = new PageCache(1_000_000)
    let made = 0
    const ask = () => cache.make('a', async () => {
      made += 1
      return answer(10)
    })
    const [first, second] = await Promise.all([ask(), ask()])
    expect([made, first === second, cache.find('a') === first, cache.find('b')]).toEqual([1, true, true, undefined])
  })

  it('make room for others, those first that were asked for longest ago', async () => {
    const cache = new PageCache(100_000)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await keep(cache, key, 11_000)
    expect(cache.find('a')).toBeDefined()
    await keep(cache, 'i', 11_000)
    expect(['a', 'b', 'c', 'i'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true])
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
  })

  it('are none that is not there, that failed, or that would push out many', async () => {
    const cache = new PageCache(100_000)
    await cache.make('none', async () => undefined)
    await keep(cache, 'large', 20_000)
    await expect(cache.make('failed', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect([cache.find('none'), cache.find('large'), cache.find('failed'), cache.bytes]).toEqual([undefined, undefined, undefined, 0])
    expect((await keep(cache, 'failed', 10))?.status).toBe(200)
  })

  it('take no more memory than is counted: of what zlib hands out, the rest of its chunk goes', async () => {
    const cache = new PageCache(1_000_000)
    const page = Buffer.from('Harbour Museum '.repeat(1000))
    const made = { ...answer(0), bodies: { br: await promisify(brotliCompress)(page), gzip: await promisify(gzip)(page) } }
    expect(made.bodies.gzip.buffer.byteLength).toBeGreaterThan(10 * made.bodies.gzip.length)
    const [first, second] = [await cache.make('a', async () => made), await cache.make('b', async () => answer(0, Buffer.from('small')))]
    expect(first?.bodies).toEqual(made.bodies)
    const kept = [first, second, cache.find('a')].flatMap((each) => Object.values(each?.bodies ?? {}) as readonly Buffer[])
    expect(kept.map((body) => body.buffer.byteLength)).toEqual(kept.map((body) => body.length))
    expect(kept).toHaveLength(5)
  })
})
