import type { Brush, Point } from '../paint/scene.ts'
import { disc, polygon, shape } from '../paint/strokes.ts'
import type { SilhouetteOptions } from './silhouette.ts'

/** A profile facing right: the head is about one unit tall, with its middle at the origin. */
export const PROFILE: readonly Point[] = [
  [-0.78, 1.9],
  [-0.68, 1.2],
  [-0.56, 1],
  [-0.34, 0.84],
  [-0.19, 0.68],
  [-0.2, 0.5],
  [-0.32, 0.28],
  [-0.37, 0],
  [-0.3, -0.28],
  [-0.08, -0.45],
  [0.14, -0.43],
  [0.27, -0.28],
  [0.3, -0.12],
  [0.315, -0.03],
  [0.3, 0.03],
  [0.36, 0.12],
  [0.415, 0.19],
  [0.385, 0.225],
  [0.325, 0.235],
  [0.33, 0.265],
  [0.362, 0.295],
  [0.325, 0.322],
  [0.348, 0.36],
  [0.308, 0.395],
  [0.318, 0.46],
  [0.28, 0.535],
  [0.18, 0.55],
  [0.09, 0.58],
  [0.06, 0.7],
  [0.12, 0.84],
  [0.36, 1],
  [0.46, 1.2],
  [0.5, 1.9],
]

export const wearing = (brush: Brush, wear: SilhouetteOptions['wear'], ink: string, edge: string): void => {
  switch (wear) {
    case 'captain':
      shape(brush, ink, [
        [-0.42, -0.2],
        [-0.5, -0.42],
        [-0.2, -0.6],
        [0.2, -0.58],
        [0.34, -0.44],
        [0.3, -0.2],
        [0, -0.2],
      ])
      polygon(brush, ink, [
        [0.24, -0.27],
        [0.5, -0.15],
        [0.5, -0.12],
        [0.26, -0.17],
      ])
      polygon(brush, edge, [
        [-0.4, -0.27],
        [0.3, -0.29],
        [0.3, -0.265],
        [-0.4, -0.245],
      ])
      break
    case 'bun':
      disc(brush, ink, -0.42, -0.24, 0.19)
      shape(brush, ink, [
        [-0.4, 0.1],
        [-0.42, -0.2],
        [-0.2, -0.5],
        [0.1, -0.49],
        [0.29, -0.3],
        [0.1, -0.2],
        [-0.1, 0.1],
      ])
      polygon(brush, edge, [
        [-0.5, -0.1],
        [-0.27, -0.36],
        [-0.25, -0.34],
        [-0.48, -0.08],
      ])
      break
  }
}
