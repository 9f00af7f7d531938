import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CommandDone } from '../../../application/metadata-table/commandDone.ts'
import type { FileAddresses } from '../../../application/assets/FileAddresses.ts'
import { endRoom } from '../../page/endRoom.ts'
import { theme } from '../../theme/theme.ts'
import { Pictures } from '../../thumbnails/pictures.ts'
import { ColumnMenu, type OpenMenu } from './ColumnMenu.tsx'
import { GridHead, type HeadActions } from './GridHead.tsx'
import { pinnedWidth, ROW_HEIGHT, rowsDrawn, widthOf } from './gridGeometry.ts'
import { GridRow } from './GridRow.tsx'
import { PassingRow } from './PassingRow.tsx'
import { useCellEditing } from '../useCellEditing.ts'
import { useColumnsDrawn, usePlacedColumns } from './useGridColumns.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useGridViewport } from './useGridViewport.ts'
import type { Table } from '../useTable.ts'

interface GridProps {
  readonly table: Table
  readonly files: FileAddresses
  readonly head: HeadActions
  readonly onDone: (done: CommandDone) => void
  readonly onFind: () => void
  readonly onBeside: () => void
}

/** Rows that are read at once, as far as they are drawn, and of which is asked at once what is proposed of them. */
const BLOCK = 50
/** Rows beyond those that are read as well. */
const AHEAD = 50
/** Rows that stand for those that are being read. */
const WAITING = 12

/** The table as a grid: one tab stop, whatever of it is drawn. */
export const Grid = ({ table, files, head, onDone, onFind, onBeside }: GridProps) => {
  const { actors, contents } = table
  const { t } = useTranslation()
  const grid = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const [reach, setReach] = useState<number>()
  const [pictures] = useState(() => new Pictures())
  const { range } = useSelector(actors.gridFocus, (snapshot) => snapshot.context)
  const isEditing = useSelector(actors.cellEditor, (snapshot) => snapshot.hasTag('open'))
  const isReading = useSelector(actors.tableRows, (snapshot) => snapshot.matches('reading'))
  const name = useSelector(actors.tableView, (snapshot) => snapshot.context.template?.name ?? '')
  const columns = usePlacedColumns(actors)
  const count = isReading ? WAITING : contents.count
  const seen = useGridViewport(grid, actors.gridFocus, { rows: contents.count, columns })
  const editing = useCellEditing(table, { back: () => grid.current?.focus({ preventScroll: true }), isGrid: true, onDone })
  const onColumnMenu = () => {
    const id = contents.columns[range.focus.column]?.id
    const place = grid.current?.querySelector(`[data-column="${id}"]`)?.getBoundingClientRect()
    if (id !== undefined && place !== undefined) setMenu({ id, at: place })
  }
  const keys = useGridKeys(table, { editing, onDone, onFind, onBeside, onColumnMenu })
  const filling = { onReach: setReach, onFill: (row: number) => void actors.tableCommands.fillTo(row).then(onDone) }
  const rows = rowsDrawn(seen, count)
  const drawn = useColumnsDrawn(seen, columns)
  const addressOf = (row: number) => {
    const asset = contents.rowAt(row)?.asset
    return asset === undefined ? '' : files.thumbnail(asset, 320)
  }
  const shown = pictures.of(rows.map(addressOf), seen.speed !== 'reading')
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0]
  const [block, blockEnd] = [Math.floor(first / BLOCK) * BLOCK, Math.ceil((last + 1) / BLOCK) * BLOCK]
  const isLookedAt = !isReading && seen.speed !== 'passing'
  useEffect(() => {
    if (isLookedAt) actors.tableRows.send({ type: 'rows.seen', from: Math.max(0, block - AHEAD), to: blockEnd - 1 + AHEAD })
  }, [actors.tableRows, block, blockEnd, isLookedAt])
  const { want } = table.ghosts
  const wanted = useMemo(() => Array.from({ length: blockEnd - block }, (_, at) => contents.rowAt(block + at)?.asset.id ?? []).flat(), [contents, block, blockEnd])
  useEffect(() => {
    if (seen.speed === 'reading' && wanted.length > 0) want(wanted)
  }, [want, wanted, seen.speed])
  const opened = contents.columns.find(({ id }) => id === menu?.id)
  return (
    <>
      <Scroller
        ref={grid}
        role="grid"
        data-viewport
        tabIndex={0}
        aria-label={t('metadataTable.grid', { template: name })}
        aria-rowcount={contents.count + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-busy={isReading}
        aria-activedescendant={isReading || isEditing ? undefined : `cell-${range.focus.row}-${range.focus.column}`}
        style={{ scrollPaddingLeft: pinnedWidth(columns) }}
        {...keys}
      >
        <GridHead columns={drawn} width={widthOf(columns)} actions={head} onMenu={setMenu} tableView={actors.tableView} />
        <Body style={{ height: count * ROW_HEIGHT, width: widthOf(columns) }}>
          {rows.map((row) => {
            if (seen.speed === 'passing') return <PassingRow key={row} row={row} />
            const address = addressOf(row)
            return (
              <GridRow
                key={row}
                row={row}
                columns={drawn}
                table={table}
                picture={shown.has(address) ? address : undefined}
                range={range}
                isEditing={isEditing}
                reach={reach}
                filling={filling}
                editing={editing}
              />
            )
          })}
        </Body>
      </Scroller>
      {menu !== undefined && opened !== undefined && <ColumnMenu column={opened} at={menu.at} tableView={actors.tableView} actions={head} onClose={() => setMenu(undefined)} />}
    </>
  )
}

const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
  border-top: ${theme.border.line};
  background: ${theme.color.surface};
  overscroll-behavior: contain;

  &:focus-visible {
    outline: none;
  }
`

const Body = styled.div.attrs({ role: 'rowgroup' })`
  position: relative;
`
