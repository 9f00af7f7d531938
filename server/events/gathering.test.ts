import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerFact } from './fact.ts'
import { GATHERING_MS, gathering } from './gathering.ts'
import type { Told } from './tell.ts'

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
  const passed: (readonly Told[])[] = []
  const { hear, stop } = gathering((told) => passed.push(told))
  const tell = (fact: ServerFact, to: Partial<Told> = {}) => hear({ organizationId: 'one', fact, ...to })
  const facts = () => passed.map((told) => told.map((one) => ('fact' in one ? one.fact : one)))
  return { passed, facts, tell, stop }
}

it('tells the first at once, and those that follow together', () => {
  const { facts, tell } = begin()
  tell(USAGE)
  expect(facts()).toEqual([[USAGE]])
  tell(TRASH)
  tell(USAGE)
  expect(facts()).toHaveLength(1)
  vi.advanceTimersByTime(GATHERING_MS)
  expect(facts()).toEqual([[USAGE], [TRASH, USAGE]])
  vi.advanceTimersByTime(GATHERING_MS)
  tell(TRASH)
  expect(facts()).toHaveLength(3)
})

it('tells the same once, and of an asset how it is in the end', () => {
  const { facts, tell } = begin()
  tell(TRASH)
  for (const fact of [USAGE, asset('a', 'Pending'), asset('b', 'Ready'), USAGE, asset('a', 'Ready')]) tell(fact)
  vi.advanceTimersByTime(GATHERING_MS)
  expect(facts()[1]).toEqual([asset('b', 'Ready'), USAGE, asset('a', 'Ready')])
})

it('keeps what other organizations and single users are told apart', () => {
  const { passed, tell } = begin()
  tell(TRASH)
  tell(USAGE)
  tell(USAGE, { organizationId: 'other' })
  tell(USAGE, { userId: 'ada' })
  vi.advanceTimersByTime(GATHERING_MS)
  expect(passed[1]).toEqual([
    { organizationId: 'one', fact: USAGE },
    { organizationId: 'other', fact: USAGE },
    { organizationId: 'one', fact: USAGE, userId: 'ada' },
  ])
})

it('tells nothing more once it is stopped', () => {
  const { facts, tell, stop } = begin()
  tell(TRASH)
  tell(USAGE)
  stop()
  vi.advanceTimersByTime(GATHERING_MS)
  expect(facts()).toEqual([[TRASH]])
})
