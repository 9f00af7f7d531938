import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from './serverEvent.ts'
import { THROTTLE_MS, throttled } from './throttle.ts'
import type { PublishedEvent } from './publish.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const USAGE: ServerEvent = { kind: 'usage.changed' }
const TRASH: ServerEvent = { kind: 'trash.changed' }
const asset = (assetId: string, thumbnail: 'Pending' | 'Ready'): ServerEvent => ({
  kind: 'asset.changed',
  assetId,
  folderId: 'folder',
  type: 'RECORDS',
  thumbnail,
  indexing: 'None',
})

const begin = () => {
  const passed: (readonly PublishedEvent[])[] = []
  const { push, stop } = throttled((batch) => passed.push(batch))
  const publish = (serverEvent: ServerEvent, to: Partial<PublishedEvent> = {}) => push({ organizationId: 'one', serverEvent, ...to })
  const serverEvents = () => passed.map((batch) => batch.map((one) => ('serverEvent' in one ? one.serverEvent : one)))
  return { passed, serverEvents, publish, stop }
}

it('tells the first at once, and those that follow together', () => {
  const { serverEvents, publish } = begin()
  publish(USAGE)
  expect(serverEvents()).toEqual([[USAGE]])
  publish(TRASH)
  publish(USAGE)
  expect(serverEvents()).toHaveLength(1)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(serverEvents()).toEqual([[USAGE], [TRASH, USAGE]])
  vi.advanceTimersByTime(THROTTLE_MS)
  publish(TRASH)
  expect(serverEvents()).toHaveLength(3)
})

it('tells the same once, and of an asset how it is in the end', () => {
  const { serverEvents, publish } = begin()
  publish(TRASH)
  for (const serverEvent of [USAGE, asset('a', 'Pending'), asset('b', 'Ready'), USAGE, asset('a', 'Ready')]) publish(serverEvent)
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(serverEvents()[1]).toEqual([asset('b', 'Ready'), USAGE, asset('a', 'Ready')])
})

it('keeps what other organizations and single users are told apart', () => {
  const { passed, publish } = begin()
  publish(TRASH)
  publish(USAGE)
  publish(USAGE, { organizationId: 'other' })
  publish(USAGE, { userId: 'ada' })
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(passed[1]).toEqual([
    { organizationId: 'one', serverEvent: USAGE },
    { organizationId: 'other', serverEvent: USAGE },
    { organizationId: 'one', serverEvent: USAGE, userId: 'ada' },
  ])
})

it('tells nothing more once it is stopped', () => {
  const { serverEvents, publish, stop } = begin()
  publish(TRASH)
  publish(USAGE)
  stop()
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(serverEvents()).toEqual([[TRASH]])
})
