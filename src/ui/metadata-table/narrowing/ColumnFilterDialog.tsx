import { useEffect, useState } from 'react'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import { namedAttribute } from '../../../application/metadata-table/tableSight.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import { VALUE_TYPES } from '../../../domain/metadata/valueTypes.ts'
import { isLookedUp } from '../../../domain/metadata/fromFile.ts'
import type { Option } from '../../../domain/templates/options.ts'
import { FilterDialog } from './FilterDialog.tsx'
import type { Table } from '../useTable.ts'

interface ColumnFilterDialogProps {
  readonly column: TableColumn
  readonly table: Table
  readonly query: ViewQuery
  readonly onQuery: (query: ViewQuery) => void
  readonly onClose: () => void
}

/** The filter of one column, in place of the one that it had. */
export const ColumnFilterDialog = ({ column: { attribute }, table, query, onQuery, onClose }: ColumnFilterDialogProps) => {
  const [options, setOptions] = useState<readonly Option[]>([])
  const { actors, sight, language } = table
  const { optionsOf } = actors.tableCommands
  useEffect(() => {
    if (attribute !== undefined && isLookedUp(attribute)) void optionsOf(attribute.id).then((read) => setOptions(read ?? []))
  }, [attribute, optionsOf])
  if (attribute === undefined) return null
  const { id, name, type } = attribute
  const answers = ['yes', 'no'].map((value) => ({ id: value, label: VALUE_TYPES.yesNo.format(value, attribute, language) }))
  const others = query.filters.filter(({ attributeId }) => attributeId !== id)
  const filterBy = (filter: CellFilter) => {
    onQuery({ ...query, filters: [...others, { attributeId: id, filter }] })
    onClose()
  }
  return (
    <FilterDialog
      name={name}
      attribute={namedAttribute(attribute, sight.nameOf, options)}
      filter={query.filters.find(({ attributeId }) => attributeId === id)?.filter}
      options={type === 'yesNo' ? answers : options}
      language={language}
      onFilter={filterBy}
      onClose={onClose}
    />
  )
}
