import { stemsOf } from '../../src/domain/query-language/stems.ts'
import { askedFor, type Asked } from '../../src/domain/search/asked.ts'
import { publicMark, publicStemMark } from '../search-index/publicWords.ts'
import { LEVELS, mark } from '../search-index/words.ts'
import { stemMark } from '../search-index/formWords.ts'

/** Words that are looked for. */
const MOST_WORDS = 8

/** A word as it stands there, or another form of it. */
const clauseOf = ({ words }: Asked, starts: readonly string[], stemStarts: readonly string[]): string => {
  const exactly = starts.map((start) => words.map((word) => start + word).join(' <-> '))
  const [word = ''] = words
  const inForms = words.length > 1 ? [] : stemsOf(word).flatMap((stem) => [
    ...stemStarts.map((start) => start + stem),
    // A word that is the stem itself has none beside it.
    ...(stem !== word && stemsOf(stem).includes(stem) ? starts.map((start) => start + stem) : []),
  ])
  return `(${[...exactly, ...inForms].map((one) => `(${one})`).join(' | ')})`
}

/**
 * The queries of what a visitor looks for, the better first: all in the name, and all in what is public, whatever stands where. `templates`: those of which the
 * visitor may read something. Undefined: there is no word in it.
 */
export const wordQueries = (organizationId: string, sought: string, templates: readonly string[]): readonly [inName: string, anywhere: string] | undefined => {
  const asked = askedFor(sought, false).slice(0, MOST_WORDS)
  if (asked.length === 0) return undefined
  const places = ['', ...templates]
  const named = LEVELS.map((level) => `${mark(organizationId)}${level}N`)
  const [starts, stemStarts] = [places.map((place) => publicMark(organizationId, place)), places.map((place) => publicStemMark(organizationId, place))]
  const all = (clause: (one: Asked) => string): string => asked.map(clause).join(' & ')
  return [all((one) => clauseOf(one, named, [stemMark(organizationId, 'N')])), all((one) => clauseOf(one, starts, stemStarts))]
}
