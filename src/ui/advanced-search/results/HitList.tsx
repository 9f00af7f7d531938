import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { RESULT_PAGE } from '../../../application/advanced-search/searchResults.machine.ts'
import type { FileAddresses } from '../../../application/assets/FileAddresses.ts'
import { firstUnread, indexAt, placeAt, type Runs } from '../../../application/lists/runs.ts'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import type { SearchHit } from '../../../application/search/SearchGateway.ts'
import { foundAddress } from '../../ocr/found.ts'
import { hitId } from '../../addresses/search.ts'
import { FROM_LIST } from '../../addresses/library.ts'
import { useListOrigin } from '../../addresses/useListOrigin.ts'
import { placesOf, rowsToDraw, tileAt } from '../../browse/places.ts'
import { Slots } from '../../browse/slots.ts'
import { useRows } from '../../browse/useRows.ts'
import { usePointed } from '../../browse/usePointed.ts'
import { useScrollState } from '../../browse/useScrollState.ts'
import { drawnHeight } from '../../browse/window.ts'
import { type ItemActing, useItemActions } from '../../items/useItemActions.tsx'
import type { ItemPicks } from '../../items/useItemPicks.ts'
import { placeText } from '../../rows/placeText.ts'
import { HEAD_HEIGHT, ROW_GAP } from '../../rows/rowSizes.ts'
import { usePresses } from '../../rows/usePresses.ts'
import { Pictures } from '../../thumbnails/pictures.ts'
import { useAssetWords } from '../../thumbnails/useAssetWords.ts'
import { hitListStyles } from './hitListStyles.ts'
import { HitHead, type HitHeadProps } from './HitHead.tsx'
import { HitRow } from './HitRow.tsx'
import { HitTile } from './HitTile.tsx'
import { WaitingRow, WaitingTile } from './WaitingHits.tsx'
import { useHitGeometry } from './useHitGeometry.ts'
import { useHitScrollState } from './useHitScrollState.ts'

interface HitListProps extends HitHeadProps {
  readonly view: ListView
  readonly label: string
  /** Those that have been read, and where in the result they stand. */
  readonly hits: readonly SearchHit[]
  readonly runs: Runs
  readonly total: number
  readonly files: FileAddresses
  /** Assets are opened by whom VIEW_RESOURCE_DETAILS lets. */
  readonly mayOpen: boolean
  readonly acting: ItemActing
  readonly picks: ItemPicks
  readonly scroller: RefObject<HTMLElement | null>
  readonly onStar: (hit: SearchHit) => void
  /** Rows that have not been read come into sight: the page that begins at a place is wanted. */
  readonly onRows: (from: number) => void
}

/** Rows beyond those in sight that are read as well. */
const AHEAD = 6

/** What was found, as a grid of pictures or as a list, as long as it is; only what is in sight is drawn, and read. One tab stop, moved by keys. */
export const HitList = (props: HitListProps) => {
  const { view, label, hits, runs, total, files, mayOpen, acting, picks, scroller, onStar, onRows } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = useAssetWords()
  const from = useListOrigin()
  const { openMenu, pressed, menu } = useItemActions(acting, hits)
  const [drawn] = useState(() => new Slots())
  const [pictures] = useState(() => new Pictures())
  const { pointed, pointing } = usePointed()
  const list = useRef<HTMLTableSectionElement>(null)
  const { scrollState, leave } = useHitScrollState()
  const [chosen, setCurrent] = useState<number>()
  const current = Math.min(chosen ?? placeOfHit(hits, runs, scrollState?.itemId) ?? scrollState?.place ?? 0, total - 1)
  const hitAt = (place: number): SearchHit | undefined => {
    const index = indexAt(runs, place)
    return index === undefined ? undefined : hits[index]
  }
  const { columns, rowHeight } = useHitGeometry(list, view)
  const count = Math.ceil(total / columns)
  const { seen, speed, isScrolling, reveal, page, jump, scrollTop } = useRows({
    scroller,
    list,
    count,
    height: rowHeight,
    covered: view === 'list' ? HEAD_HEIGHT : ROW_GAP.comfortable,
  })
  useScrollState({
    scrollState,
    list,
    total,
    columns,
    rowHeight,
    seen,
    jump,
    scrollTop,
    idAt: (place) => {
      const hit = hitAt(place)
      return hit && hitId(hit)
    },
    current,
    onLeave: leave,
    onBack: setCurrent,
  })
  const isStill = rowHeight > 0 && speed === 'reading' && seen.last >= seen.first
  const unreadIn = (first: number, last: number) => firstUnread(runs, Math.max(0, first) * columns, Math.min(total, (last + 1) * columns) - 1)
  const unread = isStill ? (unreadIn(seen.first, seen.last) ?? unreadIn(seen.first - AHEAD, seen.last + AHEAD)) : undefined
  const wanted = unread === undefined ? undefined : unread - (unread % RESULT_PAGE)
  useEffect(() => {
    if (wanted !== undefined) onRows(firstUnread(runs, wanted, total) ?? wanted)
  }, [wanted, runs, total, onRows])
  // The focus goes to a place before its hit is there.
  const awaited = useRef<number>(undefined)
  useLayoutEffect(() => {
    const place = awaited.current
    if (place === undefined || indexAt(runs, place) === undefined) return
    awaited.current = undefined
    tileAt(list.current, place)?.focus({ preventScroll: true })
  }, [runs])

  const addressOf = (hit: SearchHit) => (hit.kind === 'folder' || mayOpen ? foundAddress(hit, from) : undefined)
  const at = (place: number, act: (hit: SearchHit) => void) => {
    const hit = hitAt(place)
    setCurrent(place)
    if (hit !== undefined) act(hit)
  }
  const presses = usePresses({
    total,
    columns,
    page,
    current,
    selecting: picks.selecting,
    onPress: (place, ...pressed) => at(place, () => picks.onPress(place, ...pressed)),
    onMove: (place, manner, focused) => {
      setCurrent(place)
      if (manner.range) picks.onPress(place, manner, focused)
      else picks.onMove?.()
      reveal(Math.floor(place / columns))
      awaited.current = hitAt(place) === undefined ? place : undefined
      tileAt(list.current, place)?.focus({ preventScroll: true })
    },
    onOpen: (place) =>
      at(place, (hit) => {
        const address = addressOf(hit)
        if (address !== undefined) void navigate(address, { state: FROM_LIST })
      }),
    onMenu: (place, point) => at(place, (hit) => openMenu(hit, point)),
    onStar: (place) => at(place, onStar),
    onEscape: picks.onClear,
    onSelectAll: picks.onAll,
  })
  const keys = (event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
    if (place === null || (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' '))) return
    const hit = hitAt(Number(place.dataset['place']))
    if (hit !== undefined) pressed(hit, event)
    if (!event.defaultPrevented) presses.onKeyDown(event)
  }

  const slots = drawn.of(rowsToDraw(seen, Math.floor(current / columns), count), isScrolling)
  const rows = [...slots.keys()]
  const thumbnailOf = (hit: SearchHit | undefined) => (hit?.kind === 'asset' ? files.thumbnail(hit.asset, 320) : '')
  const shown = pictures.of(rows.flatMap((row) => placesOf(row, columns, total)).map((place) => thumbnailOf(hitAt(place))), speed !== 'reading')
  const itemOf = (hit: SearchHit, place: number) => ({
    hit,
    place,
    words,
    selected: picks.isSelected(hitId(hit)),
    current: place === current,
    met: place === pointed || place === current,
    where: placeText(t, hit.kind === 'folder' ? hit.folder.type : hit.asset.type, hit.path),
    href: addressOf(hit),
    thumbnail: shown.has(thumbnailOf(hit)) ? thumbnailOf(hit) : undefined,
  })
  const styleOf = (row: number) => ({ height: rowHeight, transform: `translateY(${row * rowHeight + seen.shift}px)` })
  const isGrid = view === 'grid'
  const drawnRow = (row: number) => {
    const hit = hitAt(row)
    if (hit !== undefined) return <HitRow key={slots.get(row)} style={styleOf(row)} {...itemOf(hit, row)} />
    return <WaitingRow key={slots.get(row)} style={styleOf(row)} place={row} current={row === current} />
  }
  return (
    <>
      <Grid
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={isGrid ? Math.ceil(total / columns) : total + 1}
        aria-colcount={isGrid ? columns : undefined}
        data-view={view}
        {...presses}
        {...pointing}
        onKeyDown={keys}
      >
        {!isGrid && <HitHead {...props} all={picks} />}
        <tbody ref={list} style={{ height: drawnHeight({ count, height: rowHeight, above: 0 }) }}>
          {rows.map((row) =>
            isGrid ? (
              <tr key={slots.get(row)} className="tiles" aria-rowindex={row + 1} style={{ ...styleOf(row), gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                {placesOf(row, columns, total).map((place) => {
                  const hit = hitAt(place)
                  return hit === undefined ? (
                    <WaitingTile key={place % columns} column={place % columns} place={place} current={place === current} />
                  ) : (
                    <HitTile key={place % columns} column={place % columns} {...itemOf(hit, place)} />
                  )
                })}
              </tr>
            ) : (
              drawnRow(row)
            ),
          )}
        </tbody>
      </Grid>
      {menu}
    </>
  )
}

/** Where a hit stands, as far as it has been read. */
const placeOfHit = (hits: readonly SearchHit[], runs: Runs, id: string | undefined): number | undefined =>
  id === undefined ? undefined : placeAt(runs, hits.findIndex((hit) => hitId(hit) === id))

const Grid = styled.table`
  ${hitListStyles}
`
