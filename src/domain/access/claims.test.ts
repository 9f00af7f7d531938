import { expect, it } from 'vitest'
import { sayTheSame } from './claims.ts'
import { claimsWith } from './claims.fixture.ts'

const claims = claimsWith({ permissions: ['VIEW_RESOURCES'], modules: ['RECORDS'] })
const copy = () => structuredClone(claims)

it('tokens of one session that differ in how long they are good say the same', () => {
  expect(sayTheSame(claims, { ...copy(), expiresAt: claims.expiresAt + 600 })).toBe(true)
  expect(sayTheSame(undefined, undefined)).toBe(true)
})

it.each([
  ['nobody', undefined],
  ['another session', { ...copy(), sessionId: 's2' }],
  ['another role', { ...copy(), permissions: [] }],
  ['another language', { ...copy(), user: { ...copy().user, language: 'no' as const } }],
  ['another module', { ...copy(), settings: { availableModules: [], availableFeatures: [] } }],
])('%s is not the same', (_, other) => {
  expect(sayTheSame(claims, other)).toBe(false)
})
