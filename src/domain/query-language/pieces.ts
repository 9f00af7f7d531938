import { nfc } from '../validation/text.ts'

/** All that opens and closes a phrase; twice in a row it stands for itself. */
const QUOTES = '"“”„«»'

const bareAt = new RegExp(`[^\\s\\p{Cc}${QUOTES}()]+`, 'uy')
const quotedAt = new RegExp(`[${QUOTES}]((?:([${QUOTES}])\\2|[^${QUOTES}])*)(?:[${QUOTES}]|$)`, 'uy')
const blankAt = /[\s\p{Cc}]*/uy
const opensAt = new RegExp(`[${QUOTES}]`, 'uy')
const doubled = new RegExp(`([${QUOTES}])\\1`, 'gu')
const single = new RegExp(`[${QUOTES}]`, 'gu')

/** A piece of what was typed, and where it ends. */
export interface Piece {
  readonly text: string
  readonly end: number
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** What stands there without quotes and parentheses up to the next blank; of no length where nothing does. */
export const bare = (text: string, at: number): Piece => {
  const found = matchAt(bareAt, text, at)?.[0] ?? ''
  return { text: found, end: at + found.length }
}

/** What stands there in quotes; those that are never closed end with the text. */
export const quoted = (text: string, at: number): Piece | undefined => {
  const found = matchAt(quotedAt, text, at)
  return found === null ? undefined : { text: (found[1] ?? '').replace(doubled, '$1'), end: at + found[0].length }
}

export const isQuote = (text: string, at: number): boolean => matchAt(opensAt, text, at) !== null

/** Where the next thing begins. */
export const afterBlanks = (text: string, at: number): number => at + (matchAt(blankAt, text, at)?.[0].length ?? 0)

export const inQuotes = (text: string): string => `"${text.replace(single, '$&$&')}"`

const BLANKS = /[\s\p{Cc}]+/gu

/** Words as they stand in a condition: in NFC, on one line, with single blanks. */
export const cleaned = (text: string): string => nfc(text.toWellFormed().replace(BLANKS, ' ')).trim()

/** A name or value of a field: the same with the blanks that it has, as what it is compared with keeps its own. */
export const cleanedValue = (text: string): string => nfc(text.toWellFormed().replace(BLANKS, (blanks) => (/\p{Cc}/u.test(blanks) ? ' ' : blanks))).trim()
