import { sequenceOf } from '../search/words.ts'
import type { Source } from './chat.ts'
import { splitMarkers, joinPieces } from './sourceMarkers.ts'

/** A sentence ends with its mark, closing quotes and the markers of its sources, before the next one begins; or with its line. */
const END = /(?<=[.!?…:]["”»’')*_]{0,3}(?:\s{0,2}\[\d{1,3}(?:\s?[,;]\s?\d{1,3})*\])*)\s+(?=[^\s[])|\n+/u

/** Markers behind which nothing has come yet may go on. */
export interface Taken {
  /** Whole sentences with what stands between them, which together are the text up to the rest. */
  readonly whole: readonly string[]
  readonly rest: string
}

/** What of a text that is still coming are whole sentences; at its end all of it is. */
export const takeSentences = (text: string, isEnd: boolean): Taken => {
  const whole: string[] = []
  let rest = text
  for (let match = END.exec(rest); match !== null; match = END.exec(rest)) {
    const end = match.index + match[0].length
    // What follows a line's end may be a marker still.
    if (!isEnd && end === rest.length) break
    whole.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return isEnd && rest !== '' ? { whole: [...whole, rest], rest: '' } : { whole, rest }
}

/** What a model may have written that must not reach anybody: tags, pictures, addresses of links. What it says stays. */
const cleaned = (sentence: string): string =>
  sentence
    .replace(/\p{Cf}+|(?![\n\t])\p{Cc}/gu, '')
    .replace(/<\/?[a-z!][^<>]{0,2000}>/giu, '')
    // A tag that goes on in another sentence, or lay within one.
    .replace(/<(?=[a-z/!])/giu, '‹')
    .replace(/!?\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/gu, (_whole, words: string) => (/^\d{1,3}$/u.test(words) ? `[${words}]` : words))
    .replace(/\b(?:https?|ftp|file|data|javascript|mailto|vbscript):(?:\/\/)?/giu, '')

const NUMBER = /\d[\d.,/-]*\d|\d{2,}/gu
/** Words with a capital that do not begin the sentence. */
const NAMES = /(?<=[\p{L}\p{N},;]["”»’')]?\s+["“«(*_]*)\p{Lu}[\p{L}]{2,}/gu

const ENDS_SENTENCE = /[.!?…]["”»’')*_]*$/u

/** Introduces a list or is a heading; a sentence in bold is a sentence. */
const isLead = (text: string): boolean =>
  /^[|\s:-]*$/u.test(text) || (!ENDS_SENTENCE.test(text) && (/:[*_]*$/u.test(text) || /^#{1,6}\s/u.test(text) || /^\*\*[^*]{1,120}\*\*$/u.test(text)))

/** Words of a heading that names what follows, at most; each may have a capital there. */
const SHORT_HEADING = 4
const isTitle = (lead: string): boolean => !/:[*_]*$/u.test(lead) && lead.replace(/^#+/u, '').trim().split(/\s+/u).length <= SHORT_HEADING

export interface Checked {
  /** As it may be shown, without markers of sources that there are not. */
  readonly text: string
  readonly isSupported: boolean
}

/** Whether the words of a claim stand in one of the sources, or in the question. */
const standingIn = (sources: readonly Source[], question: string): ((claim: string) => boolean) => {
  const there = new Set([question, ...sources.flatMap(({ name, passage, field = '' }) => [name, passage, field])].flatMap((one) => [...sequenceOf(one)]))
  return (claim) => [...sequenceOf(claim)].every((word) => there.has(word) || [...there].some((one) => one.length > 3 && (one.startsWith(word) || word.startsWith(one))))
}

/**
 * Whether a sentence of a model stands on the sources that it names: there are such sources, and each number and each name in it stands in one of them or in the
 * question. What introduces a list, and headings, need no source; but numbers and names in them stand in any of those that there are.
 */
export const checkSentence = (sentence: string, sources: readonly Source[], question: string): Checked => {
  const pieces = splitMarkers(cleaned(sentence))
  const known = pieces.filter((piece) => piece.kind === 'text' || sources.some(({ number }) => number === piece.number))
  const text = joinPieces(known)
  const words = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
  const cited = sources.filter(({ number }) => known.some((piece) => piece.kind === 'marker' && piece.number === number))
  const bare = words.trim().replace(/^(?:[-*+•]|\d{1,3}[.)])\s+/u, '').trim()
  const lead = isLead(bare)
  if (!lead && cited.length === 0) return { text, isSupported: false }
  const named = lead ? sources : cited
  const stands = standingIn(named, question)
  const pages = new Set(named.flatMap(({ page }) => (page === undefined ? [] : [String(page)])))
  const numbers = [...bare.matchAll(NUMBER)].map(([claim]) => claim).filter((claim) => !pages.has(claim))
  const names = lead && isTitle(bare) ? [] : [...bare.matchAll(NAMES)].map(([claim]) => claim)
  return { text, isSupported: [...numbers, ...names].every(stands) }
}

/** The sentence with what is to be said of it behind its words, before what separates it from the next. */
export const marked = (sentence: string, note: string): string => {
  const end = sentence.trimEnd()
  return `${end} *${note}*${sentence.slice(end.length)}`
}
