import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Brush, Point, Scene } from '../paint/scene.ts'
import { curve, disc, line, shape } from '../paint/strokes.ts'
import type { BotanicalOptions } from './botanical.ts'

export const leaf = (brush: Brush, colour: string, x: number, y: number, angle: number, length: number, width: number): void => {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  for (const [side, tone] of [
    [-1, colour],
    [1, darker(colour, 0.16)],
  ] as const) {
    brush.fillStyle = tone
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.bezierCurveTo(length * 0.25, side * width, length * 0.7, side * width * 0.8, length, 0)
    brush.closePath()
    brush.fill()
  }
  line(brush, fade(lighter(colour, 0.45), 0.8), Math.max(1, width * 0.06), [
    [0, 0],
    [length * 0.94, 0],
  ])
  for (let vein = 1; vein < 5; vein += 1) {
    for (const side of [-1, 1])
      line(brush, fade(lighter(colour, 0.4), 0.5), 1, [
        [length * vein * 0.18, 0],
        [length * (vein * 0.18 + 0.13), side * width * 0.44],
      ])
  }
  brush.restore()
}

/** A stem that leans and curls a little; points from the root upwards. */
export const stem = ({ random }: Scene, x: number, foot: number, top: number, lean: number): Point[] => {
  const bend = random.between(-0.4, 0.4) * lean
  return Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12
    return [x + lean * share ** 1.4 + Math.sin(share * Math.PI) * bend, foot + (top - foot) * share]
  })
}

export const along = (points: readonly Point[], share: number): { readonly at: Point; readonly angle: number } => {
  const index = Math.min(points.length - 2, Math.floor(share * (points.length - 1)))
  const from = points[index] ?? [0, 0]
  const to = points[index + 1] ?? from
  const rest = share * (points.length - 1) - index
  return {
    at: [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest],
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  }
}

export const fern = (scene: Scene, points: readonly Point[], size: number, colour: string): void => {
  for (let pair = 1; pair < 26; pair += 1) {
    const share = 0.12 + (pair / 26) * 0.87
    const { at, angle } = along(points, share)
    const length = size * 0.3 * Math.sin(Math.min(1, share * 1.25) * Math.PI * 0.86) + size * 0.02
    for (const side of [-1, 1])
      leaf(scene.brush, mix(colour, lighter(colour, 0.25), share), at[0], at[1], angle + side * (1.18 - share * 0.3), length, size * 0.017)
  }
}

export const kelp = ({ brush, random }: Scene, points: readonly Point[], size: number, colour: string): void => {
  for (let blade = 0; blade < 9; blade += 1) {
    const { at, angle } = along(points, 0.2 + blade * 0.088)
    const side = blade % 2 === 0 ? 1 : -1
    const reach = size * random.between(0.2, 0.32)
    const heading = angle + side * random.between(0.5, 0.95)
    const tone = mix(colour, random.chance(0.5) ? '#7d5a2c' : '#3e5a45', random.between(0, 0.35))
    const spine = Array.from({ length: 9 }, (_, step): Point => {
      const share = step / 8
      const sway = Math.sin(share * 9 + blade) * size * 0.012
      return [
        at[0] + Math.cos(heading) * reach * share - Math.sin(heading) * sway,
        at[1] + Math.sin(heading) * reach * share + Math.cos(heading) * sway,
      ]
    })
    const edge = (turn: number): Point[] =>
      spine.map(([x, y], step): Point => {
        const half = Math.sin(Math.min(1, step / 8 + 0.06) * Math.PI) * size * 0.022 * turn * (step % 2 === 0 ? 1.15 : 0.85)
        return [x - Math.sin(heading) * half, y + Math.cos(heading) * half]
      })
    shape(brush, fade(tone, 0.94), [...edge(1), ...edge(-1).reverse()])
    curve(brush, fade(lighter(tone, 0.4), 0.6), 2, spine)
    disc(brush, mix(tone, '#b08d3e', 0.4), at[0] + Math.cos(heading) * size * 0.02, at[1] + Math.sin(heading) * size * 0.02, size * 0.013)
  }
}

export const flowerHead = (
  { brush, random }: Scene,
  { bloom, leaf: green, plant }: BotanicalOptions,
  [x, y]: Point,
  size: number,
): void => {
  if (plant === 'thistle') {
    for (let ray = -13; ray <= 13; ray += 1) {
      const angle = -Math.PI / 2 + ray * 0.085
      line(brush, mix(bloom, lighter(bloom, 0.5), random.next() * 0.7), size * 0.035, [
        [x, y - size * 0.1],
        [x + Math.cos(angle) * size, y + Math.sin(angle) * size * random.between(0.85, 1.05)],
      ])
    }
    shape(brush, green, [
      [x - size * 0.36, y - size * 0.1],
      [x - size * 0.42, y + size * 0.22],
      [x, y + size * 0.5],
      [x + size * 0.42, y + size * 0.22],
      [x + size * 0.36, y - size * 0.1],
      [x, y - size * 0.2],
    ])
    for (let scale = 0; scale < 16; scale += 1)
      leaf(
        brush,
        darker(green, 0.2),
        x + ((scale % 5) - 2) * size * 0.15,
        y + Math.floor(scale / 5) * size * 0.13,
        -Math.PI / 2,
        size * 0.18,
        size * 0.06,
      )
  } else {
    for (let berry = 0; berry < 30; berry += 1) {
      const [bx, by] = [x + (random.next() + random.next() - 1) * size * 0.75, y + (random.next() + random.next() - 1) * size * 0.5]
      line(brush, fade(darker(green, 0.1), 0.8), 2, [
        [x, y + size * 0.34],
        [bx, by],
      ])
      disc(brush, mix(bloom, darker(bloom, 0.35), random.next()), bx, by, size * 0.11)
      disc(brush, lighter(bloom, 0.55), bx - size * 0.03, by - size * 0.035, size * 0.027)
    }
  }
}
