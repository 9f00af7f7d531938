import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { type ValueEdit, waitsForPerson } from '../../domain/metadata/valueEdit.ts'
import type { TableContents, ValueCell } from './tableContents.ts'

/** A cell as far as its table knows it; without an attribute: of another template of the module. */
export interface KnownCell extends Omit<ValueCell, 'attribute'> {
  readonly attribute: AttributeDefinition | undefined
}

interface UnsavedCell extends KnownCell {
  /** Undefined: no row of it has been read. */
  readonly assetName: string | undefined
  readonly edit: ValueEdit
}

/** Cells of the module that wait for their person, refused or in conflict, and stand in no row that has been read, or in no column that is shown. */
export const unsavedElsewhere = ({ autosave, columns, attributes, read }: TableContents): readonly UnsavedCell[] => {
  const waiting = [...autosave.edits.values()].filter(waitsForPerson)
  if (waiting.length === 0) return []
  const shown = new Map(read().map(([, { asset }]) => [asset.id, asset.name]))
  return waiting.flatMap((edit) => {
    const { assetId, attributeId, base, values } = edit
    if (shown.has(assetId) && columns.some(({ id }) => id === attributeId)) return []
    return [{ assetId, attributeId, assetName: shown.get(assetId), attribute: attributes.find(({ id }) => id === attributeId), stored: base, values, edit, isEditable: true }]
  })
}
