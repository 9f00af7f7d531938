/** A list drawn as rows of one height, `above` pixels below the top of what scrolls. */
export interface Rows {
  readonly count: number
  readonly height: number
  readonly above: number
}

/** What scrolls: where it stands and how much of it is in sight, in pixels. */
export interface Frame {
  readonly scrollTop: number
  readonly height: number
}

export interface Span {
  readonly first: number
  /** Before `first` when there is nothing to draw. */
  readonly last: number
}

/** Browsers cap how tall a page gets (Firefox at 17.8 million pixels); a longer list scrolls faster instead. */
export const MAX_HEIGHT = 15_000_000

const fullHeight = ({ count, height }: Rows): number => count * height

export const drawnHeight = (rows: Rows): number => Math.min(fullHeight(rows), MAX_HEIGHT)

/** True pixels of the list per pixel scrolled: 1 up to {@link MAX_HEIGHT}. */
const pace = (frame: Frame, rows: Rows): number => {
  const travel = drawnHeight(rows) - frame.height
  return fullHeight(rows) > MAX_HEIGHT && travel > 0 ? (fullHeight(rows) - frame.height) / travel : 1
}

/** How far into the list the top of the frame stands, in true pixels; negative while what lies above is in sight. */
const position = (frame: Frame, rows: Rows): number => {
  const scrolled = frame.scrollTop - rows.above
  return scrolled <= 0 ? scrolled : scrolled * pace(frame, rows)
}

/** The rows in sight, with `spare` more on either side. With spare ones they are as many wherever the list stands, so that each takes over what another leaves. */
export const visibleRows = (frame: Frame, rows: Rows, spare: number): Span => {
  if (rows.count === 0 || rows.height === 0) return { first: 0, last: -1 }
  const top = position(frame, rows)
  const first = Math.floor(top / rows.height) - spare
  const exact = Math.ceil((top + frame.height) / rows.height) - 1
  const steady = Math.floor(top / rows.height) + Math.ceil(frame.height / rows.height)
  const last = spare === 0 ? exact : steady + spare
  return { first: Math.max(0, Math.min(first, rows.count - 1)), last: Math.max(0, Math.min(last, rows.count - 1)) }
}

/** What to add to `row * height` to get the place where a row is drawn: 0 unless the list is scaled. */
export const drift = (frame: Frame, rows: Rows): number => frame.scrollTop - rows.above - position(frame, rows)

/** Where to scroll so that a row is wholly in sight, moving no further than needed; `covered` pixels at the top and at the bottom lie under something. */
export const scrollTopFor = (row: number, frame: Frame, rows: Rows, covered: { readonly top: number; readonly bottom: number }): number => {
  const at = position(frame, rows)
  const top = row * rows.height - covered.top
  // A row that is taller than what is left shows its top.
  const bottom = Math.min(top, (row + 1) * rows.height - frame.height + covered.bottom)
  if (top >= at && bottom <= at) return frame.scrollTop
  const target = top < at ? top : bottom
  return rows.above + (target <= 0 ? target : target / pace(frame, rows))
}
