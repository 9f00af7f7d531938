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

/** A sentence ends where a mark does, before a capital, a digit or a quote; or where the lines leave a gap. */
const ENDS = /(?<=[.!?…]["'”»)]?)\s+(?=["'“«(¿¡]?[\p{Lu}\p{N}])|\n\s*\n|\n(?=\s*(?:[-*•]|\d{1,3}[.)])\s)/u

const sentencesOf = (page: string): readonly string[] => {
  const sentences: string[] = []
  let begun = ''
  for (const piece of page.split(ENDS)) {
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

/** How much of what is looked for a passage holds, the sum of the weights; in any form of the words. */
const scoreOf = (passage: string, wanted: readonly (readonly [stems: readonly (readonly string[])[], weight: number])[]): number => {
  const stems = new Set<string>()
  for (const word of sequenceOf(passage)) {
    stems.add(word)
    for (const stem of stemsOf(word)) stems.add(stem)
  }
  return wanted.reduce((sum, [called, weight]) => sum + (called.some((one) => one.some((stem) => stems.has(stem))) ? weight : 0), 0)
}

export interface Scored extends Passage {
  readonly score: number
}

/** Each passage with how much it says; `extra`: what a passage says beside the words, such as a year. */
export const scored = (passages: readonly Passage[], wanted: readonly Weighed[], extra: (text: string) => number = () => 0): readonly Scored[] => {
  const stems = wanted.map(({ words, weight }) => [words.flatMap((word) => [...sequenceOf(word)]).map((word) => [word, ...stemsOf(word)]), weight] as const)
  return passages.map((passage) => {
    const score = scoreOf(passage.text, stems)
    return { ...passage, score: score === 0 ? 0 : score + extra(passage.text) }
  })
}

/** The best first, those that say nothing left out; of equally good ones the earlier. */
export const bestOf = (passages: readonly Scored[], most: number): readonly Scored[] =>
  passages
    .map((passage, at) => ({ passage, at }))
    .filter(({ passage }) => passage.score > 0)
    .toSorted((one, other) => other.passage.score - one.passage.score || one.at - other.at)
    .slice(0, most)
    .map(({ passage }) => passage)

const YEAR = /\b(?:1[0-9]{3}|20[0-9]{2})\b/u
const DATE_WORD = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|mars|mai|juni|juli|oktober|desember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu

/** How much a passage says of when something was. */
export const saysWhen = (text: string): number => (YEAR.test(text) ? 2 : 0) + (DATE_WORD.test(text) ? 1 : 0)

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
