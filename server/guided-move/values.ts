import type { ValuesByAttribute } from '../../src/domain/guided-move/moveValues.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { ValueNames } from '../metadata/valueNames.ts'
import type { End } from './ends.ts'

/** By attribute. */
export type Said = (attributeId: string) => readonly MetadataValue[]

/** What an asset says by a template; where options were merged, by those that stay. */
export const valuesIn = ({ attributes }: Pick<End, 'attributes'>, said: Said, names: ValueNames): ValuesByAttribute => {
  const values = new Map<string, readonly MetadataValue[]>()
  for (const { id, type } of attributes) {
    const own = said(id)
    if (own.length > 0) values.set(id, names.current(own, type))
  }
  return values
}
