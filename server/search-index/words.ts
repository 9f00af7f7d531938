import { createHash } from 'node:crypto'
import type { Asked } from '../../src/domain/search/asked.ts'
import { MOST_WORDS, sequenceOf } from '../../src/domain/search/words.ts'

/** What an organization's words begin with in the index. */
export const mark = (organizationId: string): string => createHash('sha256').update(organizationId).digest('hex').slice(0, 6)

/** Where a word stands: in the name, or anywhere. Upper case, which no word has. */
const PLACES = ['N', 'A'] as const
type Place = (typeof PLACES)[number]

/** Of the entries that a search goes through, the smallest level first: one in 1,024, one in 256, 64, 16 and 4, and the rest. */
export const LEVELS = [5, 4, 3, 2, 1, 0] as const
type Level = (typeof LEVELS)[number]

/** By chance, and always the same: identifiers end at random. */
export const levelOf = (id: string): Level => {
  const number = Number.parseInt(id.slice(-4), 16)
  return LEVELS.find((level) => number % 4 ** level === 0) ?? 0
}

/** Bytes of one document; PostgreSQL takes a mebibyte. */
const MOST_BYTES = 900_000

/** What something is found by. */
export interface Words {
  readonly id: string
  readonly name: string
  /** How portals call it; left out: by its name. */
  readonly seoTitle?: string
  readonly fileNumber: string
  readonly description: string
  readonly tags: readonly string[]
  readonly content: string
  /** What templates say of it: found by those who are in the template. */
  readonly metadata?: readonly TemplateWords[]
  /** Portals may show it, in part. */
  readonly isPublic?: boolean
}

/** What one template says of something. */
export interface TemplateWords {
  readonly templateId: string
  readonly texts: readonly string[]
  /** What of it portals may show. */
  readonly publicTexts?: readonly string[]
}

/** Where the words of a template stand. */
export const placeOf = (templateId: string): string => `M${createHash('sha256').update(templateId).digest('hex').slice(0, 8)}`

/** Places of words that PostgreSQL tells apart, and of one word. What stands further back is found as a word, and not in a phrase. */
const LAST_PLACE = 16_380
const BEYOND = 16_383
const MOST_PLACES = 255

/** Where each word stands in these texts, which do not touch: no phrase goes from one to the next. `A`: in what describes it. */
export const placesIn = (texts: readonly (readonly [text: string, weight: '' | 'A'])[]): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>()
  let place = 0
  for (const [text, weight] of texts) {
    for (const word of sequenceOf(text)) {
      place += 1
      const there = places.get(word)
      const written = `${place > LAST_PLACE ? BEYOND : place}${weight}`
      if (there === undefined && places.size < MOST_WORDS) places.set(word, [written])
      else if (there !== undefined && place <= LAST_PLACE && there.length < MOST_PLACES) there.push(written)
    }
    place += 1
  }
  return places
}

/**
 * As PostgreSQL's `tsvector`: the words of the name, then those of all, each with its places, where those that describe it have the weight A
 * and the others D. Words hold letters and digits only, so that nothing needs quoting.
 */
export const documentOf = (organizationId: string, { id, name, fileNumber, description, tags, content, metadata = [] }: Words): string => {
  const start = `${mark(organizationId)}${levelOf(id)}`
  const head = [name, fileNumber, ...tags, description].map((text) => [text, 'A'] as const)
  const marked = [...placesIn([[name, '']])].map(([word, places]) => `${start}N${word}:${places.join(',')}`)
  for (const { templateId, texts } of metadata) {
    for (const [word, places] of placesIn(texts.map((text) => [text, 'A'] as const))) marked.push(`${start}${placeOf(templateId)}${word}:${places.join(',')}`)
  }
  for (const [word, places] of placesIn([...head, [content, '']])) marked.push(`${start}A${word}:${places.join(',')}`)
  let bytes = 0
  return marked.filter((word) => (bytes += Buffer.byteLength(word) + 1) <= MOST_BYTES).join(' ')
}

const written = (starts: readonly string[], asked: readonly Asked[], described: boolean): string => {
  const weight = described ? 'A' : ''
  const label = (isBegun: boolean): string => (isBegun || described ? `:${isBegun ? '*' : ''}${weight}` : '')
  const clauseOf = ({ words, isBegun }: Asked, start: string): string =>
    words.map((word, index) => start + word + label(isBegun && index === words.length - 1)).join(' <-> ')
  const clause = (one: Asked): string => {
    const [only = '', ...more] = starts.map((start) => clauseOf(one, start))
    return more.length === 0 ? only : `(${[only, ...more].join(' | ')})`
  }
  return asked.map(clause).join(' & ')
}

/**
 * What is asked for as `tsquery`: all of it, in any order. `described`: where the words describe it. Beyond names also in what those templates
 * say in which the asker is.
 */
export const queryOf = (organizationId: string, level: Level, place: Place, asked: readonly Asked[], described = false, templates: readonly string[] = []): string => {
  const start = `${mark(organizationId)}${level}`
  return written([place, ...(place === 'N' ? [] : templates.map(placeOf))].map((where) => start + where), asked, described)
}

/** One of the queries of a search. */
interface RankedQuery {
  readonly query: string
  /** Finds, in the same level, what a query of names before it has found; null for such a query itself. */
  readonly inName: string | null
  /** Of what it finds, that which the words describe. */
  readonly described: string
}

/** The queries of a search in the order in which they are to be gone through, until enough is found. */
export const queriesOf = (organizationId: string, asked: readonly Asked[], templates: readonly string[] = []): readonly RankedQuery[] =>
  PLACES.flatMap((place) =>
    LEVELS.map((level) => ({
      query: queryOf(organizationId, level, place, asked, false, templates),
      inName: place === 'N' ? null : queryOf(organizationId, level, 'N', asked),
      described: queryOf(organizationId, level, 'A', asked, true, templates),
    })),
  )
