import { expect, it } from 'vitest'
import { threadGroups } from './threadGroups.ts'

const thread = (updatedAt: string) => ({ threadId: updatedAt, title: '', updatedAt })

it('groups threads by the days of the reader, where they are', () => {
  const now = Date.parse('2026-11-26T12:00:00.000Z')
  const times = ['2026-11-26T11:00:00.000Z', '2026-11-25T23:30:00.000Z', '2026-11-25T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-19T11:00:00.000Z', '2025-11-26T12:00:00.000Z']
  const groups = (timeZone: string) => threadGroups(times.map(thread), timeZone, now).map(({ age, threads }) => [age, threads.length])
  expect(groups('UTC')).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['week', 1],
    ['earlier', 2],
  ])
  expect(groups('Europe/Oslo')).toEqual([
    ['today', 2],
    ['yesterday', 1],
    ['week', 1],
    ['earlier', 2],
  ])
})
