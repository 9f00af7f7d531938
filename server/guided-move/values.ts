import type { ValuesByAttribute } from '../../src/domain/guided-move/moveValues.ts'
import type { ValueNames } from '../metadata/valueNames.ts'
import type { CurrentValues } from '../metadata/valueRows.ts'
import type { End } from './ends.ts'

/** What an asset says by a template; where options were merged, by those that stay. */
export const valuesIn = ({ attributes }: Pick<End, 'attributes'>, assetId: string, said: CurrentValues, names: ValueNames): ValuesByAttribute =>
  new Map(
    attributes.flatMap(({ id, type }) => {
      const values = said(assetId, id)
      return values.length === 0 ? [] : [[id, names.current(values, type)] as const]
    }),
  )
