import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { rowingBoat } from '../paint/ships.ts'
import { box, curve, disc, lens, polygon, wash } from '../paint/strokes.ts'

export interface WoodcutOptions {
  readonly sky: readonly [string, string]
  readonly sun: string
  readonly waves: readonly [string, string, string]
  readonly foam: string
}

/** One tongue of a breaking wave with its claws of foam. */
const breaker = (scene: Scene, x: number, y: number, size: number, flip: boolean, { waves, foam }: WoodcutOptions): void => {
  const { brush, random } = scene
  brush.save()
  brush.translate(x, y)
  brush.scale(flip ? -size : size, size)
  const back: readonly Point[] = [
    [-1.5, 0.4],
    [-1.05, 0],
    [-0.62, -0.52],
    [-0.1, -0.92],
    [0.42, -0.96],
    [0.78, -0.7],
  ]
  const hollow: readonly Point[] = [
    [0.78, -0.7],
    [0.4, -0.62],
    [0.14, -0.34],
    [0.1, 0.02],
    [0.42, 0.4],
  ]
  brush.fillStyle = waves[1]
  brush.beginPath()
  back.forEach(([left, top], index) => (index === 0 ? brush.moveTo(left, top) : brush.lineTo(left, top)))
  brush.moveTo(-1.5, 0.4)
  brush.bezierCurveTo(-1, 0.1, -0.8, -0.6, -0.1, -0.92)
  brush.bezierCurveTo(0.3, -1.05, 0.66, -0.92, 0.8, -0.66)
  brush.bezierCurveTo(0.36, -0.66, 0.06, -0.4, 0.08, 0)
  brush.bezierCurveTo(0.1, 0.2, 0.3, 0.34, 0.5, 0.42)
  brush.closePath()
  brush.fill()
  for (let stripe = 0; stripe < 7; stripe += 1) {
    const inner = 1 - stripe * 0.1
    brush.strokeStyle = stripe % 2 === 0 ? waves[2] : mix(waves[0], foam, 0.3)
    brush.lineWidth = 0.03
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(-1.24 + stripe * 0.17, 0.36)
    brush.bezierCurveTo(-0.9 + stripe * 0.13, 0.1, -0.72 * inner, -0.5 * inner, -0.06, -0.82 * inner - 0.03)
    brush.stroke()
  }
  for (const [points, scale] of [
    [back.slice(3), 1],
    [hollow.slice(0, 3), 0.7],
  ] as const) {
    points.forEach(([left, top], index) => {
      const next = points[index + 1]
      if (next === undefined) return
      for (let claw = 0; claw < 7; claw += 1) {
        const share = claw / 7
        const [cx, cy] = [left + (next[0] - left) * share, top + (next[1] - top) * share]
        disc(brush, foam, cx + random.between(-0.02, 0.03), cy + random.between(-0.03, 0.05), 0.075 * scale * random.between(0.7, 1.25))
      }
    })
  }
  for (let drop = 0; drop < 34; drop += 1)
    disc(brush, foam, 0.72 + random.between(-0.45, 0.5), -0.8 + random.between(-0.3, 0.42), random.between(0.008, 0.026))
  brush.restore()
}

/** Overlapping fans, as cut for paper and cloth. */
const fans = ({ brush, width, height }: Scene, top: number, size: number, { waves, foam }: WoodcutOptions): void => {
  for (let row = 0; top + row * size * 0.5 < height + size; row += 1) {
    for (let column = -1; column * size * 2 < width + size * 2; column += 1) {
      const x = column * size * 2 + (row % 2) * size
      const y = top + row * size * 0.5 + size
      for (const [share, colour] of [
        [1, foam],
        [0.95, waves[2]],
        [0.74, foam],
        [0.69, waves[1]],
        [0.46, foam],
        [0.41, waves[0]],
        [0.18, foam],
      ] as const)
        disc(brush, colour, x, y, size * share)
    }
  }
}

const clouds = ({ brush, width, height, random }: Scene, colour: string): void => {
  for (let bank = 0; bank < 4; bank += 1) {
    const [x, y] = [random.between(0, 0.8) * width, random.between(0.08, 0.34) * height]
    for (let bar = 0; bar < 3; bar += 1) {
      const long = width * random.between(0.12, 0.3)
      const thick = height * 0.016
      brush.fillStyle = fade(colour, 0.75)
      brush.beginPath()
      brush.roundRect(x + random.between(-0.05, 0.08) * width, y + bar * thick * 1.5, long, thick, thick / 2)
      brush.fill()
    }
  }
}

/** Waves in the manner of a colour woodcut. */
export const woodcut =
  (options: WoodcutOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { sky, sun, waves, foam } = options
    wash(scene, 0, height, [
      [0, sky[0]],
      [0.55, sky[1]],
    ])
    disc(brush, sun, width * 0.5, height * 0.36, Math.min(width, height) * 0.17)
    clouds(scene, lighter(sky[1], 0.5))
    const peak: Point[] = [
      [width * 0.3, height * 0.66],
      [width * 0.44, height * 0.5],
      [width * 0.49, height * 0.465],
      [width * 0.53, height * 0.47],
      [width * 0.62, height * 0.55],
      [width * 0.8, height * 0.66],
    ]
    polygon(brush, mix(waves[1], sky[1], 0.35), peak)
    polygon(brush, foam, [
      [width * 0.44, height * 0.5],
      [width * 0.49, height * 0.465],
      [width * 0.53, height * 0.47],
      [width * 0.575, height * 0.51],
      [width * 0.545, height * 0.505],
      [width * 0.515, height * 0.53],
      [width * 0.49, height * 0.505],
      [width * 0.465, height * 0.525],
    ])
    box(brush, waves[0], 0, height * 0.64, width, height * 0.4)
    for (let swell = 0; swell < 26; swell += 1)
      lens(
        brush,
        random.pick([waves[1], mix(waves[0], foam, 0.5)]),
        random.between(0, width),
        height * random.between(0.65, 0.8),
        width * random.between(0.06, 0.2),
        5,
      )
    breaker(scene, width * 0.24, height * 0.72, height * 0.42, false, options)
    breaker(scene, width * 0.9, height * 0.78, height * 0.27, true, options)
    rowingBoat(brush, darker(waves[2], 0.4), { x: width * 0.57, y: height * 0.745, length: width * 0.13, pitch: -0.12 })
    const trough: Point[] = Array.from(
      { length: 9 },
      (_, index): Point => [(width * index) / 8, height * (0.79 + Math.sin(index * 1.7) * 0.018)],
    )
    fans(scene, height * 0.76, width / 17, options)
    curve(brush, fade(foam, 0.8), 5, trough)
    brush.strokeStyle = darker(waves[2], 0.3)
    brush.lineWidth = 10
    brush.strokeRect(24, 24, width - 48, height - 48)
    brush.strokeStyle = foam
    brush.lineWidth = 38
    brush.strokeRect(0, 0, width, height)
  }
