import type { MetadataValue } from '../metadata/value.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'

/** What becomes of the values of one attribute. `append`: behind those that are there, each once; `remove`: none is left. */
export type ValuesChange =
  | { readonly attributeId: string; readonly how: 'replace' | 'append'; readonly values: readonly MetadataValue[] }
  | { readonly attributeId: string; readonly how: 'remove' }

/** What is said of many assets at once. */
export interface MetadataEdit {
  /** Templates by which all of them are described from now on. */
  readonly assign: readonly string[]
  /** One of each attribute; its template describes what gets values by it. */
  readonly changes: readonly ValuesChange[]
}

/** The attributes, and the templates, that one edit names at most. */
export const MAX_BULK_VALUES = 50

/** Where in an edit's problems those of an attribute stand. */
export const metadataField = (attributeId: string): `metadata.${string}` => `metadata.${attributeId}`

/** The problems of the edit itself, whatever it meets; what values are worth, their attribute says. */
export const metadataEditProblems = ({ assign, changes }: MetadataEdit): FieldProblems => {
  if (assign.length + changes.length === 0) return { metadata: { code: 'required' } }
  if (assign.length > MAX_BULK_VALUES || changes.length > MAX_BULK_VALUES) return { metadata: { code: 'tooMany', limit: MAX_BULK_VALUES } }
  const seen = new Set<string>()
  return Object.fromEntries(
    changes.flatMap((change): readonly (readonly [string, Problem])[] => {
      const field = metadataField(change.attributeId)
      if (seen.has(field)) return [[field, { code: 'duplicated' }]]
      seen.add(field)
      return change.how !== 'remove' && change.values.length === 0 ? [[field, { code: 'required' }]] : []
    }),
  )
}

/** The values of an attribute after a change. */
export const valuesAfter = (before: readonly MetadataValue[], change: ValuesChange, type: AttributeType): readonly MetadataValue[] => {
  if (change.how === 'remove') return []
  if (change.how === 'replace') return change.values
  const { keyOf } = VALUE_TYPES[type]
  const held = new Set(before.map(keyOf))
  const added = change.values.filter((value) => {
    const isNew = !held.has(keyOf(value))
    held.add(keyOf(value))
    return isNew
  })
  return [...before, ...added]
}
