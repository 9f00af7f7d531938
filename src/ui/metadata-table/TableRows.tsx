import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { failureText } from '../texts/failureText.ts'
import { AssetBeside } from './AssetBeside.tsx'
import { doneText } from './doneText.ts'
import { FindBar } from './FindBar.tsx'
import { Grid } from './grid/Grid.tsx'
import type { HeadActions } from './grid/GridHead.tsx'
import { RowCards } from './RowCards.tsx'
import { TableStatus } from './TableStatus.tsx'
import { useGhosts } from './useGhosts.ts'
import { useTable } from './useTable.ts'

/** What stands beside the rows. */
interface Besides {
  readonly isFinding: boolean
  readonly onFind: (isFinding: boolean) => void
  /** The asset of the row that has the focus. */
  readonly isBeside: boolean
  readonly onBeside: (isBeside: boolean) => void
}

interface TableRowsProps {
  readonly actors: FirstActors & MetadataTableActors
  readonly permissions: readonly Permission[]
  readonly actions: HeadActions
  /** Cards in place of the grid. */
  readonly isNarrow: boolean
  readonly besides: Besides
}

/** The rows, what is read off them, and what was made of them. */
export const TableRows = ({ actors, permissions, actions, isNarrow, besides: { isFinding, onFind, isBeside, onBeside } }: TableRowsProps) => {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const { tableView, tableRows, gridFocus, tableCommands, files } = actors
  const { resourceType, template } = useSelector(tableView, ({ context }) => context)
  const ghosts = useGhosts({ capabilities: actors.capabilities, permissions, type: resourceType, templateId: template?.id ?? '' })
  const table = useTable(actors, ghosts)
  const state = useSelector(tableRows, ({ value }) => (value === 'none' || value === 'failed' || value === 'stuck' ? value : 'rows'))
  const failure = useSelector(tableRows, ({ context }) => context.failure)
  const asset = useSelector(gridFocus, ({ context }) => table.contents.rowAt(context.range.focus.row)?.asset)
  const onDone = (done: CommandDone) => setSaid(doneText(t, done))
  const retry = () => tableRows.send({ type: 'retry' })
  const { query, onQuery } = actions
  const isNarrowed = query.filters.length > 0 || query.search !== ''
  const isScoped = query.scope.kind !== 'module'
  return (
    <>
      {isFinding && <FindBar table={table} onDone={onDone} onClose={() => onFind(false)} />}
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
          <Grid table={table} files={files} head={actions} onDone={onDone} onFind={() => onFind(true)} onBeside={() => onBeside(!isBeside)} />
        ))}
        {isBeside && asset !== undefined && <AssetBeside asset={asset} type={resourceType} files={files} onClose={() => onBeside(false)} />}
      </Side>
      {state === 'stuck' && <ErrorState title={t('metadataTable.stuck')} text={failure && failureText(t, failure, table.language)} onRetry={retry} />}
      <TableStatus table={table} said={said} onUndo={() => onDone(tableCommands.undo())} onRedo={() => onDone(tableCommands.redo())} />
    </>
  )
}

const Side = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`
