import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds } from '../paint/landscape.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Brush, Motif, Scene } from '../paint/scene.ts'
import { box, disc, glow, lens, line, polygon, wash } from '../paint/strokes.ts'
import { person, trees } from './square.ts'

export interface FacadeOptions {
  readonly palette: Palette
  readonly sky: readonly [string, string]
  readonly columns?: number
  readonly dome?: boolean
}

const panes = (brush: Brush, x: number, y: number, wide: number, tall: number, glass: string, frame: string): void => {
  box(brush, frame, x - wide * 0.12, y - wide * 0.16, wide * 1.24, tall + wide * 0.3)
  box(brush, glass, x, y, wide, tall)
  polygon(brush, fade('#ffffff', 0.2), [
    [x, y],
    [x + wide * 0.7, y],
    [x, y + tall * 0.6],
  ])
  box(brush, frame, x + wide * 0.46, y, wide * 0.08, tall)
  for (const share of [0.33, 0.66]) box(brush, frame, x, y + tall * share, wide, wide * 0.07)
}

const wing = (scene: Scene, x: number, foot: number, wide: number, tall: number, { soft, middle, deep }: Palette): void => {
  const { brush } = scene
  box(brush, mix(soft, middle, 0.45), x, foot - tall, wide, tall)
  box(brush, middle, x, foot - tall * 0.12, wide, tall * 0.12)
  box(brush, mix(middle, deep, 0.4), x - 8, foot - tall - tall * 0.04, wide + 16, tall * 0.05)
  polygon(brush, deep, [
    [x - 6, foot - tall * 1.04],
    [x + wide * 0.06, foot - tall * 1.16],
    [x + wide * 0.94, foot - tall * 1.16],
    [x + wide + 6, foot - tall * 1.04],
  ])
  for (let floor = 0; floor < 2; floor += 1) {
    for (let column = 0; column < 3; column += 1) {
      const size = wide * 0.15
      panes(
        brush,
        x + wide * (0.1 + column * 0.31),
        foot - tall * (0.9 - floor * 0.42),
        size,
        tall * 0.23,
        darker(deep, 0.35),
        lighter(soft, 0.5),
      )
    }
  }
}

/** A public building with a portico, seen straight on across its square. */
export const facade =
  ({ palette, sky, columns = 6, dome = false }: FacadeOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { ground, soft, middle, deep, ink, accent } = palette
    const foot = height * 0.8
    wash(scene, 0, foot, [
      [0, sky[0]],
      [1, sky[1]],
    ])
    glow(brush, '#ffffff', width * 0.25, height * 0.2, height * 0.5, 0.4)
    clouds(scene, '#ffffff', height * 0.06, height * 0.4, 9)
    wing(scene, width * 0.07, foot, width * 0.24, height * 0.36, palette)
    wing(scene, width * 0.69, foot, width * 0.24, height * 0.36, palette)
    const left = width * 0.28
    const wide = width * 0.44
    const tall = height * 0.38
    const top = foot - tall - height * 0.06
    if (dome) {
      box(brush, mix(soft, middle, 0.3), width * 0.42, top - height * 0.2, width * 0.16, height * 0.16)
      for (let pier = 0; pier < 7; pier += 1)
        box(brush, lighter(soft, 0.3), width * (0.426 + pier * 0.023), top - height * 0.2, width * 0.008, height * 0.14)
      brush.fillStyle = deep
      brush.beginPath()
      brush.ellipse(width / 2, top - height * 0.2, width * 0.085, height * 0.12, 0, Math.PI, Math.PI * 2)
      brush.fill()
      brush.fillStyle = fade('#ffffff', 0.14)
      brush.beginPath()
      brush.ellipse(width * 0.47, top - height * 0.2, width * 0.025, height * 0.1, 0, Math.PI, Math.PI * 2)
      brush.fill()
      line(brush, ink, 5, [
        [width / 2, top - height * 0.315],
        [width / 2, top - height * 0.35],
      ])
    }
    box(brush, mix(middle, deep, 0.35), left, top, wide, tall)
    const door = wide * 0.14
    box(brush, darker(deep, 0.5), width / 2 - door / 2, foot - height * 0.06 - tall * 0.62, door, tall * 0.62)
    brush.fillStyle = darker(deep, 0.5)
    brush.beginPath()
    brush.arc(width / 2, foot - height * 0.06 - tall * 0.62, door / 2, Math.PI, Math.PI * 2)
    brush.fill()
    for (const share of [0.14, 0.28, 0.64, 0.78])
      panes(brush, left + wide * share, top + tall * 0.36, wide * 0.075, tall * 0.36, darker(deep, 0.3), mix(soft, middle, 0.5))
    for (let column = 0; column < columns; column += 1) {
      const x = left + wide * (0.045 + (column * 0.91) / (columns - 1))
      const half = wide * 0.026
      const shade = brush.createLinearGradient(x - half, 0, x + half, 0)
      for (const [stop, colour] of [
        [0, mix(ground, middle, 0.3)],
        [0.3, lighter(ground, 0.5)],
        [1, mix(soft, middle, 0.55)],
      ] as const)
        shade.addColorStop(stop, colour)
      polygon(brush, fade('#000000', 0.2), [
        [x + half, top + tall * 0.08],
        [x + half * 2.4, top + tall * 0.2],
        [x + half * 2.4, top + tall],
        [x + half, top + tall],
      ])
      brush.fillStyle = shade
      brush.fillRect(x - half, top + tall * 0.05, half * 2, tall * 0.93)
      for (const flute of [-0.5, 0, 0.5])
        line(brush, fade(middle, 0.4), 1.6, [
          [x + flute * half, top + tall * 0.1],
          [x + flute * half, top + tall * 0.94],
        ])
      box(brush, lighter(ground, 0.4), x - half * 1.5, top, half * 3, tall * 0.055)
      box(brush, lighter(ground, 0.25), x - half * 1.4, top + tall * 0.955, half * 2.8, tall * 0.045)
    }
    box(brush, lighter(ground, 0.25), left - wide * 0.03, top - height * 0.045, wide * 1.06, height * 0.046)
    for (let dentil = 0; dentil < 44; dentil += 1)
      box(
        brush,
        mix(soft, middle, 0.5),
        left - wide * 0.02 + (dentil * wide * 1.04) / 44,
        top - height * 0.05,
        wide * 0.012,
        height * 0.008,
      )
    polygon(brush, lighter(ground, 0.35), [
      [left - wide * 0.05, top - height * 0.048],
      [width / 2, top - height * 0.175],
      [left + wide * 1.05, top - height * 0.048],
    ])
    polygon(brush, mix(soft, middle, 0.35), [
      [left + wide * 0.05, top - height * 0.06],
      [width / 2, top - height * 0.155],
      [left + wide * 0.95, top - height * 0.06],
    ])
    disc(brush, accent, width / 2, top - height * 0.092, height * 0.024)
    for (const side of [-1, 1]) lens(brush, accent, width / 2 + side * wide * 0.16, top - height * 0.076, wide * 0.16, height * 0.01)
    for (let step = 0; step < 5; step += 1)
      box(
        brush,
        mix(lighter(ground, 0.3), middle, step * 0.1),
        left - wide * (0.02 + step * 0.02),
        foot - height * 0.06 + step * height * 0.0125,
        wide * (1.04 + step * 0.04),
        height * 0.014,
      )
    wash(scene, foot, height, [
      [0, mix(soft, ground, 0.3)],
      [1, mix(soft, middle, 0.5)],
    ])
    for (let row = 0; row < 7; row += 1) {
      const y = foot + (height - foot) * (row / 7) ** 1.5
      line(brush, fade(middle, 0.5), 1.5, [
        [0, y],
        [width, y],
      ])
    }
    for (let ray = -16; ray <= 16; ray += 1)
      line(brush, fade(middle, 0.35), 1.5, [
        [width / 2 + ray * width * 0.05, foot],
        [width / 2 + ray * width * 0.14, height],
      ])
    for (const x of [0.035, 0.965]) trees(scene, width * x, foot + height * 0.02, height * 0.3, '#77865c')
    for (let index = 0; index < 8; index += 1) {
      const near = random.next()
      person(
        brush,
        width * random.between(0.1, 0.9),
        foot + (height - foot) * (0.1 + near * 0.7),
        height * (0.045 + near * 0.03),
        random.pick([ink, deep, darker(accent, 0.35), '#34424f']),
      )
    }
  }
