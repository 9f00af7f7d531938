import type { DescribingTemplate } from '../metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { COLUMN_WIDTH, completeDisplay } from '../templates/displayFields.ts'

/** Columns that say what the asset is; they are not edited here. */
export const ASSET_COLUMNS = ['name', 'fileNumber'] as const
type AssetColumn = (typeof ASSET_COLUMNS)[number]

export interface TableColumn {
  /** An attribute's id, or an asset column. */
  readonly id: string
  /** Left out of asset columns. */
  readonly attribute?: AttributeDefinition
  /** Pixels. */
  readonly width: number
  /** Stays in sight at the beginning of the row. */
  readonly isPinned: boolean
  readonly isHidden: boolean
}

/** How one person has a template's columns, in their order. */
export type ColumnPreference = Pick<TableColumn, 'id' | 'width' | 'isPinned' | 'isHidden'>

const ASSET_WIDTHS: Readonly<Record<AssetColumn, number>> = { name: 240, fileNumber: 160 }

const usual = ({ attributes, displayFields }: Pick<DescribingTemplate, 'attributes' | 'displayFields'>): readonly TableColumn[] => [
  ...ASSET_COLUMNS.map((id) => ({ id, width: ASSET_WIDTHS[id], isPinned: true, isHidden: false })),
  ...completeDisplay(displayFields, attributes).flatMap(({ attributeId, width, inTable }) => {
    const attribute = attributes.find(({ id }) => id === attributeId)
    return attribute === undefined ? [] : [{ id: attributeId, attribute, width, isPinned: false, isHidden: !inTable }]
  }),
]

/** Pinned ones stand first, and the name before all, where it always is. */
const inOrder = (columns: readonly TableColumn[]): readonly TableColumn[] => {
  const rank = ({ id, isPinned }: TableColumn): number => (id === 'name' ? 0 : isPinned ? 1 : 2)
  return columns.map((column) => (column.id === 'name' ? { ...column, isPinned: true, isHidden: false } : column)).toSorted((one, other) => rank(one) - rank(other))
}

const fitting = (width: number): number => Math.max(COLUMN_WIDTH.narrowest, Math.min(Math.round(width), COLUMN_WIDTH.widest))

/** The columns of a template as the person has them: what it never said anything of stands last, as the template says. */
export const columnsOf = (template: Pick<DescribingTemplate, 'attributes' | 'displayFields'>, preferences: readonly ColumnPreference[]): readonly TableColumn[] => {
  const all = usual(template)
  const said = new Map(preferences.map((one) => [one.id, one]))
  const known = [...said.values()].flatMap(({ id, width, isPinned, isHidden }) => {
    const column = all.find((one) => one.id === id)
    return column === undefined ? [] : [{ ...column, width: fitting(width), isPinned, isHidden }]
  })
  return inOrder([...known, ...all.filter(({ id }) => !said.has(id))])
}

export const preferencesOf = (columns: readonly TableColumn[]): readonly ColumnPreference[] => columns.map(({ id, width, isPinned, isHidden }) => ({ id, width, isPinned, isHidden }))

export const shownColumns = (columns: readonly TableColumn[]): readonly TableColumn[] => columns.filter(({ isHidden }) => !isHidden)

/** The columns with one of them changed. */
export const changedColumn = (columns: readonly TableColumn[], id: string, change: Partial<Pick<TableColumn, 'width' | 'isPinned' | 'isHidden'>>): readonly TableColumn[] =>
  inOrder(columns.map((column) => (column.id === id ? { ...column, ...change, width: fitting(change.width ?? column.width) } : column)))

/** The columns with one moved before or behind its neighbour among those that are shown; pinned ones stay together. */
export const movedColumn = (columns: readonly TableColumn[], id: string, by: 1 | -1): readonly TableColumn[] => {
  const shown = shownColumns(columns)
  const other = shown[shown.findIndex((column) => column.id === id) + by]
  const own = columns.find((column) => column.id === id)
  if (own === undefined || other === undefined || id === 'name') return columns
  const without = columns.filter((column) => column.id !== id)
  const at = without.indexOf(other) + (by === 1 ? 1 : 0)
  return inOrder(without.toSpliced(at, 0, own))
}
