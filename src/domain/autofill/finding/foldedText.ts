import { folded } from '../../search/words.ts'

/** A word of a text as words are compared, and where it stands. */
export interface PlacedWord {
  readonly word: string
  readonly at: number
  readonly end: number
}

/** Words of one text that are looked at. */
const MOST_WORDS = 60_000

/** The words of a text with their places. */
export const placedWords = (text: string): readonly PlacedWord[] => {
  const words: PlacedWord[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]{1,100}/gu)) {
    words.push({ word: folded(match[0]), at: match.index, end: match.index + match[0].length })
    if (words.length >= MOST_WORDS) break
  }
  return words
}

/** The words of a few words, as they are compared. */
export const foldedWords = (text: string): readonly string[] => placedWords(text).map(({ word }) => word)

/** The line in which something stands, or a stretch of it where the line is long; with the place of the stretch in the text. */
export const lineAround = (text: string, at: number, end: number, most = 320): { readonly line: string; readonly begin: number } => {
  const first = text.lastIndexOf('\n', at - 1) + 1
  const next = text.indexOf('\n', end)
  const last = next === -1 ? text.length : next
  if (last - first <= most) return { line: text.slice(first, last), begin: first }
  const room = Math.max(0, Math.floor((most - (end - at)) / 2))
  const [begin, until] = [Math.max(first, at - room), Math.min(last, end + room)]
  // Between words, where there are any.
  const [left, right] = [begin === first ? first : text.indexOf(' ', begin) + 1, until === last ? last : text.lastIndexOf(' ', until)]
  const [from, to] = [left > 0 && left <= at ? left : begin, right >= end ? right : until]
  return { line: text.slice(from, to), begin: from }
}
