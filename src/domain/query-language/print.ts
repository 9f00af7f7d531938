import { inQuotes } from './pieces.ts'
import type { FieldTest, Leaf, Query, TextCondition } from './query.ts'
import { readLeaf } from './readLeaf.ts'

/** Whether a text is read as this value of a field again. A mark would join the letter before it. */
const isReadAs = (written: string, test: FieldTest): boolean => {
  const { read, end } = readLeaf(`x:${written}`, 0)
  return end === written.length + 2 && read.kind === 'field' && JSON.stringify(read.test) === JSON.stringify(test)
}

const asShort = (test: FieldTest, write: (quote: (text: string) => string) => string): string => {
  const short = write((text) => (/^\p{M}/u.test(text) ? inQuotes(text) : text))
  return isReadAs(short, test) ? short : write(inQuotes)
}

/** What stands behind a field's colon. */
const printTest = (test: FieldTest): string => {
  switch (test.is) {
    case 'any':
      return '*'
    case 'none':
      return 'none'
    case 'equals':
      return asShort(test, (quote) => quote(test.value))
    case 'prefix':
      return asShort(test, (quote) => `${quote(test.value)}*`)
    case 'compare':
      return asShort(test, (quote) => `${test.op}${quote(test.value)}`)
    case 'between':
      return asShort(test, (quote) => `${quote(test.from)}..${quote(test.to)}`)
  }
}

/** A field's name as it is typed. */
export const printField = (field: string): string => {
  const { read, end } = readLeaf(`${field}:x`, 0)
  const isBare = end === field.length + 2 && read.kind === 'field' && read.field === field && !field.startsWith('-')
  return isBare ? field : inQuotes(field)
}

const printText = ({ text, match }: TextCondition): string => {
  if (match === 'word') return text
  if (match === 'phrase') return inQuotes(text)
  const { read, end } = readLeaf(`${text}*`, 0)
  const isBare = end === text.length + 1 && read.kind === 'text' && read.match === 'prefix' && read.text === text && !text.startsWith('-')
  return isBare ? `${text}*` : `${inQuotes(text)}*`
}

const printLeaf = (leaf: Leaf): string => {
  if (leaf.kind === 'text') return printText(leaf)
  return leaf.test.is === 'none' ? `-${printField(leaf.field)}:*` : `${printField(leaf.field)}:${printTest(leaf.test)}`
}

const inParentheses = (query: Query): string => `(${print(query)})`

const print = (query: Query): string => {
  switch (query.kind) {
    case 'everything':
      return '*'
    case 'and':
      return query.parts.map((part) => (part.kind === 'or' ? inParentheses(part) : print(part))).join(' ')
    case 'or':
      return query.parts.map(print).join(' OR ')
    case 'not':
      return `-${query.part.kind === 'and' || query.part.kind === 'or' ? inParentheses(query.part) : print(query.part)}`
    default:
      return printLeaf(query)
  }
}

/** A query as it is typed, sent, linked and saved: in English, whatever language it was typed in. Parsed, it is the query again. */
export const printQuery = (query: Query): string => (query.kind === 'everything' ? '' : print(query))
