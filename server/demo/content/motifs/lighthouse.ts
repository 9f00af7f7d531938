import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds, gulls, skyline } from '../paint/landscape.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, disc, fillBelow, glow, lens, polygon, wash } from '../paint/strokes.ts'
import { waves, type SeaLight } from './sea.ts'

export interface LighthouseOptions {
  readonly light: SeaLight
  readonly rock: string
  readonly tower: string
  readonly band: string
  /** Lit, with beams over the sea. */
  readonly lit?: boolean
  /** Where the tower stands, as a share of the width. */
  readonly at?: number
  /** Radians; where the beam points. */
  readonly beam?: number
}

const island = (scene: Scene, x: number, top: number, bottom: number, rock: string): void => {
  const { brush, width, height, random } = scene
  for (let layer = 0; layer < 4; layer += 1) {
    const reach = Math.max(width * 0.34, height * 0.3) * (1 - layer * 0.15)
    const tone = mix(darker(rock, 0.42), lighter(rock, 0.16), layer / 3)
    const points: [number, number][] = []
    for (let share = 0; share <= 1.001; share += 0.05) {
      const arch = Math.sin(share * Math.PI) ** (0.55 + layer * 0.12)
      const jag = random.between(-0.012, 0.012) * height
      points.push([x - reach + share * reach * 2 + layer * width * 0.012, bottom - arch * (bottom - top - layer * height * 0.013) + jag])
    }
    fillBelow(brush, tone, points, bottom)
  }
}

const tower = (
  { brush, height }: Scene,
  x: number,
  foot: number,
  tall: number,
  { tower: wall, band, light, lit = false }: LighthouseOptions,
): void => {
  const half = (share: number): number => tall * (0.115 - share * 0.045)
  const slice = (colour: string, from: number, to: number): void => {
    polygon(brush, colour, [
      [x - half(from), foot - tall * from],
      [x - half(to), foot - tall * to],
      [x + half(to), foot - tall * to],
      [x + half(from), foot - tall * from],
    ])
  }
  slice(wall, -0.02, 0.8)
  for (const from of [0.13, 0.4, 0.66]) slice(band, from, from + 0.135)
  polygon(brush, fade('#0b0d14', 0.2), [
    [x + half(0) * 0.25, foot],
    [x + half(0.8) * 0.25, foot - tall * 0.8],
    [x + half(0.8), foot - tall * 0.8],
    [x + half(0), foot],
  ])
  polygon(brush, fade('#ffffff', 0.16), [
    [x - half(0), foot],
    [x - half(0.8), foot - tall * 0.8],
    [x - half(0.8) * 0.6, foot - tall * 0.8],
    [x - half(0) * 0.6, foot],
  ])
  for (const share of [0.06, 0.32, 0.58])
    box(brush, lit ? light.sun : darker(band, 0.4), x - tall * 0.013, foot - tall * (share + 0.05), tall * 0.026, tall * 0.05)
  const iron = darker(band, 0.55)
  box(brush, iron, x - tall * 0.1, foot - tall * 0.825, tall * 0.2, tall * 0.025)
  for (let post = -4; post <= 4; post += 1) box(brush, iron, x + post * tall * 0.023 - 1, foot - tall * 0.87, 2, tall * 0.05)
  box(brush, iron, x - tall * 0.1, foot - tall * 0.872, tall * 0.2, tall * 0.007)
  box(brush, lit ? '#fff3cf' : mix(light.low, '#ffffff', 0.3), x - tall * 0.052, foot - tall * 0.93, tall * 0.104, tall * 0.105)
  for (const pane of [-0.052, -0.018, 0.016, 0.05]) box(brush, iron, x + pane * tall, foot - tall * 0.93, tall * 0.006, tall * 0.105)
  brush.fillStyle = band
  brush.beginPath()
  brush.ellipse(x, foot - tall * 0.93, tall * 0.068, tall * 0.075, 0, Math.PI, Math.PI * 2)
  brush.fill()
  disc(brush, iron, x, foot - tall * 1.013, height * 0.005)
}

const beams = ({ brush, width }: Scene, x: number, y: number, colour: string, angle: number): void => {
  for (const turn of [angle, angle + Math.PI]) {
    for (const spread of [0.05, 0.1]) {
      const gradient = brush.createRadialGradient(x, y, 0, x, y, width)
      gradient.addColorStop(0, fade(colour, 0.5))
      gradient.addColorStop(1, fade(colour, 0))
      brush.fillStyle = gradient
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(x + Math.cos(turn - spread) * width * 1.3, y + Math.sin(turn - spread) * width * 1.3)
      brush.lineTo(x + Math.cos(turn + spread) * width * 1.3, y + Math.sin(turn + spread) * width * 1.3)
      brush.fill()
    }
  }
}

export const lighthouse =
  (options: LighthouseOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { light, rock, lit = false, at = 0.64, beam = -0.12 } = options
    const horizon = height * 0.68
    const x = width * at
    const foot = height * 0.66
    const tall = height * 0.46
    wash(scene, 0, horizon + 4, [
      [0, light.high],
      [1, light.low],
    ])
    if (lit) {
      for (let star = 0; star < 190; star += 1)
        disc(
          brush,
          fade('#ffffff', random.between(0.15, 0.85)),
          random.between(0, width),
          random.between(0, horizon),
          random.between(0.7, 2.4),
        )
      beams(scene, x, foot - tall * 0.88, light.sun, beam)
      glow(brush, light.sun, x, foot - tall * 0.88, height * 0.3, 0.8)
    } else {
      glow(brush, light.sun, width * 0.2, height * 0.24, height * 0.5, 0.6)
      disc(brush, lighter(light.sun, 0.4), width * 0.2, height * 0.24, height * 0.06)
      clouds(scene, lighter(light.low, 0.5), height * 0.08, height * 0.5, 12)
      fillBelow(brush, mix(light.far, light.low, 0.6), skyline(scene, height * 0.63, height * 0.07, width * 0.22), horizon)
    }
    waves(scene, light, horizon, height * 0.85, 0.45, 5)
    island(scene, x, foot - height * 0.012, height * 0.88, rock)
    box(brush, mix(options.tower, rock, 0.25), x + tall * 0.2, foot - tall * 0.16, tall * 0.3, tall * 0.17)
    polygon(brush, options.band, [
      [x + tall * 0.18, foot - tall * 0.16],
      [x + tall * 0.24, foot - tall * 0.28],
      [x + tall * 0.46, foot - tall * 0.28],
      [x + tall * 0.52, foot - tall * 0.16],
    ])
    for (const pane of [0.26, 0.4])
      box(brush, lit ? light.sun : darker(rock, 0.3), x + tall * pane, foot - tall * 0.12, tall * 0.04, tall * 0.05)
    tower(scene, x, foot, tall, options)
    waves(scene, light, height * 0.84, height * 1.02, 0.7, 5)
    for (let spray = 0; spray < 26; spray += 1)
      lens(
        brush,
        fade(light.foam, 0.5),
        x + random.between(-0.32, 0.32) * width,
        height * random.between(0.83, 0.87),
        random.between(20, 90),
        4,
      )
    if (!lit) gulls(scene, darker(light.near, 0.2), x - width * 0.16, height * 0.34, width * 0.1, 8)
  }
