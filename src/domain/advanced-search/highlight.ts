import { areForms } from '../query-language/stems.ts'
import { folded, MOST_LETTERS, sequenceOf } from '../search/words.ts'
import { nfc } from '../validation/text.ts'
import type { Marked } from './marked.ts'

/** A piece of a text: found by the search, or between what was found. The pieces together are the text in NFC. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

/** A word of a text as it is compared, and where what is written for it begins and ends. */
interface Placed {
  readonly word: string
  readonly start: number
  readonly end: number
}

const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Most runs are of such letters, which are compared as they stand. */
const PLAIN = /^[a-z0-9]+$/i

const placedWords = (text: string): readonly Placed[] => {
  const placed: Placed[] = []
  let end = 0
  // Between two runs nothing stands that one could begin with.
  for (const run of text.match(RUN) ?? []) {
    const start = text.indexOf(run, end)
    end = start + run.length
    if (PLAIN.test(run)) placed.push({ word: run.slice(0, MOST_LETTERS).toLowerCase(), start, end })
    else for (const word of sequenceOf(run)) placed.push({ word, start, end })
  }
  return placed
}

const isMeant = (word: string, there: string, match: Marked['match'], isLast: boolean): boolean => {
  if (match === 'forms') return areForms(word, there)
  return match === 'begun' && isLast ? there.startsWith(word) : there === word
}

/** Every word of a text is asked: in plain loops, which leave nothing behind. */
const standsAt = (placed: readonly Placed[], at: number, { words, match }: Marked): boolean => {
  for (let index = 0; index < words.length; index += 1) {
    const there = placed[at + index]
    if (there === undefined || !isMeant(words[index] as string, there.word, match, index === words.length - 1)) return false
  }
  return words.length > 0
}

/** As much of a word as was typed: a letter may be compared as two, and marks belong to the letter before them. */
const endOfBeginning = (text: string, { start, end }: Placed, typed: number): number => {
  let [at, seen] = [start, 0]
  for (const letter of text.slice(start, end)) {
    const compared = folded(letter).length
    if (seen >= typed && compared > 0) break
    seen += compared
    at += letter.length
  }
  return at
}

interface Mark {
  readonly start: number
  readonly end: number
}

/** In the order in which they begin. */
const marksIn = (text: string, marked: readonly Marked[]): readonly Mark[] => {
  const placed = placedWords(text)
  const marks: Mark[] = []
  for (let at = 0; at < placed.length; at += 1) {
    for (const one of marked) {
      if (!standsAt(placed, at, one)) continue
      const { words, match } = one
      const last = placed[at + words.length - 1] as Placed
      marks.push({ start: (placed[at] as Placed).start, end: match === 'begun' ? endOfBeginning(text, last, words.at(-1)?.length ?? 0) : last.end })
    }
  }
  return marks
}

/** Cuts a text where what is looked for begins and ends, by the rules by which it is found: whole words, without case and accents. Undefined: it has none of it. */
export const highlighted = (text: string, marked: readonly Marked[]): readonly Part[] | undefined => {
  const whole = nfc(text)
  const marks = marksIn(whole, marked)
  if (marks.length === 0) return undefined
  const parts: Part[] = []
  const add = (start: number, end: number, hit: boolean): void => {
    if (start < end) parts.push({ text: whole.slice(start, end), hit })
  }
  let begun: Mark | undefined
  for (const mark of marks) {
    if (begun !== undefined && mark.start <= begun.end) {
      begun = { start: begun.start, end: Math.max(begun.end, mark.end) }
      continue
    }
    if (begun !== undefined) add(begun.start, begun.end, true)
    add(begun?.end ?? 0, mark.start, false)
    begun = mark
  }
  if (begun !== undefined) add(begun.start, begun.end, true)
  add(begun?.end ?? 0, whole.length, false)
  return parts
}

/** Whether anything of it would be marked. */
export const isMarked = (text: string, marked: readonly Marked[]): boolean => highlighted(text, marked) !== undefined

/** As {@link highlighted}; whole where it has none of it. */
export const highlight = (text: string, marked: readonly Marked[]): readonly Part[] => highlighted(text, marked) ?? (text === '' ? [] : [{ text: nfc(text), hit: false }])
