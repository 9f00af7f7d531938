import type { Language } from '../preferences/language.ts'
import { stemsOf } from '../query-language/stems.ts'
import { folded } from '../search/words.ts'
import { ENGLISH } from './common-words/english.ts'
import { NORWEGIAN } from './common-words/norwegian.ts'
import { SPANISH } from './common-words/spanish.ts'

const WORDS: Readonly<Record<Language, string>> = { 'en-US': ENGLISH, no: NORWEGIAN, es: SPANISH }

/** How telling the commonest words of a language are, and the last of those that are listed, of 1. */
const COMMONEST = 0.2
const LAST = 0.5

type Ranks = ReadonlyMap<string, number>
const known = new Map<Language, Ranks>()

/** Every form of a word has the place of the commonest of them. */
const ranksOf = (language: Language): Ranks => {
  const made = known.get(language)
  if (made !== undefined) return made
  const ranks = new Map<string, number>()
  const words = WORDS[language].trim().split(/\s+/).map(folded)
  for (const [at, word] of words.entries()) for (const stem of stemsOf(word)) if (!ranks.has(stem)) ranks.set(stem, at / words.length)
  known.set(language, ranks)
  return ranks
}

/** How telling a word is in texts of a language, from 0 to 1: as good as nothing what all of them say, and 1 what is in no list. Of a word as it is compared (`folded`). */
export const tellingIn = (language: Language, word: string): number => {
  const ranks = ranksOf(language)
  const rank = Math.min(...stemsOf(word).map((stem) => ranks.get(stem) ?? Infinity))
  return rank === Infinity ? 1 : COMMONEST + (LAST - COMMONEST) * rank
}
