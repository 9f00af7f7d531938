import { convert } from '../metadata/convert.ts'
import { remembering } from '../metadata/remembering.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { mostValues, type ListedAttribute } from '../metadata/values.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import { isReference, type AttributeType } from '../templates/attributeTypes.ts'
import type { Language } from '../preferences/language.ts'
import type { Problem, ProblemCode } from '../validation/problem.ts'

/** An attribute with the names of what its values stand for. */
export interface NamedAttribute extends ListedAttribute {
  readonly id: string
}

/** One attribute of the former template, and where its values go; null: they stay. */
export interface PlannedMove {
  readonly from: NamedAttribute
  readonly to: NamedAttribute | null
}

/** By attribute. */
export type ValuesByAttribute = ReadonlyMap<string, readonly MetadataValue[]>

interface MovedValue {
  readonly attributeId: string
  readonly targetId: string
  readonly before: MetadataValue
  readonly after: MetadataValue
}

/** A value that stays where it is. */
interface Loss {
  readonly attributeId: string
  readonly value: MetadataValue
  /** Null: nobody wanted it moved. */
  readonly problem: Problem | null
}

/** What becomes of the values of one asset: each of them was moved, or is a loss. */
export interface Moved {
  /** Of attributes that get values: all that they have then. */
  readonly after: ValuesByAttribute
  readonly moved: readonly MovedValue[]
  readonly losses: readonly Loss[]
}

/** A value that stands for something that has no name here is carried by nothing but its identifier, and only as the same. */
const isUnnamed = (value: MetadataValue, from: NamedAttribute, to: NamedAttribute): boolean =>
  from.names !== undefined && from.names.nameOf(value) === undefined && !(from.type === to.type && isReference(from.type))

const UNNAMED: Partial<Readonly<Record<AttributeType, ProblemCode>>> = { asset: 'unknownAsset', contact: 'unknownContact' }

const converted = (value: MetadataValue, from: NamedAttribute, to: NamedAttribute, language: Language) =>
  isUnnamed(value, from, to) ? { loss: { code: UNNAMED[from.type] ?? 'notAnOption' } } : convert(value, from, to, language)

const WORDS: readonly AttributeType[] = ['text', 'longText', 'webAddress']

/** What is compared to tell whether a value is there already: of words each letter, since a writing that gives way is lost. */
const comparedBy = ({ type }: NamedAttribute): ((value: MetadataValue) => string) => (WORDS.includes(type) ? (value) => value : VALUE_TYPES[type].keyOf)

type Outcome = ReturnType<typeof converted> | { readonly loss: null }
type Conversions = readonly (PlannedMove & { readonly convert: (value: MetadataValue) => Outcome })[]

const moved = (values: ValuesByAttribute, present: ValuesByAttribute, conversions: Conversions): Moved => {
  const after = new Map<string, MetadataValue[]>()
  const done: MovedValue[] = []
  const losses: Loss[] = []
  /** Why a value does not go there; nothing where it is there then. */
  const placed = (value: MetadataValue, to: NamedAttribute): Problem | undefined => {
    const keyOf = comparedBy(to)
    const own = present.get(to.id) ?? []
    const there = own.length > 0 ? own : (after.get(to.id) ?? [])
    if (there.some((one) => keyOf(one) === keyOf(value))) return undefined
    if (own.length > 0) return { code: 'alreadyFilled' }
    if (there.length >= mostValues(to)) return { code: 'tooMany', limit: mostValues(to) }
    after.set(to.id, [...there, value])
    return undefined
  }
  for (const { from, to, convert: conversionOf } of conversions) {
    for (const value of values.get(from.id) ?? []) {
      const conversion = conversionOf(value)
      const problem = 'loss' in conversion ? conversion.loss : to === null ? null : placed(conversion.value, to)
      if (problem === undefined && to !== null && 'value' in conversion) done.push({ attributeId: from.id, targetId: to.id, before: value, after: conversion.value })
      else losses.push({ attributeId: from.id, value, problem: problem ?? null })
    }
  }
  return { after, moved: done, losses }
}

/**
 * Moves the values of assets from one template to another, one asset at a time. `present` is what the other one says of it already, and keeps: a
 * value that differs stays. Values of several attributes that go to one join, those that are written alike once. `language` is that in which words stand for values.
 */
export const movingBy = (plan: readonly PlannedMove[], language: Language): ((values: ValuesByAttribute, present: ValuesByAttribute) => Moved) => {
  const conversions = plan.map(({ from, to }) => ({ from, to, convert: remembering((value): Outcome => (to === null ? { loss: null } : converted(value, from, to, language))) }))
  return (values, present) => moved(values, present, conversions)
}

/** What the attributes of the former template have then: just what could not be moved. */
export const staying = ({ losses }: Pick<Moved, 'losses'>, attributeId: string): readonly MetadataValue[] =>
  losses.filter((loss) => loss.attributeId === attributeId).map(({ value }) => value)
