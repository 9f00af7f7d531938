import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ScrollState } from '../../application/folders/scrollStates.ts'
import type { Density, ListView } from '../../application/preferences/Preferences.ts'
import type { AssetSort, AssetSummary, Direction } from '../../domain/assets/asset.ts'
import { AssetTile } from './AssetTile.tsx'
import { COLUMN_GAP, HEAD_HEIGHT, ROW_GAP } from '../rows/rowSizes.ts'
import { Pictures } from '../thumbnails/pictures.ts'
import { placesOf, rowsToDraw, tileAt } from './places.ts'
import { Slots } from './slots.ts'
import { tileStyles } from './tileStyles.ts'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { useGeometry } from './useGeometry.ts'
import { usePointed } from './usePointed.ts'
import { type Presses, usePresses } from '../rows/usePresses.ts'
import { useRows } from './useRows.ts'
import { useScrollState } from './useScrollState.ts'
import { drawnHeight } from './window.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

/** Most people look at the grid: the list is fetched when it is wanted. */
const ListRows = lazyPart(() => import('./ListRows.tsx').then(({ ListRows }) => ({ default: ListRows })))

interface AssetListProps extends Presses {
  readonly view: ListView
  readonly density: Density
  readonly label: string
  readonly total: number
  /** Undefined while the asset of a place is on its way. */
  readonly assetAt: (place: number) => AssetSummary | undefined
  readonly isSelected: (asset: AssetSummary) => boolean
  readonly isCut: (id: string) => boolean
  /** The field in place of the name of the one that is being renamed. */
  readonly namingOf: (id: string) => ReactNode
  readonly selecting: boolean
  readonly allSelected: boolean | 'mixed'
  /** The place where Tab leads to. */
  readonly current: number
  readonly addresses: FileAddresses
  /** Stays the same from one drawing to the next. */
  readonly hrefOf: (asset: AssetSummary, place: number) => string | undefined
  readonly sort: AssetSort
  readonly direction: Direction
  readonly onSort: (sort: AssetSort) => void
  readonly onToggleAll: () => void
  /** Rows came into view, and stay long enough for a name to be read: the places from the first to the last of them. */
  readonly onSeen: (from: number, to: number) => void
  readonly scroller: RefObject<HTMLElement | null>
  /** Where one stood when the list was left. */
  readonly scrollState: ScrollState | undefined
  readonly onLeave: (scrollState: ScrollState) => void
}

/** Assets as a grid of pictures or as a list; only what is in sight is drawn. One tab stop, moved by keys. */
export const AssetList = (props: AssetListProps) => {
  const { view, density, total, current, scroller, onSeen, onMove } = props
  const words = useAssetWords()
  const [drawn] = useState(() => new Slots())
  const [pictures] = useState(() => new Pictures())
  const { pointed, pointing } = usePointed()
  const list = useRef<HTMLTableSectionElement>(null)
  const geometry = useGeometry(list, view, density)
  const { columns, rowHeight } = geometry
  const count = Math.ceil(total / columns)
  const covered = view === 'list' ? HEAD_HEIGHT : ROW_GAP[density]
  const { seen, speed, isScrolling, reveal, page, jump, scrollTop } = useRows({ scroller, list, count, height: rowHeight, covered })

  const focus = (place: number) => {
    reveal(Math.floor(place / columns))
    tileAt(list.current, place)?.focus({ preventScroll: true })
  }
  const presses = usePresses({
    ...props,
    columns,
    page,
    onMove: (place, ...moved) => {
      onMove(place, ...moved)
      focus(place)
    },
  })

  const isPassing = speed === 'passing'
  useLayoutEffect(() => {
    if (!isPassing && seen.last >= seen.first) onSeen(seen.first * columns, Math.min((seen.last + 1) * columns, total) - 1)
  }, [isPassing, seen.first, seen.last, columns, total, onSeen])

  const keepVisible = useEffectEvent(() => reveal(Math.floor(current / columns)))
  useScrollState({ ...props, list, columns, rowHeight, seen, jump, scrollTop, idAt: (place) => props.assetAt(place)?.id, onBack: (place) => onMove(place, { toggle: false, range: false }, place) })
  const measuredAs = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (rowHeight === 0) return
    const look = `${geometry.view} ${geometry.density}`
    if (measuredAs.current !== undefined && measuredAs.current !== look) keepVisible()
    measuredAs.current = look
  }, [geometry.view, geometry.density, rowHeight])

  const slots = drawn.of(rowsToDraw(seen, Math.floor(current / columns), count), isScrolling)
  const rows = [...slots.keys()]
  const thumbnailAt = (place: number) => {
    const asset = props.assetAt(place)
    return asset === undefined ? '' : props.addresses.thumbnail(asset, 320)
  }
  const shown = pictures.of(rows.flatMap((row) => placesOf(row, columns, total)).map(thumbnailAt), speed !== 'reading')
  const itemOf = (place: number) => {
    const asset = props.assetAt(place)
    const thumbnail = thumbnailAt(place)
    return {
      asset,
      words,
      selected: asset !== undefined && props.isSelected(asset),
      cut: asset !== undefined && props.isCut(asset.id),
      current: place === current,
      thumbnail: shown.has(thumbnail) ? thumbnail : undefined,
      hrefOf: props.hrefOf,
      met: place === pointed || place === current,
      naming: asset && props.namingOf(asset.id),
    }
  }
  const height = drawnHeight({ count, height: rowHeight, above: 0 })
  const styleOf = (row: number) => ({ height: rowHeight, transform: `translateY(${row * rowHeight + seen.shift}px)` })
  return (
    <Grid
      role="grid"
      aria-label={props.label}
      aria-multiselectable
      aria-rowcount={view === 'grid' ? count : count + 1}
      aria-colcount={view === 'grid' ? columns : undefined}
      {...presses}
      {...pointing}
    >
      {view === 'list' ? (
        <ListRows head={props} list={list} height={height} rows={rows} slots={slots} styleOf={styleOf} itemOf={itemOf} />
      ) : (
        <tbody ref={list} style={{ height }}>
          {rows.map((row) => {
            const items = placesOf(row, columns, total).map((place) => ({ place, column: place % columns, ...itemOf(place) }))
            const style = { ...styleOf(row), gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
            return (
              <tr key={slots.get(row)} className="tiles" aria-rowindex={row + 1} data-naming={items.some(({ naming }) => naming !== undefined) || undefined} style={style}>
                {items.map((item) => (
                  <AssetTile key={item.column} {...item} />
                ))}
              </tr>
            )
          })}
        </tbody>
      )}
    </Grid>
  )
}

const Grid = styled.table`
  display: block;

  tbody {
    position: relative;
    display: block;
    contain: layout style;
  }

  tbody > tr {
    position: absolute;
    inset: 0 0 auto;
    contain: layout size style;
  }

  /* Asked of the row itself: what has to look into its rows for that is styled anew with all that comes and goes in them. */
  tbody > tr[data-naming] {
    z-index: 1;
  }

  .tile[data-naming] .caption {
    overflow: visible;
  }

  .tiles {
    display: grid;
    column-gap: ${COLUMN_GAP.comfortable}px;
    padding-bottom: ${ROW_GAP.comfortable}px;
  }

  [data-density='compact'] & .tiles {
    column-gap: ${COLUMN_GAP.compact}px;
    padding-bottom: ${ROW_GAP.compact}px;
  }

  ${tileStyles}
`
