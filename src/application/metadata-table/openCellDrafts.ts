import type { CellRef } from '../../domain/metadata/valueCell.ts'
import { textsIn } from '../../domain/metadata/values.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import { draftOf, typedInto, withoutDraft } from '../metadata/fieldDrafts.ts'
import { type CellEditorActor, isPicked } from './cellEditor.machine.ts'
import type { ValueCell } from './tableSight.ts'

/** A cell as it was when somebody began to type into it, and what they had typed. */
export interface DraftedCell {
  readonly cell: ValueCell
  readonly text: string
}

interface Ports {
  readonly fieldDrafts: FieldDraftStore
  readonly signedIn: () => string | undefined
}

/**
 * Keeps what is being typed into a cell as the draft of its field, which the asset's page shows as well: a browser that crashes takes nothing
 * with it. Answers what was left of a cell so; undefined: nothing.
 */
export const openCellDrafts = (cellEditor: CellEditorActor, { fieldDrafts, signedIn }: Ports): ((cell: ValueCell) => DraftedCell | undefined) => {
  let kept: CellRef | undefined
  const forget = () => {
    if (kept !== undefined) fieldDrafts.save(kept.assetId, withoutDraft(fieldDrafts.read(kept.assetId), kept.attributeId))
    kept = undefined
  }
  cellEditor.subscribe((snapshot) => {
    const { cell, text, begun } = snapshot.context
    if (cell === undefined || isPicked(cell.attribute) || text === begun.text) return forget()
    // Whose it would be is not known.
    if (signedIn() === undefined) return undefined
    const { assetId, attributeId, attribute, stored } = cell
    fieldDrafts.save(assetId, typedInto(fieldDrafts.read(assetId), attributeId, stored, textsIn(text, attribute)))
    kept = cell
    return undefined
  })
  return (cell) => {
    const draft = isPicked(cell.attribute) ? undefined : draftOf(fieldDrafts.read(cell.assetId), cell.attributeId)
    return draft && { cell: { ...cell, stored: draft.stored }, text: draft.texts.join('; ') }
  }
}
