import { useSelector } from '@xstate/react'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { filterText } from '../../../application/metadata-table/filterText.ts'
import type { MetadataTableActors } from '../../../application/metadata-table/metadataTableActors.ts'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { Chip } from '../../kit/Chip.tsx'
import { nearText } from '../../texts/nearText.ts'
import { theme } from '../../theme/theme.ts'
import { useFilterNames } from './useFilterNames.ts'

interface FilterChipsProps {
  readonly actors: MetadataTableActors
  readonly query: ViewQuery
  readonly onQuery: (query: ViewQuery) => void
  /** The filter of a column is to be another. */
  readonly onFilter: (column: TableColumn) => void
}

/** What the rows are narrowed to, also by columns that are hidden: each is opened, and removed by itself, which is all where the template has no such column. */
export const FilterChips = ({ actors, query, onQuery, onFilter }: FilterChipsProps) => {
  const { t } = useTranslation()
  const columns = useSelector(actors.tableView, ({ context }) => context.columns)
  return query.filters.map(({ attributeId, filter }) => {
    const column = columns.find(({ id }) => id === attributeId)
    const remove = () => onQuery({ ...query, filters: query.filters.filter((one) => one.attributeId !== attributeId) })
    const unknown = t('metadataTable.unknownColumn')
    return column === undefined ? (
      <Chip key={attributeId} icon={<ListFilter size={12} aria-hidden />} removeLabel={t('metadataTable.removeFilter', { column: unknown })} onRemove={remove}>
        {unknown}
      </Chip>
    ) : (
      <FilterChip key={attributeId} actors={actors} column={column} filter={filter} onOpen={() => onFilter(column)} onRemove={remove} />
    )
  })
}

interface FilterChipProps {
  readonly actors: MetadataTableActors
  readonly column: TableColumn
  readonly filter: CellFilter
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const FilterChip = ({ actors, column: { attribute }, filter, onOpen, onRemove }: FilterChipProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const names = useFilterNames(actors, attribute, filter)
  if (attribute === undefined) return null
  const words = filter.is === 'near' ? [nearText(t, filter, language)] : [t(`metadataTable.filter.${filter.is}`), filterText(filter, { ...attribute, names }, language)]
  return (
    <Chip icon={<ListFilter size={12} aria-hidden />} removeLabel={t('metadataTable.removeFilter', { column: attribute.name })} onRemove={onRemove}>
      <Open type="button" aria-haspopup="dialog" onClick={onOpen}>
        {[attribute.name, ...words].filter((part) => part !== '').join(' · ')}
      </Open>
    </Chip>
  )
}

const Open = styled.button`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  font: inherit;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
