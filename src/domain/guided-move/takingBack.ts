import type { Mapping } from './mapping.ts'

/** Of one asset: an attribute that a move changed. */
interface MovedAttribute {
  readonly attributeId: string
  /** Nobody has changed it since. */
  readonly isUntouched: boolean
}

/**
 * The attributes of an asset that get back what they said before a move. What was edited since stays; a target stays as well where one of the
 * attributes that it got values from stays, so that no value is said nowhere.
 */
export const attributesBack = (changes: readonly MovedAttribute[], mapping: Mapping): ReadonlySet<string> => {
  const touched = new Set(changes.filter(({ isUntouched }) => !isUntouched).map(({ attributeId }) => attributeId))
  const held = new Set(mapping.flatMap(({ attributeId, targetId }) => (targetId !== null && touched.has(attributeId) ? [targetId] : [])))
  return new Set(changes.map(({ attributeId }) => attributeId).filter((id) => !touched.has(id) && !held.has(id)))
}
