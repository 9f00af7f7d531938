import { SAME_PERSON } from './faces.ts'

/**
 * Of a descriptor’s numbers, those of more than a hundredth of the greatest: so much of a face was seen. Photographs have 460 to 680, down to a third of their size,
 * mirrored and in the dark; blurred and tiny ones, drawings and masks have 120 to 450, and are all alike (0.7 to 0.98).
 */
const SEEN_FROM = 3
const LEAST_SEEN = 400
const WELL_SEEN = 520
/** Pixels of the longer side: in fewer, people are alike (0.4 to 0.7 with themselves). */
const LEAST_PIXELS = 40
/** How sure it is that it is a face. */
const SURE = 0.5
/** Where little of a face was seen. */
const DOUBTFUL = 0.8

interface Quality {
  readonly descriptor: Uint8Array
  /** From 0 to 1. */
  readonly confidence: number
  /** Of the longer side. */
  readonly pixels: number
}

/** How alike another face must be at the least to be taken for the same person’s; null: none is, as too little of it was seen. */
export const joinsFrom = ({ descriptor, confidence, pixels }: Quality): number | null => {
  const seen = descriptor.reduce((count, number) => (number >= SEEN_FROM ? count + 1 : count), 0)
  if (seen < LEAST_SEEN) return null
  return seen < WELL_SEEN || confidence < SURE || pixels < LEAST_PIXELS ? DOUBTFUL : SAME_PERSON
}
