import { type AttributeType, isNamed as hasNames } from '../templates/attributeTypes.ts'
import type { AttributeValues } from './assetMetadata.ts'
import type { MetadataValue } from './value.ts'
import { answeredCell, type CellAnswer, type CellChange, cellKey, type CellRef, type CellRefusal, MAX_CELLS } from './valueCell.ts'

type Values = readonly MetadataValue[]

/** What is known to be stored in a cell. */
export type Stored = Pick<AttributeValues, 'values' | 'revision'>

/** Why what a person wrote is not stored: as the server said, or because nobody could be asked what a word means. */
export type EditRefusal = CellRefusal | { readonly code: 'UNREACHABLE' }

/** What a person wrote into a cell and the server has not taken yet. */
export interface ValueEdit extends CellRef {
  /** Canonical; what the cell is to have. */
  readonly values: Values
  /** Its values are identifiers, which mean nothing to people where nobody says what they are called. */
  readonly isNamed?: true
  /** What was typed where it means no value; `refusal` says why, and `values` are those of before. */
  readonly typed?: string
  /** What was stored when it began, or was stored since by itself. */
  readonly base: Stored
  /** What was sent from `base` and not answered: the server may have taken any of it. */
  readonly sent: readonly Values[]
  readonly refusal?: EditRefusal
  /** Somebody was quicker: the person chooses between these and its own. */
  readonly theirs?: AttributeValues
}

/** By {@link cellKey}, in the order in which the cells were first edited. */
export type ValueEdits = ReadonlyMap<string, ValueEdit>

/** Bytes that one call has at most: the server takes 2 MiB of a request. A thousand rows of ten columns are one call, and so one transaction. */
const MAX_CALL_BYTES = 2_000_000

const same = (one: Values, other: Values): boolean => one.length === other.length && one.every((value, at) => value === other[at])

/** A person wrote values into a cell, or (with `wrong`) a text that means none. */
export interface WrittenCell extends CellRef {
  readonly values: Values
  readonly stored: Stored
  readonly isNamed?: true
  readonly wrong?: { readonly typed: string; readonly refusal: EditRefusal }
}

/** What a cell is written with, by the type of its attribute. */
export const writtenAs = (type: AttributeType): Pick<WrittenCell, 'isNamed'> => (hasNames(type) ? { isNamed: true } : {})

const isIdle = ({ values, base, sent, refusal, theirs }: ValueEdit): boolean =>
  sent.length === 0 && refusal === undefined && theirs === undefined && same(values, base.values)

/** The edits after cells were written: what is again as it is stored is edited no more. */
export const writeCells = (edits: ValueEdits, written: readonly WrittenCell[]): ValueEdits => {
  const next = new Map(edits)
  for (const { assetId, attributeId, values, isNamed, stored, wrong } of written) {
    const key = cellKey({ assetId, attributeId })
    const before = next.get(key)
    const { base, sent, theirs } = before ?? { base: stored, sent: [], theirs: undefined }
    const edit: ValueEdit = { assetId, attributeId, values, ...(isNamed && { isNamed }), base, sent, ...wrong, ...(theirs && { theirs }) }
    if (isIdle(edit)) next.delete(key)
    else next.set(key, edit)
  }
  return next
}

const isReady = ({ refusal, theirs }: ValueEdit): boolean => refusal === undefined && theirs === undefined

/** Nothing becomes of it before its person has decided: it was refused, or somebody was quicker. */
export const waitsForPerson = (edit: ValueEdit): boolean => !isReady(edit)

/** What a cell has in a call beside its values: names of fields, two identifiers, and a revision of ten digits. */
const CELL_BYTES = 142

/** As many as it has in a call, or some more. */
const bytesOf = ({ values }: ValueEdit): number => {
  const written = JSON.stringify(values)
  return CELL_BYTES + written.length + 2 * written.replace(/[ -~]+/g, '').length
}

/** What the next call saves: edits that wait for nobody's choice, the first ones first. `most`: how many at most. */
export const cellsToSave = (edits: ValueEdits, most: number = MAX_CELLS): readonly CellChange[] => {
  const cells: CellChange[] = []
  let bytes = 0
  for (const edit of edits.values()) {
    if (!isReady(edit)) continue
    bytes += bytesOf(edit)
    if (cells.length > 0 && (cells.length >= most || bytes > MAX_CALL_BYTES)) break
    const { assetId, attributeId, values, base } = edit
    cells.push({ assetId, attributeId, values, revision: base.revision })
  }
  return cells
}

/** The edits, knowing that these are on their way. */
export const cellsSent = (edits: ValueEdits, cells: readonly CellChange[]): ValueEdits => {
  const next = new Map(edits)
  for (const cell of cells) {
    const edit = next.get(cellKey(cell))
    if (edit !== undefined && !edit.sent.some((values) => same(values, cell.values))) next.set(cellKey(cell), { ...edit, sent: [...edit.sent, cell.values] })
  }
  return next
}

const rebased = ({ refusal: _refusal, theirs: _theirs, ...edit }: ValueEdit, { values, revision }: Stored): ValueEdit => ({ ...edit, base: { values, revision }, sent: [] })

const withWrong = (edit: ValueEdit, { refusal }: ValueEdit): ValueEdit => (edit.typed === undefined || refusal === undefined ? edit : { ...edit, refusal })

/** What is left of an edit after its answer; undefined: it is stored. */
const answered = (edit: ValueEdit, answer: CellAnswer, sent: Values): ValueEdit | undefined => {
  if (answer.outcome === 'refused') {
    // What was sent before it, by a page that has gone, may still be taken.
    const next = { ...edit, sent: edit.sent.filter((values) => !same(values, sent)) }
    return same(edit.values, sent) && edit.typed === undefined ? { ...next, refusal: answer.refusal } : next
  }
  const isOwn = answer.outcome === 'saved' || [edit.values, ...edit.sent].some((values) => same(values, answer.now.values))
  if (!isOwn) return { ...edit, sent: [], theirs: answer.now }
  const next = withWrong(rebased(edit, answer.now), edit)
  return isIdle(next) ? undefined : next
}

/** The edits after a call was answered. */
export const cellsAnswered = (edits: ValueEdits, cells: readonly CellChange[], answers: readonly CellAnswer[]): ValueEdits => {
  const next = new Map(edits)
  const sent = new Map(cells.map((cell) => [cellKey(cell), cell.values]))
  for (const answer of answers) {
    const key = cellKey(answeredCell(answer))
    const edit = next.get(key)
    const values = sent.get(key)
    if (edit === undefined || values === undefined) continue
    const left = answered(edit, answer, values)
    if (left === undefined) next.delete(key)
    else next.set(key, left)
  }
  return next
}

/** How a conflict or a refusal is left: with one's own written over theirs, or with what is stored. */
export type EditChoice = 'keep' | 'giveUp'

/** Without a conflict: what was refused by the server is tried once more. */
const kept = (edit: ValueEdit): ValueEdit => {
  if (edit.theirs !== undefined) return withWrong(rebased(edit, edit.theirs), edit)
  const { refusal: _refusal, ...again } = edit
  return edit.typed === undefined ? again : edit
}

const givenUp = ({ typed: _typed, refusal: _refusal, theirs, ...edit }: ValueEdit): ValueEdit | undefined =>
  theirs === undefined && edit.sent.length > 0 ? { ...edit, values: edit.sent.at(-1) ?? edit.base.values } : undefined

/** The edits after a person chose for some of them. What is on its way is not taken back. */
export const chosen = (edits: ValueEdits, cells: readonly CellRef[], choice: EditChoice): ValueEdits => {
  const next = new Map(edits)
  for (const cell of cells) {
    const edit = next.get(cellKey(cell))
    if (edit === undefined || isReady(edit)) continue
    const left = choice === 'keep' ? kept(edit) : givenUp(edit)
    if (left === undefined || isIdle(left)) next.delete(cellKey(cell))
    else next.set(cellKey(cell), left)
  }
  return next
}

/** What a cell shows: `edited` waits for its turn. */
export type EditState = 'edited' | 'saving' | 'refused' | 'conflict'

export const stateOfEdit = (edit: ValueEdit, isUnderWay: boolean): EditState => {
  if (edit.theirs !== undefined) return 'conflict'
  if (edit.refusal !== undefined) return 'refused'
  return isUnderWay ? 'saving' : 'edited'
}
