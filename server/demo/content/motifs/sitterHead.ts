import { darker, fade } from '../paint/colour.ts'
import type { Brush } from '../paint/scene.ts'
import { disc, line, shape } from '../paint/strokes.ts'
import type { Sitter } from './portrait.ts'

export const head = (brush: Brush, { skin, hair, style, beard }: Sitter): void => {
  if (style === 'bun') disc(brush, darker(hair, 0.12), 0, -1.12, 0.42)
  if (style === 'long')
    shape(brush, darker(hair, 0.15), [
      [-0.8, -0.6],
      [-0.98, 0.5],
      [-0.86, 1.5],
      [-0.4, 1.3],
      [0.4, 1.3],
      [0.86, 1.5],
      [0.98, 0.5],
      [0.8, -0.6],
      [0, -1.15],
    ])
  for (const side of [-1, 1]) disc(brush, darker(skin, 0.12), side * 0.76, 0.08, 0.15)
  shape(brush, skin, [
    [-0.76, -0.35],
    [-0.74, 0.35],
    [-0.42, 0.86],
    [0, 1.04],
    [0.42, 0.86],
    [0.74, 0.35],
    [0.76, -0.35],
    [0.45, -0.9],
    [0, -1.02],
    [-0.45, -0.9],
  ])
  shape(brush, fade(darker(skin, 0.45), 0.32), [
    [0.14, -0.9],
    [0.05, -0.1],
    [0.17, 0.26],
    [0.05, 0.32],
    [0.1, 0.98],
    [0.42, 0.86],
    [0.74, 0.35],
    [0.76, -0.35],
    [0.45, -0.9],
  ])
  for (const side of [-1, 1]) {
    line(brush, fade(darker(hair, 0.2), 0.85), 0.06, [
      [side * 0.5, -0.2],
      [side * 0.33, -0.26],
      [side * 0.18, -0.21],
    ])
    line(brush, darker(skin, 0.72), 0.05, [
      [side * 0.42, 0],
      [side * 0.32, 0.03],
      [side * 0.23, 0.01],
    ])
    disc(brush, fade('#c0604e', 0.16), side * 0.43, 0.3, 0.2)
  }
  line(brush, fade(darker(skin, 0.6), 0.8), 0.045, [
    [-0.16, 0.6],
    [0, 0.62],
    [0.16, 0.59],
  ])
  if (beard === 'full')
    shape(brush, hair, [
      [-0.77, 0.05],
      [-0.76, 0.6],
      [-0.42, 1.22],
      [0, 1.42],
      [0.42, 1.22],
      [0.76, 0.6],
      [0.77, 0.05],
      [0.55, 0.42],
      [0.2, 0.46],
      [0, 0.42],
      [-0.2, 0.46],
      [-0.55, 0.42],
    ])
  if (beard === 'full')
    line(brush, darker(skin, 0.55), 0.05, [
      [-0.14, 0.64],
      [0, 0.66],
      [0.14, 0.64],
    ])
  if (beard === 'moustache')
    shape(brush, hair, [
      [-0.48, 0.56],
      [-0.22, 0.4],
      [0, 0.42],
      [0.22, 0.4],
      [0.48, 0.56],
      [0.2, 0.55],
      [0, 0.51],
      [-0.2, 0.55],
    ])
  if (beard === 'whiskers')
    for (const side of [-1, 1])
      shape(brush, hair, [
        [side * 0.8, -0.4],
        [side * 0.84, 0.4],
        [side * 0.6, 0.8],
        [side * 0.5, 0.5],
        [side * 0.66, 0.1],
      ])
  if (style === 'parted' || style === 'long')
    shape(brush, hair, [
      [-0.8, 0.02],
      [-0.86, -0.6],
      [-0.4, -1.16],
      [0.3, -1.2],
      [0.82, -0.7],
      [0.8, 0.02],
      [0.68, -0.4],
      [0.3, -0.68],
      [-0.22, -0.72],
      [-0.62, -0.42],
    ])
  if (style === 'bun')
    shape(brush, hair, [
      [-0.78, 0.1],
      [-0.84, -0.6],
      [-0.4, -1.1],
      [0.4, -1.1],
      [0.84, -0.6],
      [0.78, 0.1],
      [0.6, -0.4],
      [0, -0.76],
      [-0.6, -0.4],
    ])
}
