import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import { shownColumns } from '../../domain/metadata-table/columns.ts'
import { areaOf } from '../../domain/metadata-table/gridRange.ts'
import { TABLE_FILE_FORMATS, type TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import type { TableScope } from '../../domain/metadata-table/tableScope.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { Table } from './useTable.ts'

/** Takes home what the table shows, or its marked rows, with the columns that are shown. */
export const ExportMenu = ({ table: { actors, sight, language } }: { readonly table: Table }) => {
  const { t } = useTranslation()
  const { template, columns } = useSelector(actors.tableView, ({ context }) => context)
  const asked = useSelector(actors.tableRows, ({ context }) => context.asked)
  const isNone = useSelector(actors.tableRows, (snapshot) => snapshot.matches('none'))
  const isAsking = useSelector(actors.tableExport, (snapshot) => snapshot.matches('asking'))
  const area = useSelector(actors.gridFocus, (snapshot) => (snapshot.matches('ranging') ? areaOf(snapshot.context.range) : undefined))
  if (template === undefined || asked === undefined) return null
  const take = (format: TableFileFormat, scope: TableScope = asked.scope) =>
    actors.tableExport.send({
      type: 'export.wanted',
      name: `${template.name}.${format}`,
      asked: { ...asked, scope, format, language, columns: shownColumns(columns).flatMap(({ attribute }) => attribute?.id ?? []) },
    })
  const marked = area === undefined ? [] : sight.read().flatMap(([row, { asset }]) => (row >= area.top && row <= area.bottom ? [asset.id] : []))
  const isWhole = area !== undefined && marked.length === area.bottom - area.top + 1
  const selected: TableScope = { kind: 'selection', selection: { kind: 'items', folders: [], assets: marked } }
  const isNarrowed = asked.filters.length > 0 || asked.search !== WHOLE_MODULE.search
  return (
    <Menu
      label={t('metadataTable.export.title')}
      button={
        <Button tone="ghost" icon={<Download size={16} />} busy={isAsking} disabled={isNone}>
          {t('metadataTable.export.title')}
        </Button>
      }
      entries={[
        ...TABLE_FILE_FORMATS.map((format) => ({ id: format, label: t(isNarrowed ? 'metadataTable.export.matching' : 'metadataTable.export.all', { format: format.toUpperCase() }), onSelect: () => take(format) })),
        ...(!isWhole
          ? []
          : TABLE_FILE_FORMATS.map((format, at) => ({
              id: `selected ${format}`,
              label: t('metadataTable.export.selected', { count: marked.length, format: format.toUpperCase() }),
              separated: at === 0,
              onSelect: () => take(format, selected),
            }))),
      ]}
    />
  )
}
