import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ViewQuery } from '../../application/metadata-table/tableView.machine.ts'
import type { TableColumn } from '../../domain/metadata-table/columns.ts'
import { Chip } from '../kit/Chip.tsx'
import { theme } from '../theme/theme.ts'

interface FilterChipsProps {
  readonly query: ViewQuery
  readonly columns: readonly TableColumn[]
  readonly onQuery: (query: ViewQuery) => void
}

/** What the rows are narrowed to, each removed by itself. */
export const FilterChips = ({ query, columns, onQuery }: FilterChipsProps) => {
  const { t } = useTranslation()
  if (query.filters.length === 0) return null
  return (
    <Chips>
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
    </Chips>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[3]};

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`
