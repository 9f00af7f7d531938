import { fromPromise } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { readRange, type ShownList } from './selectableRows.ts'

/** Rows of a list, from one to another in either direction. */
export interface RowRange {
  readonly shown: ShownList
  /** The row that it begins at. */
  readonly anchor: number
  /** The row that it ends at. */
  readonly reach: number
}

/** Rows of a range that are read before anybody wonders. */
const LONG_RANGE = 500

/** How long a range is that takes a while to be read; undefined: it is a short one. */
export const longRange = ({ anchor, reach }: RowRange): number | undefined => {
  const count = Math.abs(anchor - reach) + 1
  return count > LONG_RANGE ? count : undefined
}

/** Reads the rows of a range. */
export const readingRange = (assets: AssetGateway) =>
  fromPromise(({ input: { shown, anchor, reach }, signal }: { input: RowRange; signal: AbortSignal }) =>
    readRange(assets, shown, Math.min(anchor, reach), Math.max(anchor, reach), signal),
  )
