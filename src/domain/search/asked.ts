import { partsOf } from './query.ts'
import { sequenceOf } from './words.ts'

/** One thing that must be found: a word, or the words of a phrase next to one another in this order. */
export interface Asked {
  readonly words: readonly string[]
  /** Somebody is still typing the last word: words that begin so are meant as well. */
  readonly isBegun: boolean
}

/** What a query asks for, each once; all of it must be found, in any order. Whoever is typing has not ended the last word, unless its quotes are closed. */
export const askedFor = (query: string, isTyping: boolean): readonly Asked[] => {
  const asked = new Map<string, Asked>()
  for (const { text, isPhrase, isLast } of partsOf(query)) {
    const words = [...sequenceOf(text)]
    const clauses = isPhrase ? [words] : words.map((word) => [word])
    clauses.forEach((clause, index) => {
      const isBegun = isTyping && isLast && index === clauses.length - 1
      if (clause.length > 0) asked.set(`${clause.join(' ')}${isBegun ? '*' : ''}`, { words: clause, isBegun })
    })
  }
  return [...asked.values()]
}

/** Whether words stand so somewhere in a text, which is given as its words in their order. */
export const standsIn = (sequence: readonly string[], { words, isBegun }: Asked): boolean =>
  sequence.some((_, start) =>
    words.every((word, index) => {
      const there = sequence[start + index]
      return there !== undefined && (isBegun && index === words.length - 1 ? there.startsWith(word) : there === word)
    }),
  )
