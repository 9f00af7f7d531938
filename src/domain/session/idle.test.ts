import { describe, expect, it } from 'vitest'
import { isIdleFor, lastActed } from './idle.ts'

const MINUTE = 60
const at = (minutes: number): number => 1_800_000_000 + minutes * MINUTE

describe('somebody last did something in a session', () => {
  it.each([
    ['now, while the last token is good', { now: 9, actedAt: 0, renewedAt: 0, idle: 0 }, 9],
    ['when the last token ended, at the latest', { now: 40, actedAt: 0, renewedAt: 0, idle: 0 }, 10],
    ['when their browser says so', { now: 12, actedAt: 0, renewedAt: 5, idle: 7 }, 5],
    ['when it was known before, if the page has renewed itself since', { now: 30, actedAt: 2, renewedAt: 20, idle: 28 }, 2],
    ['when another tab knew it, whatever this one says', { now: 30, actedAt: 25, renewedAt: 25, idle: 30 }, 25],
  ])('%s', (_when, { now, actedAt, renewedAt, idle }, acted) => {
    expect(lastActed({ now: at(now), actedAt: at(actedAt), renewedAt: at(renewedAt) }, idle * MINUTE)).toBe(at(acted))
  })
})

it.each([
  [null, 100_000, false],
  [30, 30, false],
  [30, 31, true],
])('a limit of %s minutes ends a sign-in without use for %s: %s', (minutes, idle, isOver) => {
  expect(isIdleFor(minutes, at(0), at(idle))).toBe(isOver)
})
