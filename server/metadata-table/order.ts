import type { Direction } from '../../src/domain/assets/asset.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { ROW_SORTS, type RowSort } from '../../src/domain/metadata-table/tableScope.ts'

/** What values sort by is a number or a text, the same of all values of one type. */
export const VALUE_SORTS = ['number', 'text'] as const
type ValueSort = (typeof VALUE_SORTS)[number]

export const SORTS = [...VALUE_SORTS, ...ROW_SORTS] as const
export type SortedBy = ValueSort | RowSort

export interface TableOrder {
  readonly by: SortedBy
  readonly direction: Direction
  /** The attribute, where values are sorted by. */
  readonly attributeId: string | null
}

export const isValueSort = (by: SortedBy): by is ValueSort => by === 'number' || by === 'text'

/** The column of `asset` that rows are sorted by, and its type. */
export const ROW_COLUMNS: Readonly<Record<RowSort, string>> = { name: 'name_key', fileNumber: 'file_number_key', modifiedAt: 'modified_at' }

const TYPES: Readonly<Record<SortedBy, string>> = { number: 'double precision', text: 'text', name: 'text', fileNumber: 'text', modifiedAt: 'timestamptz' }

export const typeOf = (by: SortedBy): string => TYPES[by]

/** What the values of a type sort by: see `sortOf` of each type. */
const BY_TEXT: readonly AttributeType[] = ['text', 'longText', 'dropDown', 'multipleChoice', 'webAddress', 'asset', 'contact']

export const sortOfType = (type: AttributeType): ValueSort => (BY_TEXT.includes(type) ? 'text' : 'number')
