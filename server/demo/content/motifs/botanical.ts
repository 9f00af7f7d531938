import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, curve, disc } from '../paint/strokes.ts'
import { along, fern, flowerHead, kelp, leaf, stem } from './plants.ts'

export type Plant = 'fern' | 'kelp' | 'thistle' | 'rowan'

export interface BotanicalOptions {
  readonly paper: string
  readonly leaf: string
  readonly bloom: string
  readonly plant: Plant
}

const dissection = (scene: Scene, options: BotanicalOptions, x: number, y: number, size: number): void => {
  const { brush } = scene
  for (let part = 0; part < 3; part += 1) {
    const at = x + part * size * 1.5
    if (part === 0) leaf(brush, options.leaf, at - size * 0.4, y + size * 0.3, -0.7, size, size * 0.26)
    if (part === 1)
      for (let seed = 0; seed < 7; seed += 1)
        leaf(
          brush,
          darker(options.bloom, 0.3),
          at + Math.cos(seed * 0.9) * size * 0.1,
          y + Math.sin(seed * 0.9) * size * 0.1,
          seed * 0.9,
          size * 0.32,
          size * 0.09,
        )
    if (part === 2)
      for (let disk = 3; disk > 0; disk -= 1)
        disc(brush, disk === 2 ? options.paper : mix(options.leaf, options.bloom, disk / 4), at, y, size * 0.15 * disk)
  }
}

/** A plate from a flora: the plant, and below it leaf, seed and section. */
export const botanical =
  (options: BotanicalOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { paper, leaf: green, plant } = options
    box(brush, paper, 0, 0, width, height)
    const size = height * 0.62
    const foot = height * 0.8
    const count = plant === 'kelp' || plant === 'fern' ? 2 : 3
    brush.lineCap = 'round'
    for (let index = 0; index < count; index += 1) {
      const lean = (index - (count - 1) / 2) * width * (count === 2 ? 0.36 : 0.24)
      const top = height * (index === 1 ? 0.13 : random.between(0.19, 0.3))
      const points = stem(scene, width * 0.5 + lean * 0.1, foot, top, lean + random.between(-0.03, 0.03) * width)
      curve(brush, darker(green, 0.14), size * (plant === 'kelp' ? 0.02 : 0.0125), points)
      if (plant === 'fern') fern(scene, points, size, green)
      else if (plant === 'kelp') kelp(scene, points, size, green)
      else {
        for (let pair = 0; pair < 6; pair += 1) {
          const { at, angle } = along(points, 0.16 + pair * 0.115)
          const side = pair % 2 === 0 ? 1 : -1
          leaf(
            brush,
            mix(green, lighter(green, 0.2), random.next()),
            at[0],
            at[1],
            angle + side * random.between(0.6, 0.95),
            size * random.between(0.15, 0.24),
            size * (plant === 'rowan' ? 0.034 : 0.045),
          )
        }
        const tip = points.at(-1)
        if (tip !== undefined) flowerHead(scene, options, tip, size * (index === 1 ? 0.135 : 0.11))
      }
    }
    for (let root = 0; root < 9; root += 1) {
      const reach = random.between(-0.09, 0.09) * width
      curve(brush, mix(green, '#6b4a32', 0.7), 2.6, [
        [width / 2, foot - 4],
        [width / 2 + reach * 0.4, foot + height * 0.02],
        [width / 2 + reach, foot + height * random.between(0.035, 0.06)],
      ])
    }
    dissection(scene, options, width * 0.3, height * 0.9, height * 0.07)
    brush.strokeStyle = fade(darker(green, 0.5), 0.75)
    for (const [inset, weight] of [
      [34, 3],
      [44, 1.2],
    ] as const) {
      brush.lineWidth = weight
      brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
    }
  }
