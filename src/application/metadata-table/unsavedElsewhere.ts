import { type ValueEdit, waitsForPerson } from '../../domain/metadata/valueEdit.ts'
import type { TableContents, ValueCell } from './tableContents.ts'

/** Cells of the table's attributes that wait for their person, refused or in conflict, and stand in no row that has been read. */
export const unsavedElsewhere = ({ autosave, columns, read }: TableContents): readonly (ValueCell & { readonly edit: ValueEdit })[] => {
  const waiting = [...autosave.edits.values()].filter(waitsForPerson)
  if (waiting.length === 0) return []
  const shown = new Set(read().map(([, { asset }]) => asset.id))
  return waiting.flatMap((edit) => {
    const { assetId, attributeId, base, values } = edit
    const attribute = columns.find(({ id }) => id === attributeId)?.attribute
    return attribute === undefined || shown.has(assetId) ? [] : [{ assetId, attributeId, attribute, stored: base, values, edit, isEditable: true }]
  })
}
