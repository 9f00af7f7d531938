import { fade } from './colour.ts'
import { layeredNoise } from './noise.ts'
import type { Point, Scene } from './scene.ts'
import { lens } from './strokes.ts'

/** A skyline from edge to edge: `height` is how far it rises above and falls below `base`; small `length` makes it restless. */
export const skyline = (scene: Scene, base: number, height: number, length: number, octaves = 4, step = 6): Point[] => {
  const noise = layeredNoise(scene.random, octaves)
  const points: Point[] = []
  for (let x = -step; x <= scene.width + step; x += step) points.push([x, base - noise(x / length, 0.5) * height * 1.6])
  return points
}

/** Long thin clouds between two heights. */
export const clouds = ({ brush, width, random }: Scene, colour: string, top: number, bottom: number, count: number): void => {
  for (let index = 0; index < count; index += 1) {
    const x = random.between(-0.1, 1.1) * width
    const y = random.between(top, bottom)
    const length = random.between(0.15, 0.5) * width
    for (let layer = 0; layer < 3; layer += 1) {
      const share = random.between(0.45, 1)
      const tint = fade(colour, random.between(0.12, 0.34))
      lens(brush, tint, x + random.between(-0.2, 0.2) * length, y + layer * random.between(3, 9), length * share, random.between(5, 16))
    }
  }
}

interface Glints {
  readonly x: number
  readonly top: number
  readonly bottom: number
  /** Half the width of the lit strip at its lower end. */
  readonly spread: number
  readonly colour: string
  readonly count: number
  readonly opacity?: number
}

/** Light broken on water: short strokes that grow and scatter towards the viewer. */
export const glints = ({ brush, random }: Scene, { x, top, bottom, spread, colour, count, opacity = 0.6 }: Glints): void => {
  for (let index = 0; index < count; index += 1) {
    const depth = random.next() ** 1.4
    const y = top + (bottom - top) * depth
    const reach = spread * (0.25 + depth * 0.75)
    const away = (random.next() + random.next() - 1) * reach
    const tint = fade(colour, opacity * random.between(0.35, 1) * (1 - Math.abs(away) / reach / 1.6))
    lens(brush, tint, x + away, y, (14 + depth * 90) * random.between(0.5, 1.2), 1.5 + depth * 4)
  }
}

/** Birds far away. */
export const gulls = ({ brush, random }: Scene, colour: string, x: number, y: number, spread: number, count: number): void => {
  brush.strokeStyle = colour
  brush.lineCap = 'round'
  for (let index = 0; index < count; index += 1) {
    const left = x + random.between(-spread, spread)
    const top = y + random.between(-spread, spread) * 0.4
    const size = random.between(9, 24)
    brush.lineWidth = size / 8
    brush.beginPath()
    brush.moveTo(left - size, top - size * 0.25)
    brush.quadraticCurveTo(left - size * 0.4, top - size * 0.5, left, top)
    brush.quadraticCurveTo(left + size * 0.4, top - size * 0.5, left + size, top - size * 0.3)
    brush.stroke()
  }
}
