import type { Brush, Point } from '../paint/scene.ts'
import { disc, line, polygon } from '../paint/strokes.ts'
import { radiusAt, type Band, type Ornament, type VesselForm } from './vesselForms.ts'

/** One repeat of an ornament, drawn in a box of one by one around the origin. */
type Glyph = (brush: Brush, colour: string) => void

const GLYPHS: Readonly<Partial<Record<Ornament, Glyph>>> = {
  meander: (brush, colour) =>
    line(brush, colour, 0.1, [
      [-0.5, 0.4],
      [0.36, 0.4],
      [0.36, -0.36],
      [-0.28, -0.36],
      [-0.28, 0.14],
      [0.12, 0.14],
      [0.12, -0.1],
      [-0.04, -0.1],
    ]),
  waves: (brush, colour) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.moveTo(-0.5, 0.5)
    brush.bezierCurveTo(-0.4, -0.5, 0.3, -0.6, 0.36, 0)
    brush.bezierCurveTo(0.36, 0.24, 0.06, 0.22, 0.1, -0.04)
    brush.bezierCurveTo(-0.14, 0.1, 0, 0.5, 0.5, 0.5)
    brush.fill()
  },
  dots: (brush, colour) => disc(brush, colour, 0, 0, 0.26),
  zigzag: (brush, colour) =>
    polygon(brush, colour, [
      [-0.5, 0.5],
      [0, -0.45],
      [0.5, 0.5],
      [0.5, 0.14],
      [0.5, 0.5],
    ]),
  leaves: (brush, colour) => {
    for (const side of [-1, 1]) {
      brush.fillStyle = colour
      brush.beginPath()
      brush.moveTo(-0.42, 0)
      brush.quadraticCurveTo(0, side * 0.14, 0.34, side * 0.46)
      brush.quadraticCurveTo(-0.3, side * 0.52, -0.42, 0)
      brush.fill()
    }
    line(brush, colour, 0.05, [
      [-0.5, 0],
      [0.5, 0],
    ])
  },
  rays: (brush, colour) =>
    polygon(brush, colour, [
      [-0.36, 0.5],
      [0, -0.5],
      [0.36, 0.5],
    ]),
  scales: (brush, colour) => {
    brush.strokeStyle = colour
    brush.lineWidth = 0.07
    for (const [x, y] of [
      [0, -0.5],
      [-0.5, 0],
      [0.5, 0],
    ] as const) {
      brush.beginPath()
      brush.arc(x, y, 0.48, 0, Math.PI)
      brush.stroke()
    }
  },
  fish: (brush, colour) => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.ellipse(0.08, 0, 0.34, 0.22, 0, 0, Math.PI * 2)
    brush.fill()
    polygon(brush, colour, [
      [-0.2, 0],
      [-0.44, -0.24],
      [-0.38, 0],
      [-0.44, 0.24],
    ])
    polygon(brush, colour, [
      [0, -0.18],
      [0.1, -0.36],
      [0.2, -0.18],
    ])
  },
  petals: (brush, colour) => {
    for (let petal = 0; petal < 8; petal += 1) {
      brush.save()
      brush.rotate((petal / 8) * Math.PI * 2)
      brush.fillStyle = colour
      brush.beginPath()
      brush.ellipse(0.27, 0, 0.17, 0.08, 0, 0, Math.PI * 2)
      brush.fill()
      brush.restore()
    }
    disc(brush, colour, 0, 0, 0.09)
  },
}

export interface Standing {
  readonly form: VesselForm
  readonly x: number
  readonly top: number
  readonly tall: number
}

/** A line around the vessel, bulging downwards because it is seen from a little above. */
const girdle = ({ form, x, top, tall }: Standing, down: number): Point[] => {
  const radius = radiusAt(form, down) * tall * 1.02
  const points: Point[] = []
  for (let step = -10; step <= 10; step += 1) {
    const turn = (step / 10) * (Math.PI / 2)
    points.push([x + Math.sin(turn) * radius, top + down * tall + Math.cos(turn) * radius * 0.1])
  }
  return points
}

/** Paints a band around the vessel; repeats narrow towards the edges as they turn away. */
export const paintBand = (brush: Brush, standing: Standing, { from, to, ornament, colour }: Band): void => {
  const { form, x, top, tall } = standing
  if (ornament === 'solid') return polygon(brush, colour, [...girdle(standing, from), ...girdle(standing, to).reverse()])
  const edges = ornament === 'lines' ? [from, from + (to - from) * 0.33, from + (to - from) * 0.67, to] : [from, to]
  for (const edge of edges) line(brush, colour, tall * 0.007, girdle(standing, edge))
  const glyph = GLYPHS[ornament]
  if (glyph === undefined) return
  const radius = radiusAt(form, (from + to) / 2) * tall
  const high = (to - from) * tall * 0.8
  const ratio = ornament === 'rays' ? 0.42 : ornament === 'fish' ? 1.7 : 1
  const repeats = Math.max(3, Math.round((radius * Math.PI) / (high * ratio)))
  for (let index = 0; index < repeats; index += 1) {
    const turn = ((index + 0.5) / repeats - 0.5) * Math.PI
    brush.save()
    brush.translate(x + Math.sin(turn) * radius, top + ((from + to) / 2) * tall + Math.cos(turn) * radius * 0.1)
    brush.scale(Math.max(0.05, Math.cos(turn)) * ((radius * Math.PI) / repeats), high)
    brush.lineJoin = 'miter'
    glyph(brush, colour)
    brush.restore()
  }
}
