import { useEffect } from 'react'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import { isNamed } from '../../../domain/templates/attributeTypes.ts'
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
  const { actors, contents, language } = table
  const { learnNames } = actors.tableCommands
  const filter = query.filters.find(({ attributeId }) => attributeId === attribute?.id)?.filter
  useEffect(() => {
    if (attribute !== undefined && isNamed(attribute.type) && filter?.is === 'oneOf') void learnNames(attribute.id, filter.values)
  }, [attribute, filter, learnNames])
  if (attribute === undefined) return null
  const { id } = attribute
  const others = query.filters.filter(({ attributeId }) => attributeId !== id)
  const filterBy = (made: CellFilter) => {
    onQuery({ ...query, filters: [...others, { attributeId: id, filter: made }] })
    onClose()
  }
  return (
    <FilterDialog
      attribute={{ ...attribute, names: { nameOf: contents.nameOf, idOf: () => undefined } }}
      filter={filter}
      finder={actors.tableFinder}
      onChosen={(option) => actors.tableRows.send({ type: 'names.learned', names: [option] })}
      language={language}
      onFilter={filterBy}
      onClose={onClose}
    />
  )
}
