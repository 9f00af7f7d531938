import * as Result from 'effect/Result'
import type { MetadataValue } from '../metadata/value.ts'
import { judgedValues, mostValues } from '../metadata/values.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { AutofillSource } from './material.ts'
import { lineAround } from './finding/foldedText.ts'
import type { AutofillAttribute } from './finders.ts'

/** Values that are proposed for an attribute, all of them together, and where they come from. */
export interface ValueProposal {
  readonly attributeId: string
  /** As the attribute's own validation takes them; never none. */
  readonly values: readonly MetadataValue[]
  /** 0 to 1. */
  readonly confidence: number
  readonly source: AutofillSource | 'Model'
  readonly passage: string
  /** The stretch of the passage that says it, letter by letter. */
  readonly words: string
  readonly page?: number
}

/** What is less sure is not proposed. */
const LEAST_CONFIDENCE = 0.35
/** Proposals of one attribute: the surest. */
const MOST_OF_ATTRIBUTE = 3
const LONGEST_WORDS = 200

/** The stretch of a text, with the line in which it stands. */
export const passageOf = (text: string, at: number, end: number): Pick<ValueProposal, 'passage' | 'words'> => {
  const { line, begin } = lineAround(text, at, end)
  const words = text.slice(Math.max(at, begin), Math.min(end, begin + line.length)).trim()
  const [passage, marked] = [line.trim(), words.slice(0, LONGEST_WORDS).toWellFormed()]
  return { passage: passage.toWellFormed(), words: passage.includes(marked) ? marked : '' }
}

/** Each value once, no more than the attribute takes, and only where its own validation takes them. */
export const validValues = (attribute: AutofillAttribute, values: readonly MetadataValue[]): readonly MetadataValue[] => {
  const { keyOf, parse } = VALUE_TYPES[attribute.type]
  const read = values.flatMap((value) => {
    const one = parse(value, attribute, 'en-US')
    return Result.isSuccess(one) ? [one.success] : []
  })
  const distinct = [...new Map(read.map((value) => [keyOf(value), value])).values()].slice(0, mostValues(attribute))
  const judged = distinct.length === 0 ? undefined : judgedValues(distinct, attribute)
  return judged !== undefined && Result.isSuccess(judged) ? judged.success : []
}

/** What makes two proposals of an attribute the same. */
const proposalKey = (attribute: AutofillAttribute, values: readonly MetadataValue[]): string => JSON.stringify(values.map(VALUE_TYPES[attribute.type].keyOf).toSorted())

/** Of proposals for one attribute the surest, each once; what several places say is a little surer. */
export const surest = (attribute: AutofillAttribute, proposals: readonly ValueProposal[]): readonly ValueProposal[] => {
  const said = Map.groupBy(proposals, ({ values }) => proposalKey(attribute, values))
  const merged = [...said.values()].map((same): ValueProposal => {
    const [best, ...others] = same.toSorted((one, other) => other.confidence - one.confidence) as [ValueProposal, ...ValueProposal[]]
    const isBacked = others.some(({ source }) => source !== best.source)
    return isBacked ? { ...best, confidence: Math.min(0.98, best.confidence + 0.05) } : best
  })
  return merged
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, MOST_OF_ATTRIBUTE)
}
