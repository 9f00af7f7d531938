/** Pixels at a text size of 16 px. */
export const ROW_HEIGHT = 46
export const CARD_HEIGHT = 68
export const HEAD_HEIGHT = 37
