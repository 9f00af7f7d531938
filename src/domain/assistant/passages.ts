import { stemsOf } from '../query-language/stems.ts'
import { sequenceOf } from '../search/words.ts'

/** A sentence or so of a text, and the page on which it stands where the text has pages. */
export interface Passage {
  readonly text: string
  readonly page?: number
}

/** UTF-16 units of a passage; longer sentences are cut between words. */
export const LONGEST_PASSAGE = 320
/** What is shorter is joined to what follows: headings, abbreviations, single words of a table. */
const SHORTEST_PASSAGE = 24

const cut = (text: string): readonly string[] => {
  const parts: string[] = []
  let rest = text
  while (rest.length > LONGEST_PASSAGE) {
    const blank = rest.lastIndexOf(' ', LONGEST_PASSAGE)
    const end = blank > LONGEST_PASSAGE / 2 ? blank : LONGEST_PASSAGE
    parts.push(rest.slice(0, end).trim().toWellFormed())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? parts : [...parts, rest.toWellFormed()]
}

/** A sentence ends where a mark does, before a capital, a digit or a quote, and not behind an initial; or where the lines leave a gap. */
const ENDS = /(?<=[.!?…]["'”»)]?)(?<!(?<!\p{L})\p{Lu}\.)\s+(?=["'“«(¿¡]?[\p{Lu}\p{N}])|\n\s*\n|\n(?=\s*(?:[-*•]|\d{1,3}[.)])\s)/u

/** Whether it is more of words in small letters than of names, figures and single letters, as tables are. */
const isProse = (text: string): boolean => {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  return 2 * words.filter(([word]) => /^\p{Ll}{2}/u.test(word)).length > words.length
}

/** Of what has no end the lines that are sentences apart from those of a table: what stands below a table is no part of it. */
const runsOf = (piece: string): readonly string[] => {
  if (piece.length <= LONGEST_PASSAGE) return [piece]
  const runs: { readonly isText: boolean; readonly lines: string[] }[] = []
  for (const line of piece.split('\n')) {
    const last = runs.at(-1)
    if (last?.isText === isProse(line)) last.lines.push(line)
    else runs.push({ isText: isProse(line), lines: [line] })
  }
  return runs.map(({ lines }) => lines.join(' '))
}

const sentencesOf = (page: string): readonly string[] => {
  const sentences: string[] = []
  let begun = ''
  for (const piece of page.split(ENDS).flatMap(runsOf)) {
    const text = piece.replace(/[\p{Cc}\s]+/gu, ' ').trim()
    if (text === '') continue
    begun = begun === '' ? text : `${begun} ${text}`
    if (begun.length < SHORTEST_PASSAGE) continue
    sentences.push(...cut(begun))
    begun = ''
  }
  return begun === '' ? sentences : [...sentences, begun]
}

/** Of a table each row is one. */
const rowsOf = (page: string): readonly string[] => page.split('\n').map((row) => row.replace(/[\p{Cc}\s]+/gu, ' ').trim()).filter((row) => row !== '').flatMap(cut)

interface Reading {
  /** Of a piece of a text, the page on which it begins. */
  readonly firstPage?: number
  readonly isTable?: boolean
}

/** The passages of a text in their order. Pages end with a form feed. */
export const passagesIn = (text: string, { firstPage = 1, isTable = false }: Reading = {}): readonly Passage[] => {
  const pages = text.split('\f')
  const hasPages = pages.length > 1 || firstPage > 1
  return pages.flatMap((page, at) => (isTable ? rowsOf(page) : sentencesOf(page)).map((sentence): Passage => ({ text: sentence, ...(hasPages ? { page: firstPage + at } : {}) })))
}

/** What is looked for, in all the ways that it is called, and how much it says: what is rare says more. */
export interface Weighed {
  readonly words: readonly string[]
  readonly weight: number
}

/** Which of what is looked for a text holds, in any form of the words, by their places. Forms begin with the same letter: of other words no stem is looked up. */
const holding = (wanted: readonly Weighed[]): ((text: string) => readonly number[]) => {
  const called = wanted.map(({ words }) => new Set(words.flatMap((word) => [...sequenceOf(word)]).flatMap((word) => [word, ...stemsOf(word)])))
  const letters = new Set(called.flatMap((stems) => [...stems]).map((stem) => stem.charAt(0)))
  return (text) => {
    const held = new Set<number>()
    for (const word of sequenceOf(text)) {
      if (!letters.has(word.charAt(0))) continue
      const stems = stemsOf(word)
      for (const [at, own] of called.entries()) if (own.has(word) || stems.some((stem) => own.has(stem))) held.add(at)
    }
    return [...held].toSorted((one, other) => one - other)
  }
}

export interface Scored extends Passage {
  readonly score: number
  /** Which of what is looked for it holds, by their places. */
  readonly terms: readonly number[]
}

/** Each passage with how much it says; `extra`: what a passage says beside the words, such as a year. */
export const scored = (passages: readonly Passage[], wanted: readonly Weighed[], extra: (text: string) => number = () => 0): readonly Scored[] => {
  const termsOf = holding(wanted)
  return passages.map((passage) => {
    const terms = termsOf(passage.text)
    const score = terms.reduce((sum, at) => sum + (wanted[at]?.weight ?? 0), 0)
    return { ...passage, terms, score: score === 0 ? 0 : score + extra(passage.text) }
  })
}

/** Those that each hold something of what is looked for that none before them holds. */
export const adding = <One extends Pick<Scored, 'terms'>>(passages: readonly One[]): readonly One[] => {
  const held = new Set<number>()
  return passages.filter(({ terms }) => {
    const before = held.size
    for (const term of terms) held.add(term)
    return held.size > before
  })
}

/**
 * The best, those that say nothing left out: first those that add to the ones before them. Of equally good ones sentences come before what stands in tables, and what comes first in
 * the text.
 */
export const bestOf = <One extends Scored>(passages: readonly One[], most: number): readonly One[] => {
  const byScore = passages
    .map((passage, at) => ({ passage, at }))
    .filter(({ passage }) => passage.score > 0)
    .toSorted((one, other) => other.passage.score - one.passage.score || Number(isProse(other.passage.text)) - Number(isProse(one.passage.text)) || one.at - other.at)
    .map(({ passage }) => passage)
  const first = new Set(adding(byScore))
  return [...first, ...byScore.filter((passage) => !first.has(passage))].slice(0, most)
}

const YEAR = /\b(?:1[0-9]{3}|20[0-9]{2})\b/u
const DATE_WORD = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|mars|mai|juni|juli|oktober|desember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu

/** How much a passage says of when something was. */
export const saysWhen = (text: string): number => (YEAR.test(text) ? 2 : 0) + (DATE_WORD.test(text) ? 1 : 0)

/** How much a passage says of what something costs: a sum of money. */
export const saysHowMuch = (text: string): number => (/(?:[€£$] ?[0-9]|[0-9] ?(?:€|£|(?:kr|nok|eur|usd|gbp|kroner|euros?|pounds?|dollars?|pesetas?|reales|(?:specie-?|spesi)dal[a-z]*)(?!\p{L})))/iu.test(text) ? 3 : 0)

/** How much a passage says of who: two words with capitals beside one another, or a title. */
export const saysWho = (text: string): number => (/\p{Lu}[\p{L}.]+ (?:\p{Lu}[\p{L}.]+ )?\p{Lu}\p{Ll}+/u.test(text) ? 1 : 0) + (/\b(?:mr|mrs|captain|capt|consul|konsul|kaptein|capitán|don|doña|fru|herr)\b/iu.test(text) ? 1 : 0)

/**
 * Words of a document, of a name or of a value within an answer: they are shown as they are read, and mean nothing to who reads Markdown. Addresses
 * lose what makes links of them.
 */
export const asPlainWords = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\b(?:https?|ftp|file|data|javascript|mailto|vbscript):(?:\/\/)?/giu, '')
    .replace(/!(?=\[)/gu, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('|', '/')
    .replace(/[*`~\\]/gu, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
