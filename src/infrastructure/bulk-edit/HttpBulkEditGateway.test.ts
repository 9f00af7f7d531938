import { afterEach, expect, it, vi } from 'vitest'
import type { Credentials } from '../../application/session/Credentials.ts'
import { HttpBulkEditGateway } from './HttpBulkEditGateway.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpClient } from '../http/HttpClient.ts'

afterEach(() => void vi.unstubAllGlobals())

it('saves what was saved already, and not answered, under the same key, and anything else under another', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    throw new TypeError('No answer')
  })
  const nobody: Credentials = { current: async () => undefined, renew: async () => 'refused', held: () => undefined }
  const gateway = new HttpBulkEditGateway(new HttpClient(new HttpCaller('http://nowhere'), nobody, () => 'en-US'), { publish: () => undefined })
  const selection = { kind: 'items', folders: [], assets: ['00000000-0000-4000-8000-000000000001'] } as const
  const save = (state: string, text = 'New') =>
    gateway.apply('RECORDS', selection, { description: { how: 'replace', text } }, state, new AbortController().signal)
  for (const asked of [() => save('one'), () => save('one'), () => save('two'), () => save('two', 'Newer')]) await asked()
  const [first, again, saved, savedAgain, other, , newer] = keys
  expect(keys).toHaveLength(8)
  expect([again, saved, savedAgain]).toEqual([first, first, first])
  expect(new Set([first, other, newer]).size).toBe(3)
})
