import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds, glints } from '../paint/landscape.ts'
import { layeredNoise } from '../paint/noise.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { box, disc, fillBelow, glow, lens, polygon, tracePolygon, wash } from '../paint/strokes.ts'
import { facets, peaks } from './mountains.ts'

export interface FjordLight {
  readonly high: string
  readonly low: string
  readonly snow: string
  readonly shadow: string
  readonly rock: string
  readonly wood: string
  readonly water: string
  readonly sun: string
}

export interface FjordOptions {
  readonly light: FjordLight
  readonly sun?: readonly [number, number]
  readonly aurora?: readonly [string, string]
  /** 0 bare rock to 1 white down to the water. */
  readonly snow?: number
  readonly cabin?: string
}

const aurora = ({ brush, width, height, random }: Scene, [first, second]: readonly [string, string]): void => {
  brush.globalCompositeOperation = 'screen'
  for (const [band, colour] of [first, second, first].entries()) {
    const noise = layeredNoise(random, 3)
    const top = height * (0.06 + band * 0.07)
    for (let x = 0; x < width; x += 9) {
      const sway = noise((x / width) * 2.2, band) * height * 0.16
      const tall = height * (0.2 + noise(x / 90, 9) * 0.1)
      const y = top + sway + height * 0.1
      const gradient = brush.createLinearGradient(0, y - tall, 0, y + height * 0.03)
      gradient.addColorStop(0, fade(colour, 0))
      gradient.addColorStop(0.8, fade(colour, 0.46 + noise(x / 40, 4) * 0.22))
      gradient.addColorStop(1, fade(colour, 0))
      brush.fillStyle = gradient
      brush.fillRect(x, y - tall, 9.5, tall + height * 0.03)
    }
  }
  brush.globalCompositeOperation = 'source-over'
}

const stars = ({ brush, width, height, random }: Scene): void => {
  for (let index = 0; index < 170; index += 1) {
    disc(
      brush,
      fade('#ffffff', random.between(0.2, 0.9)),
      random.between(0, width),
      random.next() ** 1.5 * height * 0.5,
      random.between(0.7, 2.2),
    )
  }
}

const forest = ({ brush, width, height, random }: Scene, base: number, colour: string, snow: string): void => {
  for (let index = 0; index < 150; index += 1) {
    const side = random.chance(0.5) ? random.next() ** 2 * width * 0.42 : width - random.next() ** 2 * width * 0.34
    const tall = height * random.between(0.035, 0.085)
    const y = base + random.between(-0.004, 0.012) * height
    const tone = mix(colour, snow, random.between(0, 0.14))
    for (let tier = 0; tier < 3; tier += 1) {
      const low = y - tall * tier * 0.28
      const half = tall * (0.2 - tier * 0.05)
      polygon(brush, tone, [
        [side - half, low],
        [side, low - tall * 0.45],
        [side + half, low],
      ])
      if (tier > 0)
        polygon(brush, fade(snow, 0.75), [
          [side - half * 0.55, low - tall * 0.17],
          [side, low - tall * 0.45],
          [side + half * 0.2, low - tall * 0.24],
        ])
    }
  }
}

const boathouse = ({ brush, width, height }: Scene, base: number, colour: string, snow: string): void => {
  const unit = height / 100
  const x = width * 0.68
  box(brush, colour, x, base - unit * 5, unit * 8, unit * 5.4)
  box(brush, darker(colour, 0.45), x + unit * 2.6, base - unit * 3.4, unit * 2.8, unit * 3.8)
  polygon(brush, darker(colour, 0.3), [
    [x + unit * 8, base - unit * 5],
    [x + unit * 15, base - unit * 4.4],
    [x + unit * 15, base + unit * 0.4],
    [x + unit * 8, base + unit * 0.4],
  ])
  polygon(brush, colour, [
    [x, base - unit * 5],
    [x + unit * 4, base - unit * 8.6],
    [x + unit * 8, base - unit * 5],
  ])
  polygon(brush, snow, [
    [x + unit * 4, base - unit * 9.1],
    [x + unit * 11.4, base - unit * 8.3],
    [x + unit * 15.8, base - unit * 4.2],
    [x + unit * 8.2, base - unit * 4.8],
  ])
  for (let wave = 0; wave < 6; wave += 1)
    lens(brush, fade(colour, 0.5 - wave * 0.07), x + unit * 7, base + unit * (1.4 + wave * 1.1), unit * (15 - wave * 1.6), unit * 0.5)
}

export const fjord =
  ({ light, sun = [0.72, 0.24], aurora: curtains, snow = 0.7, cabin }: FjordOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const shore = height * 0.64
    wash(scene, 0, shore, [
      [0, light.high],
      [1, light.low],
    ])
    if (curtains === undefined) {
      glow(brush, light.sun, width * sun[0], height * sun[1], height * 0.5, 0.6)
      disc(brush, lighter(light.sun, 0.45), width * sun[0], height * sun[1], height * 0.062)
      clouds(scene, lighter(light.low, 0.4), height * 0.1, height * 0.36, 6)
    } else {
      stars(scene)
      aurora(scene, curtains)
    }
    const layers = [
      { haze: 0.68, rise: 0.5, length: 0.34, step: 26, base: 0.6 },
      { haze: 0.4, rise: 0.46, length: 0.42, step: 30, base: 0.62 },
      { haze: 0.08, rise: 0.4, length: 0.62, step: 36, base: 0.64 },
    ] as const
    const mirrored: (readonly [readonly Point[], string])[] = []
    for (const { haze, rise, length, step, base } of layers) {
      const ridge = peaks(scene, height * base, height * rise, width * length, step)
      const rock = mix(light.rock, light.low, haze)
      fillBelow(brush, rock, ridge, shore)
      facets(scene, ridge, height * base, light, snow, haze)
      mirrored.push([ridge, mix(rock, light.snow, snow * 0.4)])
    }
    wash(scene, shore, height, [
      [0, mix(light.water, light.low, 0.5)],
      [1, darker(light.water, 0.25)],
    ])
    for (const [ridge, colour] of mirrored) {
      tracePolygon(brush, [[0, shore], ...ridge.map(([x, y]): Point => [x, shore + (shore - y) * 0.72]), [width, shore]])
      brush.fillStyle = fade(mix(colour, light.water, 0.45), 0.55)
      brush.fill()
    }
    for (let streak = 0; streak < 120; streak += 1) {
      const depth = random.next()
      lens(
        brush,
        fade(random.pick([light.low, light.water, light.snow]), random.between(0.1, 0.36)),
        random.between(0, width),
        shore + depth * (height - shore),
        random.between(80, 420),
        1.5 + depth * 4,
      )
    }
    if (curtains === undefined)
      glints(scene, { x: width * sun[0], top: shore, bottom: height, spread: width * 0.09, colour: light.sun, count: 100 })
    lens(brush, mix(light.snow, light.shadow, 0.25), width * 0.1, shore + 2, width * 0.9, height * 0.014)
    lens(brush, light.snow, width * 0.86, shore + 3, width * 0.7, height * 0.018)
    forest(scene, shore, light.wood, light.snow)
    if (cabin !== undefined) boathouse(scene, shore + height * 0.012, cabin, light.snow)
  }
