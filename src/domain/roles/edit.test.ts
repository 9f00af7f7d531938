import { expect, it } from 'vitest'
import { gained, rebased } from './edit.ts'

const seen = { name: 'Curator', permissions: ['VIEW_RESOURCES', 'OCR_ASSETS'] } as const

it.each([
  ['nothing of mine', seen, { name: 'Keeper', permissions: ['VIEW_CONTACTS'] }, { name: 'Keeper', permissions: ['VIEW_CONTACTS'] }],
  ['my name', { ...seen, name: 'Mine' }, { ...seen, name: 'Keeper' }, { ...seen, name: 'Mine' }],
  [
    'what I gave, beside what they gave',
    { ...seen, permissions: [...seen.permissions, 'MOVE_RESOURCES'] },
    { ...seen, permissions: [...seen.permissions, 'COPY_RESOURCES'] },
    { ...seen, permissions: ['VIEW_RESOURCES', 'MOVE_RESOURCES', 'COPY_RESOURCES', 'OCR_ASSETS'] },
  ],
  ['what I took', { ...seen, permissions: ['VIEW_RESOURCES'] }, seen, { ...seen, permissions: ['VIEW_RESOURCES'] }],
  ['what they took', seen, { ...seen, permissions: ['OCR_ASSETS'] }, { ...seen, permissions: ['OCR_ASSETS'] }],
] as const)('an edit over another one keeps %s', (_, mine, theirs, expected) => {
  expect(rebased(seen, mine, theirs)).toEqual(expected)
})

it('names what was gained', () => {
  expect(gained(['VIEW_RESOURCES'], ['VIEW_RESOURCES', 'OCR_ASSETS'])).toEqual(['OCR_ASSETS'])
})
