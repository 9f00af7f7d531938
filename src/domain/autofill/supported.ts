import type { MetadataValue } from '../metadata/value.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import { labelsOf } from './concepts.ts'
import { finderOf, type AutofillAttribute } from './finders.ts'
import { foldedWords, placedWords } from './finding/foldedText.ts'
import { labelledIn } from './labelled.ts'
import type { NumberedPassage } from './passages.ts'
import { answersIn } from './finding/simpleValues.ts'

/** Where a passage says something. */
interface Stretch {
  readonly at: number
  readonly end: number
}

/** Where the words of a value stand one behind the other, whatever their case and accents. */
const wordsAt = (value: string, text: string): Stretch | undefined => {
  const [wanted, words] = [foldedWords(value), placedWords(text)]
  if (wanted.length === 0) return undefined
  const first = words.findIndex((_, at) => wanted.every((word, offset) => words[at + offset]?.word === word))
  const [begin, last] = [words[first], words[first + wanted.length - 1]]
  return begin === undefined || last === undefined ? undefined : { at: begin.at, end: last.end }
}

/**
 * Where a passage says a value of an attribute: a text in its very words, anything else by what is found in the passage without a model, of the
 * same value. Undefined: it does not, whoever says so.
 */
export const supportIn = (attribute: AutofillAttribute, value: MetadataValue, { source, text }: NumberedPassage): Stretch | undefined => {
  const { type } = attribute
  if (type === 'text' || type === 'longText') return wordsAt(value, text)
  const { keyOf } = VALUE_TYPES[type]
  const found =
    type === 'yesNo'
      ? labelledIn(text, labelsOf(attribute)).flatMap(({ from, isDeclared }) => (isDeclared ? answersIn(text, from) : []))
      : finderOf(attribute)({ source: source === 'EmbeddedMetadata' ? 'Text' : source, text })
  return found.find((candidate) => keyOf(candidate.value) === keyOf(value))
}
