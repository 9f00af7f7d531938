import { compassRose } from '../paint/cartography.ts'
import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { writeNumber } from '../paint/digits.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif, Point, Scene } from '../paint/scene.ts'
import { box, curve, disc, glow, line, polygon, ring } from '../paint/strokes.ts'

export interface StarChartOptions {
  readonly palette: Palette
  readonly sky: string
  readonly gold: string
}

const spark = ({ brush }: Scene, colour: string, [x, y]: Point, size: number): void => {
  polygon(brush, colour, [
    [x, y - size],
    [x + size * 0.24, y - size * 0.24],
    [x + size, y],
    [x + size * 0.24, y + size * 0.24],
    [x, y + size],
    [x - size * 0.24, y + size * 0.24],
    [x - size, y],
    [x - size * 0.24, y - size * 0.24],
  ])
}

const constellation = (scene: Scene, from: Point, reach: number, gold: string, inside: (point: Point) => boolean): void => {
  const { brush, random } = scene
  const points: Point[] = [from]
  let heading = random.between(0, Math.PI * 2)
  for (let step = 0; step < random.whole(4, 7); step += 1) {
    const last = points.at(-1) ?? from
    heading += random.between(-1.1, 1.1)
    const next: Point = [
      last[0] + Math.cos(heading) * reach * random.between(0.6, 1.2),
      last[1] + Math.sin(heading) * reach * random.between(0.6, 1.2),
    ]
    if (inside(next)) points.push(next)
  }
  line(brush, fade(gold, 0.6), 1.8, points)
  const branch = points[2]
  if (branch !== undefined) {
    const end: Point = [branch[0] - Math.sin(heading) * reach * 0.8, branch[1] + Math.cos(heading) * reach * 0.8]
    if (inside(end)) {
      line(brush, fade(gold, 0.6), 1.8, [branch, end])
      points.push(end)
    }
  }
  for (const point of points) spark(scene, lighter(gold, 0.5), point, random.between(6, 14))
}

const dial = (scene: Scene, x: number, y: number, radius: number, { palette, sky, gold }: StarChartOptions): void => {
  const { brush, random } = scene
  const { ground, ink } = palette
  disc(brush, ink, x, y, radius * 1.015)
  disc(brush, lighter(ground, 0.3), x, y, radius)
  for (let tick = 0; tick < 180; tick += 1) {
    const angle = (tick / 180) * Math.PI * 2
    const inner = tick % 15 === 0 ? 0.92 : tick % 5 === 0 ? 0.945 : 0.96
    line(brush, ink, 1.5, [
      [x + Math.cos(angle) * radius * inner, y + Math.sin(angle) * radius * inner],
      [x + Math.cos(angle) * radius * 0.975, y + Math.sin(angle) * radius * 0.975],
    ])
  }
  brush.strokeStyle = ink
  brush.lineWidth = radius * 0.005
  for (let hour = 0; hour < 24; hour += 1) {
    const angle = (hour / 24) * Math.PI * 2 - Math.PI / 2
    writeNumber(brush, hour === 0 ? 24 : hour, x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9, radius * 0.036)
  }
  const edge = radius * 0.86
  brush.save()
  brush.beginPath()
  brush.arc(x, y, edge, 0, Math.PI * 2)
  brush.clip()
  box(brush, sky, x - edge, y - edge, edge * 2, edge * 2)
  glow(brush, lighter(sky, 0.25), x, y, edge, 0.8)
  const drift: Point[] = [
    [x - edge, y + edge * 0.4],
    [x - edge * 0.4, y + edge * 0.1],
    [x, y - edge * 0.14],
    [x + edge * 0.45, y - edge * 0.24],
    [x + edge, y - edge * 0.62],
  ]
  for (const [thick, opacity] of [
    [0.34, 0.07],
    [0.22, 0.08],
    [0.1, 0.1],
  ] as const)
    curve(brush, fade(mix(sky, '#ffffff', 0.75), opacity), radius * thick, drift)
  for (let index = 0; index < 520; index += 1) {
    const angle = random.between(0, Math.PI * 2)
    const away = Math.sqrt(random.next()) * edge
    disc(
      brush,
      fade('#ffffff', random.between(0.25, 0.95)),
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      random.next() ** 3 * radius * 0.006 + 0.7,
    )
  }
  for (const share of [0.25, 0.5, 0.75]) ring(brush, fade(gold, 0.4), x, y, edge * share, 1.3)
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2
    line(brush, fade(gold, 0.3), 1.2, [
      [x, y],
      [x + Math.cos(angle) * edge, y + Math.sin(angle) * edge],
    ])
  }
  brush.setLineDash([8, 7])
  ring(brush, fade(gold, 0.8), x + edge * 0.17, y + edge * 0.1, edge * 0.62, 1.8)
  brush.setLineDash([])
  const inside = ([left, top]: Point): boolean => Math.hypot(left - x, top - y) < edge * 0.95
  for (let index = 0; index < 13; index += 1) {
    const angle = (index / 13) * Math.PI * 2 + random.between(-0.2, 0.2)
    const away = edge * (index % 2 === 0 ? 0.66 : 0.34) * random.between(0.85, 1.15)
    constellation(scene, [x + Math.cos(angle) * away, y + Math.sin(angle) * away], edge * 0.14, gold, inside)
  }
  brush.restore()
  ring(brush, gold, x, y, edge, radius * 0.012)
}

export const starChart =
  (options: StarChartOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    const {
      palette: { ground, soft, deep, ink, accent },
    } = options
    box(brush, ground, 0, 0, width, height)
    dial(scene, width / 2, height / 2, Math.min(width, height) * 0.44, options)
    const corner = Math.min(width, height) * 0.1
    for (const [x, y] of [
      [corner, corner],
      [width - corner, corner],
      [corner, height - corner],
      [width - corner, height - corner],
    ] as const) {
      compassRose(brush, x, y, corner * 0.6, lighter(soft, 0.4), deep, accent)
    }
    brush.strokeStyle = darker(ink, 0.1)
    for (const [inset, weight] of [
      [14, 5],
      [26, 1.6],
    ] as const) {
      brush.lineWidth = weight
      brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
    }
  }
