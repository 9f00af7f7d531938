import { nfc } from '../validation/text.ts'

/** A piece of a text: found by the search, or between what was found. The pieces together are the text in NFC. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

/** A text without case, and for each of its units where the letter that it comes from begins and ends. */
interface Folded {
  readonly plain: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const fold = (text: string): Folded => {
  const [starts, ends]: [number[], number[]] = [[], []]
  let plain = ''
  let start = 0
  for (const letter of text) {
    const lower = letter.toLowerCase()
    plain += lower
    while (starts.length < plain.length) {
      starts.push(start)
      ends.push(start + letter.length)
    }
    start += letter.length
  }
  return { plain, starts, ends }
}

/** Cuts a text where the terms of a search begin and end; case does not matter. What covers a part of a letter marks all of it. */
export const highlight = (text: string, terms: readonly string[]): readonly Part[] => {
  const whole = nfc(text)
  const { plain, starts, ends } = fold(whole)
  const marks = Array.from({ length: whole.length }, () => false)
  for (const term of terms.map((word) => fold(nfc(word)).plain).filter((word) => word !== '')) {
    for (let at = plain.indexOf(term); at !== -1; at = plain.indexOf(term, at + term.length)) {
      marks.fill(true, starts[at], ends[at + term.length - 1])
    }
  }
  const cuts = marks.flatMap((hit, at) => (hit === marks[at - 1] ? [] : [at]))
  return cuts.map((cut, index) => ({ text: whole.slice(cut, cuts[index + 1]), hit: marks[cut] === true }))
}
