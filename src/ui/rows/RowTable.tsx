import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Point } from '../kit/ContextMenu.tsx'
import { theme } from '../theme/theme.ts'
import { type Manner, usePresses } from './usePresses.ts'
import { useListScrollState } from './useListScrollState.ts'
import { cardStyles } from './cardStyles.ts'
import { rowStyles } from './rowStyles.ts'

/** What is selected among the rows, and how that changes. */
export interface RowPicks {
  readonly isSelected: (id: string) => boolean
  readonly selecting: boolean
  /** `focused`: the row that had the focus before. */
  readonly onPress: (row: number, manner: Manner, focused: number) => void
  /** An arrow or the like has led to another row. */
  readonly onMove?: () => void
  readonly onAll: () => void
  readonly onClear: () => void
}

interface RowTableProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly head: ReactNode
  /** Undefined where nothing is selected. */
  readonly picks: RowPicks | undefined
  readonly renderCells: (item: Item, row: number) => ReactNode
  readonly onOpen?: ((item: Item, row: number) => void) | undefined
  readonly onMenu?: ((item: Item, at: Point) => void) | undefined
  readonly onStar?: (item: Item) => void
  /** A key that the list itself has no meaning for. */
  readonly onKey: (item: Item, event: KeyboardEvent) => void
}

/** Rows that one key press up or down leads by with Page Up and Page Down. */
const PAGE = 10

/** A list that is shown as far as it was read: the same rows as in a folder, one tab stop, moved by keys. */
export const RowTable = <Item,>({ label, items, idOf, head, picks, renderCells, onOpen, onMenu, onStar, onKey }: RowTableProps<Item>) => {
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<{ readonly id: string | undefined; readonly row: number }>({ id: undefined, row: 0 })
  useListScrollState(table)
  // Where the row with the tab stop has left, the one in its place has it.
  const found = items.findIndex((item) => idOf(item) === stop.id)
  const current = found >= 0 ? found : Math.min(stop.row, items.length - 1)
  const go = (row: number) => {
    const item = items[row]
    if (item !== undefined) setStop({ id: idOf(item), row })
  }
  const at = (row: number, act: ((item: Item, row: number) => void) | undefined) => {
    const item = items[row]
    if (item !== undefined) act?.(item, row)
  }
  const presses = usePresses({
    total: items.length,
    columns: 1,
    page: () => PAGE,
    current,
    selecting: picks?.selecting ?? false,
    onPress: (row, ...pressed) => {
      go(row)
      picks?.onPress(row, ...pressed)
    },
    onMove: (row, manner, focused) => {
      go(row)
      table.current?.querySelector<HTMLElement>(`[data-place="${row}"]`)?.focus()
      if (manner.range) picks?.onPress(row, manner, focused)
      else picks?.onMove?.()
    },
    onOpen: (row) => at(row, onOpen),
    onMenu: (row, point) => at(row, onMenu && ((item) => onMenu(item, point))),
    onStar: (row) => at(row, onStar),
    onEscape: () => picks?.onClear(),
    onSelectAll: () => picks?.onAll(),
  })
  return (
    <Frame>
      <Grid
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable={picks !== undefined}
        aria-rowcount={items.length + 1}
        data-bare={picks === undefined || undefined}
        {...presses}
        onKeyDown={(event) => {
          const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
          // A button in a row hears for itself what presses it.
          if (row === null || (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' '))) return
          at(Number(row.dataset['place']), (item) => onKey(item, event))
          if (!event.defaultPrevented) presses.onKeyDown(event)
        }}
      >
        {head}
        <tbody>
          {items.map((item, row) => {
            const id = idOf(item)
            return (
              <tr
                key={id}
                className="row"
                data-place={row}
                data-item={id}
                tabIndex={row === current ? 0 : -1}
                aria-rowindex={row + 2}
                aria-selected={picks?.isSelected(id)}
                onFocus={() => go(row)}
              >
                {renderCells(item, row)}
              </tr>
            )
          })}
        </tbody>
      </Grid>
    </Frame>
  )
}

/** Beside a picture a list is as narrow as on a phone. */
const Frame = styled.div`
  width: 100%;
  container-type: inline-size;
`

const Grid = styled.table`
  display: block;

  &[data-bare] {
    --tick: 0px;
  }

  tbody {
    display: block;
    ${rowStyles}
  }

  tbody > .row {
    min-height: ${theme.size.row};
  }

  ${theme.media.belowMd} {
    tbody > .row {
      min-height: ${theme.size.phoneRow};
    }
  }

  @container (max-width: 600px) {
    thead {
      display: none;
    }

    tbody {
      ${cardStyles}
    }
  }
`
