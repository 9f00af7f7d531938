import { createHash } from 'node:crypto'

/** Words that are kept of one text, and characters of each. */
const MOST_WORDS = 20_000
const MOST_LETTERS = 48

/** PostgreSQL counts no further. */
const LAST_POSITION = 16_383

/** Letters that stay whole when marks are taken off, and what people without them on the keyboard write. */
const SPELT: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** How words are compared: without case and accents. Upper case goes first, so that ß equals SS. */
const folded = (text: string): string =>
  // Hundreds of marks over one letter would take quadratic time to put in order.
  text.replace(/\p{M}{31,}/gu, '').normalize('NFKD').replace(/\p{M}+/gu, '').toUpperCase().toLowerCase().replace(/[øæœłđðþı]/g, (letter) => SPELT[letter] ?? letter)

/** The words of a text, each once, in their order: runs of letters and digits. */
export const wordsOf = (text: string): readonly string[] => {
  const words = new Set<string>()
  for (const [word] of folded(text.slice(0, 1_000_000)).matchAll(/[\p{L}\p{N}]+/gu)) {
    words.add(word.slice(0, MOST_LETTERS).toWellFormed())
    if (words.size === MOST_WORDS) break
  }
  return [...words]
}

/** What an organization's words begin with in the index. */
const mark = (organizationId: string): string => createHash('sha256').update(organizationId).digest('hex').slice(0, 6)

type Weight = 'A' | 'B' | 'C'

/** Texts as PostgreSQL's `tsvector`. Words hold letters and digits only, so that nothing needs quoting. */
export const documentOf = (organizationId: string, texts: readonly string[]): string => {
  const start = mark(organizationId)
  return wordsOf(texts.join('\n')).map((word) => start + word).join(' ')
}

/** The same with a weight for each text, for ranking. */
export const headOf = (organizationId: string, texts: readonly (readonly [string, Weight])[]): string => {
  const start = mark(organizationId)
  return texts.flatMap(([text, weight]) => wordsOf(text).map((word, index) => `${start}${word}:${Math.min(index + 1, LAST_POSITION)}${weight}`)).join(' ')
}

/** Words as `tsquery`: all of them, the last one also as a beginning. */
export const queryOf = (organizationId: string, words: readonly string[], weights: '' | Weight = ''): string => {
  const start = mark(organizationId)
  const labels = (last: boolean): string => (last || weights !== '' ? `:${last ? '*' : ''}${weights}` : '')
  return words.map((word, index) => start + word + labels(index === words.length - 1)).join(' & ')
}
