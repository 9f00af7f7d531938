import * as Result from 'effect/Result'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { AutofillAttribute } from './finders.ts'
import type { NumberedPassage } from './passages.ts'
import { passageOf, surest, validValues, type ValueProposal } from './proposal.ts'
import { supportIn } from './supported.ts'

/** What a model says of one attribute: both by their numbers, from 1. */
interface Claim {
  readonly attribute: number
  readonly value: string
  readonly passage: number
}

/** Claims of one answer that are looked at, and UTF-16 units of an answer. */
const MOST_CLAIMS = 300
export const LONGEST_ANSWER = 100_000
/** The passage says it, and a model says that it is meant. */
const SUPPORTED = 0.7

const claimOf = (one: unknown): readonly Claim[] => {
  if (typeof one !== 'object' || one === null) return []
  const { attribute, value, passage } = one as Readonly<Record<string, unknown>>
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof attribute === 'number' && typeof passage === 'number' && typeof text === 'string' && text.trim() !== '' ? [{ attribute, value: text, passage }] : []
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Of an answer that was cut the claims that are whole. */
const piecesOf = (text: string): readonly unknown[] => (text.match(/\{[^{}]*\}/gu) ?? []).map(parsed)

/** The claims of an answer: a list, alone, under a name, between other words, or begun and cut. Undefined: it is none of these. */
export const claimsIn = (answer: string): readonly Claim[] | undefined => {
  const text = answer.slice(0, LONGEST_ANSWER)
  const [first, last] = [text.indexOf('['), text.lastIndexOf(']')]
  const whole = first === -1 || last < first ? undefined : parsed(text.slice(first, last + 1))
  if (Array.isArray(whole)) return whole.slice(0, MOST_CLAIMS).flatMap(claimOf)
  const pieces = first === -1 ? [] : piecesOf(text.slice(first)).flatMap(claimOf)
  return pieces.length === 0 ? undefined : pieces.slice(0, MOST_CLAIMS)
}

const asRead = (attribute: AutofillAttribute, written: string): readonly string[] => {
  const value = VALUE_TYPES[attribute.type].parse(written, attribute, 'en-US')
  return Result.isSuccess(value) ? [value.success] : []
}

/**
 * What of a model's answer may be proposed: values that the attribute's own validation takes, each found in the passage that it names. Whatever
 * else it says, and whatever documents made it say, is dropped.
 */
export const proposalsOfModel = (claims: readonly Claim[], attributes: readonly AutofillAttribute[], passages: readonly NumberedPassage[]): readonly ValueProposal[] => {
  const supported = claims.flatMap(({ attribute: number, value: written, passage: cited }) => {
    const [attribute, passage] = [attributes[number - 1], passages[cited - 1]]
    if (attribute === undefined || passage === undefined) return []
    return asRead(attribute, written).flatMap((value) => {
      const stretch = supportIn(attribute, value, passage)
      return stretch === undefined ? [] : [{ attribute, passage, value, stretch }]
    })
  })
  return [...Map.groupBy(supported, ({ attribute }) => attribute)].flatMap(([attribute, own]) => {
    const joined = [...Map.groupBy(own, ({ passage }) => passage)].flatMap(([passage, said]): readonly ValueProposal[] => {
      const [first] = said
      const values = validValues(attribute, said.map(({ value }) => value))
      if (first === undefined || values.length === 0) return []
      const { at, end } = first.stretch
      return [{ attributeId: attribute.id, values, confidence: SUPPORTED, source: 'Model', ...passageOf(passage.text, at, end), ...(passage.page === undefined ? {} : { page: passage.page }) }]
    })
    return surest(attribute, joined)
  })
}
