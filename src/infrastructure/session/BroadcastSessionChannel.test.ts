import { afterEach, expect, it, vi } from 'vitest'
import { BroadcastSessionChannel } from './BroadcastSessionChannel.ts'

afterEach(() => vi.restoreAllMocks())

/** The lock of a tab that the device has suspended: nobody else ever gets it. */
const heldForEver = {
  query: async () => ({ held: [], pending: [] }),
  request: (_name: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }),
} as unknown as Pick<LockManager, 'query' | 'request'>

it('waits for its turn no longer than another tab may take', async () => {
  const over = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const channel = new BroadcastChannel('vitrine.test')
  const turn = new BroadcastSessionChannel(channel, heldForEver).alone('session-1', async () => 'refreshed', new AbortController().signal)
  over.abort(new Error('too long'))
  await expect(turn).rejects.toThrow('too long')
  expect(limit).toHaveBeenCalledWith(60_000)
  channel.close()
})
