import { LANGUAGES } from '../preferences/language.ts'
import { sequenceOf } from '../search/words.ts'
import type { Source } from './chat.ts'
import { isFunctionWord } from './questions/functionWords.ts'
import { synonymsOf } from './questions/glossary.ts'
import { kindCondition } from './questions/kinds.ts'
import { splitMarkers, joinPieces } from './sourceMarkers.ts'

/** A sentence ends with its mark, closing quotes and the markers of its sources, before the next one begins; or with its line. The number of a list's item is none. */
const END = /(?<=[.!?…:]["”»’')*_]{0,3}(?:\s{0,2}\[\d{1,3}(?:\s?[,;]\s?\d{1,3})*\])*)(?<!^\s{0,6}[*_]{0,2}\d{1,3}\.[*_]{0,2})\s+(?=[^\s[])|\n+/u

/** Markers behind which nothing has come yet may go on. */
interface Taken {
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

/** Words with digits. */
const NUMBERS = /[\p{L}\d]*\d[\p{L}\d]*/gu
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{2,}/gu
/** What stands before a word that begins no sentence and no part of one. */
const WITHIN = /[\p{L}\p{N},;]["”»’')]?\s+["“«(*_]*$/u

/** Words that begin sentences of answers, beside those that ask and those of the field; as words are compared. */
const BEGINNINGS = new Set(
  `page side pagina however according therefore thus moreover furthermore additionally unfortunately finally first second third later earlier afterwards although because given neither none nothing nobody several two three
  four five six seven eight nine ten ifolge imidlertid dessverre derfor deretter senere tidligere samlet selv forst andre tredje ingen ingenting flere to tre fire fem seks sju atte ni ti
  segun ademas finalmente lamentablemente luego posteriormente anteriormente primero segundo tercero aunque ninguno ninguna nada nadie varios varias dos tres cuatro cinco seis siete ocho nueve diez`.split(/\s+/),
)

/** Whether it is no name, but has its capital from the beginning of a sentence. */
const isPlain = (word: string): boolean => {
  const [key = ''] = sequenceOf(word)
  return BEGINNINGS.has(key) || kindCondition(key) !== undefined || LANGUAGES.some((language) => isFunctionWord(key, language) || synonymsOf(key, language).length > 0)
}

/** Names, and what begins a sentence and may be one; of a short heading nothing that begins it. */
const namesIn = (text: string, isHeading: boolean): readonly string[] =>
  [...text.matchAll(CAPITALS)].filter(({ 0: word, index }) => WITHIN.test(text.slice(0, index)) || (!isHeading && !isPlain(word))).map(([word]) => word)

const ENDS_SENTENCE = /[.!?…]["”»’')*_]*$/u

/** Introduces a list or is a heading; a sentence in bold is a sentence. */
const isLead = (text: string): boolean =>
  /^[|\s:-]*$/u.test(text) || (!ENDS_SENTENCE.test(text) && (/:[*_]*$/u.test(text) || /^#{1,6}\s/u.test(text) || /^\*\*[^*]{1,120}\*\*$/u.test(text)))

/** Words of a heading that names what follows, at most; each may have a capital there. */
const SHORT_HEADING = 4
const isShort = (lead: string): boolean => lead.replace(/^#+/u, '').trim().split(/\s+/u).length <= SHORT_HEADING
const isTitle = (lead: string): boolean => !/:[*_]*$/u.test(lead) && isShort(lead)

interface Checked {
  /** As it may be shown, without markers of sources that there are not. */
  readonly text: string
  readonly isSupported: boolean
}

const hasDigit = (word: string): boolean => /\d/u.test(word)

/** Numbers as they are compared: `03` and `3rd` are 3. */
const comparedWords = (text: string): readonly string[] => [...sequenceOf(text)].map((word) => word.replace(/^0+(?=\d)/u, '').replace(/^(\d+)(?:st|nd|rd|th|o|a)$/u, '$1'))

/** Whether the words of a claim stand in one of the sources, or in the question: numbers as they are, others in any form. */
const standingIn = (sources: readonly Source[], question: string): ((claim: string) => boolean) => {
  const there = new Set([question, ...sources.flatMap(({ name, passage, field = '' }) => [name, passage, field])].flatMap(comparedWords))
  const isFormOf = (word: string) => (one: string): boolean => one.length > 3 && !hasDigit(one) && (one.startsWith(word) || word.startsWith(one))
  return (claim) => comparedWords(claim).every((word) => there.has(word) || (!hasDigit(word) && [...there].some(isFormOf(word))))
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
  const bare = words.trim().replace(/^(?:[-*+•]|[*_]{0,2}\d{1,3}[.)][*_]{0,2})\s+/u, '').trim()
  const lead = isLead(bare)
  if (!lead && cited.length === 0) return { text, isSupported: false }
  const named = lead ? sources : cited
  const stands = standingIn(named, question)
  const pages = new Set(named.flatMap(({ page }) => (page === undefined ? [] : [String(page)])))
  const numbers = [...bare.matchAll(NUMBERS)].map(([claim]) => claim).filter((claim) => !pages.has(claim))
  const names = lead && isTitle(bare) ? [] : namesIn(bare, lead && isShort(bare))
  return { text, isSupported: [...numbers, ...names].every(stands) }
}

/** The sentence with what is to be said of it behind its words, before what separates it from the next. */
export const marked = (sentence: string, note: string): string => {
  const end = sentence.trimEnd()
  return `${end} *${note}*${sentence.slice(end.length)}`
}
