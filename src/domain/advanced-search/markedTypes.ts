import { EDTF_WORDS } from '../metadata/edtfTexts.ts'
import { ATTRIBUTE_TYPES, type AttributeType } from '../templates/attributeTypes.ts'
import { isMarked } from './highlight.ts'
import type { Marked } from './marked.ts'

/** Nothing is found by their values' words. */
const WORDLESS: readonly AttributeType[] = ['coordinates', 'yesNo', 'asset']
/** Each word of theirs has a figure. */
const FIGURES: readonly AttributeType[] = ['integer', 'date', 'time']

const { about, uncertain, from, until, months, seasons } = EDTF_WORDS['en-US']
/** All words without a figure in which an uncertain date is found. */
const DATE_WORDS = [about, uncertain, from, until, ...months, ...seasons, 'century', 'X', 'XX', 'XXX', 'XXXX'].join(' ')

/** The types of attributes in whose values any of these words may be marked. */
export const markedTypes = (marked: readonly Marked[]): readonly AttributeType[] => {
  const words = marked.flatMap(({ words: all, match }) => all.map((word): Marked => ({ words: [word], match })))
  const haveFigures = words.some(({ words: [word = ''] }) => /\p{N}/u.test(word))
  const mayDate = haveFigures || isMarked(DATE_WORDS, words)
  return ATTRIBUTE_TYPES.filter((type) => !WORDLESS.includes(type) && (haveFigures || !FIGURES.includes(type)) && (type !== 'edtf' || mayDate))
}
