import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif } from '../paint/scene.ts'
import { box, disc, shape, traceCurve } from '../paint/strokes.ts'
import { PROFILE, wearing } from './silhouetteProfile.ts'

export interface SilhouetteOptions {
  readonly palette: Palette
  readonly wear: 'captain' | 'bun'
  readonly beard?: boolean
  readonly facing?: 'left' | 'right'
  readonly wall: string
}

/** A cut-paper portrait in an oval mount, framed, on a papered wall. */
export const silhouette =
  ({ palette, wear, beard = false, facing = 'right', wall }: SilhouetteOptions): Motif =>
  ({ brush, width, height, random }) => {
    const { ground, soft, deep, ink } = palette
    const accent = '#b8893f'
    box(brush, wall, 0, 0, width, height)
    const gap = width / 13
    for (let row = 0; row < height / gap + 1; row += 1) {
      for (let column = 0; column < 15; column += 1) {
        const x = (column + (row % 2) / 2) * gap
        const tint = fade(lighter(wall, 0.35), 0.35)
        for (let petal = 0; petal < 4; petal += 1)
          disc(brush, tint, x + Math.cos(petal * 1.571) * gap * 0.13, row * gap + Math.sin(petal * 1.571) * gap * 0.13, gap * 0.085)
      }
    }
    const [x, y] = [width / 2, height / 2]
    const frame = Math.min(width * 0.4, height * 0.34)
    const oval = (colour: string, scale: number, shift = 0): void => {
      brush.fillStyle = colour
      brush.beginPath()
      brush.ellipse(x + shift, y + shift, frame * scale, frame * scale * 1.25, 0, 0, Math.PI * 2)
      brush.fill()
    }
    for (let depth = 0; depth < 5; depth += 1) oval(fade('#000000', 0.09), 1.1, depth * 5 + 4)
    const gilt = brush.createLinearGradient(x - frame, y - frame, x + frame, y + frame)
    for (const [stop, colour] of [
      [0, lighter(accent, 0.45)],
      [0.35, accent],
      [0.6, darker(accent, 0.35)],
      [0.8, lighter(accent, 0.25)],
      [1, darker(accent, 0.5)],
    ] as const)
      gilt.addColorStop(stop, colour)
    brush.fillStyle = gilt
    brush.beginPath()
    brush.ellipse(x, y, frame * 1.12, frame * 1.37, 0, 0, Math.PI * 2)
    brush.fill()
    oval(darker(accent, 0.55), 1.01)
    oval(lighter(ground, 0.3), 0.98)
    for (let bead = 0; bead < 90; bead += 1) {
      const angle = (bead / 90) * Math.PI * 2
      disc(brush, lighter(accent, 0.4), x + Math.cos(angle) * frame * 1.055, y + Math.sin(angle) * frame * 1.3, frame * 0.016)
    }
    brush.save()
    brush.beginPath()
    brush.ellipse(x, y, frame * 0.93, frame * 1.165, 0, 0, Math.PI * 2)
    brush.clip()
    box(brush, mix(ground, soft, 0.35), x - frame, y - frame * 1.3, frame * 2, frame * 2.6)
    for (let fleck = 0; fleck < 70; fleck += 1)
      disc(brush, fade(deep, 0.08), x + random.between(-1, 1) * frame, y + random.between(-1.2, 1.2) * frame, random.between(2, 9))
    brush.translate(x + (facing === 'right' ? 0.02 : -0.02) * frame, y - frame * 0.18)
    const scale = frame * 0.98
    brush.scale(facing === 'right' ? scale : -scale, scale)
    brush.fillStyle = ink
    brush.beginPath()
    traceCurve(brush, PROFILE)
    brush.closePath()
    brush.fill()
    if (beard)
      shape(brush, ink, [
        [0.02, 0.2],
        [0.3, 0.25],
        [0.36, 0.42],
        [0.34, 0.66],
        [0.2, 0.78],
        [0.04, 0.6],
      ])
    wearing(brush, wear, ink, fade(lighter(ink, 0.4), 0.9))
    shape(brush, fade(lighter(ink, 0.3), 0.9), [
      [-0.24, 0.72],
      [0.08, 0.72],
      [0.2, 0.9],
      [0.16, 1],
      [-0.1, 0.86],
    ])
    brush.restore()
  }
