import { expect, it, vi } from 'vitest'
import { fetchedOnce } from './fetchedOnce.ts'

it('asks once, however often it is wanted, and anew for what could not be fetched', async () => {
  const fetch = vi.fn<() => Promise<{ readonly pages: number }>>(async () => ({ pages: 12 })).mockRejectedValueOnce(new TypeError('offline'))
  const code = fetchedOnce(fetch)
  await expect(Promise.all([code(), code()])).rejects.toThrow('offline')
  expect(fetch).toHaveBeenCalledTimes(1)
  const [one, other] = await Promise.all([code(), code()])
  expect([one, await code(), fetch.mock.calls.length]).toEqual([other, other, 2])
})
