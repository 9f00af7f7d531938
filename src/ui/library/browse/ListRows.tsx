import type { CSSProperties, RefObject } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'
import type { AssetPlaceProps } from './AssetTile.tsx'
import { ListHead, type ListHeadProps } from './ListHead.tsx'
import { ListRow } from './ListRow.tsx'
import { rowStyles } from './rowStyles.ts'

interface ListRowsProps {
  readonly head: ListHeadProps
  readonly list: RefObject<HTMLTableSectionElement | null>
  /** Pixels of all rows, drawn or not. */
  readonly height: number
  /** Those that are drawn. */
  readonly rows: readonly number[]
  /** What each of them is drawn in. */
  readonly slots: ReadonlyMap<number, number>
  readonly styleOf: (row: number) => CSSProperties
  readonly itemOf: (place: number) => Omit<AssetPlaceProps, 'place' | 'column'>
}

/** The assets as a list: one to a row, under the heads of its columns. */
export const ListRows = ({ head, list, height, rows, slots, styleOf, itemOf }: ListRowsProps) => (
  <>
    <ListHead {...head} />
    <Rows ref={list} style={{ height }}>
      {rows.map((row) => (
        <ListRow key={slots.get(row)} place={row} style={styleOf(row)} item={itemOf(row)} />
      ))}
    </Rows>
  </>
)

const Rows = styled.tbody`
  ${rowStyles}

  .words {
    display: grid;
    min-width: 0;
  }

  .where {
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    line-height: ${theme.font.line.tight};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-density='compact'] & .words {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
  }

  [data-density='compact'] & .where {
    flex: 1 9999 auto;

    ${theme.media.belowMd} {
      display: none;
    }
  }
`
