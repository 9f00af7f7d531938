import type { Marked } from '../../src/domain/advanced-search/marked.ts'
import { stemsOf } from '../../src/domain/query-language/stems.ts'
import { folded } from '../../src/domain/search/words.ts'

/** Latin, Greek and Cyrillic letters with marks, and such as are compared as two. */
const RANGES = [[0xc0, 0x45f], [0x1e00, 0x1fff]] as const
const LETTERS = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))).filter((letter) => /\p{L}/u.test(letter))

/** How else a letter, or two of them, may be written. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([...Map.groupBy(LETTERS, (letter) => folded(letter))].map(([key, letters]) => [key, letters.join('')]))
const PAIRS = [...SPELLINGS.keys()].filter((key) => /^[a-z]{2}$/.test(key))
const PARTS = new RegExp(`${PAIRS.join('|')}|.`, 'gu')

/** What is looked for in a text at most, to open it where that stands. */
const MOST = 12

const BEFORE = '(?:^|[^[:alnum:]])'
const BETWEEN = '[^[:alnum:]]+'
const AFTER = '(?:[^[:alnum:]]|$)'
/** Letters that a form of a word has behind its stem. */
const ENDING = '[[:alpha:]]{0,5}'

/** In either case, with marks behind it as well. */
const letterOf = (letter: string): string => `[${letter}${letter.toUpperCase().length === letter.length ? letter.toUpperCase() : ''}${SPELLINGS.get(letter) ?? ''}][\u0300-\u036f]*`

/** Words hold letters and digits only, so that nothing needs quoting. */
const wordOf = (word: string): string =>
  word.replace(PARTS, (part) => (PAIRS.includes(part) ? `(?:${[...part].map(letterOf).join('')}|[${SPELLINGS.get(part)}])` : letterOf(part)))

/** The ends of stems change in writing: diaries, diary. */
const stemOf = (stem: string): string => (stem.endsWith('i') ? `${wordOf(stem.slice(0, -1))}[iyIY]` : wordOf(stem))

const anyOf = (patterns: readonly string[], most = MOST): string | null => (patterns.length === 0 ? null : `${BEFORE}(?:${[...new Set(patterns)].slice(0, most).join('|')})`)

/** By what a text is found to have what is looked for just so, as PostgreSQL's regular expression; null: nothing is looked for. */
export const patternOf = (marked: readonly Marked[]): string | null => anyOf(marked.map(({ words, match }) => words.map(wordOf).join(BETWEEN) + (match === 'begun' ? '' : AFTER)))

/** By what it is likely to have another form of it. */
export const formPatternOf = (marked: readonly Marked[]): string | null =>
  anyOf(marked.flatMap(({ words: [word = ''], match }) => (match === 'forms' ? stemsOf(word).map((stem) => stemOf(stem) + ENDING + AFTER) : [])))

/** With what all forms of a word begin, and the word itself; the ends of stems change in writing. */
const headsOf = (word: string): readonly string[] => {
  const heads = [word, ...stemsOf(word)].map((head) => (head.length > 1 ? head.replace(/[iy]$/, '') : head))
  return heads.filter((head) => !heads.some((other) => other.length < head.length && head.startsWith(other)))
}

/**
 * By what it may have either: so begin words of it. Whole words in every form would be a third of what a page of results costs PostgreSQL. The empty pattern
 * of nothing is met by all.
 */
export const mayPatternOf = (marked: readonly Marked[]): string =>
  anyOf(marked.flatMap(({ words, match }) => (match === 'forms' ? words.flatMap(headsOf).map(wordOf) : [words.map(wordOf).join(BETWEEN)])), 2 * MOST) ?? ''
