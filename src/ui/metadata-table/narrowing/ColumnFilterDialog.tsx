import { useTranslation } from 'react-i18next'
import type { MetadataTableActors } from '../../../application/metadata-table/metadataTableActors.ts'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { useFilterNames } from './useFilterNames.ts'

interface ColumnFilterDialogProps {
  readonly column: TableColumn
  readonly actors: MetadataTableActors
  readonly query: ViewQuery
  readonly onQuery: (query: ViewQuery) => void
  readonly onClose: () => void
}

/** The filter of one column, in place of the one that it had. */
export const ColumnFilterDialog = ({ column: { attribute }, actors, query, onQuery, onClose }: ColumnFilterDialogProps) => {
  const { i18n } = useTranslation()
  const filter = query.filters.find(({ attributeId }) => attributeId === attribute?.id)?.filter
  const names = useFilterNames(actors, attribute, filter)
  if (attribute === undefined) return null
  const { id } = attribute
  const others = query.filters.filter(({ attributeId }) => attributeId !== id)
  const filterBy = (made: CellFilter) => {
    onQuery({ ...query, filters: [...others, { attributeId: id, filter: made }] })
    onClose()
  }
  return (
    <FilterDialog
      attribute={{ ...attribute, names }}
      filter={filter}
      finder={actors.tableFinder}
      onChosen={(option) => actors.tableRows.send({ type: 'names.learned', names: [option] })}
      language={matchLanguage(i18n.language)}
      onFilter={filterBy}
      onClose={onClose}
    />
  )
}
