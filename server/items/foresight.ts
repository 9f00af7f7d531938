import type * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Item } from './items.ts'

/** What something long would be done with, once nothing refuses it. Changes nothing. */
export interface Foreseen {
  readonly type: ResourceType
  readonly count: number
  /** Of the only one. */
  readonly name: string | undefined
}

export type Foresight<F> = Promise<Result.Result<Foreseen, F>>

export const foreseenOf = (type: ResourceType, items: readonly Pick<Item, 'name'>[]): Foreseen => ({
  type,
  count: items.length,
  name: items.length === 1 ? items[0]?.name : undefined,
})
