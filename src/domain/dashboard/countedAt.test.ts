import { expect, it } from 'vitest'
import { countedAt } from './countedAt.ts'

it.each([
  ['2026-11-26T14:05:59.000Z', '2026-11-26T14:10:00.000Z', 'UTC', '14:05'],
  ['2026-11-26T23:58:00.000Z', '2026-11-27T00:01:00.000Z', 'UTC', '11/26/2026 23:58'],
  ['2026-11-26T23:58:00.000Z', '2026-11-27T00:01:00.000Z', 'Europe/Oslo', '00:58'],
  ['2025-11-26T14:05:00.000Z', '2026-11-26T14:05:00.000Z', 'UTC', '11/26/2025 14:05'],
])('what was counted at %s is read at %s in %s as %s', (iso, now, zone, expected) => {
  expect(countedAt(iso, now, zone)).toBe(expected)
})
