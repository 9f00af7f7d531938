import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import type { Somebody } from '../../application/face-recognition/somebody.ts'
import { rowsToDraw, tileAt } from '../browse/places.ts'
import { useRows } from '../browse/useRows.ts'
import { drawnHeight } from '../browse/window.ts'
import { placeAfter } from '../rows/moves.ts'
import { PersonTile } from './PersonTile.tsx'

interface PeopleGridProps {
  readonly label: string
  readonly people: readonly Somebody[]
  readonly picked: ReadonlySet<string>
  readonly openKey: string | undefined
  readonly mayPick: boolean
  readonly pictures: FacePictures
  readonly scroller: RefObject<HTMLElement | null>
  readonly isBusy: boolean
  readonly onOpen: (somebody: Somebody) => void
  readonly onPick: (somebody: Somebody) => void
  readonly onEscape: () => void
  /** The one with the tab stop is another. */
  readonly onCurrent: (somebody: Somebody | undefined) => void
  /** The last of those that were read are near. */
  readonly onEnd: () => void
}

/** Pixels of a tile: its picture with room around it, and below it three lines of text of so many rem. */
const TILE = 136
const PICTURE = 136
const CAPTION_REM = 3.75

const sizesOf = (width: number) => ({
  columns: Math.max(2, Math.floor(width / TILE)),
  height: Math.round(PICTURE + CAPTION_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
})

/** People as a grid of faces, of which only what is in sight is drawn. One tab stop, moved by keys. */
export const PeopleGrid = (props: PeopleGridProps) => {
  const { label, people, picked, openKey, mayPick, pictures, scroller, isBusy, onOpen, onPick, onEscape, onCurrent, onEnd } = props
  const list = useRef<HTMLTableSectionElement>(null)
  const [{ columns, height }, setSizes] = useState({ columns: 1, height: 0 })
  const [at, setAt] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setSizes((before) => {
      const next = sizesOf(element.clientWidth)
      return before.columns === next.columns && before.height === next.height ? before : next
    }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const count = Math.ceil(people.length / columns)
  const { seen, reveal, page } = useRows({ scroller, list, count, height, covered: 0 })
  const current = Math.min(at, Math.max(0, people.length - 1))
  const currentOne = people[current]
  useLayoutEffect(() => onCurrent(currentOne), [onCurrent, currentOne])
  useLayoutEffect(() => {
    if (seen.last >= count - 2) onEnd()
  }, [seen.last, count, onEnd])

  const go = (place: number) => {
    setAt(place)
    reveal(Math.floor(place / columns))
    requestAnimationFrame(() => tileAt(list.current, place)?.focus({ preventScroll: true }))
  }
  const placeOf = (target: EventTarget): number | undefined => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined
    return place === undefined ? undefined : Number(place)
  }
  const press = (event: MouseEvent) => {
    const place = placeOf(event.target)
    const somebody = place === undefined ? undefined : people[place]
    if (place === undefined || somebody === undefined) return
    setAt(place)
    const isToggle = event.target instanceof Element && event.target.closest('[data-action=toggle]') !== null
    if (mayPick && (isToggle || event.ctrlKey || event.metaKey || event.shiftKey)) onPick(somebody)
    else onOpen(somebody)
  }
  const keys = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const somebody = place === undefined ? undefined : people[place]
    if (place === undefined || somebody === undefined) return
    const to = placeAfter(event.key, place, { total: people.length, columns, page: page() })
    if (event.key === 'Enter') onOpen(somebody)
    else if (event.key === ' ' && mayPick) onPick(somebody)
    else if (event.key === 'Escape' && picked.size > 0) onEscape()
    else if (to !== undefined) go(to)
    else return
    event.preventDefault()
  }
  const rows = rowsToDraw(seen, Math.floor(current / columns), count)
  return (
    <Grid role="grid" aria-label={label} aria-multiselectable={mayPick} aria-rowcount={count} aria-colcount={columns} aria-busy={isBusy || undefined} onClick={press} onKeyDown={keys}>
      <tbody ref={list} style={{ height: drawnHeight({ count, height, above: 0 }) }}>
        {rows.map((row) => (
          <tr key={row} aria-rowindex={row + 1} style={{ height, transform: `translateY(${row * height + seen.shift}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {people.slice(row * columns, (row + 1) * columns).map((somebody, column) => (
              <PersonTile
                key={somebody.key}
                somebody={somebody}
                place={row * columns + column}
                column={column}
                isCurrent={row * columns + column === current}
                isPicked={picked.has(somebody.key)}
                isOpen={somebody.key === openKey}
                mayPick={mayPick}
                pictures={pictures}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}

const Grid = styled.table`
  display: block;

  > tbody {
    position: relative;
    display: block;
  }

  > tbody > tr {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
  }
`
