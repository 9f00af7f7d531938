import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Brush } from '../paint/scene.ts'
import { disc, line, polygon, shape } from '../paint/strokes.ts'
import type { Sitter } from './portrait.ts'

/** Units: the head's half height is 1, the origin is the middle of the face. */
export const clothes = (brush: Brush, { coat, collar, skin }: Sitter, accent: string): void => {
  shape(brush, mix(skin, darker(skin, 0.5), 0.45), [
    [-0.34, 0.6],
    [0.34, 0.6],
    [0.4, 1.5],
    [0, 1.75],
    [-0.4, 1.5],
  ])
  shape(brush, coat, [
    [-0.4, 1.22],
    [-1.3, 1.55],
    [-1.8, 2.3],
    [-1.95, 4.4],
    [1.95, 4.4],
    [1.8, 2.3],
    [1.3, 1.55],
    [0.4, 1.22],
    [0, 1.62],
  ])
  shape(brush, darker(coat, 0.22), [
    [0.5, 1.26],
    [1.3, 1.55],
    [1.8, 2.3],
    [1.95, 4.4],
    [0.9, 4.4],
    [0.9, 2.3],
  ])
  switch (collar) {
    case 'lapels':
      polygon(brush, '#f6f1e6', [
        [-0.42, 1.1],
        [0.42, 1.1],
        [0.3, 2.1],
        [0, 2.9],
        [-0.3, 2.1],
      ])
      polygon(brush, accent, [
        [-0.3, 1.3],
        [0.3, 1.3],
        [0.12, 1.55],
        [0.26, 2.2],
        [0, 2.4],
        [-0.26, 2.2],
        [-0.12, 1.55],
      ])
      polygon(brush, lighter(coat, 0.12), [
        [-0.5, 1.1],
        [-0.95, 1.5],
        [-0.62, 2],
        [-0.78, 2.15],
        [0, 3.1],
        [-0.34, 1.9],
      ])
      polygon(brush, lighter(coat, 0.06), [
        [0.5, 1.1],
        [0.95, 1.5],
        [0.62, 2],
        [0.78, 2.15],
        [0, 3.1],
        [0.34, 1.9],
      ])
      for (const y of [3.25, 3.65, 4.05]) for (const x of [-0.22, 0.3]) disc(brush, '#d9b25f', x, y, 0.075)
      break
    case 'lace':
      for (let ruff = 0; ruff < 15; ruff += 1) {
        const turn = ((ruff + 0.5) / 15) * Math.PI
        disc(brush, ruff % 2 === 0 ? '#f7f3ea' : '#e9e2d4', Math.cos(turn) * 0.72, 1.2 + Math.sin(turn) * 0.46, 0.2)
      }
      disc(brush, accent, 0, 1.76, 0.15)
      disc(brush, lighter(accent, 0.5), -0.04, 1.72, 0.05)
      break
    case 'jersey':
      shape(brush, lighter(coat, 0.1), [
        [-0.5, 0.95],
        [0.5, 0.95],
        [0.6, 1.45],
        [0, 1.72],
        [-0.6, 1.45],
      ])
      for (let rib = -5; rib <= 5; rib += 1)
        line(brush, fade('#000000', 0.16), 0.03, [
          [rib * 0.095, 1],
          [rib * 0.108, 1.6 - Math.abs(rib) * 0.03],
        ])
      for (let row = 0; row < 4; row += 1)
        for (let stitch = -9; stitch <= 9; stitch += 1)
          disc(brush, fade('#f6f1e6', 0.5), stitch * 0.19 + (row % 2) * 0.095, 2.2 + row * 0.16, 0.036)
      break
    case 'shawl':
      shape(brush, accent, [
        [-0.5, 1.05],
        [-1.4, 1.5],
        [-1.7, 2.3],
        [-0.4, 2.9],
        [0.1, 3.3],
        [0.9, 2.6],
        [1.6, 2.2],
        [1.3, 1.5],
        [0.5, 1.05],
        [0, 1.7],
      ])
      for (let stripe = 0; stripe < 4; stripe += 1)
        line(brush, fade('#fbf5e8', 0.4), 0.05, [
          [-1.5 + stripe * 0.12, 1.7 + stripe * 0.2],
          [-0.1, 2.55 + stripe * 0.16],
          [1.4 - stripe * 0.12, 1.7 + stripe * 0.2],
        ])
  }
}
