import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { TableExportActors } from '../../application/table-export/tableExportActors.ts'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import type { TableContents } from '../../application/metadata-table/tableContents.ts'
import { type ViewQuery, WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { TableColumn } from '../../domain/metadata-table/columns.ts'
import { areaOf, type GridArea } from '../../domain/metadata-table/gridRange.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ImportLink } from '../metadata-import/ImportLink.tsx'
import { ExportMenu } from '../table-export/ExportMenu.tsx'
import { theme } from '../theme/theme.ts'
import { failureText } from '../texts/failureText.ts'
import { AssetBeside } from './AssetBeside.tsx'
import { doneText } from './doneText.ts'
import { ColumnFilterDialog } from './narrowing/ColumnFilterDialog.tsx'
import { FoundModules } from './narrowing/FoundModules.tsx'
import { FilterChips } from './narrowing/FilterChips.tsx'
import { FindBar } from './FindBar.tsx'
import { Grid } from './grid/Grid.tsx'
import { RowCards } from './RowCards.tsx'
import { PhoneColumns } from './narrowing/PhoneColumns.tsx'
import { ScopeChip } from './narrowing/ScopeChip.tsx'
import { TableBar } from './narrowing/TableBar.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSearch } from './narrowing/TableSearch.tsx'
import { TableStatus } from './TableStatus.tsx'
import { TableTools } from './TableTools.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import { useNarrow } from './useNarrow.ts'
import { useGhosts } from './useGhosts.ts'
import { useTable } from './useTable.ts'

interface TableBodyProps {
  readonly actors: FirstActors & MetadataTableActors & TableExportActors
  /** The reader sees rows over many folders. */
  readonly isWide: boolean
  readonly mayImport: boolean
  readonly permissions: readonly Permission[]
  readonly onQuery: (query: ViewQuery) => void
  readonly onTemplate: (templateId: string) => void
  /** Leaves the table for a folder. */
  readonly onFolder: (folderId: string) => void
}

/** The assets of marked rows, once all of them are read. */
const markedRows = (contents: TableContents, { top, bottom }: GridArea): readonly string[] => {
  const read = contents.read().flatMap(([row, { asset }]) => (row >= top && row <= bottom ? [asset.id] : []))
  return read.length === bottom - top + 1 ? read : []
}

/** The table with everything around it. */
export const TableBody = ({ actors, isWide, mayImport, permissions, onQuery, onTemplate, onFolder }: TableBodyProps) => {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const [isFinding, setFinding] = useState(false)
  const [isBeside, setBeside] = useState(false)
  const [filtering, setFiltering] = useState<TableColumn>()
  const [said, setSaid] = useState('')
  const { tableView, tableRows, gridFocus, tableCommands, files } = actors
  const { query, resourceType, template } = useSelector(tableView, ({ context }) => context)
  const ghosts = useGhosts({ capabilities: actors.capabilities, permissions, type: resourceType, templateId: template?.id ?? '' })
  const table = useTable(actors, ghosts)
  // That others come into sight, or are read, is the grid's alone: nothing around it is drawn again while one scrolls.
  const state = useSelector(tableRows, ({ value }) => (value === 'none' || value === 'failed' || value === 'stuck' ? value : 'rows'))
  const failure = useSelector(tableRows, ({ context }) => context.failure)
  const asked = useSelector(tableRows, ({ context }) => context.asked)
  const area = useSelector(gridFocus, (snapshot) => (snapshot.matches('ranging') ? areaOf(snapshot.context.range) : undefined))
  const marked = area === undefined ? [] : markedRows(table.contents, area)
  const columns = table.contents.columns.flatMap(({ attribute }) => attribute?.id ?? [])
  const asset = useSelector(gridFocus, ({ context }) => table.contents.rowAt(context.range.focus.row)?.asset)
  const onDone = (done: CommandDone) => setSaid(doneText(t, done))
  const head = { query, onQuery, onFilter: setFiltering }
  const isNarrowed = query.filters.length > 0 || query.search !== ''
  const shown = useSelector(tableRows, (snapshot) => (!isNarrowed && (snapshot.matches('shown') || snapshot.matches('extending')) ? snapshot.context.total : undefined))
  const isScoped = query.scope.kind !== 'module'
  const retry = () => tableRows.send({ type: 'retry' })
  return (
    <>
      <TableHead
        title={t('metadataTable.title')}
        choice={<TemplateMenu tableView={tableView} onTemplate={onTemplate} />}
        tools={
          <>
            <TableTools tableView={tableView} isBeside={isBeside} onBeside={isNarrow ? undefined : () => setBeside(!isBeside)} onFind={() => setFinding(true)} />
            {asked !== undefined && <ExportMenu tableExport={actors.tableExport} shown={{ ...asked, language: table.language, columns }} name={template?.name ?? ''} marked={marked} isNone={state === 'none'} />}
            {mayImport && table.contents.isActive && <ImportLink resourceType={resourceType} />}
          </>
        }
      />
      {!table.contents.isActive && <Inactive>{t('metadataTable.inactive')}</Inactive>}
      <TableBar>
        <TableSearch search={query.search} onSearch={(search) => onQuery({ ...query, search })} />
        <ScopeChip tableScope={actors.tableScope} isWide={isWide} onScope={(scope) => onQuery({ ...query, scope })} onFolder={onFolder} />
        <FoundModules tableScope={actors.tableScope} query={query} shown={shown} />
        {isNarrow && <PhoneColumns table={table} actions={head} />}
        <FilterChips table={table} query={query} onQuery={onQuery} onFilter={setFiltering} />
      </TableBar>
      {isFinding && <FindBar table={table} onDone={onDone} onClose={() => setFinding(false)} />}
      <Side>
        {state === 'none' && (
          <EmptyState
            icon={<SearchX size={28} strokeWidth={1.5} />}
            title={isNarrowed ? t('metadataTable.nothingFound') : isScoped ? t('metadataTable.scope.noRows') : t('metadataTable.noRows')}
            text={isNarrowed ? undefined : isScoped ? t('metadataTable.scope.noRowsText') : t('metadataTable.noRowsText')}
            action={isNarrowed && <Button onClick={() => onQuery({ ...query, filters: WHOLE_MODULE.filters, search: '' })}>{t('metadataTable.clearFilters')}</Button>}
          />
        )}
        {state === 'failed' && <ErrorState title={t('metadataTable.failed')} text={failure && failureText(t, failure, table.language)} onRetry={retry} />}
        {state !== 'none' && state !== 'failed' && (isNarrow ? <RowCards table={table} files={files} onDone={onDone} /> : (
          <Grid table={table} files={files} head={head} onDone={onDone} onFind={() => setFinding(true)} onBeside={() => setBeside(!isBeside)} />
        ))}
        {isBeside && !isNarrow && asset !== undefined && <AssetBeside asset={asset} type={resourceType} files={files} onClose={() => setBeside(false)} />}
      </Side>
      {state === 'stuck' && <ErrorState title={t('metadataTable.stuck')} text={failure && failureText(t, failure, table.language)} onRetry={retry} />}
      <TableStatus table={table} said={said} onUndo={() => onDone(tableCommands.undo())} onRedo={() => onDone(tableCommands.redo())} />
      {filtering !== undefined && <ColumnFilterDialog column={filtering} table={table} query={query} onQuery={onQuery} onClose={() => setFiltering(undefined)} />}
    </>
  )
}

const Side = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`

const Inactive = styled.p`
  padding: 0 ${theme.space[5]} ${theme.space[3]};
  color: ${theme.color.inkSoft};

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`
