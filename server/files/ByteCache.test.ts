import { expect, it } from 'vitest'
import { ByteCache } from './ByteCache.ts'

it('keeps what was used last, up to its bound, in memory of its own', () => {
  const cache = new ByteCache(100)
  const pool = Buffer.alloc(10_000, 7)
  for (const key of ['a', 'b', 'c']) cache.put(key, pool.subarray(0, 30))
  expect(cache.get('a')).toEqual(Buffer.alloc(30, 7))
  cache.put('d', pool.subarray(0, 30))
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.buffer.byteLength)).toEqual([30, undefined, 30, 30])
})
