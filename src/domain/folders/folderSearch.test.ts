import { expect, it } from 'vitest'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import { byNearness, foldersWithin, hasPieces, piecesSought } from './folderSearch.ts'

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

it('what finds the folders inside a place is a query as the printer writes it', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  const queries = [foldersWithin('RECORDS', id), foldersWithin('ARCHIVES', null)]
  expect(queries).toEqual([`type:folder folder:id:${id}`, 'type:folder in:archives -folder:*'])
  expect(queries.map((q) => printQuery(parseQuery(q)))).toEqual(queries)
})
