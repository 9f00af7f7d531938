import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { areaOf, sizeOf } from '../../domain/metadata-table/gridRange.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { UnsavedElsewhere } from './elsewhere/UnsavedElsewhere.tsx'
import type { Table } from './useTable.ts'

interface TableStatusProps {
  readonly table: Table
  /** What the last command came to. */
  readonly said: string
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** What is written and not stored, and why; what can be taken back. */
export const TableStatus = ({ table, said, onUndo, onRedo }: TableStatusProps) => {
  const { actors } = table
  const { t } = useTranslation()
  // How many there are is not known before the first rows are.
  const total = useSelector(actors.tableRows, (snapshot) => (snapshot.matches('reading') || snapshot.matches('failed') ? undefined : snapshot.context.total))
  const history = useSelector(actors.tableHistory, (snapshot) => snapshot)
  const marked = useSelector(actors.gridFocus, (snapshot) => (snapshot.matches('ranging') ? sizeOf(areaOf(snapshot.context.range)) : 0))
  const autosave = actors.tableAutosaveOf(useSelector(actors.tableView, ({ context }) => context.resourceType))
  const saving = useSelector(autosave, (snapshot) => snapshot)
  const { edits, isKept } = saving.context
  return (
    <Bar>
      <span>{total !== undefined && t('metadataTable.rows', { count: total })}</span>
      <output>
        {edits.size > 0 && t('metadataTable.unsaved', { count: edits.size })}
        {saving.matches('waiting') && ` ${t('metadataTable.waiting')}`}
        {saving.matches('signedOut') && ` ${t('metadataTable.signedOut')}`}
        {!isKept && ` ${t('metadataTable.notKept')}`}
      </output>
      <UnsavedElsewhere table={table} />
      {saving.matches('waiting') && (
        <Button size="compact" tone="ghost" onClick={() => autosave.send({ type: 'go.on' })}>
          {t('kit.tryAgain')}
        </Button>
      )}
      <Button size="compact" tone="ghost" disabled={!history.hasTag('undoable')} onClick={onUndo}>
        {t('metadataTable.undo')}
      </Button>
      <Button size="compact" tone="ghost" disabled={!history.hasTag('redoable')} onClick={onRedo}>
        {t('metadataTable.redo')}
      </Button>
      <Said>{said}</Said>
      {marked > 0 && <span>{t('metadataTable.marked', { count: marked })}</span>}
    </Bar>
  )
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.size.field};
  padding: 0 ${theme.space[5]};
  border-top: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  font-variant-numeric: ${theme.font.figures};

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]};
  }
`

const Said = styled.output`
  margin-left: auto;
`
