import { expect, it } from 'vitest'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { askedBy, isKnown, isOfNoMatter, NO_QUESTION, renamed, replacing, wayOf } from './question.ts'

const files = { thumbnail: ({ id }: { readonly id: string }, size: number) => `${id} at ${size}` }
const DUPLICATE = { asset: { id: 'same', thumbnail: 'Ready' }, path: [] } as unknown as Duplicate
const existing = (thumbnail: 'Ready' | 'Pending') => ({ id: 'there', mayReplace: true, file: { size: 1, modifiedAt: '2026-01-01T00:00:00Z', contentVersion: '1', thumbnail } }) as never

it.each([
  ['ask', 'ask'],
  ['upload', 'travel'],
  ['skip', 'leave'],
] as const)('a file that is there already, where %s was decided for all: %s', (onKnown, way) => {
  expect(wayOf({ onKnown }, { verdict: 'known', duplicate: DUPLICATE })).toBe(way)
})

it('what was decided for files that are there already changes nothing of a refusal or a taken name', () => {
  expect(wayOf({ onKnown: 'upload' }, { verdict: 'refuse', code: 'FILE_EMPTY' })).toBe('refuse')
  expect(wayOf({ onKnown: 'skip' }, { verdict: 'ask', proposal: undefined, existing: undefined })).toBe('ask')
})

it('asks about a taken name with the picture of what has it, once that can be seen', () => {
  const asked = (thumbnail: 'Ready' | 'Pending') => askedBy({ verdict: 'ask', proposal: 'a (2).jpg', existing: existing(thumbnail) }, files)
  expect(asked('Ready')).toMatchObject({ code: 'ASSET_ALREADY_EXISTS', proposal: 'a (2).jpg', picture: 'there at 320' })
  expect(asked('Pending').picture).toBeUndefined()
})

it('tells a question about the same file from one about its name', () => {
  expect(isKnown({ ...NO_QUESTION, ...askedBy({ verdict: 'known', duplicate: DUPLICATE }, files) })).toBe(true)
  expect(isKnown({ ...NO_QUESTION, ...askedBy({ verdict: 'ask', proposal: undefined, existing: existing('Ready'), duplicate: DUPLICATE }, files) })).toBe(false)
  expect(isKnown(NO_QUESTION)).toBe(false)
})

it('another name is not asked about again where the same file was told of, and stays asked about otherwise', () => {
  expect(renamed({ ...NO_QUESTION, duplicate: DUPLICATE, onKnown: 'ask' }, 'b.jpg')).toEqual({ name: 'b.jpg', proposal: undefined, onKnown: 'upload' })
  expect(renamed({ ...NO_QUESTION, onKnown: 'ask' }, 'b.jpg').onKnown).toBe('ask')
})

it('takes the place of what has its name', () => {
  expect(replacing({ ...NO_QUESTION, code: 'ASSET_ALREADY_EXISTS', existing: existing('Ready') })).toEqual({ code: undefined, replaces: 'there' })
})

it.each([
  ['nothing is the same file', 'ask', 4, undefined, true],
  ['it was decided that it comes nonetheless', 'upload', 4, DUPLICATE, true],
  ['it has arrived as a whole', 'ask', 9, DUPLICATE, true],
  ['a part of it is still to come', 'ask', 4, DUPLICATE, false],
  ['such files are left out', 'skip', 4, DUPLICATE, false],
] as const)('what was found of a file on its way, where %s', (_, onKnown, sent, duplicate, isNothing) => {
  expect(isOfNoMatter({ onKnown, sent, file: { name: 'a.jpg', size: 9, lastModified: 1 } }, duplicate)).toBe(isNothing)
})
