import { fade, mix } from '../paint/colour.ts'
import { layeredNoise } from '../paint/noise.ts'
import type { Point, Scene } from '../paint/scene.ts'
import { polygon, tracePolygon } from '../paint/strokes.ts'
import type { FjordLight } from './fjord.ts'

/** Peaks: sharp where the noise folds over. */
export const peaks = (scene: Scene, base: number, height: number, length: number, step: number): Point[] => {
  const noise = layeredNoise(scene.random, 5, 0.46)
  const lean = scene.random.between(0.15, 0.85)
  const points: Point[] = []
  for (let x = -step; x <= scene.width + step * 2; x += step) {
    const folded = 1 - Math.abs(noise(x / length, 2.5)) * 1.9
    const valley = 0.45 + Math.abs(x / scene.width - lean) * 1.05
    points.push([x, base - Math.max(0.04, folded * valley) * height])
  }
  return points
}

/** Snow on the ridge, and facets turned from the light, both running down the slope. */
export const facets = (
  { brush, random }: Scene,
  ridge: readonly Point[],
  base: number,
  light: FjordLight,
  snow: number,
  haze: number,
): void => {
  const tone = (colour: string): string => mix(colour, light.low, haze)
  const foot = (y: number, share: number): number => y + (base - y) * share
  const lower: Point[] = ridge.map(([x, y], index) => [
    x + random.between(-6, 6),
    foot(y, snow * (index % 2 === 0 ? random.between(0.6, 1.1) : random.between(0.25, 0.6))),
  ])
  tracePolygon(brush, [...ridge, ...lower.reverse()])
  brush.fillStyle = tone(light.snow)
  brush.fill()
  for (let index = 1; index < ridge.length - 1; index += 1) {
    const here = ridge[index]
    const next = ridge[index + 1]
    if (here === undefined || next === undefined || next[1] <= here[1]) continue
    const reach = random.between(0.35, 0.8)
    const slide = random.between(0.1, 0.5) * (base - here[1]) * 0.5
    const tint = fade(tone(light.shadow), random.between(0.35, 0.75))
    polygon(brush, tint, [
      here,
      next,
      [next[0] + slide, foot(next[1], reach)],
      [here[0] + slide * 0.4, foot(here[1], reach * random.between(0.5, 1))],
    ])
  }
}
