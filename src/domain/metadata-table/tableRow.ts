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

export interface TableRow {
  readonly asset: RowAsset
  /** By the attribute's id; an attribute that never had a value is left out. */
  readonly values: Readonly<Record<string, CellValues>>
}

const NO_VALUES: CellValues = { values: [], revision: 0 }

export const cellOf = (row: TableRow, attributeId: string): CellValues => row.values[attributeId] ?? NO_VALUES
