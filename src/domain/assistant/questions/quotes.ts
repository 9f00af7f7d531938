/** What stands in quotes is looked for as it stands. */
const QUOTED = /["“”„«»]([^"“”„«»]{2,200})["“”„«»]/gu

/** Characters that nobody writes: each stands for a quote, so that nothing is read into its words. */
const FIRST = 0xe000
const STANDING = /[\uE000-\uF8FF]/gu

export interface Unquoted {
  /** The question with a character in the place of each quote. */
  readonly text: string
  /** The quotes that stand in a part of it. */
  readonly quotesIn: (part: string) => readonly string[]
}

export const withoutQuotes = (question: string): Unquoted => {
  const quotes: string[] = []
  const text = question.replace(STANDING, ' ').replace(QUOTED, (_, quoted: string) => ` ${String.fromCodePoint(FIRST + quotes.push(quoted) - 1)} `)
  return { text, quotesIn: (part) => [...part.matchAll(STANDING)].flatMap(([standing]) => quotes[(standing.codePointAt(0) ?? 0) - FIRST] ?? []) }
}
