import type { Language } from '../preferences/language.ts'
import { stemsOf } from '../query-language/stems.ts'
import { folded } from '../search/words.ts'
import { tellingIn } from './commonWords.ts'
import { isStopWord, languageOf } from './stopWords.ts'

/** What a text is about, in its own words. */
export interface KeyTerm {
  readonly term: string
  /** From 0 to 1. */
  readonly confidence: number
  /** The sentence that it was met in first. */
  readonly passage: string
}

/** In how many of so many other texts of the same holdings a word is met, by its stem. */
export interface Background {
  readonly texts: number
  readonly textsWith: (stem: string) => number
}

export const NO_BACKGROUND: Background = { texts: 0, textsWith: () => 0 }

/** Of fewer others, it is not known what is common. */
const LEAST_TEXTS = 20
/** What the language says often may be telling where the holdings seldom say it: then a third less counts against it. */
const IN_HOLDINGS = 0.35
/** How telling a word is at the least that names something, whatever the language says. */
const NAMED = 0.6

/** Characters that are looked at: what a text is about, it says early and often. */
const LOOKED_AT = 200_000
/** Words by which the language is told. */
const LANGUAGE_SAMPLE = 5_000
/** Terms of one text, at the most. */
const MOST_TERMS = 12
/** Letters of a word that can be a term. */
const SHORTEST = 4
const LONGEST = 40
/** Words of a name, such as `Museo Nacional de Bellas Artes`. */
const LONGEST_NAME = 5
/** Times that a common word, and a name, are met at the least. */
const LEAST_OFTEN = 3
const LEAST_NAMED = 2
/** Characters of a passage. */
const PASSAGE = 240

/** What may stand within a name, in small letters: it neither begins nor ends one. */
const WITHIN = new Set(['of', 'the', 'and', 'av', 'og', 'i', 'til', 'de', 'del', 'la', 'el', 'los', 'las', 'y', 'von', 'van', 'der', 'di', 'da'])

interface Word {
  readonly text: string
  readonly key: string
  readonly at: number
  /** Nothing but blanks stands between it and the one before. */
  readonly follows: boolean
  readonly begins: boolean
}

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

const wordsIn = (text: string): readonly Word[] => {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index)
    const begins = words.length === 0 || /[.!?:;\n"“«•|()\t]/.test(between)
    words.push({ text: match[0], key: folded(match[0]), at: match.index, follows: !begins && /^ +$/.test(between), begins })
    end = match.index + match[0].length
  }
  return words
}

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text) && !/^\p{Lu}{2,}$/u.test(text) && text.length > 1
const isTermWord = ({ text, key }: Word): boolean => text.length >= SHORTEST && text.length <= LONGEST && /^[\p{L}’'-]+$/u.test(text) && !isStopWord(key)

/** The sentence around a place, in one line. */
export const passageAt = (text: string, at: number): string => {
  const begun = ['\n', '. ', '! ', '? '].map((end) => text.lastIndexOf(end, at - 1)).map((end) => (end < 0 ? 0 : end + 1))
  // A long sentence is cut between two words.
  const cut = at <= PASSAGE / 2 ? 0 : text.indexOf(' ', at - PASSAGE / 2)
  const from = Math.max(...begun, cut > at ? at : cut)
  const ends = ['. ', '! ', '? ', '\n'].map((end) => text.indexOf(end, at)).filter((end) => end >= 0)
  const to = Math.min(...ends.map((end) => end + 1), from + PASSAGE, text.length)
  return text.slice(from, to).replace(/\s+/gu, ' ').trim().toWellFormed()
}

interface Candidate {
  readonly forms: Map<string, number>
  readonly first: number
  readonly stem: string
  /** Its first form as it is compared; of a name the whole. */
  readonly key: string
  /** How many of its words name something. */
  readonly words: number
  count: number
  /** How often it stands with a capital where no sentence begins. */
  named: number
}

const noted = (candidates: Map<string, Candidate>, key: string, form: string, first: number, stem: string, words: number): Candidate => {
  const known = candidates.get(key) ?? { forms: new Map<string, number>(), first, stem, key: folded(form), words, count: 0, named: 0 }
  candidates.set(key, known)
  known.count += 1
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
  return known
}

/** The words from one on that may be a name together: capitals, and small ones between two of them. */
const nameFrom = (words: readonly Word[], from: number): readonly Word[] => {
  const first = words[from]
  if (first === undefined || !isCapital(first)) return []
  let length = 1
  for (let next = 1; next < LONGEST_NAME; next += 1) {
    const [word, before] = [words[from + next], words[from + next - 1]]
    if (word?.follows !== true) break
    if (isCapital(word)) length = next + 1
    // As in `Framnæs mekaniske Værksted`.
    else if (!WITHIN.has(word.text) && (before === undefined || !isCapital(before) || isStopWord(word.key))) break
  }
  // What begins a sentence has its capital from there.
  return first.begins && isStopWord(first.key) ? [] : words.slice(from, from + length)
}

/** The names within one: of a captain also his name alone. */
const namesIn = (name: readonly Word[]): readonly (readonly Word[])[] =>
  name.flatMap((first, from) => (isCapital(first) ? name.slice(from + 1).flatMap((last, to) => (isCapital(last) ? [name.slice(from, from + to + 2)] : [])) : []))

const stemOf = (key: string): string => stemsOf(key)[0] ?? key

/** How seldom other texts of the holdings have it, and texts of its language. */
const rarityOf = ({ stem, key, words, named, count }: Candidate, { texts, textsWith }: Background, language: Language | undefined): number => {
  const telling = words > 1 || language === undefined ? 1 : Math.max(tellingIn(language, key), named * 2 > count ? NAMED : 0)
  if (texts < LEAST_TEXTS) return telling
  const seldom = Math.log((texts + 1) / (textsWith(stem) + 1)) / Math.log(texts + 1)
  return seldom * (telling + (1 - telling) * IN_HOLDINGS)
}

/** The form that is met most, the earliest among equals. */
const commonest = ({ forms }: Candidate): string => [...forms].reduce((best, one) => (one[1] > best[1] ? one : best))[0]

/**
 * The terms that tell what a text is about, the surest first: names of several words, and words that it uses often and other texts of the same holdings
 * seldom (term frequency by inverse document frequency); what every text of its language says comes last. Forms of a word are one term.
 */
export const keyTermsOf = (whole: string, background: Background = NO_BACKGROUND): readonly KeyTerm[] => {
  const text = whole.slice(0, LOOKED_AT)
  const words = wordsIn(text)
  const [names, single] = [new Map<string, Candidate>(), new Map<string, Candidate>()]
  for (let at = 0; at < words.length; at += 1) {
    const name = nameFrom(words, at)
    for (const one of namesIn(name)) {
      const form = one.map((word) => word.text).join(' ')
      const content = one.filter((word) => !isStopWord(word.key))
      if (content.length > 1) noted(names, folded(form), form, one[0]?.at ?? 0, stemOf(one.at(-1)?.key ?? ''), content.length)
    }
    for (const word of name.length > 1 ? name : words.slice(at, at + 1)) {
      if (!isTermWord(word)) continue
      const stem = stemOf(word.key)
      const one = noted(single, stem, isCapital(word) && !word.begins ? word.text : word.text.toLowerCase(), word.at, stem, 1)
      if (isCapital(word) && !word.begins) one.named += 1
    }
    at += Math.max(name.length - 1, 0)
  }
  const often = [...names].filter(([, { count }]) => count >= LEAST_NAMED)
  // Of names within names, the longest that is met as often.
  const chosen = often.filter(([key, { count }]) => !often.some(([other, { count: times }]) => other !== key && times >= count && ` ${other} `.includes(` ${key} `))).map(([, one]) => one)
  // A word that is met in a longer name only is told by that.
  const within = new Map<string, number>()
  for (const { forms, count } of chosen) for (const word of wordsIn([...forms.keys()][0] ?? '')) within.set(stemOf(word.key), (within.get(stemOf(word.key)) ?? 0) + count)
  const common = [...single.values()].filter(({ count, stem, named }) => count - (within.get(stem) ?? 0) >= (named * 2 > count ? LEAST_NAMED : LEAST_OFTEN))
  const longest = Math.max(1, words.length)
  const language = languageOf(words.slice(0, LANGUAGE_SAMPLE).map(({ key }) => key))
  const scored = [...chosen, ...common].map((one) => {
    const rarity = rarityOf(one, background, language)
    const frequency = Math.log1p(one.count) / Math.log1p(Math.max(8, Math.sqrt(longest)))
    const early = 1 - (one.first / Math.max(1, text.length)) * 0.3
    const naming = one.words > 1 ? 1.5 : one.named * 2 > one.count ? 1.2 : 1
    return { one, score: frequency * Math.max(0.05, rarity) * early * naming }
  })
  return scored
    .toSorted((a, b) => b.score - a.score || a.one.first - b.one.first)
    .slice(0, MOST_TERMS)
    .map(({ one, score }) => ({ term: commonest(one), confidence: Math.round(Math.min(0.95, 0.3 + score * 0.4) * 100) / 100, passage: passageAt(text, one.first) }))
}

/** The stems of a text, each once: what {@link Background} counts. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text.slice(0, LOOKED_AT)).flatMap((word) => (isTermWord(word) ? [stemOf(word.key)] : [])))
