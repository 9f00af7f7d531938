import { mostValues } from '../metadata/values.ts'
import { outermost, type Candidate } from './finding/candidate.ts'
import { conceptNamed, labelsOf, type ConceptName } from './concepts.ts'
import { finderOf, type AutofillAttribute, type Finder } from './finders.ts'
import { labelledIn, saidIn, type Labelled } from './labelled.ts'
import type { SourceText } from './material.ts'
import { passageOf, validValues, type ValueProposal } from './proposal.ts'
import { answersIn } from './finding/simpleValues.ts'
import { dimensionLabels } from './sides.ts'
import { foundUnlabelled } from './unlabelled.ts'

/** How sure a value is that stands behind its label, by where. */
const DECLARED: Readonly<Record<SourceText['source'], number>> = { Text: 0.85, Ocr: 0.75, FileName: 0.7, FolderName: 0.6 }
const NEAR: Readonly<Record<SourceText['source'], number>> = { Text: 0.62, Ocr: 0.52, FileName: 0.6, FolderName: 0.5 }
/** UTF-16 units of other words between a label with a colon and its value. */
const AFTER_COLON = 25

/** Attributes whose values are words: whatever stands behind the label. */
const IN_WORDS: readonly string[] = ['text', 'longText']
/** Lists of words that commas divide; names have commas inside. */
const COMMAS: readonly (ConceptName | undefined)[] = ['subject', 'medium', 'technique', 'language']

const proposal = (attribute: AutofillAttribute, { text, source, page }: SourceText, found: readonly Candidate[], confidence: number): readonly ValueProposal[] => {
  const [first] = found
  const values = validValues(attribute, found.map(({ value }) => value))
  const last = found.at(-1)
  if (first === undefined || last === undefined || values.length === 0) return []
  // Of several values the stretch from the first to the last, where it is one.
  const end = found.length > 1 && last.end - first.at < 200 ? last.end : first.end
  return [{ attributeId: attribute.id, values, confidence, source, ...passageOf(text, first.at, end), ...(page === undefined ? {} : { page }) }]
}

const inWords = (attribute: AutofillAttribute, text: SourceText, labelled: Labelled): readonly Candidate[] => {
  const { said, at, end } = saidIn(text.text, labelled)
  if (said === '') return []
  const concept = conceptNamed(attribute)
  const divider = COMMAS.includes(concept) ? /[,;]/u : ';'
  if (mostValues(attribute) > 1) return said.split(divider).map((part) => part.trim()).filter((part) => part !== '').map((value) => ({ value, at, end, isPlain: true }))
  const [value = said] = attribute.type === 'text' ? said.split(/;\s/u).map((part) => part.trimEnd()) : [said]
  return [{ value, at, end: at + value.length, isPlain: true }]
}

/** The values behind a label: where it is declared, all that its stretch holds; else the nearest. */
const behind = (attribute: AutofillAttribute, text: SourceText, labelled: Labelled, candidates: readonly Candidate[]): readonly Candidate[] => {
  const { isDeclared, from, to } = labelled
  if (attribute.type === 'yesNo') return isDeclared ? answersIn(text.text, from) : []
  if (IN_WORDS.includes(attribute.type) && isDeclared) return inWords(attribute, text, labelled)
  const within = candidates.filter(({ at }) => at >= from && at < to)
  const [first] = within
  if (first === undefined || first.at - from > AFTER_COLON + (isDeclared ? 0 : 15)) return []
  return isDeclared && mostValues(attribute) > 1 ? within.filter(({ end }) => end <= to + 2) : [first]
}

/** An answer to yes or no may stand in a box before what is asked; that is not read. A count may stand before its name: 24 pages. */
const before = (attribute: AutofillAttribute, { at, isDeclared }: Labelled, candidates: readonly Candidate[]): readonly Candidate[] =>
  attribute.type === 'integer' && !isDeclared ? candidates.filter(({ end }) => end <= at && at - end <= 1).slice(-1) : []

const labelledValues = (attribute: AutofillAttribute, text: SourceText, labels: readonly (readonly string[])[], candidates: readonly Candidate[]): readonly ValueProposal[] =>
  labelledIn(text.text, labels).flatMap((labelled) => {
    const counted = before(attribute, labelled, candidates)
    const found = counted.length > 0 ? counted : behind(attribute, text, labelled, candidates)
    return proposal(attribute, text, found, (labelled.isDeclared ? DECLARED : NEAR)[text.source])
  })

/** What each text says for an attribute: behind its labels, or, where the value says of itself what it is, without. */
export const fromTexts = (attribute: AutofillAttribute, texts: readonly SourceText[], finder: Finder = finderOf(attribute)): readonly ValueProposal[] => {
  const labels = labelsOf(attribute)
  const found = texts.map((text) => ({ text, candidates: outermostOf(attribute, finder(text)) }))
  const labelled = found.flatMap(({ text, candidates }) => [
    ...labelledValues(attribute, text, labels, candidates),
    ...labelledValues(attribute, text, dimensionLabels(attribute), candidates.filter(({ isPlain }) => isPlain)),
  ])
  const unlabelled = foundUnlabelled(attribute, found).flatMap(({ text, candidates, confidence }) => proposal(attribute, text, candidates, confidence))
  return [...labelled, ...unlabelled]
}

/** Sizes of one writing, 12 x 8 cm, lie at one place. */
const outermostOf = (attribute: AutofillAttribute, candidates: readonly Candidate[]): readonly Candidate[] => (attribute.type === 'number' ? candidates : outermost(candidates))
