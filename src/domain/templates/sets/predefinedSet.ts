import type { Language } from '../../preferences/language.ts'
import type { AttributeType } from '../attributeTypes.ts'

/** An attribute that a standard names, under whose identifier it is exported and harvested. */
export interface PredefinedAttribute {
  readonly element: string
  readonly type: AttributeType
  readonly names: Readonly<Record<Language, string>>
  readonly repeatable: boolean
}

export interface PredefinedSet {
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  /** In the order of the standard. */
  readonly attributes: readonly PredefinedAttribute[]
}

/** `many`: an asset has several of it as often as not. */
type PredefinedRow = readonly [element: string, type: AttributeType, english: string, norwegian: string, spanish: string, many?: 'many']

export const predefined = (prefix: string, rows: readonly PredefinedRow[]): readonly PredefinedAttribute[] =>
  rows.map(([element, type, english, no, es, many]) => ({
    element: element.includes(':') ? element : `${prefix}:${element}`,
    type,
    names: { 'en-US': english, no, es },
    repeatable: many !== undefined,
  }))
