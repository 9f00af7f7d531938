import { darker, fade, lighter } from '../paint/colour.ts'
import type { Brush, Motif, Scene } from '../paint/scene.ts'
import { box, curve, disc, glow, line, polygon, shape } from '../paint/strokes.ts'
import { scallop, spiralShell, starfish, turret, urchin } from './shells.ts'

export interface SpecimenOptions {
  readonly paper: string
  readonly ink: string
  readonly tints: readonly [string, ...string[]]
}

const fish = (brush: Brush, tint: string, ink: string): void => {
  polygon(brush, darker(tint, 0.18), [
    [-0.62, 0],
    [-0.98, -0.32],
    [-0.88, 0],
    [-0.98, 0.32],
  ])
  polygon(brush, darker(tint, 0.12), [
    [-0.12, -0.28],
    [0.1, -0.5],
    [0.34, -0.28],
  ])
  polygon(brush, darker(tint, 0.12), [
    [-0.2, 0.24],
    [-0.06, 0.42],
    [0.06, 0.26],
  ])
  shape(brush, tint, [
    [-0.72, 0],
    [-0.3, -0.25],
    [0.3, -0.33],
    [0.78, -0.16],
    [0.98, 0.03],
    [0.78, 0.18],
    [0.3, 0.31],
    [-0.3, 0.22],
  ])
  shape(brush, fade(lighter(tint, 0.7), 0.85), [
    [-0.66, 0.03],
    [-0.2, 0.05],
    [0.4, 0.08],
    [0.92, 0.08],
    [0.74, 0.18],
    [0.3, 0.3],
    [-0.3, 0.2],
  ])
  brush.strokeStyle = fade(ink, 0.3)
  brush.lineWidth = 0.011
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -7; column < 6; column += 1) {
      const [x, y] = [column * 0.1 + (row % 2) * 0.05, row * 0.072]
      if (Math.abs(y) > 0.26 - Math.abs(x) * 0.16) continue
      brush.beginPath()
      brush.arc(x, y, 0.045, -Math.PI / 2, Math.PI / 2)
      brush.stroke()
    }
  }
  curve(brush, fade(ink, 0.6), 0.018, [
    [0.66, -0.21],
    [0.58, 0.02],
    [0.66, 0.22],
  ])
  disc(brush, '#f4efdf', 0.78, -0.04, 0.062)
  disc(brush, ink, 0.785, -0.04, 0.038)
}

const plate = (scene: Scene, paper: string, ink: string): void => {
  const { brush, width, height } = scene
  box(brush, paper, 0, 0, width, height)
  brush.strokeStyle = fade(ink, 0.7)
  brush.lineWidth = 2.4
  brush.strokeRect(36, 36, width - 72, height - 72)
  for (let mark = 0; mark < 3; mark += 1)
    line(brush, fade(ink, 0.6), 2, [
      [width * 0.44 + mark * width * 0.045, height - 60],
      [width * 0.44 + (mark + 0.7) * width * 0.045, height - 60],
    ])
}

const arranged = (
  scene: Scene,
  columns: number,
  rows: number,
  drawing: (brush: Brush, index: number) => void,
  tilt: number,
  fill: number,
): void => {
  const { brush, width, height, random } = scene
  const [wide, tall] = [(width - 110) / columns, (height - 150) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [55 + ((index % columns) + 0.5) * wide, 58 + (Math.floor(index / columns) + 0.5) * tall]
    const size = Math.min(wide, tall) * fill * random.between(0.86, 1.04)
    brush.save()
    brush.translate(x + size * 0.08, y + size * 0.14)
    brush.scale(1, 0.5 * fill + 0.2)
    glow(brush, '#2a2018', 0, 0, size * 1.1, 0.3)
    brush.restore()
    brush.save()
    brush.translate(x, y)
    brush.rotate(random.between(-tilt, tilt))
    brush.scale(size, size)
    drawing(brush, index)
    brush.restore()
  }
}

const SHELLS = [spiralShell, scallop, turret, urchin, starfish] as const

export const shells =
  ({ paper, ink, tints }: SpecimenOptions): Motif =>
  scene => {
    plate(scene, paper, ink)
    const wide = scene.width > scene.height
    arranged(
      scene,
      wide ? 4 : 3,
      wide ? 3 : 4,
      (brush, index) => {
        const draw = SHELLS[(index * 2 + Math.floor(index / 3)) % SHELLS.length] ?? scallop
        draw(brush, tints[index % tints.length] ?? tints[0], ink)
      },
      0.5,
      0.43,
    )
  }

export const fishes =
  ({ paper, ink, tints }: SpecimenOptions): Motif =>
  scene => {
    plate(scene, paper, ink)
    arranged(
      scene,
      2,
      4,
      (brush, index) => {
        brush.scale(index % 3 === 0 ? 1.06 : 0.92, [0.72, 1, 0.86, 0.6][index % 4] ?? 1)
        fish(brush, tints[index % tints.length] ?? tints[0], ink)
      },
      0.06,
      scene.width > scene.height ? 0.98 : 0.86,
    )
  }
