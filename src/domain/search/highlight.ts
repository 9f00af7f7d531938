import { nfc } from '../validation/text.ts'

/** A piece of a text: found by the search, or between what was found. The pieces together are the text in NFC. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

/** A text without case, and where the letter that one of its units comes from begins and ends in the text. */
interface Folded {
  readonly plain: string
  readonly start: (at: number) => number
  readonly end: (at: number) => number
}

const ONE_UNIT_EACH = /^[\0-\x7f]*$/

/** Outside of ASCII the lower case of a letter may be longer than the letter. */
const fold = (text: string): Folded => {
  if (ONE_UNIT_EACH.test(text)) return { plain: text.toLowerCase(), start: (at) => at, end: (at) => at + 1 }
  const [starts, ends]: [number[], number[]] = [[], []]
  let plain = ''
  let start = 0
  for (const letter of text) {
    plain += letter.toLowerCase()
    while (starts.length < plain.length) {
      starts.push(start)
      ends.push(start + letter.length)
    }
    start += letter.length
  }
  return { plain, start: (at) => starts[at] ?? 0, end: (at) => ends[at] ?? text.length }
}

interface Mark {
  readonly start: number
  readonly end: number
}

const marksIn = (folded: Folded, terms: readonly string[]): readonly Mark[] => {
  const marks: Mark[] = []
  for (const term of terms.map((word) => fold(nfc(word)).plain).filter((word) => word !== '')) {
    for (let at = folded.plain.indexOf(term); at !== -1; at = folded.plain.indexOf(term, at + term.length)) {
      marks.push({ start: folded.start(at), end: folded.end(at + term.length - 1) })
    }
  }
  return marks.toSorted((one, other) => one.start - other.start)
}

/** Cuts a text where the terms of a search begin and end; case does not matter. What covers a part of a letter marks all of it. */
export const highlight = (text: string, terms: readonly string[]): readonly Part[] => {
  const whole = nfc(text)
  const parts: Part[] = []
  const add = (start: number, end: number, hit: boolean): void => {
    if (start < end) parts.push({ text: whole.slice(start, end), hit })
  }
  let begun: Mark | undefined
  for (const mark of marksIn(fold(whole), terms)) {
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
