import { expect, it } from 'vitest'
import { byNearness, hasPieces, piecesSought } from './folderSearch.ts'

it.each([
  ['  Old   HARBOUR old ', ['old', 'harbour']],
  ['', []],
  [' \t', []],
  ['50%_a', ['50%_a']],
])('%j is looked for as %j', (text, pieces) => {
  expect(piecesSought(text)).toEqual(pieces)
})

it.each([
  ['The Old Harbour 1911', 'harb old', true],
  ['The Old Harbour 1911', 'harbour new', false],
  ['Øyer og skjær', 'øyer', true],
  ['Anything', '', true],
])('%j has what %j asks for: %j', (name, text, has) => {
  expect(hasPieces(name, piecesSought(text))).toBe(has)
})

it('names what begins so first, then what is shorter', () => {
  const names = ['My harbour', 'Harbour plans', 'Old harbour', 'Harbour'].map((name) => ({ name }))
  expect(names.toSorted(byNearness(['harbour'])).map(({ name }) => name)).toEqual(['Harbour', 'Harbour plans', 'My harbour', 'Old harbour'])
})
