import { expect, it } from 'vitest'
import { judgeOrganizations } from './many.ts'

const OWN = { id: 'own', state: 'Unblocked', users: 3, signedIn: 1 } as const
const OPEN = { id: 'open', state: 'Unblocked', users: 24, signedIn: 2 } as const
const OTHER = { id: 'other', state: 'Unblocked', users: 6, signedIn: 0 } as const
const SHUT = { id: 'shut', state: 'Blocked', users: 9, signedIn: 0 } as const

it('blocks what is open, leaves out the own organization and what is blocked, and counts who loses access', () => {
  expect(judgeOrganizations([OWN, OPEN, SHUT, OTHER], 'block', 'own')).toEqual({
    done: ['open', 'other'],
    left: [
      { id: 'own', code: 'OWN_ORGANIZATION' },
      { id: 'shut', code: 'STALE_EDIT' },
    ],
    users: 30,
    signedIn: 2,
  })
})

it('unblocks what is blocked alone', () => {
  expect(judgeOrganizations([OPEN, SHUT], 'unblock', 'own')).toEqual({ done: ['shut'], left: [{ id: 'open', code: 'STALE_EDIT' }], users: 9, signedIn: 0 })
})

it('does nothing where nothing is chosen', () => {
  expect(judgeOrganizations([], 'block', undefined)).toEqual({ done: [], left: [], users: 0, signedIn: 0 })
})
