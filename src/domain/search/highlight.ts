import { nfc } from '../validation/text.ts'

/** A piece of a text: found by the search, or between what was found. The pieces together are the text in NFC. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

/** A unit of a text without case, and where the letter that it comes from begins and ends. */
interface Origin {
  readonly start: number
  readonly end: number
}

const originsOf = (letters: readonly string[]): readonly Origin[] => {
  let end = 0
  return letters.flatMap((letter) => {
    const start = end
    end += letter.length
    return Array.from(letter.toLowerCase(), (units) => Array.from({ length: units.length }, () => ({ start, end }))).flat()
  })
}

const withoutCase = (letters: readonly string[]): string => letters.map((letter) => letter.toLowerCase()).join('')

/** Where the terms stand in a text, letter by letter: what covers a part of a letter covers all of it. */
const hitsIn = (letters: readonly string[], terms: readonly string[]): readonly Origin[] => {
  const plain = withoutCase(letters)
  const origins = originsOf(letters)
  return terms.flatMap((term) => {
    const found: Origin[] = []
    for (let at = plain.indexOf(term); at !== -1; at = plain.indexOf(term, at + term.length)) {
      found.push({ start: origins[at]?.start ?? 0, end: origins[at + term.length - 1]?.end ?? plain.length })
    }
    return found
  })
}

/** Cuts a text where the terms of a search begin and end; case does not matter. */
export const highlight = (text: string, terms: readonly string[]): readonly Part[] => {
  const whole = nfc(text)
  const marks = Array.from({ length: whole.length }, () => false)
  const wanted = terms.map((term) => withoutCase([...nfc(term)])).filter((term) => term !== '')
  for (const { start, end } of hitsIn([...whole], wanted)) marks.fill(true, start, end)
  const starts = marks.flatMap((hit, at) => (hit === marks[at - 1] ? [] : [at]))
  return starts.map((start, index) => ({ text: whole.slice(start, starts[index + 1]), hit: marks[start] === true }))
}
