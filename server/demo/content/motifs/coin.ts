import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, disc, glow, line, ring } from '../paint/strokes.ts'
import { emblem, type Emblem } from './emblems.ts'

export interface CoinOptions {
  readonly metal: string
  readonly velvet: string
  readonly faces: readonly [Emblem, ...Emblem[]]
}

const coin = ({ brush, random }: Scene, x: number, y: number, radius: number, metal: string, face: Emblem): void => {
  for (let depth = 0; depth < 5; depth += 1) disc(brush, fade('#000000', 0.13), x + 3 + depth * 3.4, y + 6 + depth * 4, radius)
  const sheen = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
  for (const [stop, share] of [
    [0, 0.5],
    [0.3, 0.16],
    [0.5, 0.3],
    [0.7, -0.2],
    [1, -0.42],
  ] as const)
    sheen.addColorStop(stop, share > 0 ? lighter(metal, share) : darker(metal, -share))
  disc(brush, darker(metal, 0.4), x, y, radius)
  brush.fillStyle = sheen
  brush.beginPath()
  for (let step = 0; step <= 120; step += 1) {
    const angle = (step / 120) * Math.PI * 2
    const reach = radius * (0.985 + random.between(-0.006, 0.003))
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  brush.fill()
  ring(brush, darker(metal, 0.36), x, y, radius * 0.93, radius * 0.012)
  for (let bead = 0; bead < 84; bead += 1) {
    const angle = (bead / 84) * Math.PI * 2
    const [left, top] = [x + Math.cos(angle) * radius * 0.885, y + Math.sin(angle) * radius * 0.885]
    disc(brush, darker(metal, 0.42), left + 1.5, top + 1.5, radius * 0.02)
    disc(brush, lighter(metal, 0.45), left, top, radius * 0.019)
  }
  ring(brush, fade(darker(metal, 0.4), 0.7), x, y, radius * 0.74, radius * 0.009)
  for (let mark = 0; mark < 26; mark += 1) {
    const angle = (mark / 26) * Math.PI * 2
    brush.save()
    brush.translate(x + Math.cos(angle) * radius * 0.805, y + Math.sin(angle) * radius * 0.805)
    brush.rotate(angle + Math.PI / 2)
    const tone = darker(metal, 0.52)
    const size = radius * 0.036
    if (mark % 13 === 0) disc(brush, tone, 0, 0, size * 0.6)
    else {
      line(brush, tone, radius * 0.013, [
        [-size * 0.6, size],
        [-size * 0.6, -size],
      ])
      line(
        brush,
        tone,
        radius * 0.013,
        random.pick([
          [
            [-size * 0.6, -size],
            [size * 0.6, size],
            [size * 0.6, -size],
          ],
          [
            [-size * 0.6, -size],
            [size * 0.5, -size * 0.5],
            [-size * 0.6, 0],
            [size * 0.6, size],
          ],
          [
            [-size * 0.6, size],
            [size * 0.6, size],
          ],
          [
            [-size * 0.6, 0],
            [size * 0.6, 0],
            [size * 0.6, size],
            [size * 0.6, -size],
          ],
        ]),
      )
    }
    brush.restore()
  }
  for (const [shift, colour] of [
    [0.012, darker(metal, 0.55)],
    [-0.01, lighter(metal, 0.62)],
    [0, mix(metal, lighter(metal, 0.4), 0.35)],
  ] as const) {
    brush.save()
    brush.translate(x + radius * shift, y + radius * shift)
    brush.scale(radius * 0.98, radius * 0.98)
    emblem(brush, face, colour)
    brush.restore()
  }
  for (let nick = 0; nick < 30; nick += 1) {
    const angle = random.between(0, Math.PI * 2)
    const away = random.between(0, radius * 0.9)
    disc(
      brush,
      fade(darker(metal, 0.7), random.between(0.05, 0.2)),
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      random.between(1, radius * 0.03),
    )
  }
}

/** Struck metal on velvet; two faces side by side or a group in rows. */
export const coins =
  ({ metal, velvet, faces }: CoinOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    box(brush, velvet, 0, 0, width, height)
    glow(brush, lighter(velvet, 0.3), width * 0.4, height * 0.34, Math.max(width, height) * 0.7, 0.8)
    const columns = faces.length <= 3 ? faces.length : Math.ceil(faces.length / 2)
    const rows = Math.ceil(faces.length / columns)
    const radius = Math.min((width / columns) * 0.42, (height / rows) * 0.42)
    faces.forEach((face, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const tone = faces.length > 3 && index % 3 === 1 ? mix(metal, '#a5653c', 0.5) : metal
      coin(
        scene,
        (width * (column + 0.5)) / columns,
        (height * (row + 0.5)) / rows,
        radius * (faces.length > 3 ? scene.random.between(0.84, 1) : 1),
        tone,
        face,
      )
    })
  }
