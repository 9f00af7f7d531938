import { bare, isQuote, quoted, type Piece } from './pieces.ts'
import { EVERYTHING, type FieldTest, type Query } from './query.ts'

/** What was read, as it was typed and not yet in normal form, and where it ends; nothing where something was typed that is nothing. */
interface Read<What> {
  readonly read: What
  readonly end: number
}

const OPERATOR = /(?:<=|>=|<|>)/y
/** Two ends, or one, of values that are no EDTF: there two dots beside a slash or in brackets are the date's own. */
const ENDS = /^([^[{]*?[^/[{])?\.\.([^/].*)?$/su

const betweenOf = (from: string, to: string): FieldTest => {
  if (from === '') return { is: 'compare', op: '<=', value: to }
  return to === '' ? { is: 'compare', op: '>=', value: from } : { is: 'between', from, to }
}

const readCompared = (text: string, at: number): Read<FieldTest> | undefined => {
  OPERATOR.lastIndex = at
  const op = OPERATOR.exec(text)?.[0] as '<' | '<=' | '>' | '>=' | undefined
  if (op === undefined) return undefined
  const { text: value, end } = quoted(text, at + op.length) ?? bare(text, at + op.length)
  return value === '' ? undefined : { read: { is: 'compare', op, value }, end }
}

const readQuoted = (text: string, { text: value, end }: Piece): Read<FieldTest> => {
  if (text.startsWith('..', end)) {
    const other = quoted(text, end + 2) ?? bare(text, end + 2)
    return { read: betweenOf(value, other.text), end: other.end }
  }
  return text[end] === '*' ? { read: { is: 'prefix', value }, end: end + 1 } : { read: { is: 'equals', value }, end }
}

const readBare = (text: string, { text: value, end }: Piece): Read<FieldTest> => {
  if (value === '*') return { read: { is: 'any' }, end }
  if (value.toLowerCase() === 'none') return { read: { is: 'none' }, end }
  const other = value.endsWith('..') && !/[/[{]/.test(value) ? quoted(text, end) : undefined
  if (other !== undefined) return { read: betweenOf(value.slice(0, -2), other.text), end: other.end }
  const [, from = '', to = ''] = ENDS.exec(value) ?? []
  if (from !== '' || to !== '') return { read: betweenOf(from, to), end }
  return { read: value.endsWith('*') ? { is: 'prefix', value: value.slice(0, -1) } : { is: 'equals', value }, end }
}

const readTest = (text: string, at: number): Read<FieldTest> => {
  const compared = readCompared(text, at)
  if (compared !== undefined) return compared
  const piece = quoted(text, at)
  return piece === undefined ? readBare(text, bare(text, at)) : readQuoted(text, piece)
}

/** A field's name, and where its value begins. */
interface FieldName {
  readonly name: string
  readonly value: number
}

/** The name of a field, where one is typed: a colon follows it at once. Its value may be missing still. */
export const readFieldName = (text: string, at: number): FieldName | undefined => {
  const piece = quoted(text, at)
  if (piece !== undefined) return text[piece.end] === ':' ? { name: piece.text, value: piece.end + 1 } : undefined
  const colon = bare(text, at).text.indexOf(':')
  return colon < 1 ? undefined : { name: text.slice(at, at + colon), value: at + colon + 1 }
}

/** The condition that begins there: a field's, or else a word, a phrase, or what begins so. */
export const readLeaf = (text: string, at: number): Read<Query> => {
  const field = readFieldName(text, at)
  if (field !== undefined && (isQuote(text, field.value) || bare(text, field.value).text !== '')) {
    const { read: test, end } = readTest(text, field.value)
    return { read: { kind: 'field', field: field.name, test }, end }
  }
  const piece = quoted(text, at)
  if (piece !== undefined) {
    const isBegun = text[piece.end] === '*'
    return { read: { kind: 'text', text: piece.text, match: isBegun ? 'prefix' : 'phrase' }, end: piece.end + (isBegun ? 1 : 0) }
  }
  const { text: word, end } = bare(text, at)
  if (word === '*') return { read: EVERYTHING, end }
  const isBegun = word.endsWith('*')
  return { read: { kind: 'text', text: isBegun ? word.slice(0, -1) : word, match: isBegun ? 'prefix' : 'word' }, end }
}
