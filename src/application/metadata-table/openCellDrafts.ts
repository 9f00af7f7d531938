import { isReference } from '../../domain/metadata/choiceValues.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'
import { mostValues, textsIn } from '../../domain/metadata/values.ts'
import { isBlank } from '../../domain/validation/text.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import { draftOf, typedInto, withoutDraft } from '../metadata/fieldDrafts.ts'
import { type CellEditorActor, type CellEditorSnapshot, isPicked } from './cellEditor.machine.ts'
import type { ValueCell } from './tableSight.ts'

/** A cell as it was when somebody began to type into it, and what they had typed. */
export interface DraftedCell {
  readonly cell: ValueCell
  readonly text: string
  /** Of a choice: what they had chosen. */
  readonly chosen: readonly MetadataValue[] | undefined
}

interface Ports {
  readonly fieldDrafts: FieldDraftStore
  readonly signedIn: () => string | undefined
}

/** What stands in the editor as it stands in a field, where what is chosen is its identifier; undefined: what it began with. */
const textsOf = ({ context: { cell, text, spent, values, begun } }: CellEditorSnapshot): readonly string[] | undefined => {
  if (cell === undefined) return undefined
  if (!isPicked(cell.attribute)) return text === begun.text ? undefined : textsIn(text, cell.attribute)
  const word = text === spent || text === begun.text || isBlank(text) ? [] : [text.trim()]
  if (word.length > 0) return mostValues(cell.attribute) > 1 ? [...values, ...word] : word
  return JSON.stringify(values) === JSON.stringify(begun.values) ? undefined : values
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
    const { cell } = snapshot.context
    const texts = textsOf(snapshot)
    if (cell === undefined || texts === undefined) return forget()
    // Whose it would be is not known.
    if (signedIn() === undefined) return undefined
    const { assetId, attributeId, stored } = cell
    fieldDrafts.save(assetId, typedInto(fieldDrafts.read(assetId), attributeId, stored, texts))
    kept = cell
    return undefined
  })
  return (cell) => {
    const draft = draftOf(fieldDrafts.read(cell.assetId), cell.attributeId)
    if (draft === undefined) return undefined
    const begun = { ...cell, stored: draft.stored }
    if (!isPicked(cell.attribute)) return { cell: begun, text: draft.texts.join('; '), chosen: undefined }
    return { cell: begun, text: draft.texts.filter((text) => !isReference(text)).join('; '), chosen: draft.texts.filter(isReference) }
  }
}
