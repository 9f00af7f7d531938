import type { MetadataValue, ValueAttribute } from './value.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const order = <Sorted extends number | string>(one: Sorted, other: Sorted): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The order of two values of an attribute, as the database sorts by their keys; 0 for equal ones alone. */
export const compareValues = (one: MetadataValue, other: MetadataValue, attribute: ValueAttribute): number => {
  const { keyOf, sortOf } = VALUE_TYPES[attribute.type]
  return order(sortOf(one, attribute), sortOf(other, attribute)) || order(keyOf(one), keyOf(other))
}
