import { fade, mix } from '../paint/colour.ts'
import { writeNumber } from '../paint/digits.ts'
import type { Brush, Motif, Point } from '../paint/scene.ts'
import { box, curve, line } from '../paint/strokes.ts'

export interface ShipPlanOptions {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  /** How full the hull is at its ends: 0 sharp to 1 bluff. */
  readonly fullness: number
}

const STATIONS = 14

/** Half breadth (0 to 1) at a share of the length and of the depth: the hull that all three views show. */
const halfBreadth = (along: number, up: number, fullness: number): number => {
  const ends = Math.sin(Math.PI * Math.min(1, Math.max(0, along * 0.94 + 0.03))) ** (0.85 - fullness * 0.5)
  const bilge = up ** (0.32 + (1 - ends) * 0.9)
  return ends * bilge
}

const grid = (brush: Brush, ink: string, x: number, y: number, wide: number, tall: number, columns: number, rows: number): void => {
  for (let column = 0; column <= columns; column += 1)
    line(brush, fade(ink, 0.32), 1.3, [
      [x + (column * wide) / columns, y],
      [x + (column * wide) / columns, y + tall],
    ])
  for (let row = 0; row <= rows; row += 1)
    line(brush, fade(ink, 0.32), 1.3, [
      [x, y + (row * tall) / rows],
      [x + wide, y + (row * tall) / rows],
    ])
}

const profile = (brush: Brush, { ink, accent }: ShipPlanOptions, x: number, y: number, wide: number, tall: number): void => {
  const sheer = (along: number): number => y - tall * 0.1 - (along - 0.46) ** 2 * tall * 0.9
  const deck = Array.from({ length: 25 }, (_, index): Point => [x + (wide * index) / 24, sheer(index / 24)])
  const rail = deck.map(([left, top]): Point => [left, top - tall * 0.1])
  for (const points of [deck, rail, deck.map(([left, top]): Point => [left, top + tall * 0.07])]) curve(brush, ink, 2.6, points)
  line(brush, ink, 4.5, [
    [x + wide * 0.06, y + tall],
    [x + wide * 0.93, y + tall],
  ])
  line(brush, ink, 2, [
    [x + wide * 0.06, y + tall * 1.05],
    [x + wide * 0.93, y + tall * 1.05],
  ])
  curve(brush, ink, 3.4, [
    [x + wide * 0.93, y + tall],
    [x + wide * 0.985, y + tall * 0.72],
    [x + wide * 1.005, y + tall * 0.3],
    [x + wide, sheer(1) - tall * 0.1],
  ])
  line(brush, ink, 3.4, [
    [x + wide * 0.06, y + tall],
    [x + wide * 0.03, y + tall * 0.2],
    [x, sheer(0) - tall * 0.1],
  ])
  for (const level of [0.3, 0.5, 0.7, 0.86])
    curve(brush, fade(ink, 0.75), 1.6, [
      [x + wide * 0.035, y + tall * level],
      [x + wide * 0.3, y + tall * (level + 0.05)],
      [x + wide * 0.7, y + tall * (level + 0.05)],
      [x + wide * 0.98, y + tall * (level - 0.03)],
    ])
  line(brush, accent, 2.6, [
    [x - wide * 0.02, y + tall * 0.42],
    [x + wide * 1.03, y + tall * 0.42],
  ])
  for (const [at, high] of [
    [0.2, 2.1],
    [0.48, 2.7],
    [0.75, 2.5],
  ] as const) {
    const foot = sheer(at)
    line(brush, ink, 4, [
      [x + wide * at, foot],
      [x + wide * (at - 0.006), foot - tall * high],
    ])
    for (const share of [0.36, 0.6, 0.8, 0.93]) {
      const half = wide * 0.105 * (1.12 - share * 0.75)
      line(brush, ink, 2.6, [
        [x + wide * at - half, foot - tall * high * share],
        [x + wide * at + half, foot - tall * high * share],
      ])
    }
    for (const stay of [-0.055, -0.035, 0.035])
      line(brush, fade(ink, 0.55), 1.2, [
        [x + wide * (at + stay), foot],
        [x + wide * at, foot - tall * high * 0.62],
      ])
    line(brush, fade(ink, 0.55), 1.3, [
      [x + wide * at, foot - tall * high * 0.96],
      [x + wide * Math.min(1.1, at + 0.36), sheer(Math.min(1, at + 0.3)) - tall * 0.2],
    ])
  }
  line(brush, ink, 4, [
    [x + wide * 0.985, sheer(1) - tall * 0.08],
    [x + wide * 1.12, sheer(1) - tall * 0.42],
  ])
}

const breadthPlan = (brush: Brush, { ink, fullness }: ShipPlanOptions, x: number, y: number, wide: number, half: number): void => {
  for (const [index, level] of [0.18, 0.36, 0.55, 0.78, 1].entries()) {
    const points = Array.from(
      { length: 33 },
      (_, step): Point => [x + (wide * step) / 32, y - halfBreadth(step / 32, level, fullness) * half],
    )
    curve(brush, fade(ink, index === 4 ? 1 : 0.72), index === 4 ? 3 : 1.7, points)
  }
  line(brush, ink, 3, [
    [x, y],
    [x + wide, y],
  ])
}

const bodyPlan = (brush: Brush, { ink, fullness, accent }: ShipPlanOptions, x: number, y: number, half: number, tall: number): void => {
  for (let station = 1; station < STATIONS; station += 1) {
    const along = station / STATIONS
    const side = along < 0.5 ? -1 : 1
    const points = Array.from(
      { length: 15 },
      (_, step): Point => [x + side * halfBreadth(along, step / 14, fullness) * half, y - (tall * step) / 14],
    )
    curve(brush, ink, 1.9, points)
  }
  line(brush, ink, 3, [
    [x, y + tall * 0.06],
    [x, y - tall * 1.12],
  ])
  line(brush, accent, 2.2, [
    [x - half * 1.08, y - tall * 0.58],
    [x + half * 1.08, y - tall * 0.58],
  ])
}

/** A shipwright's draught: sheer, half-breadth and body plan of one hull. */
export const shipPlan =
  (options: ShipPlanOptions): Motif =>
  ({ brush, width, height }) => {
    const { paper, ink } = options
    box(brush, paper, 0, 0, width, height)
    for (let fold = 1; fold < 4; fold += 1) box(brush, fade(mix(paper, ink, 0.5), 0.1), (width * fold) / 4 - 3, 0, 6, height)
    brush.lineCap = 'round'
    const [x, wide] = [width * 0.09, width * 0.76]
    const tall = height * 0.15
    const top = height * 0.5
    grid(brush, ink, x, top - height * 0.02, wide, tall + height * 0.03, STATIONS, 5)
    profile(brush, options, x, top, wide, tall)
    const half = height * 0.125
    const base = height * 0.9
    grid(brush, ink, x, base - half, wide * 0.72, half, STATIONS, 4)
    breadthPlan(brush, options, x, base, wide * 0.72, half)
    const bodyX = width * 0.81
    grid(brush, ink, bodyX - half, base - half * 1.2, half * 2, half * 1.2, 8, 5)
    bodyPlan(brush, options, bodyX, base, half, half * 1.15)
    brush.strokeStyle = ink
    brush.lineWidth = 2
    for (let station = 0; station <= STATIONS; station += 1)
      writeNumber(brush, station, x + (wide * station) / STATIONS, top + tall + height * 0.045, height * 0.014)
    for (const [inset, weight] of [
      [22, 4],
      [34, 1.5],
    ] as const) {
      brush.lineWidth = weight
      brush.strokeStyle = ink
      brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
    }
  }
