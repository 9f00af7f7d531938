/** Where two texts differ: what is the same before it, what is gone, what is new, and what is the same behind it. */
interface TextDifference {
  readonly start: string
  readonly removed: string
  readonly added: string
  readonly end: string
}

/** Words, and what stands between them. */
const piecesOf = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? []

const sameUntil = (one: readonly string[], other: readonly string[]): number => {
  const different = one.findIndex((piece, at) => piece !== other[at])
  return different < 0 ? one.length : different
}

/** The one part by which two texts differ, at the edges of words. */
export const textDifference = (before: string, after: string): TextDifference => {
  const [was, is] = [piecesOf(before), piecesOf(after)]
  const start = sameUntil(was, is)
  const [oldRest, newRest] = [was.slice(start), is.slice(start)]
  const end = Math.min(sameUntil(oldRest.toReversed(), newRest.toReversed()), newRest.length)
  return {
    start: was.slice(0, start).join(''),
    removed: oldRest.slice(0, oldRest.length - end).join(''),
    added: newRest.slice(0, newRest.length - end).join(''),
    end: oldRest.slice(oldRest.length - end).join(''),
  }
}
