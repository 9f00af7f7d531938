/** Pixels at a text size of 16 px, by how dense the lists are. */
export const ROW_HEIGHT = { comfortable: 46, compact: 36 } as const
export const CARD_HEIGHT = { comfortable: 60, compact: 56 } as const
export const HEAD_HEIGHT = 37

/** The text below a picture, in rem: it grows with the browser's own text size. Where it is dense, the name alone. */
export const CAPTION_REM = { comfortable: 2.9375, compact: 1.8125 } as const

/** Pixels between the tiles of the grid. */
export const COLUMN_GAP = { comfortable: 14, compact: 10 } as const
export const ROW_GAP = { comfortable: 18, compact: 10 } as const

/** Folders shown before the rest is asked for. */
export const FOLDERS_SHOWN = 24
