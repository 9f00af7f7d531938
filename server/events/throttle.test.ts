import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerFact } from './fact.ts'
import { THROTTLE_MS, throttled } from './throttle.ts'
import type { PublishedEvent } from './publish.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const USAGE: ServerFact = { kind: 'usage.changed' }
const TRASH: ServerFact = { kind: 'trash.changed' }
const asset = (assetId: string, thumbnail: 'Pending' | 'Ready'): ServerFact => ({
  kind: 'asset.changed',
  assetId,
  folderId: 'folder',
  type: 'RECORDS',
  thumbnail,
  indexing: 'None',
})

const begin = () => {
  const passed: (readonly PublishedEvent[])[] = []
  const { push, stop } = throttled((told) => passed.push(told))
  const publish = (fact: ServerFact, to: Partial<PublishedEvent> = {}) => push({ organizationId: 'one', fact, ...to })
  const facts = () => passed.map((told) => told.map((one) => ('fact' in one ? one.fact : one)))
  return { passed, facts, publish, stop }
}

it('tells the first at once, and those that follow together', () => {
  const { facts, publish } = begin()
  publish(USAGE)
  expect(facts()).toEqual([[USAGE]])
  publish(TRASH)
  publish(USAGE)
  expect(facts()).toHaveLength(1)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(facts()).toEqual([[USAGE], [TRASH, USAGE]])
  vi.advanceTimersByTime(THROTTLE_MS)
  publish(TRASH)
  expect(facts()).toHaveLength(3)
})

it('tells the same once, and of an asset how it is in the end', () => {
  const { facts, publish } = begin()
  publish(TRASH)
  for (const fact of [USAGE, asset('a', 'Pending'), asset('b', 'Ready'), USAGE, asset('a', 'Ready')]) publish(fact)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(facts()[1]).toEqual([asset('b', 'Ready'), USAGE, asset('a', 'Ready')])
})

it('keeps what other organizations and single users are told apart', () => {
  const { passed, publish } = begin()
  publish(TRASH)
  publish(USAGE)
  publish(USAGE, { organizationId: 'other' })
  publish(USAGE, { userId: 'ada' })
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(passed[1]).toEqual([
    { organizationId: 'one', fact: USAGE },
    { organizationId: 'other', fact: USAGE },
    { organizationId: 'one', fact: USAGE, userId: 'ada' },
  ])
})

it('tells nothing more once it is stopped', () => {
  const { facts, publish, stop } = begin()
  publish(TRASH)
  publish(USAGE)
  stop()
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(facts()).toEqual([[TRASH]])
})
