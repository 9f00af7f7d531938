import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { coveredEnd } from '../page/endRoom.ts'
import { type ScrollSpeed, scrollSpeeds } from './scrollSpeed.ts'
import { drift, type Frame, type Rows, visibleRows, scrollTopFor, type Span } from './window.ts'

/** Rows kept ready above and below what is in sight, once somebody scrolls: whoever does not needs no pictures of them. They come one with each step after the first. */
const SPARE = 2

interface Seen extends Span {
  /** See {@link drift}. */
  readonly shift: number
}

interface Wanted {
  readonly scroller: RefObject<HTMLElement | null>
  /** What the rows lie in; it stands as far down in the scroller as what lies above it is tall. */
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  /** Pixels of one row; 0 while not known. */
  readonly height: number
  /** Pixels at the top of the scroller that a sticky bar covers. */
  readonly covered: number
}

export interface RowWindow {
  readonly seen: Seen
  readonly speed: ScrollSpeed
  /** Until a tenth of a second after the last step. */
  readonly isScrolling: boolean
  /** Scrolls so that a row is wholly in sight, and draws it at once. */
  readonly reveal: (row: number) => void
  /** Whole rows in sight: what PageUp and PageDown move by. */
  readonly page: () => number
  /** Goes to a place in pixels, as it was left. */
  readonly jump: (scrollTop: number) => void
  readonly scrollTop: () => number
}

const NOTHING: Seen = { first: 0, last: -1, shift: 0 }

const sameSpan = (one: Seen, other: Seen): boolean => one.first === other.first && one.last === other.last && one.shift === other.shift

/** Which rows of a long list to draw. Costs the same for ten rows as for a million; draws again only when a row comes or goes. */
export const useRows = ({ scroller, list, count, height, covered }: Wanted): RowWindow => {
  const [seen, setSeen] = useState<Seen>(NOTHING)
  const [speed, setSpeed] = useState<ScrollSpeed>('reading')
  const [isScrolling, setScrolling] = useState(false)
  const measured = useRef<{ frame: Frame; rows: Rows }>({ frame: { scrollTop: 0, height: 0 }, rows: { count, height, above: 0 } })

  const spare = useRef(0)

  const look = useCallback(
    (scrollTop: number) => {
      const { frame, rows } = measured.current
      measured.current = { rows, frame: { ...frame, scrollTop } }
      const next = { ...visibleRows(measured.current.frame, rows, spare.current), shift: drift(measured.current.frame, rows) }
      setSeen((before) => (sameSpan(before, next) ? before : next))
    },
    [],
  )

  useLayoutEffect(() => {
    const box = scroller.current
    const inner = list.current
    if (box === null || inner === null) return undefined
    const measure = () => {
      const above = inner.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
      measured.current = { frame: { scrollTop: box.scrollTop, height: box.clientHeight }, rows: { count, height, above } }
      look(box.scrollTop)
    }
    const settle = () => {
      setSpeed('reading')
      setScrolling(false)
    }
    const steps = scrollSpeeds(settle)
    const scrolled = () => {
      const step = { top: box.scrollTop, at: performance.now() }
      flushSync(() => {
        setSpeed(steps.scrolled(step, measured.current.frame.height))
        setScrolling(true)
        look(step.top)
      })
      spare.current = Math.min(spare.current + 1, SPARE)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', scrolled)
      steps.ended()
      settle()
    }
  }, [scroller, list, count, height, look])

  const reveal = (row: number) => {
    const box = scroller.current
    if (box === null) return
    const { frame, rows } = measured.current
    box.scrollTo({ top: scrollTopFor(row, frame, rows, { top: covered, bottom: coveredEnd(box) }) })
    flushSync(() => look(box.scrollTop))
  }

  const page = () => Math.floor((measured.current.frame.height - covered) / Math.max(measured.current.rows.height, 1))

  const jump = (scrollTop: number) => {
    scroller.current?.scrollTo({ top: scrollTop })
    look(scroller.current?.scrollTop ?? 0)
  }

  return { seen, speed, isScrolling, reveal, page, jump, scrollTop: () => measured.current.frame.scrollTop }
}
