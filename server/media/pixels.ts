/** Pixels that are decoded at the most: beyond, the picture is refused before memory is taken. */
export const MOST_PIXELS = 50_000_000
