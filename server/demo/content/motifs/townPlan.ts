import { neatline } from '../paint/cartography.ts'
import { darker, lighter, mix } from '../paint/colour.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { box, curve, disc, line, polygon, tracePolygon } from '../paint/strokes.ts'

interface Plot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cuts a quarter in two again and again until the blocks are small enough; streets stay between them. */
const blocks = ({ random }: Scene, plot: Plot, smallest: number): readonly Plot[] => {
  const { x, y, width, height } = plot
  if (Math.max(width, height) < smallest * random.between(1, 1.7)) return [plot]
  const street = Math.max(4, Math.min(width, height) * 0.035)
  const share = random.between(0.36, 0.64)
  const halves: readonly Plot[] =
    width > height
      ? [
          { x, y, width: width * share - street, height },
          { x: x + width * share + street, y, width: width * (1 - share) - street, height },
        ]
      : [
          { x, y, width, height: height * share - street },
          { x, y: y + height * share + street, width, height: height * (1 - share) - street },
        ]
  return halves.flatMap(half => blocks({ random } as Scene, half, smallest))
}

const houses = ({ brush, random }: Scene, { x, y, width, height }: Plot, { middle, deep }: Palette): void => {
  const depth = Math.min(width, height) * 0.3
  const put = (left: number, top: number, wide: number, tall: number): void => {
    if (random.chance(0.12)) return
    box(brush, mix(middle, deep, random.between(0, 0.5)), left, top, wide - 1.5, tall - 1.5)
  }
  for (let left = x; left < x + width - 4; ) {
    const wide = Math.min(random.between(14, 34), x + width - left)
    put(left, y, wide, depth * random.between(0.8, 1.1))
    put(left, y + height - depth, wide, depth)
    left += wide
  }
  for (let top = y + depth; top < y + height - depth - 4; ) {
    const tall = Math.min(random.between(14, 30), y + height - depth - top)
    put(x, top, depth, tall)
    put(x + width - depth, top, depth, tall)
    top += tall
  }
}

const star = (x: number, y: number, radius: number, points: number, inner: number): Point[] =>
  Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * inner
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })

const fortress = ({ brush }: Scene, x: number, y: number, radius: number, palette: Palette, water: string, green: string): void => {
  polygon(brush, water, star(x, y, radius * 1.3, 5, 0.68))
  polygon(brush, green, star(x, y, radius, 5, 0.62))
  tracePolygon(brush, star(x, y, radius * 0.93, 5, 0.62))
  brush.strokeStyle = palette.ink
  brush.lineWidth = 3
  brush.stroke()
  polygon(brush, palette.ground, star(x, y, radius * 0.58, 5, 0.8))
  box(brush, palette.accent, x - radius * 0.22, y - radius * 0.14, radius * 0.44, radius * 0.1)
  box(brush, palette.accent, x - radius * 0.22, y + radius * 0.08, radius * 0.44, radius * 0.1)
}

const park = ({ brush, random }: Scene, { x, y, width, height }: Plot, palette: Palette, green: string): void => {
  box(brush, lighter(green, 0.35), x, y, width, height)
  line(brush, palette.ground, 5, [
    [x, y],
    [x + width, y + height],
  ])
  line(brush, palette.ground, 5, [
    [x + width, y],
    [x, y + height],
  ])
  for (let tree = 0; tree < (width * height) / 260; tree += 1) {
    const [left, top] = [random.between(x + 5, x + width - 5), random.between(y + 5, y + height - 5)]
    disc(brush, darker(green, 0.25), left + 1.5, top + 1.5, 5)
    disc(brush, green, left, top, 5)
  }
}

export interface TownPlanOptions {
  readonly palette: Palette
  readonly water: string
  readonly green: string
}

/** A town between its harbour basin and its ramparts. */
export const townPlan =
  ({ palette, water, green }: TownPlanOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { ground, soft, ink, accent } = palette
    box(brush, ground, 0, 0, width, height)
    const quay = height * random.between(0.66, 0.72)
    for (const plot of blocks(
      scene,
      { x: width * 0.03, y: height * 0.03, width: width * 0.94, height: quay - height * 0.05 },
      width * 0.1,
    )) {
      if (random.chance(0.07)) park(scene, plot, palette, green)
      else {
        box(brush, soft, plot.x, plot.y, plot.width, plot.height)
        houses(scene, plot, palette)
      }
    }
    const churchX = width * random.between(0.35, 0.6)
    const churchY = height * random.between(0.25, 0.45)
    disc(brush, ground, churchX, churchY, height * 0.06)
    box(brush, accent, churchX - 48, churchY - 12, 84, 24)
    box(brush, accent, churchX - 10, churchY - 34, 24, 68)
    disc(brush, accent, churchX + 38, churchY, 14)
    box(brush, water, 0, quay, width, height - quay)
    for (let ripple = 0; ripple < 5; ripple += 1)
      line(brush, mix(water, ink, 0.25), 1.2, [
        [0, quay + 9 + ripple * 8],
        [width, quay + 9 + ripple * 8],
      ])
    for (let mole = 0; mole < 5; mole += 1) {
      const x = width * (0.1 + mole * 0.12) + random.between(-10, 10)
      const tall = height * random.between(0.07, 0.15)
      box(brush, soft, x, quay - 2, 22, tall)
      for (let boat = 0; boat < tall / 26 - 1; boat += 1) {
        brush.fillStyle = mix(palette.deep, accent, random.between(0, 0.6))
        brush.beginPath()
        brush.ellipse(x + (boat % 2 === 0 ? 36 : -14), quay + 22 + boat * 24, 13, 5, 0, 0, Math.PI * 2)
        brush.fill()
      }
    }
    const arm: Point[] = [
      [width * 0.98, quay],
      [width * 0.9, quay + height * 0.13],
      [width * 0.74, quay + height * 0.2],
      [width * 0.55, quay + height * 0.21],
    ]
    brush.lineCap = 'round'
    curve(brush, ink, 22, arm)
    curve(brush, soft, 16, arm)
    disc(brush, accent, width * 0.55, quay + height * 0.21, 11)
    fortress(scene, width * 0.83, height * 0.22, height * 0.13, palette, water, green)
    line(brush, ink, 3.5, [
      [0, quay],
      [width, quay],
    ])
    neatline(scene, lighter(ground, 0.3), ink)
  }
