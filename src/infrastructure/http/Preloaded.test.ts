import { expect, it } from 'vitest'
import type { PreloadedCalls, EarlyAnswer } from './preloadedCalls.ts'
import { Preloaded } from './Preloaded.ts'

const ANSWER: EarlyAnswer = { ok: true, status: 200, text: '{}' }
const HEADERS = { Authorization: 'Bearer t', 'X-Resource-Type': 'RECORDS' }

const begin = (now = 150) => {
  const calls: PreloadedCalls['calls'] = new Map([['/v1/assets', { headers: HEADERS, answer: Promise.resolve(ANSWER) }]])
  return new Preloaded({ at: 100, calls, streams: new Map() }, () => now)
}

it('hands an answer over to whoever asks for the very same, once', async () => {
  const preloaded = begin()
  expect(await preloaded.answer('/v1/assets', { ...HEADERS })).toBe(ANSWER)
  expect(preloaded.answer('/v1/assets', HEADERS)).toBeUndefined()
})

it.each([
  ['another token', { ...HEADERS, Authorization: 'Bearer u' }],
  ['another module', { ...HEADERS, 'X-Resource-Type': 'ARCHIVES' }],
  ['a header more', { ...HEADERS, 'X-Organization-Id': 'o' }],
  ['a header less', { Authorization: 'Bearer t' }],
])('has no answer for a call with %s, nor keeps it', (_, headers) => {
  const preloaded = begin()
  expect(preloaded.answer('/v1/assets', headers)).toBeUndefined()
  expect(preloaded.answer('/v1/assets', HEADERS)).toBeUndefined()
})

it('has none for another address', () => {
  expect(begin().answer('/v1/folders', HEADERS)).toBeUndefined()
})

it('keeps what nobody asked for ten seconds', () => {
  expect(begin(10_099).answer('/v1/assets', HEADERS)).toBeDefined()
  expect(begin(10_100).answer('/v1/assets', HEADERS)).toBeUndefined()
})
