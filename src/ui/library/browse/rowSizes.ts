/** Pixels at a text size of 16 px, by how dense the lists are. */
export const ROW_HEIGHT = { comfortable: 46, compact: 36 } as const
export const CARD_HEIGHT = { comfortable: 68, compact: 56 } as const
export const HEAD_HEIGHT = 37
