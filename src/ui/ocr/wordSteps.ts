import { linesOf, type OcrWord } from '../../domain/ocr/page.ts'

/** The next word after one, in the order of reading, that is so; from the end it begins anew. */
export const nextWord = (words: readonly OcrWord[], now: number, is: (word: OcrWord) => boolean): number | undefined => {
  const order = linesOf(words).flat()
  const at = order.indexOf(now)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find((index) => {
    const word = words[index]
    return word !== undefined && is(word)
  })
}

/** The word before or after one in the order of reading; none beyond the ends of the page. */
export const stepFrom = (words: readonly OcrWord[], now: number, by: 1 | -1): number | undefined => {
  const order = linesOf(words).flat()
  return order[order.indexOf(now) + by]
}

/** Where an arrow key leads from a word: along its line and on into the next, or to the nearest of the line above or below. */
export const wordBeside = (words: readonly OcrWord[], now: number, key: string): number | undefined => {
  if (key === 'ArrowRight') return stepFrom(words, now, 1)
  if (key === 'ArrowLeft') return stepFrom(words, now, -1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const lines = linesOf(words)
  const row = lines.findIndex((line) => line.includes(now))
  const middle = (index: number): number => {
    const box = words[index]?.box
    return box === undefined ? 0 : box.x + box.width / 2
  }
  const there = lines[row + (key === 'ArrowDown' ? 1 : -1)]
  return there?.reduce((best, index) => (Math.abs(middle(index) - middle(now)) < Math.abs(middle(best) - middle(now)) ? index : best))
}
