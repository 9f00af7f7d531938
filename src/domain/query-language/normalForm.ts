import { hasWord } from '../search/words.ts'
import { fieldNamed } from './fields.ts'
import { bare, cleaned, cleanedValue } from './pieces.ts'
import { printQuery } from './print.ts'
import { EVERYTHING, type FieldTest, type Leaf, type Query, type TextCondition } from './query.ts'
import { readLeaf } from './readLeaf.ts'

/** Written in upper case they join conditions; in lower case they are words. */
export const OPERATORS: readonly string[] = ['AND', 'OR', 'NOT']

/** Whether it is read as one word again wherever it stands. */
const isWord = (text: string): boolean => {
  if (OPERATORS.includes(text) || text.startsWith('-') || bare(text, 0).end < text.length) return false
  const { read } = readLeaf(text, 0)
  return read.kind === 'text' && read.match === 'word'
}

const text = (written: string, match: TextCondition['match']): TextCondition | undefined => {
  const clean = cleaned(written)
  if (!hasWord(clean)) return undefined
  return { kind: 'text', text: clean, match: match === 'word' && !isWord(clean) ? 'phrase' : match }
}

const testOf = (test: FieldTest): FieldTest | undefined => {
  if (test.is === 'any' || test.is === 'none') return test
  if (test.is === 'between') {
    const [from, to] = [cleanedValue(test.from), cleanedValue(test.to)]
    return from === '' || to === '' ? undefined : { is: 'between', from, to }
  }
  const value = cleanedValue(test.value)
  return value === '' ? undefined : { ...test, value }
}

/** One condition in normal form; nothing where it asks for nothing. */
export const leafOf = (leaf: Leaf): Leaf | undefined => {
  if (leaf.kind === 'text') return text(leaf.text, leaf.match)
  const [field, test] = [cleanedValue(leaf.field), testOf(leaf.test)]
  return field === '' || test === undefined ? undefined : { kind: 'field', field: fieldNamed(field) ?? field, test }
}

const compound = (kind: 'and' | 'or', parts: readonly Query[]): Query => {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]))
  const own = [...new Map(flat.map((part) => [printQuery(part), part])).values()]
  const [only, ...more] = own
  return only !== undefined && more.length === 0 ? only : { kind, parts: own }
}

/** What meets all of these, which are in normal form. */
export const allOf = (parts: readonly Query[]): Query => {
  const own = parts.filter(({ kind }) => kind !== 'everything')
  return own.length === 0 ? EVERYTHING : compound('and', own)
}

/** What meets any of these, which are in normal form; of none, nothing. */
export const anyOf = (parts: readonly Query[]): Query => {
  if (parts.length === 0) return { kind: 'not', part: EVERYTHING }
  return parts.some(({ kind }) => kind === 'everything') ? EVERYTHING : compound('or', parts)
}

/** What does not meet this, which is in normal form. */
export const noneOf = (part: Query): Query => {
  if (part.kind === 'not') return part.part
  if (part.kind === 'field' && part.test.is === 'any') return { ...part, test: { is: 'none' } }
  return part.kind === 'field' && part.test.is === 'none' ? { ...part, test: { is: 'any' } } : { kind: 'not', part }
}

/** The query as the parser would make it; conditions that ask for nothing are left out. */
export const normalForm = (query: Query): Query => {
  switch (query.kind) {
    case 'everything':
      return query
    case 'not':
      return noneOf(normalForm(query.part))
    case 'and':
      return allOf(query.parts.map(normalForm))
    case 'or':
      return anyOf(query.parts.map(normalForm))
    default:
      return leafOf(query) ?? EVERYTHING
  }
}
