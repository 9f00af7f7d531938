/** Words that are kept of one text, and characters of each. */
export const MOST_WORDS = 20_000
export const MOST_LETTERS = 48

/** Characters of a text that are looked at. */
const MOST_CHARACTERS = 1_000_000

/** Letters that stay whole when marks are taken off, and what people without them on the keyboard write. */
const SPELT: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** How words are compared: without case and accents. Upper case goes first, so that ß equals SS. */
export const folded = (text: string): string =>
  // Hundreds of marks over one letter would take quadratic time to put in order.
  text.replace(/\p{M}{31,}/gu, '').normalize('NFKD').replace(/\p{M}+/gu, '').toUpperCase().toLowerCase().replace(/[øæœłđðþı]/g, (letter) => SPELT[letter] ?? letter)

/** The words of a text one after the other, as they are compared: runs of letters and digits. */
export const sequenceOf = function* (text: string): Generator<string> {
  for (const [word] of folded(text.slice(0, MOST_CHARACTERS)).matchAll(/[\p{L}\p{N}]+/gu)) yield word.slice(0, MOST_LETTERS).toWellFormed()
}

/** The words of a text, each once, in their order. */
export const wordsOf = (text: string): readonly string[] => {
  const words = new Set<string>()
  for (const word of sequenceOf(text)) {
    words.add(word)
    if (words.size === MOST_WORDS) break
  }
  return [...words]
}

export const hasWord = (text: string): boolean => sequenceOf(text).next().done !== true
