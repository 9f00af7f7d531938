import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { TableExportActors } from '../../application/table-export/tableExportActors.ts'
import type { ViewQuery } from '../../application/metadata-table/viewQuery.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import type { TableColumn } from '../../domain/metadata-table/columns.ts'
import { ImportLink } from '../metadata-import/ImportLink.tsx'
import { ShownExport } from '../table-export/ShownExport.tsx'
import { theme } from '../theme/theme.ts'
import { ColumnFilterDialog } from './narrowing/ColumnFilterDialog.tsx'
import { FoundModules } from './narrowing/FoundModules.tsx'
import { FilterChips } from './narrowing/FilterChips.tsx'
import { PhoneColumns } from './narrowing/PhoneColumns.tsx'
import { ScopeChip } from './narrowing/ScopeChip.tsx'
import { TableBar } from './narrowing/TableBar.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { TableSearch } from './narrowing/TableSearch.tsx'
import { TableTools } from './TableTools.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import { useNarrow } from './useNarrow.ts'

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

/** The table with everything around it, none of which is drawn again for rows that are read while one scrolls. */
export const TableBody = ({ actors, isWide, mayImport, permissions, onQuery, onTemplate, onFolder }: TableBodyProps) => {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const [isFinding, setFinding] = useState(false)
  const [isBeside, setBeside] = useState(false)
  const [filtering, setFiltering] = useState<TableColumn>()
  const { tableView, tableRows } = actors
  const { query, resourceType, template } = useSelector(tableView, ({ context }) => context)
  const isActive = template !== undefined && canEditValues(template.state)
  const actions = useMemo(() => ({ query, onQuery, onFilter: setFiltering }), [query, onQuery])
  const isNarrowed = query.filters.length > 0 || query.search !== ''
  const shown = useSelector(tableRows, (snapshot) => (!isNarrowed && (snapshot.matches('shown') || snapshot.matches('extending')) ? snapshot.context.total : undefined))
  const besides = { isFinding, onFind: setFinding, isBeside: isBeside && !isNarrow, onBeside: setBeside }
  return (
    <>
      <TableHead
        title={t('metadataTable.title')}
        choice={<TemplateMenu tableView={tableView} onTemplate={onTemplate} />}
        tools={
          <>
            <TableTools tableView={tableView} isBeside={isBeside} onBeside={isNarrow ? undefined : () => setBeside(!isBeside)} onFind={() => setFinding(true)} />
            <ShownExport actors={actors} />
            {mayImport && isActive && <ImportLink resourceType={resourceType} />}
          </>
        }
      />
      {!isActive && <Inactive>{t('metadataTable.inactive')}</Inactive>}
      <TableBar>
        <TableSearch search={query.search} onSearch={(search) => onQuery({ ...query, search })} />
        <ScopeChip tableScope={actors.tableScope} isWide={isWide} onScope={(scope) => onQuery({ ...query, scope })} onFolder={onFolder} />
        <FoundModules tableScope={actors.tableScope} query={query} shown={shown} />
        {isNarrow && <PhoneColumns tableView={tableView} actions={actions} />}
        <FilterChips actors={actors} query={query} onQuery={onQuery} onFilter={setFiltering} />
      </TableBar>
      <TableRows actors={actors} permissions={permissions} actions={actions} isNarrow={isNarrow} besides={besides} />
      {filtering !== undefined && <ColumnFilterDialog column={filtering} actors={actors} query={query} onQuery={onQuery} onClose={() => setFiltering(undefined)} />}
    </>
  )
}

const Inactive = styled.p`
  padding: 0 ${theme.space[5]} ${theme.space[3]};
  color: ${theme.color.inkSoft};

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`
