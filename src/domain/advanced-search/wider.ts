import { allOf, anyOf, leafOf } from '../query-language/normalForm.ts'
import { cleaned } from '../query-language/pieces.ts'
import { printQuery } from '../query-language/print.ts'
import type { FieldTest, Leaf, Query } from '../query-language/query.ts'

/** Letters of a word's beginning that still mean something. */
const SHORTEST = 3

const leaves = (all: readonly Leaf[]): readonly Query[] => all.map(leafOf).filter((leaf) => leaf !== undefined)

/** The first half of a text; nothing where that is hardly a beginning. */
const beginningOf = (text: string): readonly Leaf[] => {
  const letters = [...text]
  const half = letters.slice(0, Math.max(SHORTEST, Math.ceil(letters.length / 2)))
  return half.length < letters.length ? [{ kind: 'text', text: half.join(''), match: 'prefix' }] : []
}

/** Words anywhere, all of them before any of them. */
const wordsAnywhere = (text: string): readonly Query[] => {
  const words = leaves(text.split(' ').map((word) => ({ kind: 'text', text: word, match: 'word' })))
  return words.length === 0 ? [] : [allOf(words), anyOf(words)]
}

/** What a field is asked for that could stand as words elsewhere. Ids are none, and ends of a range are of its kind alone. */
const wordsAsked = (test: FieldTest): string => ((test.is === 'equals' || test.is === 'prefix') && !test.value.startsWith('id:') ? test.value : '')

const candidates = (query: Query): readonly Query[] => {
  if (query.kind === 'field') return wordsAnywhere(cleaned(wordsAsked(query.test)))
  if (query.kind !== 'text') return []
  const text = cleaned(query.text)
  if (query.match === 'phrase') return wordsAnywhere(text)
  return leaves([...(query.match === 'word' ? [{ kind: 'text', text, match: 'prefix' } as const] : []), ...beginningOf(text)])
}

/** What could be asked instead of a query of one condition that finds nothing, the nearest first: beginnings of its word, its words by themselves and in any field. */
export const widerThan = (query: Query): readonly Query[] => {
  const others = new Map(candidates(query).map((other) => [printQuery(other), other]))
  others.delete(printQuery(query))
  return [...others.values()]
}
