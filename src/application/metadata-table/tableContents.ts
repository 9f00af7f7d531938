import type { TableColumn } from '../../domain/metadata-table/columns.ts'
import { shownColumns } from '../../domain/metadata-table/columns.ts'
import type { CellPlace } from '../../domain/metadata-table/gridRange.ts'
import { cellOf, type TableRow } from '../../domain/metadata-table/tableRow.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import { namesOf, type ValueName, writtenName } from '../../domain/metadata/names.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { Stored, ValueEdit } from '../../domain/metadata/valueEdit.ts'
import { cellKey, type CellRef } from '../../domain/metadata/valueCell.ts'
import { formatValues, type ListedAttribute } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { Option } from '../../domain/templates/options.ts'
import { type AutosaveContext, cellValuesIn, storedValuesIn } from '../metadata/valueAutosave.ts'
import { rowIn, rowsRead } from './rows/rowPages.ts'
import type { TableRowsSnapshot } from './rows/tableRows.machine.ts'
import type { TableViewSnapshot } from './tableView.machine.ts'

/** What the table shows, rows and columns as they stand and cells as the person left them. */
export interface TableContents {
  /** Of all rows. */
  readonly count: number
  /** Undefined while it has not been read. */
  readonly rowAt: (row: number) => TableRow | undefined
  /** Those that have been, each with its number. */
  readonly read: () => ReturnType<typeof rowsRead>
  readonly columns: readonly TableColumn[]
  /** Of all columns, hidden ones too. */
  readonly attributes: readonly AttributeDefinition[]
  readonly isActive: boolean
  readonly autosave: AutosaveContext
  readonly nameOf: (id: string) => string | undefined
  /** What stands for it in a copied cell. */
  readonly writtenNameOf: (id: string) => string | undefined
}

/** What is looked at of the rows: that others come into sight changes none of it. */
interface RowsRead {
  readonly context: Pick<TableRowsSnapshot['context'], 'pages' | 'total' | 'names'>
}

/** What values stand for: as their person was answered, else as they were read. */
export const namesAmong = (saved: AutosaveContext['names'], read: RowsRead['context']['names']): ((id: string) => ValueName | undefined) => {
  const known = new Map(saved.map((one) => [one.id, one]))
  return (id) => known.get(id) ?? read.get(id)
}

export const tableContents = (view: TableViewSnapshot, rows: RowsRead, autosave: AutosaveContext): TableContents => {
  const named = namesAmong(autosave.names, rows.context.names)
  const { template, columns } = view.context
  return {
    count: rows.context.total,
    rowAt: (row) => rowIn(rows.context.pages, row),
    read: () => rowsRead(rows.context.pages),
    columns: shownColumns(columns),
    attributes: template?.attributes ?? [],
    isActive: template !== undefined && canEditValues(template.state),
    autosave,
    nameOf: (id) => named(id)?.label,
    writtenNameOf: (id) => {
      const known = named(id)
      return known && writtenName(known)
    },
  }
}

/** What a cell has by now, which was looked at before: by what its person has been answered since, not by what others have made of it. */
export const cellSince = (cell: ValueCell, autosave: AutosaveContext): ValueCell => ({ ...cell, stored: storedValuesIn(autosave, cell, cell.stored) })

/** A cell that holds values of an attribute. */
export interface ValueCell extends CellRef {
  readonly attribute: AttributeDefinition
  readonly stored: Stored
  readonly values: readonly MetadataValue[]
  readonly edit: ValueEdit | undefined
  readonly isEditable: boolean
}

/** Undefined where the place is none, or says what the asset is. */
export const valueCellAt = ({ rowAt, columns, isActive, autosave }: TableContents, place: CellPlace): ValueCell | undefined => {
  const row = rowAt(place.row)
  const attribute = columns[place.column]?.attribute
  if (row === undefined || attribute === undefined) return undefined
  const cell = { assetId: row.asset.id, attributeId: attribute.id }
  const read = cellOf(row, attribute.id)
  return {
    ...cell,
    attribute,
    stored: storedValuesIn(autosave, cell, read),
    values: cellValuesIn(autosave, cell, read).values,
    edit: autosave.edits.get(cellKey(cell)),
    isEditable: isActive && row.asset.editable,
  }
}

/** An attribute with what its values are called, and what its options are called where texts are read. */
export const namedAttribute = (attribute: AttributeDefinition, nameOf: TableContents['nameOf'], options: readonly Option[] = []): ListedAttribute => {
  const known = namesOf(options)
  return { ...attribute, names: { ...known, nameOf: (id) => known.nameOf(id) ?? nameOf(id) } }
}

/** What a person reads in a cell: what was typed where it means nothing, and otherwise its values. */
export const cellText = (contents: TableContents, place: CellPlace, language: Language, nameOf = contents.nameOf): string => {
  const { asset } = contents.rowAt(place.row) ?? {}
  const cell = valueCellAt(contents, place)
  if (cell !== undefined) return cell.edit?.typed ?? formatValues(cell.values, namedAttribute(cell.attribute, nameOf), language)
  return (contents.columns[place.column]?.id === 'name' ? asset?.name : asset?.fileNumber) ?? ''
}
