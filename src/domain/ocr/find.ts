import { folded } from '../search/words.ts'
import type { OcrStatus } from './ocr.ts'
import type { OcrWord } from './page.ts'

/** Words of a page that are one hit, as their places on it. */
export type OcrHit = readonly number[]

/** Letters and digits as they are compared, without the signs around them. */
const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** A word that ends its line with a hyphen, and the first of the next line. */
const isBroken = (word: OcrWord | undefined, next: OcrWord | undefined): boolean =>
  word !== undefined && next !== undefined && word.line !== next.line && /[\p{L}]-$/u.test(word.text)

/** The words at a place, put together where one is broken at the end of a line. */
const wordAt = (words: readonly OcrWord[], at: number): { readonly text: string; readonly places: readonly number[] } => {
  const [word, next] = [words[at], words[at + 1]]
  if (!isBroken(word, next)) return { text: plain(word?.text ?? ''), places: [at] }
  return { text: plain(`${word?.text.slice(0, -1) ?? ''}${next?.text ?? ''}`), places: [at, at + 1] }
}

const askedOf = (text: string): readonly string[] => text.split(/\s+/).map(plain).filter((word) => word !== '')

/** Whether a text may stand on a page, by all that the page says and without its words. False: `findInWords` finds nothing. */
export const mayStandIn = (pageText: string, text: string): boolean => {
  const [asked, page] = [askedOf(text), plain(pageText)]
  return asked.length > 0 && asked.every((word) => page.includes(word))
}

/** Where a text stands on a page: its words one behind the other, the last of them as far as it is typed; without case and accents. */
export const findInWords = (words: readonly OcrWord[], text: string): readonly OcrHit[] => {
  const asked = askedOf(text)
  if (asked.length === 0) return []
  const hits: OcrHit[] = []
  for (let at = 0; at < words.length; at += 1) {
    const places: number[] = []
    let place = at
    const isThere = asked.every((wanted, index) => {
      // What is no word, or only a sign, stands in nobody's way.
      if (index > 0) while (place < words.length && plain(words[place]?.text ?? '') === '') place += 1
      if (place >= words.length) return false
      const found = wordAt(words, place)
      places.push(...found.places)
      place += found.places.length
      return index === asked.length - 1 ? found.text.startsWith(wanted) : found.text === wanted
    })
    if (isThere) hits.push(places)
  }
  return hits
}

/** Through how many pages is looked while they are read: it changes whenever these are twice as many, and once all are. */
export const pagesLookedThrough = ({ state, done }: Pick<OcrStatus, 'state' | 'done'>): number => (state === 'Reading' ? 2 ** Math.floor(Math.log2(done + 1)) - 1 : done)
