import { darker, fade } from '../paint/colour.ts'
import type { Brush, Motif } from '../paint/scene.ts'
import { box, disc, line, polygon } from '../paint/strokes.ts'

type Draw = (brush: Brush) => void

const [RED, BLUE, YELLOW, WHITE, BLACK] = ['#b83a32', '#2f4f8a', '#e3b53c', '#f4efe2', '#26242a'] as const

const across =
  (...colours: readonly string[]): Draw =>
  brush =>
    colours.forEach((colour, index) => box(brush, colour, index / colours.length, 0, 1 / colours.length + 0.002, 1))
const down =
  (...colours: readonly string[]): Draw =>
  brush =>
    colours.forEach((colour, index) => box(brush, colour, 0, index / colours.length, 1, 1 / colours.length + 0.002))
const over =
  (...layers: readonly Draw[]): Draw =>
  brush =>
    layers.forEach(layer => layer(brush))
const plain = (colour: string): Draw => across(colour)
const cross =
  (colour: string, wide: number): Draw =>
  brush => {
    box(brush, colour, 0.5 - wide / 2, 0, wide, 1)
    box(brush, colour, 0, 0.5 - wide / 2, 1, wide)
  }
const saltire =
  (colour: string, wide: number): Draw =>
  brush => {
    line(brush, colour, wide, [
      [-0.1, -0.1],
      [1.1, 1.1],
    ])
    line(brush, colour, wide, [
      [1.1, -0.1],
      [-0.1, 1.1],
    ])
  }
const middle =
  (colour: string, inset: number): Draw =>
  brush =>
    box(brush, colour, inset, inset, 1 - inset * 2, 1 - inset * 2)
const ball =
  (colour: string): Draw =>
  brush =>
    disc(brush, colour, 0.5, 0.5, 0.24)
const lozenge =
  (colour: string): Draw =>
  brush =>
    polygon(brush, colour, [
      [0.5, 0.02],
      [0.98, 0.5],
      [0.5, 0.98],
      [0.02, 0.5],
    ])
const chequer =
  (light: string, dark: string): Draw =>
  brush => {
    for (let index = 0; index < 16; index += 1)
      box(brush, (index + Math.floor(index / 4)) % 2 === 0 ? dark : light, (index % 4) / 4, Math.floor(index / 4) / 4, 0.252, 0.252)
  }
const quarters =
  (first: string, second: string, third: string, fourth: string): Draw =>
  brush => {
    box(brush, first, 0, 0, 0.5, 0.5)
    box(brush, second, 0.5, 0, 0.5, 0.5)
    box(brush, third, 0, 0.5, 0.5, 0.5)
    box(brush, fourth, 0.5, 0.5, 0.5, 0.5)
  }
const bends =
  (first: string, second: string): Draw =>
  brush => {
    box(brush, first, 0, 0, 1, 1)
    for (let stripe = -5; stripe < 6; stripe += 2)
      polygon(brush, second, [
        [stripe / 5, 0],
        [(stripe + 1) / 5, 0],
        [(stripe + 1) / 5 + 1, 1],
        [stripe / 5 + 1, 1],
      ])
  }
const halves = (above: string, below: string): Draw =>
  over(plain(below), brush =>
    polygon(brush, above, [
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  )

/** Flags of the signal code in the order of its letters, A to Y without those that need a swallowtail. */
const FLAGS: readonly Draw[] = [
  across(WHITE, BLUE),
  plain(RED),
  down(BLUE, WHITE, RED, WHITE, BLUE),
  down(YELLOW, BLUE, YELLOW),
  down(BLUE, RED),
  over(plain(WHITE), lozenge(RED)),
  across(YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE),
  across(WHITE, RED),
  over(plain(YELLOW), ball(BLACK)),
  down(BLUE, WHITE, BLUE),
  across(YELLOW, BLUE),
  quarters(YELLOW, BLACK, BLACK, YELLOW),
  over(plain(BLUE), saltire(WHITE, 0.19)),
  chequer(WHITE, BLUE),
  halves(RED, YELLOW),
  over(plain(BLUE), middle(WHITE, 0.3)),
  plain(YELLOW),
  over(plain(RED), cross(YELLOW, 0.2)),
  over(plain(WHITE), middle(BLUE, 0.3)),
  across(RED, WHITE, BLUE),
  quarters(RED, WHITE, WHITE, RED),
  over(plain(WHITE), saltire(RED, 0.19)),
  over(plain(BLUE), middle(WHITE, 0.16), middle(RED, 0.34)),
  over(plain(WHITE), cross(BLUE, 0.2)),
  bends(YELLOW, RED),
]

export interface FlagsOptions {
  readonly paper: string
  readonly ink: string
  readonly columns: number
  readonly from?: number
}

/** A plate of signal flags, each a little in the wind on its halyard. */
export const signalFlags =
  ({ paper, ink, columns, from = 0 }: FlagsOptions): Motif =>
  ({ brush, width, height, random }) => {
    box(brush, paper, 0, 0, width, height)
    const rows = Math.round((columns * height) / width)
    const [wide, tall] = [(width - 120) / columns, (height - 120) / rows]
    const size = Math.min(wide, tall) * 0.72
    for (let index = 0; index < columns * rows; index += 1) {
      const flag = FLAGS[(index + from) % FLAGS.length]
      if (flag === undefined) continue
      const x = 60 + ((index % columns) + 0.5) * wide - size / 2
      const y = 60 + (Math.floor(index / columns) + 0.5) * tall - size / 2
      const phase = random.between(0, Math.PI * 2)
      line(brush, fade(ink, 0.7), 3, [
        [x - 9, y - size * 0.16],
        [x - 9, y + size * 1.16],
      ])
      for (let strip = 0; strip < 24; strip += 1) {
        const sway = Math.sin(strip * 0.3 + phase) * size * 0.026 * (strip / 24)
        brush.save()
        brush.beginPath()
        brush.rect(x + (strip * size) / 24, y - size, size / 24 + 0.7, size * 3)
        brush.clip()
        brush.translate(x, y + sway)
        brush.scale(size, size)
        brush.save()
        brush.beginPath()
        brush.rect(0, 0, 1, 1)
        brush.clip()
        flag(brush)
        const slope = Math.cos(strip * 0.3 + phase)
        box(brush, slope > 0 ? fade('#000000', slope * 0.13) : fade('#ffffff', -slope * 0.15), 0, 0, 1, 1)
        brush.restore()
        brush.restore()
      }
      for (const share of [0.05, 0.95]) disc(brush, darker(ink, 0.2), x - 9, y + size * share, 4.5)
    }
    brush.strokeStyle = ink
    for (const [inset, weight] of [
      [26, 4],
      [38, 1.4],
    ] as const) {
      brush.lineWidth = weight
      brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
    }
  }
