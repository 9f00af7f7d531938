import type { MetadataValue } from '../metadata/value.ts'
import type { WrittenCell } from '../metadata/valueEdit.ts'
import type { CellRef } from '../metadata/valueCell.ts'

/** What one step made of a cell. */
export interface CellStep extends CellRef, Pick<WrittenCell, 'isNamed'> {
  readonly before: readonly MetadataValue[]
  readonly after: readonly MetadataValue[]
  /** Texts that mean no value and stood in the cell before and after. */
  readonly wrongBefore?: WrittenCell['wrong'] | undefined
  readonly wrongAfter?: WrittenCell['wrong'] | undefined
}

/** The steps that can be taken back, and those that were and can be taken again; the last ones at the end. */
export interface EditHistory {
  readonly past: readonly (readonly CellStep[])[]
  readonly future: readonly (readonly CellStep[])[]
}

export const NO_HISTORY: EditHistory = { past: [], future: [] }

/** Steps that are remembered. */
export const MAX_STEPS = 100

const same = (one: readonly MetadataValue[], other: readonly MetadataValue[]): boolean => one.length === other.length && one.every((value, at) => value === other[at])

/** The history after a step: what was taken back before it cannot be taken again. A step that changes nothing is none. */
export const afterStep = ({ past, future }: EditHistory, step: readonly CellStep[]): EditHistory => {
  const changed = step.filter(({ before, after, wrongBefore, wrongAfter }) => !same(before, after) || wrongBefore?.typed !== wrongAfter?.typed)
  return changed.length === 0 ? { past, future } : { past: [...past, changed].slice(-MAX_STEPS), future: [] }
}

interface Turn {
  readonly history: EditHistory
  /** What to write. */
  readonly cells: readonly Omit<WrittenCell, 'stored'>[]
  /** How many cells somebody changed since, and so stay as they are. */
  readonly left: number
}

/** The last step taken back (`undo`), or the last one that was taken again (`redo`); undefined: there is none. */
export const turned = ({ past, future }: EditHistory, way: 'undo' | 'redo', valuesOf: (cell: CellRef) => readonly MetadataValue[]): Turn | undefined => {
  const step = (way === 'undo' ? past : future).at(-1)
  if (step === undefined) return undefined
  const isUndo = way === 'undo'
  const cells = step
    .filter(({ assetId, attributeId, before, after }) => same(valuesOf({ assetId, attributeId }), isUndo ? after : before))
    .map(({ assetId, attributeId, isNamed, before, after, wrongBefore, wrongAfter }) => {
      const wrong = isUndo ? wrongBefore : wrongAfter
      return { assetId, attributeId, values: isUndo ? before : after, ...(isNamed && { isNamed }), ...(wrong && { wrong }) }
    })
  const history = isUndo ? { past: past.slice(0, -1), future: [...future, step] } : { past: [...past, step], future: future.slice(0, -1) }
  return { history, cells, left: step.length - cells.length }
}
