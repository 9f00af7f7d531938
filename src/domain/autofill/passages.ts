import { passagesIn, scored } from '../assistant/passages.ts'
import { labelsOf } from './concepts.ts'
import type { AutofillAttribute } from './finders.ts'
import { textsOf, type AutofillSource, type Material } from './material.ts'

/** A numbered piece of what is known of an asset, as a model is given it. */
export interface NumberedPassage {
  /** From 1. */
  readonly number: number
  readonly source: AutofillSource
  readonly text: string
  readonly page?: number
}

/** Passages that a model is given of one asset, and of these the first of its text whatever they say. */
export const MOST_PASSAGES = 40
const FIRST_OF_TEXT = 10
/** Fields of the file itself. */
const MOST_FIELDS = 20

type Piece = Omit<NumberedPassage, 'number'>

const fieldsOf = ({ groups }: Material): readonly Piece[] =>
  groups
    .filter(({ group }) => group !== 'picture' && group !== 'media')
    .flatMap(({ fields }) => fields.map(({ field, value }): Piece => ({ source: 'EmbeddedMetadata', text: `${field}: ${value}` })))
    .slice(0, MOST_FIELDS)

/** What says anything of the attributes, by the words that they are called, or holds a number, in the order of the text. */
const saying = (attributes: readonly AutofillAttribute[], pieces: readonly Piece[], most: number): readonly Piece[] => {
  const wanted = attributes.map((attribute) => ({ words: labelsOf(attribute).map((label) => label.join(' ')), weight: 2 }))
  const ranked = scored(pieces.map(({ text }) => ({ text })), wanted, (text) => (/\d/u.test(text) ? 1 : 0))
  const best = ranked.map(({ score }, at) => ({ at, score })).filter(({ at, score }) => score > 0 || at < FIRST_OF_TEXT)
  const chosen = new Set([
    ...best.filter(({ at }) => at < FIRST_OF_TEXT).map(({ at }) => at),
    ...best.toSorted((one, other) => other.score - one.score || one.at - other.at).map(({ at }) => at),
  ])
  const kept = new Set([...chosen].slice(0, most))
  return pieces.filter((_, at) => kept.has(at))
}

/** The passages of an asset from which a model may propose values: of itself, of its names, and what its texts say that concerns the attributes. */
export const passagesFor = (attributes: readonly AutofillAttribute[], material: Material): readonly NumberedPassage[] => {
  const texts = textsOf(material)
  const isName = ({ source }: Piece): boolean => source === 'FileName' || source === 'FolderName'
  const named = texts.filter(isName)
  const written = texts.filter((text) => !isName(text)).flatMap(({ source, text, page }) => passagesIn(text).map((passage): Piece => ({ source, text: passage.text, ...(page === undefined ? {} : { page }) })))
  const about = [...fieldsOf(material), ...named]
  return [...about, ...saying(attributes, written, Math.max(0, MOST_PASSAGES - about.length))].slice(0, MOST_PASSAGES).map((piece, at) => ({ number: at + 1, ...piece }))
}
