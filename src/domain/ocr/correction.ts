import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { optionalLine } from '../validation/rules.ts'
import type { Box, OcrWord } from './page.ts'

/** Code points of a corrected word. */
const MAX_WORD = 200

/** What a person may write for a word; blank: it is no word. */
export const wordProblems = (change: { readonly text?: string }): FieldProblems => problemsIn(change, { text: optionalLine(MAX_WORD) })

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const holds = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const meet = (one: Box, other: Box): boolean => holds(one, middleOf(other)) || holds(other, middleOf(one))

const byPlace = (one: OcrWord, other: OcrWord): number => one.line - other.line || one.box.x - other.box.x

/** The line of a new reading in whose height a box lies, or the next one below. */
const lineAt = (words: readonly OcrWord[], box: Box): number => {
  const middle = middleOf(box)
  const distance = ({ box: there }: OcrWord): number => Math.abs(middleOf(there).y - middle.y)
  const nearest = words.reduce<OcrWord | undefined>((best, word) => (best === undefined || distance(word) < distance(best) ? word : best), undefined)
  return nearest?.line ?? 0
}

/**
 * A page that was read anew, with what a person corrected on it before: that stays, at its place, and what was read there again gives way to it, however it was cut
 * into words this time.
 */
export const keepCorrections = (before: readonly OcrWord[], read: readonly OcrWord[]): readonly OcrWord[] => {
  const kept = before.filter(({ isCorrected }) => isCorrected)
  if (kept.length === 0) return read
  const others = read.filter(({ box }) => !kept.some((word) => meet(word.box, box)))
  const placed = kept.map((word) => ({ ...word, line: read.find(({ box }) => meet(word.box, box))?.line ?? lineAt(read, word.box) }))
  const ordered = new Map(read.map((word, at) => [word, at]))
  // What was read keeps its order in a line, which need not be from left to right.
  return [...others, ...placed].toSorted((one, other) => {
    const [first, second] = [ordered.get(one), ordered.get(other)]
    return first !== undefined && second !== undefined ? first - second : byPlace(one, other)
  })
}
