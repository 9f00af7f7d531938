/** How a picture lies in its frame: `scale` screen pixels per picture pixel, its centre moved by `x` and `y` screen pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Eight screen pixels for one of the picture; a picture smaller than that fits at once. */
export const MAX_SCALE = 8
/** One step of the zoom buttons and keys. */
export const STEP = 1.25

/** The whole picture in the frame, never enlarged. */
export const fitted = (picture: Size, frame: Size): View => ({
  scale: Math.min(1, frame.width / picture.width, frame.height / picture.height),
  x: 0,
  y: 0,
})

/** No further out than the whole picture, or 100 % where it is smaller than its frame; and no edge drawn past the middle. */
const bounded = (view: View, picture: Size, frame: Size): View => {
  const scale = Math.min(Math.max(view.scale, fitted(picture, frame).scale), MAX_SCALE)
  const reach = (length: number, frameLength: number): number => Math.max(0, (length * scale - frameLength) / 2)
  const inReach = (offset: number, limit: number): number => Math.min(Math.max(offset, -limit), limit)
  return {
    scale,
    x: inReach(view.x, reach(picture.width, frame.width)),
    y: inReach(view.y, reach(picture.height, frame.height)),
  }
}

/** Zooms by a factor; what lies under `point`, measured from the frame's centre, stays under it. */
export const zoomed = (view: View, factor: number, point: Point, picture: Size, frame: Size): View => {
  const { scale } = bounded({ ...view, scale: view.scale * factor }, picture, frame)
  const ratio = scale / view.scale
  return bounded({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, picture, frame)
}

export const panned = (view: View, by: Point, picture: Size, frame: Size): View =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame)
