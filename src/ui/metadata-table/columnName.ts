import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../../domain/metadata-table/columns.ts'

/** What a column is called. */
export const useColumnName = (): ((column: Pick<TableColumn, 'id' | 'attribute'>) => string) => {
  const { t } = useTranslation()
  return ({ id, attribute }) => attribute?.name ?? (id === 'name' ? t('metadataTable.name') : t('metadataTable.fileNumber'))
}
