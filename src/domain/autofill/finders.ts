import type { AttributeDefinition } from '../templates/attribute.ts'
import type { Option } from '../templates/options.ts'
import type { ListedAttribute } from '../metadata/values.ts'
import type { Candidate } from './finding/candidate.ts'
import { optionIndex, optionsIn } from './finding/choices.ts'
import { conceptNamed, type ConceptName } from './concepts.ts'
import { datesIn } from './finding/dates.ts'
import type { SourceText } from './material.ts'
import { contactsNamed } from './finding/names.ts'
import { placesIn } from './finding/places.ts'
import { pricesIn } from './finding/prices.ts'
import { identifiersIn, linksIn, numbersIn, timesIn, wholeNumbersIn } from './finding/simpleValues.ts'
import { dimensionsIn, hasUnit, SIDES, sizesIn, type Side } from './finding/sizes.ts'

/** An attribute for which values are proposed. `names`: what its options are called, or the contacts whose names stand in the texts. */
export interface AutofillAttribute extends ListedAttribute, Pick<AttributeDefinition, 'id' | 'name' | 'element'> {
  /** Of a choice. */
  readonly options?: readonly Option[]
}

/** Finds values of an attribute in a text, whatever stands around them. */
export type Finder = (text: SourceText) => readonly Candidate[]

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/

const sideOf = (concept: ConceptName | undefined): Side | undefined => SIDES.find((side) => side === concept)

/** Of a side of something, sizes of another side are none. */
const sizesOf = (side: Side | undefined): Finder => ({ text }) => sizesIn(text).filter((size) => side === undefined || size.side === undefined || size.side === side).map((size) => ({ ...size, isPlain: side !== undefined && size.side === side }))

const choicesOf = ({ options = [] }: AutofillAttribute): Finder => {
  const index = optionIndex(options)
  return ({ text }) => optionsIn(text, index)
}

const textsOf = (concept: ConceptName | undefined): Finder => {
  if (concept === 'dimensions') return ({ text }) => dimensionsIn(text)
  return concept === 'identifier' ? ({ text }) => identifiersIn(text) : () => []
}

/** What finds an attribute's values; of texts and answers, which are whatever stands behind their label, nothing. */
export const finderOf = (attribute: AutofillAttribute): Finder => {
  const { type, currency, names } = attribute
  const concept = conceptNamed(attribute)
  switch (type) {
    case 'date':
      return ({ text }) => datesIn(text).filter(({ value }) => WHOLE_DAY.test(value))
    case 'edtf':
      return ({ text }) => datesIn(text)
    case 'number':
      return hasUnit(attribute) ? sizesOf(sideOf(concept)) : ({ text }) => numbersIn(text)
    case 'integer':
      return ({ text }) => wholeNumbersIn(text)
    case 'price':
      return ({ text }) => pricesIn(text, currency)
    case 'time':
      return ({ text }) => timesIn(text)
    case 'coordinates':
      return ({ text }) => placesIn(text)
    case 'webAddress':
      return ({ text }) => linksIn(text)
    case 'dropDown':
    case 'multipleChoice':
      return choicesOf(attribute)
    case 'contact':
      return names === undefined ? () => [] : (text) => contactsNamed(text, names)
    case 'text':
      return textsOf(concept)
    default:
      return () => []
  }
}
