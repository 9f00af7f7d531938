import { fieldNamed } from '../query-language/fields.ts'
import type { Query, TextCondition } from '../query-language/query.ts'
import { wordsAt } from '../query-language/resolveField.ts'
import type { Resolved } from '../query-language/resolved.ts'
import type { Asked } from '../search/asked.ts'

/** Words that are marked where they stand. */
export type Marked = Pick<Extract<Resolved, { kind: 'words' }>, 'words' | 'match'>

const ofText = (text: string, match: TextCondition['match']): readonly Marked[] => {
  const asked = wordsAt('anywhere', text, match)
  return asked.kind === 'words' ? [{ words: asked.words, match: asked.match }] : []
}

/** Fields that words are looked for in. */
const OF_WORDS: readonly string[] = ['name', 'number', 'description', 'content']

/** What is marked in what a query finds: not what must not be there. */
export const markedIn = (query: Query): readonly Marked[] => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.flatMap(markedIn)
  if (query.kind === 'text') return ofText(query.text, query.match)
  if (query.kind !== 'field' || !OF_WORDS.includes(fieldNamed(query.field) ?? '')) return []
  const { test } = query
  if (test.is === 'equals') return ofText(test.value, 'word')
  return test.is === 'prefix' ? ofText(test.value, 'prefix') : []
}

/** The same while somebody is typing. */
export const markedOf = (asked: readonly Asked[]): readonly Marked[] => asked.map(({ words, isBegun }) => ({ words, match: isBegun ? 'begun' : 'exact' }))
