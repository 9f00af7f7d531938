import { createHash } from 'node:crypto'

/** Words that are kept of one text, and characters of each. */
const MOST_WORDS = 20_000
const MOST_LETTERS = 48

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

/** Where a word stands: in the name, or anywhere. Upper case, which no word has. */
const PLACES = ['N', 'A'] as const
type Place = (typeof PLACES)[number]

/** Of the entries that a search goes through, the smallest level first: one in 1,024, one in 256, 64, 16 and 4, and the rest. */
const LEVELS = [5, 4, 3, 2, 1, 0] as const
type Level = (typeof LEVELS)[number]

/** By chance, and always the same: identifiers end at random. */
export const levelOf = (id: string): Level => {
  const number = Number.parseInt(id.slice(-4), 16)
  return LEVELS.find((level) => number % 4 ** level === 0) ?? 0
}

/** Bytes of one document; PostgreSQL takes a mebibyte. */
const MOST_BYTES = 900_000

/** What something is found by. */
export interface Words {
  readonly id: string
  readonly name: string
  readonly fileNumber: string
  readonly description: string
  readonly tags: readonly string[]
  readonly content: string
}

/**
 * As PostgreSQL's `tsvector`: the words of the name, then those of all, where those that describe it have the weight A
 * and the others D: PostgreSQL takes a word without a weight for one that has them all. Words hold letters and digits only, so that nothing needs quoting.
 */
export const documentOf = (organizationId: string, { id, name, fileNumber, description, tags, content }: Words): string => {
  const start = `${mark(organizationId)}${levelOf(id)}`
  const head = [name, fileNumber, ...tags, description]
  const described = new Set(wordsOf(head.join('\n')))
  const all = wordsOf([...head, content].join('\n'))
  const marked = [...wordsOf(name).map((word) => `${start}N${word}`), ...all.map((word) => `${start}A${word}${described.has(word) ? ':1A' : ':1'}`)]
  let bytes = 0
  return marked.filter((word) => (bytes += Buffer.byteLength(word) + 1) <= MOST_BYTES).join(' ')
}

const asked = (start: string, words: readonly string[], described: boolean): string => {
  const weight = described ? 'A' : ''
  const label = (isLast: boolean): string => (isLast || described ? `:${isLast ? '*' : ''}${weight}` : '')
  return words.map((word, index) => start + word + label(index === words.length - 1)).join(' & ')
}

/** Words as `tsquery`: all of them, the last one also as a beginning. `described`: where they describe it. */
export const queryOf = (organizationId: string, level: Level, place: Place, words: readonly string[], described = false): string =>
  asked(`${mark(organizationId)}${level}${place}`, words, described)

/** One of the queries of a search. */
export interface RankedQuery {
  readonly query: string
  /** Finds, in the same level, what a query of names before it has found; null for such a query itself. */
  readonly inName: string | null
  /** Of what it finds, that which the words describe. */
  readonly described: string
}

/** The queries of a search in the order in which they are to be gone through, until enough is found. */
export const queriesOf = (organizationId: string, words: readonly string[]): readonly RankedQuery[] => {
  const start = mark(organizationId)
  return PLACES.flatMap((place) =>
    LEVELS.map((level) => ({
      query: asked(`${start}${level}${place}`, words, false),
      inName: place === 'N' ? null : asked(`${start}${level}N`, words, false),
      described: asked(`${start}${level}A`, words, true),
    })),
  )
}
