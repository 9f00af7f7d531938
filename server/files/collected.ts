/** What comes, as one; undefined, and no more of it, once it is more than `most` bytes. */
export const collected = async (pieces: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> => {
  const taken: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > most) return undefined
    taken.push(piece)
  }
  return Buffer.concat(taken)
}
