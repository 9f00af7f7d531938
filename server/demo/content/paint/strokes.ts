import { fade } from './colour.ts'
import type { Brush, Point, Scene } from './scene.ts'

export type Stop = readonly [position: number, colour: string]

/** Fills the band from `top` to `bottom` with a vertical gradient. */
export const wash = ({ brush, width }: Scene, top: number, bottom: number, stops: readonly Stop[]): void => {
  const gradient = brush.createLinearGradient(0, top, 0, bottom)
  for (const [position, colour] of stops) gradient.addColorStop(position, colour)
  brush.fillStyle = gradient
  brush.fillRect(0, top, width, bottom - top)
}

export const tracePolygon = (brush: Brush, points: readonly Point[]): void => {
  brush.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.closePath()
}

export const polygon = (brush: Brush, colour: string, points: readonly Point[]): void => {
  tracePolygon(brush, points)
  brush.fillStyle = colour
  brush.fill()
}

export const disc = (brush: Brush, colour: string, x: number, y: number, radius: number): void => {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  brush.fill()
}

export const ring = (brush: Brush, colour: string, x: number, y: number, radius: number, thickness: number): void => {
  brush.strokeStyle = colour
  brush.lineWidth = thickness
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.stroke()
}

export const box = (brush: Brush, colour: string, x: number, y: number, width: number, height: number): void => {
  brush.fillStyle = colour
  brush.fillRect(x, y, width, height)
}

export const line = (brush: Brush, colour: string, thickness: number, points: readonly Point[]): void => {
  brush.strokeStyle = colour
  brush.lineWidth = thickness
  brush.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)))
  brush.stroke()
}

/** Continues the open path smoothly through the points (Catmull-Rom as Béziers); starts it when `start`. */
export const traceCurve = (brush: Brush, points: readonly Point[], start = true): void => {
  points.forEach((point, index) => {
    if (index === 0) {
      if (start) brush.moveTo(point[0], point[1])
      else brush.lineTo(point[0], point[1])
      return
    }
    const before = points[index - 2] ?? points[index - 1] ?? point
    const from = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    brush.bezierCurveTo(
      from[0] + (point[0] - before[0]) / 6,
      from[1] + (point[1] - before[1]) / 6,
      point[0] - (after[0] - from[0]) / 6,
      point[1] - (after[1] - from[1]) / 6,
      point[0],
      point[1],
    )
  })
}

export const curve = (brush: Brush, colour: string, thickness: number, points: readonly Point[]): void => {
  brush.strokeStyle = colour
  brush.lineWidth = thickness
  brush.beginPath()
  traceCurve(brush, points)
  brush.stroke()
}

/** Fills a closed outline that runs smoothly through the points. */
export const shape = (brush: Brush, colour: string, points: readonly Point[]): void => {
  const [first] = points
  if (first === undefined) return
  brush.beginPath()
  traceCurve(brush, [...points, first])
  brush.closePath()
  brush.fillStyle = colour
  brush.fill()
}

export const fillBelow = (brush: Brush, colour: string, points: readonly Point[], bottom: number): void => {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return
  polygon(brush, colour, [[first[0], bottom], ...points, [last[0], bottom]])
}

/** A soft round light that ends at `radius`. */
export const glow = (brush: Brush, colour: string, x: number, y: number, radius: number, opacity: number): void => {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, fade(colour, opacity))
  gradient.addColorStop(0.4, fade(colour, opacity * 0.4))
  gradient.addColorStop(1, fade(colour, 0))
  brush.fillStyle = gradient
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A lens-shaped stroke, pointed at both ends: clouds, glints, leaves, brush marks. */
export const lens = (brush: Brush, colour: string, x: number, y: number, length: number, thickness: number): void => {
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(x - length / 2, y)
  brush.quadraticCurveTo(x, y - thickness, x + length / 2, y)
  brush.quadraticCurveTo(x, y + thickness, x - length / 2, y)
  brush.fill()
}
