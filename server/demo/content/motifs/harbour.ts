import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds, glints, gulls, skyline } from '../paint/landscape.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { rowingBoat, sailingShip, type Rig } from '../paint/ships.ts'
import { box, disc, fillBelow, glow, lens, line, polygon, wash } from '../paint/strokes.ts'

export interface HarbourLight {
  readonly high: string
  readonly low: string
  readonly sun: string
  readonly hills: string
  readonly town: string
  readonly water: string
  readonly near: string
  readonly lamps: string
}

export interface HarbourOptions {
  readonly light: HarbourLight
  /** Where the sun or moon stands, as shares of width and height. */
  readonly sun: readonly [number, number]
  readonly rigs?: readonly Rig[]
  readonly pier?: boolean
  readonly moon?: boolean
}

const roof = (scene: Scene, x: number, eaves: number, width: number, colour: string): void => {
  const { brush, random } = scene
  const rise = width * random.between(0.35, 0.6)
  if (random.chance(0.7))
    polygon(brush, colour, [
      [x - 2, eaves],
      [x + width / 2, eaves - rise],
      [x + width + 2, eaves],
    ])
  else
    polygon(brush, colour, [
      [x - 2, eaves],
      [x + width * 0.18, eaves - rise * 0.7],
      [x + width * 0.82, eaves - rise * 0.7],
      [x + width + 2, eaves],
    ])
  if (random.chance(0.5)) box(brush, colour, x + width * 0.68, eaves - rise * 0.95, width * 0.1, rise * 0.7)
}

const town = (scene: Scene, light: HarbourLight, quay: number): void => {
  const { brush, width, height, random } = scene
  const unit = height / 100
  const spire = width * random.between(0.18, 0.8)
  for (const layer of [0, 1]) {
    const tone = mix(light.town, light.hills, layer === 0 ? 0.45 : 0)
    for (let x = -unit * 3; x < width; ) {
      const wide = random.between(3.2, 6.4) * unit
      const tall = random.between(5, 10.5) * unit * (layer === 0 ? 1.35 : 0.9)
      const colour = mix(tone, random.pick([light.near, light.low, light.hills]), random.between(0, 0.2))
      box(brush, colour, x, quay - tall, wide + 1, tall)
      roof(scene, x, quay - tall, wide, darker(colour, 0.22))
      for (let row = 0; row < tall / unit / 3.2; row += 1) {
        for (let column = 0; column < wide / unit / 1.7 - 0.8; column += 1) {
          const lit = random.chance(0.3)
          box(
            brush,
            lit ? light.lamps : darker(colour, 0.3),
            x + (0.7 + column * 1.6) * unit,
            quay - tall + (1 + row * 2.9) * unit,
            unit * 0.75,
            unit * 1.25,
          )
        }
      }
      x += wide * random.between(0.98, 1.12)
    }
    if (layer === 0) {
      box(brush, tone, spire - unit * 2.4, quay - unit * 22, unit * 4.8, unit * 22)
      polygon(brush, darker(tone, 0.2), [
        [spire - unit * 3, quay - unit * 22],
        [spire, quay - unit * 37],
        [spire + unit * 3, quay - unit * 22],
      ])
      line(brush, darker(tone, 0.2), unit * 0.35, [
        [spire, quay - unit * 36],
        [spire, quay - unit * 40],
      ])
    }
  }
  box(brush, darker(light.town, 0.3), 0, quay - unit * 0.8, width, unit * 2.2)
}

/** The far shore upside down in the water, broken up towards the viewer. */
const reflections = (scene: Scene, light: HarbourLight, quay: number): void => {
  const { brush, width, height, random } = scene
  for (let index = 0; index < 190; index += 1) {
    const depth = random.next() ** 1.8
    const y = quay + 6 + depth * height * 0.24
    lens(brush, fade(light.town, 0.5 * (1 - depth)), random.between(0, width), y, random.between(30, 170), 2 + depth * 4)
  }
  for (let index = 0; index < 26; index += 1) {
    const x = random.between(0, width)
    for (let drop = 0; drop < 5; drop += 1) {
      lens(brush, fade(light.lamps, 0.5 - drop * 0.08), x + random.between(-5, 5), quay + 10 + drop * height * 0.017, 24 - drop * 2, 2.4)
    }
  }
}

const pierAt = (scene: Scene, light: HarbourLight): void => {
  const { brush, width, height } = scene
  const wood = darker(light.near, 0.45)
  const top = height * 0.9
  polygon(brush, wood, [
    [0, top],
    [width * 0.4, top + height * 0.015],
    [width * 0.42, top + height * 0.05],
    [0, top + height * 0.05],
  ])
  for (let pile = 0; pile < 7; pile += 1) {
    const x = width * (0.02 + pile * 0.064)
    box(brush, darker(wood, 0.25), x, top - height * 0.045, width * 0.011, height * 0.2)
    disc(brush, lighter(wood, 0.12), x + width * 0.0055, top - height * 0.045, width * 0.0068)
  }
}

export const harbour =
  ({ light, sun, rigs = ['bark', 'brig'], pier = true, moon = false }: HarbourOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const quay = height * 0.56
    const sunX = width * sun[0]
    const sunY = height * sun[1]
    wash(scene, 0, quay, [
      [0, light.high],
      [0.62, mix(light.high, light.low, 0.6)],
      [1, light.low],
    ])
    glow(brush, light.sun, sunX, sunY, height * 0.62, 0.6)
    disc(brush, mix(light.sun, '#ffffff', moon ? 0.5 : 0.3), sunX, sunY, height * (moon ? 0.05 : 0.074))
    clouds(scene, mix(light.sun, light.low, 0.4), height * 0.08, height * 0.4, 9)
    fillBelow(brush, mix(light.hills, light.low, 0.5), skyline(scene, height * 0.4, height * 0.1, width * 0.24), quay)
    fillBelow(brush, light.hills, skyline(scene, height * 0.47, height * 0.07, width * 0.17), quay)
    town(scene, light, quay)
    wash(scene, quay + height * 0.012, height, [
      [0, mix(light.water, light.low, 0.55)],
      [0.4, light.water],
      [1, darker(light.water, 0.35)],
    ])
    reflections(scene, light, quay)
    glints(scene, { x: sunX, top: quay + 12, bottom: height, spread: width * 0.17, colour: mix(light.sun, '#ffffff', 0.25), count: 240 })
    glints(scene, { x: width / 2, top: quay + 30, bottom: height, spread: width * 0.7, colour: light.low, count: 130, opacity: 0.3 })
    rigs.forEach((rig, index) => {
      const x = width * (0.5 + (index - (rigs.length - 1) / 2) * random.between(0.3, 0.38)) + width * random.between(0.02, 0.1)
      const length = width * random.between(0.19, 0.26) * (rig === 'sloop' ? 0.6 : 1)
      const y = height * (0.64 + index * 0.045)
      for (let wave = 0; wave < 34; wave += 1) {
        const depth = random.next()
        lens(
          brush,
          fade(light.near, 0.55 * (1 - depth)),
          x + random.between(-0.45, 0.45) * length * (1 - depth * 0.4),
          y + 4 + depth * length * 0.5,
          length * 0.22,
          4,
        )
      }
      const ink = darker(light.near, 0.45)
      sailingShip(
        brush,
        rig,
        { hull: ink, stripe: mix(light.near, light.lamps, 0.35), sail: mix(light.low, '#fff6e6', 0.35), shade: light.near, line: ink },
        {
          x,
          y,
          length,
          stowed: index % 2 === 0,
          facing: random.chance(0.5) ? 'left' : 'right',
        },
      )
    })
    rowingBoat(brush, darker(light.near, 0.55), { x: width * 0.66, y: height * 0.86, length: width * 0.075 })
    if (pier) pierAt(scene, light)
    gulls(scene, mix(light.near, light.low, 0.25), width * 0.36, height * 0.2, width * 0.12, 7)
  }
