import type { CSSProperties, RefObject } from 'react'
import { styled } from 'styled-components'
import type { AssetPlaceProps } from './AssetTile.tsx'
import { ListHead, type ListHeadProps } from './ListHead.tsx'
import { ListRow } from './ListRow.tsx'
import { rowStyles } from '../rows/rowStyles.ts'

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
`
