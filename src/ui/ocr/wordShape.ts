import type { CSSProperties } from 'react'
import type { OcrPage, OcrWord } from '../../domain/ocr/page.ts'

/** The part of a word's height that its letters are drawn with, from the top of the tallest to the foot of the deepest. */
const LETTERS = 0.86
/** Pixels at which a word is measured. */
const MEASURED = 100

let pen: CanvasRenderingContext2D | null | undefined

/** How wide a text is at one pixel of height, in the type of the layer. */
const widthOf = (text: string): number => {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null || pen === undefined) return text.length / 2
  pen.font = `${MEASURED}px ${getComputedStyle(document.body).fontFamily}`
  return pen.measureText(text).width / MEASURED
}

/** Where a word stands on its page, in shares of it, and turned as it is there. */
export const placeOf = ({ box }: OcrWord, { angle }: Pick<OcrPage, 'angle'>): CSSProperties => ({
  left: `${box.x * 100}%`,
  top: `${box.y * 100}%`,
  width: `${box.width * 100}%`,
  height: `${box.height * 100}%`,
  ...(angle === 0 ? {} : { transform: `rotate(${angle}deg)` }),
})

/** The letters of a word as wide and as high as it is on its page, however far one zooms: what is selected covers what one sees. */
export const lettersOf = ({ box, text }: OcrWord, { width, height }: Pick<OcrPage, 'width' | 'height'>): CSSProperties => {
  const letters = box.height * LETTERS
  const natural = widthOf(text) * letters * height
  return { fontSize: `${letters * 100}cqh`, ...(natural > 0 && width > 0 ? { transform: `scaleX(${(box.width * width) / natural})` } : {}) }
}
