import { describe, expect, it } from 'vitest'
import { PageCache, type KeptAnswer } from './PageCache.ts'

const answer = (bytes: number): KeptAnswer => ({ status: 200, headers: {}, etag: '', bodies: { identity: Buffer.alloc(bytes) } })
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
})
