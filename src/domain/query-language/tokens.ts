import { OPERATORS } from './normalForm.ts'
import { afterBlanks, bare } from './pieces.ts'
import type { Query } from './query.ts'
import { readLeaf } from './readLeaf.ts'

/** What a query consists of; `leaf` is as it was typed, and not in normal form. `isNegated`: minuses stand right before it. */
type Token =
  | { readonly kind: 'open'; readonly isNegated: boolean }
  | { readonly kind: 'close' }
  | { readonly kind: 'operator'; readonly text: string }
  | { readonly kind: 'leaf'; readonly leaf: Query; readonly isNegated: boolean; readonly start: number; readonly end: number }

/** A minus right before something is its own; by itself it is nothing. */
const afterMinuses = (text: string, at: number): number => {
  let end = at
  while (text[end] === '-' && end + 1 < text.length && afterBlanks(text, end + 1) === end + 1 && text[end + 1] !== ')') end += 1
  return end
}

export const tokensOf = function* (text: string): Generator<Token> {
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, at)) {
    const start = afterMinuses(text, at)
    const isNegated = (start - at) % 2 === 1
    const word = start === at ? bare(text, start).text : ''
    at = start + 1
    if (text[start] === '(') yield { kind: 'open', isNegated }
    else if (text[start] === ')') yield { kind: 'close' }
    else if (OPERATORS.includes(word)) {
      at = start + word.length
      yield { kind: 'operator', text: word }
    } else {
      const { read: leaf, end } = readLeaf(text, start)
      at = end
      yield { kind: 'leaf', leaf, isNegated, start, end }
    }
  }
}
