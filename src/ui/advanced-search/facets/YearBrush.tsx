import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { YearRange } from '../../../domain/advanced-search/years.ts'
import { theme } from '../../theme/theme.ts'

interface YearBrushProps {
  readonly label: string
  /** All years that there are. */
  readonly whole: YearRange
  readonly range: YearRange | undefined
  /** While it is drawn; undefined: it was no drawing, as where a finger scrolls. */
  readonly onDraw: (range: YearRange | undefined) => void
  readonly onChoose: (range: YearRange | undefined) => void
  /** The year that the mouse or the focus is at; undefined: at none. */
  readonly onPoint: (year: number | undefined) => void
}

const EDGES = ['from', 'to'] as const
type Edge = (typeof EDGES)[number]

const within = (year: number, { from, to }: YearRange): number => Math.min(Math.max(year, from), to)

/** What lies over the bars: years are drawn across it by mouse or finger, and each end is a slider of its own. */
export const YearBrush = ({ label, whole, range, onDraw, onChoose, onPoint }: YearBrushProps) => {
  const { t } = useTranslation()
  const anchor = useRef<number>(undefined)
  const drawn = useRef<YearRange>(undefined)
  const shown = range === undefined ? whole : { from: within(range.from, whole), to: within(range.to, whole) }
  const length = whole.to - whole.from + 1
  const share = (years: number) => `${(years / length) * 100}%`

  const yearAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return within(whole.from + Math.floor(((clientX - left) / width) * length), whole)
  }
  const draw = (one: number, other: number) => {
    drawn.current = { from: Math.min(one, other), to: Math.max(one, other) }
    onDraw(drawn.current)
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const edge = event.target instanceof HTMLElement ? event.target.dataset['edge'] : undefined
    // An end that is taken hold of moves, and the other one stays.
    anchor.current = edge === 'from' ? shown.to : edge === 'to' ? shown.from : yearAt(event)
    draw(anchor.current, edge === 'from' || edge === 'to' ? shown[edge] : anchor.current)
  }
  const take = () => {
    const next = drawn.current
    drawn.current = undefined
    if (next !== undefined) onChoose(next.from <= whole.from && next.to >= whole.to ? undefined : next)
  }
  const end = () => {
    if (anchor.current === undefined) return
    anchor.current = undefined
    take()
  }
  const cancel = () => {
    anchor.current = undefined
    drawn.current = undefined
    onDraw(undefined)
  }
  const move = (edge: Edge, year: number) =>
    draw(edge === 'from' ? Math.min(year, shown.to) : shown.from, edge === 'to' ? Math.max(year, shown.from) : shown.to)
  return (
    <Surface
      onPointerDown={begin}
      onPointerMove={(event) => {
        onPoint(yearAt(event))
        if (anchor.current !== undefined) draw(anchor.current, yearAt(event))
      }}
      onPointerLeave={() => onPoint(undefined)}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      {range !== undefined && <Window style={{ left: share(shown.from - whole.from), width: share(shown.to - shown.from + 1) }} />}
      {EDGES.map((edge) => (
        <Handle key={edge} data-edge={edge} data-drawn={range !== undefined} style={{ left: share(edge === 'from' ? shown.from - whole.from : shown.to - whole.from + 1) }}>
          <input
            type="range"
            aria-label={t(`advancedSearch.facets.year.${edge}`, { facet: label })}
            min={whole.from}
            max={whole.to}
            value={shown[edge]}
            onChange={({ currentTarget }) => {
              onPoint(currentTarget.valueAsNumber)
              move(edge, currentTarget.valueAsNumber)
            }}
            onFocus={() => onPoint(shown[edge])}
            onKeyUp={take}
            onBlur={() => {
              onPoint(undefined)
              take()
            }}
          />
        </Handle>
      ))}
    </Surface>
  )
}

const Surface = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  touch-action: pan-y;
`

const Window = styled.div`
  position: absolute;
  inset: 0 auto;
  border: solid ${theme.color.primary};
  border-width: 0 1px;
  background: ${theme.color.primarySoft};
  pointer-events: none;
  /* The bars stand before it. */
  z-index: -1;
`

const Handle = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  width: ${theme.size.target};
  margin-left: -${theme.space[3]};
  cursor: ew-resize;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }

  &::after {
    position: absolute;
    inset: 30% 8px;
    border: 1px solid ${theme.color.primary};
    border-radius: ${theme.radius.tiny};
    background: ${theme.color.surface};
    pointer-events: none;
    content: '';
  }

  &[data-drawn='false']:not(:has(:focus-visible))::after {
    opacity: 0;
  }

  &:has(:focus-visible)::after {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }
`
