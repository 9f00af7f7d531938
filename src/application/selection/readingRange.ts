import { fromPromise } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { readRange, type ShownList } from './selectableRows.ts'

/** Rows of a list, from one to another in either direction. */
export interface RowRange {
  readonly shown: ShownList
  /** The row that it begins at. */
  readonly from: number
  /** The row that it ends at. */
  readonly to: number
}

/** Rows of a range that are read before anybody wonders. */
const LONG_RANGE = 500

/** How long a range is that takes a while to be read; undefined: it is a short one. */
export const longRange = ({ from, to }: RowRange): number | undefined => {
  const count = Math.abs(from - to) + 1
  return count > LONG_RANGE ? count : undefined
}

/** Reads the rows of a range. */
export const readingRange = (assets: AssetGateway) =>
  fromPromise(({ input: { shown, from, to }, signal }: { input: RowRange; signal: AbortSignal }) =>
    readRange(assets, shown, Math.min(from, to), Math.max(from, to), signal),
  )
