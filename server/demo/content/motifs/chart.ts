import { compassRose, neatline, rhumbLines, scaleBar } from '../paint/cartography.ts'
import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { heightAt, relief, traceAbove, traceContour, type Relief } from '../paint/contours.ts'
import { writeNumber } from '../paint/digits.ts'
import { layeredNoise } from '../paint/noise.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { sailingShip } from '../paint/ships.ts'
import { box, disc, line } from '../paint/strokes.ts'

export type Coast = 'isles' | 'sound' | 'bay'

export interface ChartOptions {
  readonly palette: Palette
  readonly sea: string
  readonly coast: Coast
  readonly rose?: readonly [number, number]
  readonly ship?: boolean
}

/** Height above the sea, about -1 to 1: the coast's form with noise over it. */
const terrain = ({ random, width, height }: Scene, coast: Coast): ((x: number, y: number) => number) => {
  const noise = layeredNoise(random, 5, 0.52)
  const flip = random.chance(0.5)
  const slant = random.between(-0.25, 0.25)
  return (x, y) => {
    const across = flip ? 1 - x / width : x / width
    const down = y / height
    const rough = noise((x / height) * 3.4, (y / height) * 3.4)
    switch (coast) {
      case 'isles':
        return rough * 1.45 - 0.3 + (across > 0.86 ? (across - 0.86) * 3 : 0)
      case 'sound':
        return Math.abs(across + (down - 0.5) * slant * 2 - 0.5) * 2.5 - 0.72 + rough * 0.95
      case 'bay':
        return 0.42 - Math.hypot(across - 0.72, (down - 0.52) * 0.85) * -1.7 - 0.95 + rough * 0.8
    }
  }
}

const soundings = ({ brush, width, height, random }: Scene, map: Relief, ink: string, size: number): void => {
  brush.strokeStyle = fade(ink, 0.82)
  brush.lineWidth = size / 9
  brush.lineCap = 'round'
  const gap = size * 3.1
  for (let y = gap; y < height - gap; y += gap) {
    for (let x = gap; x < width - gap; x += gap * 1.15) {
      const across = x + random.between(-0.36, 0.36) * gap
      const down = y + random.between(-0.3, 0.3) * gap
      const depth = -heightAt(map, across, down)
      if (depth > 0.07 && random.chance(0.8)) writeNumber(brush, Math.max(1, depth * 62 + random.between(-2, 2)), across, down, size)
    }
  }
}

const settlements = ({ brush, width, height, random }: Scene, map: Relief, ink: string): void => {
  for (let index = 0; index < 260; index += 1) {
    const x = random.between(0, width)
    const y = random.between(0, height)
    const land = heightAt(map, x, y)
    if (land > 0.05 && land < 0.16) {
      for (let house = 0; house < 5; house += 1) box(brush, ink, x + random.between(-16, 16), y + random.between(-12, 12), 6, 5)
    } else if (land > 0.34) {
      line(brush, fade(ink, 0.5), 1.5, [
        [x - 9, y + 5],
        [x, y - 8],
        [x + 9, y + 5],
      ])
    }
  }
}

export const seaChart =
  ({ palette, sea, coast, rose = [0.24, 0.7], ship = true }: ChartOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    const map = relief(width, height, 11, terrain(scene, coast))
    const { ground, middle, deep, ink, accent } = palette
    box(brush, mix(sea, ground, 0.16), 0, 0, width, height)
    for (const [level, share] of [
      [-0.42, 0.36],
      [-0.26, 0.54],
      [-0.12, 0.74],
    ] as const) {
      traceAbove(brush, map, level)
      brush.fillStyle = mix(sea, ground, share)
      brush.fill()
    }
    const [roseX, roseY] = [width * rose[0], height * rose[1]]
    rhumbLines(scene, roseX, roseY, deep)
    brush.lineWidth = 1.3
    for (const level of [-0.42, -0.26, -0.12]) {
      traceContour(brush, map, level)
      brush.setLineDash(level === -0.12 ? [3, 5] : [10, 5])
      brush.strokeStyle = fade(deep, 0.55)
      brush.stroke()
    }
    brush.setLineDash([])
    traceAbove(brush, map, 0)
    brush.fillStyle = mix(ground, middle, 0.3)
    brush.fill()
    for (const level of [0.16, 0.32, 0.48]) {
      traceAbove(brush, map, level)
      brush.fillStyle = fade(middle, 0.2)
      brush.fill()
      traceContour(brush, map, level)
      brush.strokeStyle = fade(deep, 0.4)
      brush.lineWidth = 1.2
      brush.stroke()
    }
    for (const [level, weight, opacity] of [
      [-0.03, 1.2, 0.5],
      [-0.06, 1, 0.35],
      [0, 3.2, 1],
    ] as const) {
      traceContour(brush, map, level)
      brush.strokeStyle = fade(ink, opacity)
      brush.lineWidth = weight
      brush.stroke()
    }
    soundings(scene, map, ink, Math.min(width, height) / 74)
    settlements(scene, map, deep)
    const radius = Math.min(width, height) * 0.12
    disc(brush, fade(mix(sea, ground, 0.45), 0.85), roseX, roseY, radius * 1.08)
    compassRose(brush, roseX, roseY, radius, lighter(ground, 0.5), deep, accent)
    const [shipX, shipY] = [width * (rose[0] < 0.5 ? 0.74 : 0.26), height * (rose[1] < 0.5 ? 0.82 : 0.24)]
    if (ship && heightAt(map, shipX, shipY) < -0.04) {
      sailingShip(
        brush,
        'brig',
        { hull: ink, stripe: accent, sail: lighter(ground, 0.55), shade: middle, line: darker(ink, 0.2) },
        { x: shipX, y: shipY, length: radius * 1.35 },
      )
    }
    const edge = neatline(scene, lighter(ground, 0.25), ink)
    const bar = width * 0.24
    box(brush, fade(lighter(ground, 0.3), 0.9), width - edge - bar * 1.2, height - edge - bar * 0.22, bar * 1.12, bar * 0.15)
    scaleBar(brush, ground, ink, width - edge - bar * 1.14, height - edge - bar * 0.15, bar)
  }
