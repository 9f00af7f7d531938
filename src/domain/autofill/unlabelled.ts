import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { Candidate } from './finding/candidate.ts'
import { conceptNamed } from './concepts.ts'
import { isChoice } from '../templates/attributeTypes.ts'
import type { AutofillAttribute } from './finders.ts'
import type { SourceText } from './material.ts'
import { hasUnit } from './finding/sizes.ts'

interface FoundIn {
  readonly text: SourceText
  readonly candidates: readonly Candidate[]
}

interface Unlabelled extends FoundIn {
  readonly confidence: number
}

/** In names of files and folders hardly anything stands by chance. */
const IN_NAMES: Readonly<Record<SourceText['source'], number>> = { FileName: 0.6, FolderName: 0.5, Text: 0, Ocr: 0 }
/** Different values of the whole text above which none of them is the one that is meant. */
const MOST_DIFFERENT = 1
/** UTF-16 units at the beginning of a text in which letters have their place and day. */
const HEAD = 400
const HEADED = /(?:^|\n)[^\n]{0,40}?\p{Lu}\p{L}{2,}(?: \p{L}+)?,? (?:den |the |a |el )?$/u

/** What a value must be to count without a label, and how sure it then is in a text. */
const certaintyOf = (attribute: AutofillAttribute): { readonly inText: number; readonly inNames: boolean } | undefined => {
  const { type } = attribute
  const concept = conceptNamed(attribute)
  if (type === 'date' || type === 'edtf') return concept === 'created' ? { inText: 0, inNames: true } : undefined
  if (type === 'coordinates') return { inText: 0.6, inNames: true }
  if (isChoice(type) || type === 'contact') return { inText: 0.42, inNames: true }
  if (hasUnit(attribute)) return concept === 'height' || concept === 'width' || concept === 'depth' ? { inText: 0.5, inNames: true } : undefined
  if (type === 'price') return concept === 'price' ? { inText: 0.42, inNames: true } : undefined
  if (type === 'text' && concept === 'identifier') return { inText: 0, inNames: true }
  if (type === 'text' && concept === 'dimensions') return { inText: 0.5, inNames: true }
  return type === 'webAddress' && concept === 'licence' ? { inText: 0, inNames: false } : undefined
}

/** The address of a licence says what it is. */
const isLicence = (value: string): boolean => /^https?:\/\/(?:www\.)?(?:creativecommons\.org\/(?:licenses|publicdomain)|rightsstatements\.org\/vocab)\//u.test(value)

const licences = (attribute: AutofillAttribute, found: readonly FoundIn[]): readonly Unlabelled[] =>
  attribute.type === 'webAddress' && conceptNamed(attribute) === 'licence'
    ? found.flatMap(({ text, candidates }) => candidates.filter(({ value }) => isLicence(value)).map((one) => ({ text, candidates: [one], confidence: 0.75 })))
    : []

/** The place and day above a letter: Bergen, 3. mai 1890. */
const heads = (attribute: AutofillAttribute, found: readonly FoundIn[]): readonly Unlabelled[] => {
  if (!['date', 'edtf'].includes(attribute.type) || conceptNamed(attribute) !== 'created') return []
  const first = found.find(({ text: { source, page = 1 } }) => (source === 'Text' || source === 'Ocr') && page === 1)
  const head = first?.candidates.find(({ at, isPlain, value }) => isPlain && at < HEAD && /^\d{4}-\d{2}-\d{2}$/.test(value) && HEADED.test(first.text.text.slice(0, at)))
  return first === undefined || head === undefined ? [] : [{ text: first.text, candidates: [head], confidence: first.text.source === 'Text' ? 0.55 : 0.48 }]
}

/** Bare years count in names of files and folders alone, a little less. */
const inNames = (found: readonly FoundIn[], isAny: boolean): readonly Unlabelled[] =>
  found.flatMap(({ text, candidates }): readonly Unlabelled[] => {
    const confidence = IN_NAMES[text.source]
    if (confidence === 0) return []
    const plain = candidates.filter(({ isPlain }) => isPlain)
    const [only, ...others] = plain.length > 0 || !isAny ? plain : candidates
    if (only === undefined) return []
    return [{ text, candidates: [only, ...others], confidence: confidence - (others.length > 0 || !only.isPlain ? 0.1 : 0) }]
  })

/**
 * Values without a label: those that say of themselves what they are, where the texts hold only one of them; and whatever names of files and
 * folders hold.
 */
export const foundUnlabelled = (attribute: AutofillAttribute, found: readonly FoundIn[]): readonly Unlabelled[] => {
  const certainty = certaintyOf(attribute)
  if (certainty === undefined) return []
  const isAny = attribute.type === 'edtf' || attribute.type === 'text'
  const named = certainty.inNames ? inNames(found, isAny) : []
  const own = [...licences(attribute, found), ...heads(attribute, found), ...named]
  if (certainty.inText === 0) return own
  const { keyOf } = VALUE_TYPES[attribute.type]
  const written = found.filter(({ text: { source } }) => source === 'Text' || source === 'Ocr')
  const plain = written.map(({ text, candidates }) => ({ text, candidates: candidates.filter(({ isPlain }) => isPlain) }))
  const different = new Set(plain.flatMap(({ candidates }) => candidates.map(({ value }) => keyOf(value))))
  const most = attribute.type === 'contact' ? 3 : MOST_DIFFERENT
  if (different.size === 0 || different.size > most) return own
  const alone = plain.flatMap(({ text, candidates }) => {
    const first = [...new Map(candidates.map((one) => [keyOf(one.value), one])).values()]
    return first.map((one) => ({ text, candidates: [one], confidence: certainty.inText - (text.source === 'Ocr' ? 0.05 : 0) }))
  })
  return [...own, ...alone]
}
