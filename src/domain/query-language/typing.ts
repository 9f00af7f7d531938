import { cleanedValue, isQuote, quoted } from './pieces.ts'
import { readFieldName } from './readLeaf.ts'
import { tokensOf } from './tokens.ts'

/** What is being typed at the caret, from the start of it to its end, in UTF-16 units; `typed`: what stands before the caret, without its quotes. */
export type Typing =
  /** The name of a field, as far as it goes; or a word. */
  | { readonly kind: 'field'; readonly typed: string; readonly start: number; readonly end: number }
  | { readonly kind: 'value'; readonly field: string; readonly typed: string; readonly start: number; readonly end: number }

const plain = (text: string): string => cleanedValue(isQuote(text, 0) ? (quoted(text, 0)?.text ?? '') : text)

/** Where the last value begins in what stands behind a field's colon: after an operator, or after two dots. */
const valueStart = (text: string, from: number, caret: number): number => {
  const before = text.slice(from, caret)
  const [head = ''] = /^(?:[<>]=?|(?:["“”„«»][^"“”„«»]*["“”„«»]|[^"“”„«»/[{]*?)\.\.)/u.exec(before) ?? []
  return from + head.length
}

/** What the field of a search is to complete: of the place in the text where somebody types. */
export const typingAt = (text: string, caret: number): Typing => {
  for (const token of tokensOf(text)) {
    if (token.kind !== 'leaf' || token.end < caret) continue
    if (token.start > caret) break
    const { start, end } = token
    const field = readFieldName(text, start)
    if (field === undefined || caret < field.value) return { kind: 'field', typed: plain(text.slice(start, caret)), start, end: field === undefined ? end : field.value - 1 }
    const from = valueStart(text, field.value, caret)
    return { kind: 'value', field: cleanedValue(field.name), typed: plain(text.slice(from, caret)), start: from, end }
  }
  return { kind: 'field', typed: '', start: caret, end: caret }
}

/** The text with what was being typed completed, and where the caret stands then. */
export const completed = (text: string, { start, end }: Typing, insert: string): { readonly text: string; readonly caret: number } => ({
  text: `${text.slice(0, start)}${insert}${text.slice(end)}`,
  caret: start + insert.length,
})
