/** What a condition on a field asks of its value. Values are as they were typed: what they mean, only the field's type tells. */
export type FieldTest =
  | { readonly is: 'equals'; readonly value: string }
  | { readonly is: 'prefix'; readonly value: string }
  | { readonly is: 'compare'; readonly op: '<' | '<=' | '>' | '>='; readonly value: string }
  /** Both ends included. */
  | { readonly is: 'between'; readonly from: string; readonly to: string }
  | { readonly is: 'any' }
  | { readonly is: 'none' }

/** A field of the language by its English name, or an attribute's name as it was typed. */
export interface FieldCondition {
  readonly kind: 'field'
  readonly field: string
  readonly test: FieldTest
}

/** `word`: in any of its forms. `phrase`: these words next to one another, just so. `prefix`: the same, and the last of them is only begun. */
export interface TextCondition {
  readonly kind: 'text'
  readonly text: string
  readonly match: 'word' | 'phrase' | 'prefix'
}

export type Leaf = TextCondition | FieldCondition

/**
 * What somebody looks for. In normal form, which is the only one that parser and builders make: compounds have two or more parts, none
 * of their own kind and none twice; `not` stands before no `not` and before no presence of a field; texts are in NFC, hold a word each,
 * and one that cannot be typed as a word is a phrase.
 */
export type Query =
  | { readonly kind: 'everything' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Query[] }
  | { readonly kind: 'not'; readonly part: Query }
  | Leaf

export const EVERYTHING: Query = { kind: 'everything' }

/** Code points of a query as it is typed. */
export const MAX_LENGTH = 2_000
/** Words, phrases and fields of one query. */
export const MAX_CONDITIONS = 50
/** Parentheses inside one another. */
export const MAX_DEPTH = 10
