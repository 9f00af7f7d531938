import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from './random.ts'

export type Brush = SKRSContext2D

export type Point = readonly [x: number, y: number]

/** What a motif paints on: the sheet in pixels, and the picture's own randomness. */
export interface Scene {
  readonly brush: Brush
  readonly width: number
  readonly height: number
  readonly random: Random
}

export type Motif = (scene: Scene) => void
