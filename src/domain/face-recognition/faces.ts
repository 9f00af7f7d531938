import type { Area } from '../persons/area.ts'

/** Groups or faces that are named, ignored or put together at once. */
export const MOST_AT_ONCE = 500

/** Faces that are named at once; of larger groups the surest, and the rest with the next call. */
export const MOST_NAMED = 2_000

/** Groups that new faces are compared with, the biggest first: sixty megabytes of numbers. */
export const MOST_GROUPS = 16_384

/** New faces that are put beside others at once; the rest with the next job. */
export const MOST_PLACED = 5_000

/** Faces of one picture that are kept, the surest first: a school year fits. */
export const MOST_FACES = 200

/** A face as it is found in a picture. */
export interface DetectedFace {
  /** Shares of the sides of the picture as it is seen. */
  readonly area: Area
  /** From 0 to 1. */
  readonly confidence: number
  /** What makes it this person's (src/domain/face-recognition/descriptor.ts). */
  readonly descriptor: Uint8Array
  /** How alike another one must be to be taken for the same person's (src/domain/face-recognition/quality.ts). */
  readonly joinsFrom: number | null
}

/** How alike two faces are at the least (cosine of their descriptors) that are taken for one person's. Faces of different people of one photograph reach 0.65. */
export const SAME_PERSON = 0.68

/** How sure a suggestion is, from 0 to 1: half at the threshold, as good as certain for what is nearly the same picture. */
export const confidenceOf = (likeness: number): number => {
  const share = (likeness - SAME_PERSON) / (1 - SAME_PERSON)
  return Math.round(share < 0 ? 0 : Math.min(0.98, 0.5 + share * 0.7) * 100) / 100
}
