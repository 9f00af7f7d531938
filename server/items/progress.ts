/** Hears how much of something long is written. Throws where it is not wanted any more: then all of it is taken back. */
export type Progress = (done: number, total: number) => void

export const unreported: Progress = () => undefined

/** Rows that are written between two reports. */
export const PIECE = 500

/** Does something with many, a piece after the other. */
export const inPieces = async <Item>(
  all: readonly Item[],
  write: (piece: readonly Item[]) => Promise<void>,
  written: (count: number) => void = () => undefined,
  size = PIECE,
): Promise<void> => {
  for (let at = 0; at < all.length; at += size) {
    await write(all.slice(at, at + size))
    written(Math.min(at + size, all.length))
  }
}
