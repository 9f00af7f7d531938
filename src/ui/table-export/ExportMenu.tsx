import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableExportActor } from '../../application/table-export/tableExport.machine.ts'
import type { AskedTableFile } from '../../application/table-export/TableFileGateway.ts'
import { TABLE_FILE_FORMATS, type TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import type { TableScope } from '../../domain/metadata-table/tableScope.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'

interface ExportMenuProps {
  readonly tableExport: TableExportActor
  /** What the table shows. */
  readonly shown: Omit<AskedTableFile, 'format'>
  /** What the file is called. */
  readonly name: string
  /** Identifiers of the assets whose rows are marked. */
  readonly marked: readonly string[]
  readonly isNone: boolean
}

/** Takes home what the table shows, or its marked rows, with the columns that are shown. */
export const ExportMenu = ({ tableExport, shown, name, marked, isNone }: ExportMenuProps) => {
  const { t } = useTranslation()
  const isAsking = useSelector(tableExport, (snapshot) => snapshot.matches('asking'))
  const take = (format: TableFileFormat, scope: TableScope = shown.scope) => tableExport.send({ type: 'export.wanted', name: [name, format].join('.'), asked: { ...shown, scope, format } })
  const selected: TableScope = { kind: 'selection', selection: { kind: 'items', folders: [], assets: marked } }
  const isNarrowed = shown.filters.length > 0 || shown.search !== ''
  return (
    <Menu
      label={t('tableExport.title')}
      button={
        <Button tone="ghost" icon={<Download size={16} />} busy={isAsking} disabled={isNone}>
          {t('tableExport.title')}
        </Button>
      }
      entries={[
        ...TABLE_FILE_FORMATS.map((format) => ({ id: format, label: t(isNarrowed ? 'tableExport.matching' : 'tableExport.all', { format: format.toUpperCase() }), onSelect: () => take(format) })),
        ...TABLE_FILE_FORMATS.map((format, at) => ({
          id: `selected ${format}`,
          label: t('tableExport.selected', { count: marked.length, format: format.toUpperCase() }),
          separated: at === 0,
          onSelect: () => take(format, selected),
        })).filter(() => marked.length > 0),
      ]}
    />
  )
}
