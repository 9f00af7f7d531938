import type { Result } from 'effect/Result'
import { cellsAnswered, cellsSent, cellsToSave, type EditState, stateOfEdit, type Stored, type ValueEdits } from '../../domain/metadata/valueEdit.ts'
import { type CellAnswer, type CellChange, cellKey, type CellRef, type CellRefusal, MAX_CELLS } from '../../domain/metadata/valueCell.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export interface SavedValues {
  /** One of each cell, in their order. */
  readonly answers: readonly CellAnswer[]
  readonly names: readonly ValueName[]
}

/** `once` (a UUID) names the call: a repeated one saves nothing twice. */
export type SaveValues = (cells: readonly CellChange[], once: string, signal: AbortSignal) => Promise<Result<SavedValues, CallFailure>>

export interface SavingCall {
  readonly once: string
  readonly cells: readonly CellChange[]
}

export interface AutosaveContext {
  readonly edits: ValueEdits
  /** The one that is under way or will be made again. */
  readonly call: SavingCall | undefined
  /** What answers told of cells, by {@link cellKey}: newer than what was read before. */
  readonly known: ReadonlyMap<string, Stored>
  readonly names: readonly ValueName[]
  /** Cells that the last answer stored. */
  readonly saved: ReadonlySet<string>
  /** Cells of the next call at most: a call that is too much is divided. */
  readonly most: number
  readonly attempts: number
  readonly failure: CallFailure | undefined
  /** What is edited outlives this page. */
  readonly isKept: boolean
}

/** The context with its next call, where there is anything to save. */
export const calling = (context: AutosaveContext, once: string): Partial<AutosaveContext> => {
  if (context.call !== undefined) return {}
  const cells = cellsToSave(context.edits, context.most)
  return cells.length === 0 ? {} : { call: { once, cells }, edits: cellsSent(context.edits, cells) }
}

const storedIn = (answers: readonly CellAnswer[]): readonly (readonly [string, Stored])[] =>
  answers.flatMap((answer) => {
    if (answer.outcome === 'refused') return []
    const { assetId, now } = answer
    return [[cellKey({ assetId, attributeId: now.attributeId }), { values: now.values, revision: now.revision }] as const]
  })

/** The context after its call was answered. */
export const taking = (context: AutosaveContext, answered: SavedValues | undefined): Partial<AutosaveContext> => {
  const { answers, names } = answered ?? { answers: [], names: [] }
  const edits = cellsAnswered(context.edits, context.call?.cells ?? [], answers)
  const stored = storedIn(answers)
  return {
    edits,
    call: undefined,
    known: new Map([...context.known, ...stored]),
    names: names.length === 0 ? context.names : [...context.names, ...names],
    saved: new Set(stored.map(([key]) => key).filter((key) => !edits.has(key))),
    most: Math.min(MAX_CELLS, context.most * 2),
    attempts: 0,
    failure: undefined,
  }
}

/** The context after a call that will be refused whenever it is made: divided, so that one cell does not hold up the others, and refused where it is one. */
export const dividing = (context: AutosaveContext, refusal: CellRefusal): Partial<AutosaveContext> => {
  const cells = context.call?.cells ?? []
  if (cells.length > 1) return { call: undefined, most: Math.ceil(cells.length / 2) }
  return refusing(context, refusal)
}

/** The context after the call was refused as a whole: each of its cells is. */
export const refusing = (context: AutosaveContext, refusal: CellRefusal): Partial<AutosaveContext> => {
  const cells = context.call?.cells ?? []
  const answers = cells.map(({ assetId, attributeId }) => ({ outcome: 'refused', assetId, attributeId, refusal }) as const)
  return { edits: cellsAnswered(context.edits, cells, answers), call: undefined }
}

/** What a cell shows beside its values; `saved`: the last answer stored it; undefined: nothing of it is to be told. */
export const cellStateIn = ({ edits, call, saved }: Pick<AutosaveContext, 'edits' | 'call' | 'saved'>, cell: CellRef, underWay?: ReadonlySet<string>): EditState | 'saved' | undefined => {
  const key = cellKey(cell)
  const edit = edits.get(key)
  if (edit === undefined) return saved.has(key) ? 'saved' : undefined
  return stateOfEdit(edit, underWay?.has(key) ?? call?.cells.some((one) => cellKey(one) === key) === true)
}

/** What is stored in a cell, where it was read as `read` and answers may have told something newer. */
export const storedValuesIn = ({ known }: Pick<AutosaveContext, 'known'>, cell: CellRef, read: Stored): Stored => {
  const answered = known.get(cellKey(cell))
  return answered !== undefined && answered.revision > read.revision ? answered : read
}

/** What a cell has: as the person left it, or as it is stored. */
export const cellValuesIn = (context: Pick<AutosaveContext, 'edits' | 'known'>, cell: CellRef, read: Stored): Stored => {
  const stored = storedValuesIn(context, cell, read)
  const edit = context.edits.get(cellKey(cell))
  return edit === undefined ? stored : { ...stored, values: edit.values }
}
