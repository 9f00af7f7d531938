import { darker } from '../paint/colour.ts'
import type { Brush } from '../paint/scene.ts'
import { disc, line, polygon, shape } from '../paint/strokes.ts'
import type { Sitter } from './portrait.ts'

export const headgear = (brush: Brush, hat: Sitter['hat'], coat: string): void => {
  const felt = darker(coat, 0.4)
  if (hat === 'captain') {
    shape(brush, '#f0ece2', [
      [-0.95, -0.7],
      [-1.16, -1.15],
      [-0.5, -1.5],
      [0.5, -1.5],
      [1.16, -1.15],
      [0.95, -0.7],
      [0, -0.6],
    ])
    polygon(brush, felt, [
      [-0.9, -0.86],
      [0.9, -0.86],
      [0.86, -0.52],
      [-0.86, -0.52],
    ])
    shape(brush, darker(felt, 0.5), [
      [-0.84, -0.56],
      [0, -0.46],
      [0.84, -0.56],
      [0.5, -0.32],
      [0, -0.26],
      [-0.5, -0.32],
    ])
    disc(brush, '#d9b25f', 0, -0.72, 0.13)
    line(brush, '#d9b25f', 0.05, [
      [-0.84, -0.58],
      [0, -0.5],
      [0.84, -0.58],
    ])
  }
  if (hat === 'souwester') {
    shape(brush, '#d8a338', [
      [-0.8, -0.5],
      [-0.7, -1.2],
      [0, -1.46],
      [0.7, -1.2],
      [0.8, -0.5],
      [0, -0.6],
    ])
    shape(brush, '#b9852a', [
      [-1.3, -0.2],
      [-0.8, -0.66],
      [0, -0.78],
      [0.8, -0.66],
      [1.3, -0.2],
      [0.7, -0.42],
      [0, -0.48],
      [-0.7, -0.42],
    ])
  }
}
