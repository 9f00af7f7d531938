import type { FailureCode } from '../failures/codes.ts'
import type { Problem } from '../validation/problem.ts'
import type { AttributeValues, RefusedValueCode, ValueAnswer, ValueChange } from './assetMetadata.ts'

/** One attribute of one asset. */
export interface CellRef {
  readonly assetId: string
  readonly attributeId: string
}

/** Values that a cell is to have instead of its own; none clears it. */
export interface CellChange extends ValueChange, CellRef {}

/** Why a cell cannot be written at all, whatever its values. */
export const CELL_BARRIERS = [
  'ASSET_NOT_FOUND',
  'ASSET_DIFFERENT_TYPE',
  'ASSET_RESTRICTED_ACCESS',
  'RESOURCE_IN_TRASH',
  'PERMISSION_DENIED',
  'TEMPLATE_NOT_FOUND',
  'TEMPLATE_DIFFERENT_STATE',
  'ATTRIBUTE_NOT_FOUND',
] as const satisfies readonly FailureCode[]
export type CellBarrier = (typeof CELL_BARRIERS)[number]
export const isBarrier = (code: string): code is CellBarrier => CELL_BARRIERS.some((barrier) => barrier === code)

export type CellRefusal = { readonly code: RefusedValueCode; readonly problem: Problem } | { readonly code: CellBarrier }

/** What became of one cell: others of the same call do not depend on it. `stale`: somebody was quicker, and `now` is theirs. */
export type CellAnswer =
  | { readonly outcome: 'saved' | 'stale'; readonly assetId: string; readonly now: AttributeValues }
  | { readonly outcome: 'refused'; readonly assetId: string; readonly attributeId: string; readonly refusal: CellRefusal }

/** Cells that one call saves at most, in one transaction. */
export const MAX_CELLS = 10_000

export const cellKey = ({ assetId, attributeId }: CellRef): string => `${assetId} ${attributeId}`

export const answeredCell = (answer: CellAnswer): CellRef => ({
  assetId: answer.assetId,
  attributeId: answer.outcome === 'refused' ? answer.attributeId : answer.now.attributeId,
})

/** An answer about one asset's value as that of a cell. */
export const cellAnswerOf = (assetId: string, answer: ValueAnswer): CellAnswer =>
  answer.outcome === 'refused'
    ? { outcome: 'refused', assetId, attributeId: answer.attributeId, refusal: { code: answer.code, problem: answer.problem } }
    : { outcome: answer.outcome, assetId, now: answer.now }
