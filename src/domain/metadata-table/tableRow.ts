import type { AssetSummary } from '../assets/asset.ts'
import type { PathStep } from '../folders/folder.ts'
import type { MetadataValue } from '../metadata/value.ts'

/** What a row says of its asset. */
export interface RowAsset extends Pick<AssetSummary, 'id' | 'folderId' | 'name' | 'fileNumber' | 'preview' | 'thumbnail' | 'contentVersion' | 'modifiedAt'> {
  /** From the module's root down, the asset's own folder last. */
  readonly path: readonly PathStep[]
  /** Whether the reader may edit its values, as far as its rights and restrictions go. */
  readonly editable: boolean
}

/** The values of one cell; `revision` 0: there never was one. */
export interface CellValues {
  readonly values: readonly MetadataValue[]
  readonly revision: number
}

/** A row as it stands in a page: the values and the revisions of its attributes, in the order that the page has them in. */
export interface ListedRow {
  readonly asset: RowAsset
  readonly values: readonly (readonly MetadataValue[])[]
  readonly revisions: readonly number[]
}

export interface TableRow extends ListedRow {
  /** By their ids; the same list for all rows of a page. */
  readonly attributes: readonly string[]
}

export const rowsUnder = (attributes: readonly string[], rows: readonly ListedRow[]): readonly TableRow[] => rows.map((row) => ({ ...row, attributes }))

const NO_VALUES: CellValues = { values: [], revision: 0 }

export const cellOf = ({ attributes, values, revisions }: TableRow, attributeId: string): CellValues => {
  const at = attributes.indexOf(attributeId)
  return at < 0 ? NO_VALUES : { values: values[at] ?? [], revision: revisions[at] ?? 0 }
}
