import type { FieldDraft } from '../../application/metadata/fieldDrafts.ts'
import { cellStateIn } from '../../application/metadata/valueAutosave.ts'
import type { ValueAutosaveSnapshot } from '../../application/metadata/valueAutosave.machine.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'

/** How far what stands in a field is saved. */
export type FieldState = 'resting' | 'edited' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict'

/** What is typed and not left comes before what is on its way. */
export const fieldStateOf = (draft: FieldDraft | undefined, autosave: ValueAutosaveSnapshot, cell: CellRef): FieldState => {
  if (draft !== undefined) return draft.problem === null ? 'edited' : 'refused'
  const state = cellStateIn(autosave.context, cell) ?? 'resting'
  const isStuck = autosave.matches('waiting') || autosave.matches('signedOut')
  return isStuck && (state === 'edited' || state === 'saving') ? 'waiting' : state
}
