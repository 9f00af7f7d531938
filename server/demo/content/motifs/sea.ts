import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds, gulls } from '../paint/landscape.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { sailingShip, type Rig, type ShipColours } from '../paint/ships.ts'
import { steamship } from '../paint/steamship.ts'
import { disc, fillBelow, glow, line, wash } from '../paint/strokes.ts'

export interface SeaLight {
  readonly high: string
  readonly low: string
  readonly sun: string
  readonly far: string
  readonly near: string
  readonly foam: string
}

export interface SeaOptions {
  readonly light: SeaLight
  readonly ship: ShipColours
  readonly rig: Rig | 'steam'
  readonly facing?: 'left' | 'right'
  /** 0 calm to 1 storm. */
  readonly swell?: number
  readonly size?: number
}

/** One crest line: rounded troughs, pointed tops, as woodcuts draw them. */
const crest = (scene: Scene, y: number, swell: number, length: number): Point[] => {
  const phase = scene.random.between(0, Math.PI * 2)
  const points: Point[] = []
  for (let x = -10; x <= scene.width + 10; x += 8) {
    const round = 1 - Math.abs(Math.sin(x / length + phase)) ** 0.8
    points.push([x, y - round * swell - Math.sin(x / length / 3.1 + phase) * swell * 0.7])
  }
  return points
}

export const waves = (scene: Scene, light: SeaLight, top: number, bottom: number, swell: number, rows: number): void => {
  const { brush, height, random } = scene
  for (let row = 0; row < rows; row += 1) {
    const depth = row / rows
    const y = top + (bottom - top) * depth ** 1.35
    const points = crest(scene, y, height * (0.008 + depth * 0.05) * swell, scene.width * (0.018 + depth * 0.045))
    const colour = mix(light.far, light.near, depth ** 0.8)
    fillBelow(brush, row % 2 === 0 ? colour : lighter(colour, 0.05), points, bottom)
    line(brush, fade(light.foam, 0.28 + depth * 0.4), 1.4 + depth * 3.4, points)
    for (let fleck = 0; fleck < 10; fleck += 1) {
      const at = points[random.whole(0, points.length - 1)]
      if (at !== undefined)
        disc(
          brush,
          fade(light.foam, 0.65),
          at[0] + random.between(-16, 16),
          at[1] - random.between(2, 18) * depth,
          random.between(1, 4) * (0.4 + depth),
        )
    }
  }
}

const rain = ({ brush, width, height, random }: Scene, colour: string): void => {
  for (let index = 0; index < 130; index += 1) {
    const x = random.between(-0.1, 1) * width
    const y = random.between(-0.1, 0.8) * height
    line(brush, fade(colour, random.between(0.08, 0.22)), 1.4, [
      [x, y],
      [x + 24, y + random.between(50, 120)],
    ])
  }
}

export const shipAtSea =
  ({ light, ship, rig, facing = 'right', swell = 0.4, size = 0.56 }: SeaOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const horizon = height * random.between(0.56, 0.62)
    const sunX = width * (facing === 'right' ? random.between(0.14, 0.26) : random.between(0.74, 0.86))
    wash(scene, 0, horizon + 4, [
      [0, light.high],
      [1, light.low],
    ])
    glow(brush, light.sun, sunX, height * 0.26, height * 0.55, 0.65)
    disc(brush, mix(light.sun, '#ffffff', 0.35), sunX, height * 0.26, height * 0.066)
    clouds(scene, mix(light.low, '#ffffff', 0.35), height * 0.08, height * 0.48, 12)
    waves(scene, light, horizon, height * 0.78, swell, 6)
    const at = { x: width * 0.51, y: height * 0.765, length: width * size, facing, pitch: -swell * 0.055 }
    if (rig === 'steam') steamship(scene, ship, mix(light.low, light.near, 0.55), at)
    else sailingShip(brush, rig, ship, at)
    waves(scene, { ...light, far: mix(light.far, light.near, 0.6) }, height * 0.775, height * 1.02, swell, 5)
    if (swell > 0.75) rain(scene, light.foam)
    gulls(scene, darker(light.near, 0.1), width * (facing === 'right' ? 0.83 : 0.2), height * 0.2, width * 0.09, 6)
  }
