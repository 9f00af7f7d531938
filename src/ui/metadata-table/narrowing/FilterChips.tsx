import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import { Chip } from '../../kit/Chip.tsx'

interface FilterChipsProps {
  readonly query: ViewQuery
  readonly columns: readonly TableColumn[]
  readonly onQuery: (query: ViewQuery) => void
}

/** What the rows are narrowed to, each removed by itself. */
export const FilterChips = ({ query, columns, onQuery }: FilterChipsProps) => {
  const { t } = useTranslation()
  return (
    <>
      {query.filters.map(({ attributeId, filter }) => {
        const column = columns.find(({ id }) => id === attributeId)?.attribute?.name ?? t('metadataTable.hiddenColumn')
        return (
          <Chip
            key={attributeId}
            icon={<ListFilter size={12} aria-hidden />}
            removeLabel={t('metadataTable.removeFilter', { column })}
            onRemove={() => onQuery({ ...query, filters: query.filters.filter((one) => one.attributeId !== attributeId) })}
          >
            {column} · {t(`metadataTable.filter.${filter.is}`)}
          </Chip>
        )
      })}
    </>
  )
}
