import { isIdentifier } from '../../../domain/metadata/choiceValues.ts'
import type { MetadataValue } from '../../../domain/metadata/value.ts'
import { cellKey, type CellRef } from '../../../domain/metadata/valueCell.ts'
import { inOneText, mostValues, textsIn } from '../../../domain/metadata/values.ts'
import type { FieldDraftStore } from '../../metadata/FieldDraftStore.ts'
import { draftOf, typedInto, withoutDraft } from '../../metadata/fieldDrafts.ts'
import type { ValueAutosaveActor } from '../../metadata/valueAutosave.machine.ts'
import { type CellEditorActor, type CellEditorSnapshot, isPicked, isWordLeft } from '../cellEditor.machine.ts'
import { cellSince, type ValueCell } from '../tableContents.ts'

/** A cell as it was when somebody began to type into it, and what they had typed. */
interface DraftedCell {
  readonly cell: ValueCell
  readonly text: string
  /** Of a choice: what they had chosen. */
  readonly chosen: readonly MetadataValue[] | undefined
}

export interface OpenCellDrafts {
  /** What was typed into a cell and never left, as where a browser crashed; undefined: nothing. */
  readonly draftedAt: (cell: ValueCell) => DraftedCell | undefined
  /** Writes what was typed since the last was written, as where the page may not be seen again. */
  readonly keepDraft: () => void
}

interface Ports {
  readonly fieldDrafts: FieldDraftStore
  readonly signedIn: () => string | undefined
  /** Of the module that is looked at. */
  readonly autosave: () => ValueAutosaveActor
  /** What a cell was left with and is being looked up; undefined: nothing is. */
  readonly lookupOf: (cell: CellRef) => Promise<unknown> | undefined
}

/** Milliseconds of typing that a browser takes with it at most when it crashes. */
export const DRAFT_PACE_MS = 400

/** What stands in the editor as it stands in a field, where what is chosen is its identifier; undefined: what it began with. */
const textsOf = (snapshot: CellEditorSnapshot): readonly string[] | undefined => {
  const { cell, text, values, begun } = snapshot.context
  if (cell === undefined) return undefined
  if (!isPicked(cell.attribute)) return text === begun.text ? undefined : textsIn(text, cell.attribute)
  const word = isWordLeft(snapshot) ? [text.trim()] : []
  if (word.length > 0) return mostValues(cell.attribute) > 1 ? [...values, ...word] : word
  return JSON.stringify(values) === JSON.stringify(begun.values) ? undefined : values
}

/**
 * Keeps what is being typed into a cell as the draft of its field, which the asset's page shows as well, until what the cell was left with is
 * given to be saved: a browser that crashes takes {@link DRAFT_PACE_MS} of typing with it at most.
 */
export const openCellDrafts = (cellEditor: CellEditorActor, { fieldDrafts, signedIn, autosave, lookupOf }: Ports): OpenCellDrafts => {
  let drafted: { readonly cell: CellRef; readonly saving: ValueAutosaveActor } | undefined
  let unwritten: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepDraft = () => {
    clearTimeout(timer)
    timer = undefined
    unwritten?.()
    unwritten = undefined
  }
  const remove = ({ assetId, attributeId }: CellRef) => {
    const drafts = fieldDrafts.read(assetId)
    if (draftOf(drafts, attributeId) !== undefined) fieldDrafts.save(assetId, drafts, withoutDraft(drafts, attributeId))
  }
  const isOpen = (cell: CellRef) => drafted !== undefined && cellKey(drafted.cell) === cellKey(cell)
  const forget = () => {
    const left = drafted?.cell
    drafted = undefined
    if (left === undefined) return
    const lookup = lookupOf(left)
    if (lookup === undefined) unwritten = undefined
    keepDraft()
    if (lookup === undefined) remove(left)
    else void lookup.then(() => !isOpen(left) && remove(left))
  }
  cellEditor.subscribe((snapshot) => {
    const { cell } = snapshot.context
    const texts = textsOf(snapshot)
    if (cell === undefined || texts === undefined || !isOpen(cell)) forget()
    const person = signedIn()
    // Whose it would be is not known.
    if (cell === undefined || texts === undefined || person === undefined) return
    const { assetId, attributeId } = cell
    const { saving } = (drafted ??= { cell, saving: autosave() })
    unwritten = () => {
      const { stored } = cellSince(cell, saving.getSnapshot().context)
      if (signedIn() !== person) return
      const drafts = fieldDrafts.read(assetId)
      fieldDrafts.save(assetId, drafts, typedInto(drafts, attributeId, stored, texts))
    }
    timer ??= setTimeout(keepDraft, DRAFT_PACE_MS)
  })
  const draftedAt = (cell: ValueCell): DraftedCell | undefined => {
    keepDraft()
    const draft = draftOf(fieldDrafts.read(cell.assetId), cell.attributeId)
    if (draft === undefined) return undefined
    const begun = { ...cell, stored: draft.stored }
    if (!isPicked(cell.attribute)) return { cell: begun, text: inOneText(draft.texts, cell.attribute), chosen: undefined }
    return { cell: begun, text: draft.texts.filter((text) => !isIdentifier(text)).join('; '), chosen: draft.texts.filter(isIdentifier) }
  }
  return { draftedAt, keepDraft }
}
