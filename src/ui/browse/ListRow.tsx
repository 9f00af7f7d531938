import type { CSSProperties } from 'react'
import { AssetRow } from './AssetRow.tsx'
import type { AssetPlaceProps } from './AssetTile.tsx'

interface ListRowProps {
  readonly place: number
  readonly style: CSSProperties
  readonly item: Omit<AssetPlaceProps, 'place' | 'column'>
}

/** One row of the list, with the focus and the selection of its asset. */
export const ListRow = ({ place, style, item }: ListRowProps) => (
  <tr
    className="row"
    data-place={place}
    tabIndex={item.current ? 0 : -1}
    aria-rowindex={place + 2}
    aria-selected={item.selected}
    data-cut={item.cut || undefined}
    data-naming={item.naming !== undefined || undefined}
    draggable={item.met && item.asset !== undefined && item.naming === undefined}
    aria-busy={item.asset === undefined || undefined}
    style={style}
  >
    <AssetRow asset={item.asset} place={place} words={item.words} thumbnail={item.thumbnail} hrefOf={item.hrefOf} naming={item.naming} />
  </tr>
)
