import { neatline, scaleBar } from '../paint/cartography.ts'
import { relief, traceAbove, traceContour, heightAt } from '../paint/contours.ts'
import { layeredNoise } from '../paint/noise.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { box, curve, disc, line, polygon } from '../paint/strokes.ts'

export interface SurveyOptions {
  readonly palette: Palette
  readonly water: string
  readonly wood: string
}

/** A winding line from the left edge to the right one. */
const course = ({ width, random }: Scene, from: number, to: number, sway: number): Point[] => {
  const points: Point[] = []
  for (let step = -1; step <= 13; step += 1)
    points.push([(width * step) / 12, from + ((to - from) * step) / 12 + random.between(-sway, sway)])
  return points
}

const fields = ({ brush, random }: Scene, x: number, y: number, size: number, ink: string, tint: string): void => {
  brush.save()
  brush.translate(x, y)
  brush.rotate(random.between(-0.4, 0.4))
  for (let index = 0; index < 6; index += 1) {
    const left = (index % 3) * size
    const top = Math.floor(index / 3) * size * 0.72
    const wide = size * random.between(0.8, 1)
    if (random.chance(0.5)) box(brush, tint, left, top, wide, size * 0.72)
    brush.strokeStyle = ink
    brush.lineWidth = 1.5
    brush.strokeRect(left, top, wide, size * 0.72)
    if (random.chance(0.55)) {
      for (let furrow = 8; furrow < wide; furrow += 9)
        line(brush, ink, 0.8, [
          [left + furrow, top],
          [left + furrow, top + size * 0.72],
        ])
    }
  }
  brush.restore()
}

const trees = ({ brush, random }: Scene, x: number, y: number, spread: number, colour: string, ink: string): void => {
  for (let index = 0; index < 46; index += 1) {
    const left = x + (random.next() + random.next() - 1) * spread
    const top = y + (random.next() + random.next() - 1) * spread * 0.6
    disc(brush, ink, left + 1.5, top + 1.5, 7)
    disc(brush, colour, left, top, 6.4)
  }
}

const village = ({ brush, random }: Scene, [x, y]: Point, ink: string): void => {
  for (let house = 0; house < 16; house += 1) {
    brush.save()
    brush.translate(x + random.between(-95, 95), y + (random.chance(0.5) ? 1 : -1) * random.between(20, 46))
    brush.rotate(random.between(-0.3, 0.3))
    box(brush, ink, 0, 0, random.whole(11, 22), random.whole(9, 14))
    brush.restore()
  }
  line(brush, ink, 3, [
    [x, y - 66],
    [x, y - 92],
  ])
  line(brush, ink, 3, [
    [x - 8, y - 84],
    [x + 8, y - 84],
  ])
  box(brush, ink, x - 9, y - 66, 18, 16)
}

/** A sheet of a land survey in few flat tints, so that it stays small without loss. */
export const survey =
  ({ palette, water, wood }: SurveyOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { ground, soft, middle, deep, ink, accent } = palette
    const noise = layeredNoise(random, 4)
    const map = relief(width, height, 14, (x, y) => noise((x / height) * 1.9, (y / height) * 1.9) - (y / height - 0.45) * 0.7)
    box(brush, ground, 0, 0, width, height)
    traceAbove(brush, map, 0.3)
    brush.fillStyle = soft
    brush.fill()
    for (let level = -0.5; level < 0.9; level += 0.075) {
      traceContour(brush, map, level)
      brush.strokeStyle = middle
      brush.lineWidth = Math.round(level / 0.075) % 5 === 0 ? 2.6 : 1.2
      brush.stroke()
    }
    for (let patch = 0; patch < 8; patch += 1) {
      const [x, y] = [random.between(0.08, 0.8) * width, random.between(0.5, 0.86) * height]
      if (heightAt(map, x, y) < 0.25) fields(scene, x, y, random.between(54, 84), deep, soft)
    }
    brush.lineJoin = 'round'
    brush.lineCap = 'round'
    const river = course(scene, height * random.between(0.3, 0.5), height * random.between(0.55, 0.85), height * 0.05)
    curve(brush, deep, 24, river)
    curve(brush, water, 19, river)
    for (let copse = 0; copse < 9; copse += 1)
      trees(scene, random.between(0.08, 0.92) * width, random.between(0.1, 0.7) * height, random.between(50, 120), wood, deep)
    const road = course(scene, height * random.between(0.62, 0.8), height * random.between(0.3, 0.55), height * 0.03)
    curve(brush, ink, 11, road)
    curve(brush, ground, 6.5, road)
    for (const stop of [3, 8, 11]) {
      const at = road[stop]
      if (at !== undefined) village(scene, at, accent)
    }
    for (let station = 0; station < 7; station += 1) {
      const [x, y] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height]
      polygon(brush, ground, [
        [x, y - 13],
        [x + 12, y + 8],
        [x - 12, y + 8],
      ])
      line(brush, ink, 2, [
        [x, y - 13],
        [x + 12, y + 8],
        [x - 12, y + 8],
        [x, y - 13],
      ])
      disc(brush, ink, x, y + 1, 2.5)
    }
    const edge = neatline(scene, ground, ink)
    box(brush, ground, edge + 18, edge + 18, width * 0.25, height * 0.075)
    scaleBar(brush, ground, ink, edge + 36, edge + 18 + height * 0.035, width * 0.22)
    const [northX, northY] = [width - edge - 60, edge + 120]
    polygon(brush, ink, [
      [northX, northY - 84],
      [northX + 18, northY],
      [northX, northY - 14],
    ])
    polygon(brush, ground, [
      [northX, northY - 84],
      [northX - 18, northY],
      [northX, northY - 14],
    ])
    line(brush, ink, 2, [
      [northX, northY - 84],
      [northX - 18, northY],
      [northX, northY - 14],
      [northX, northY + 60],
    ])
  }
