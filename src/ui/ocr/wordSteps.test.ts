import { describe, expect, it } from 'vitest'
import { isDoubtful, type OcrWord } from '../../domain/ocr/page.ts'
import { nextWord, stepFrom, wordBeside } from './wordSteps.ts'

const word = (text: string, line: number, x: number, confidence = 0.9): OcrWord => ({ text, line, confidence, box: { x, y: line / 10, width: 0.1, height: 0.05 }, isCorrected: false })

/** Two words, what is no word, and three below. */
const words = [word('Kjaere', 0, 0.1), word('Lund', 0, 0.5, 0.3), word('', 0, 0.7), word('Barken', 1, 0.1), word('Haabet', 1, 0.4), word('kom', 1, 0.8, 0.2)]

describe('keys among the words of a page', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 3],
    [3, 'ArrowLeft', 1],
    [0, 'ArrowLeft', undefined],
    [5, 'ArrowRight', undefined],
    [1, 'ArrowDown', 4],
    [5, 'ArrowUp', 1],
    [0, 'ArrowUp', undefined],
    [0, 'x', undefined],
  ])('from %i by %s to %s', (from, key, to) => {
    expect(wordBeside(words, from, key)).toBe(to)
  })

  it('lead over what is no word, and to what is in doubt, round and round', () => {
    expect([stepFrom(words, 1, 1), nextWord(words, 0, isDoubtful), nextWord(words, 1, isDoubtful), nextWord(words, 5, isDoubtful)]).toEqual([3, 1, 5, 1])
    expect(nextWord(words.slice(0, 1), 0, isDoubtful)).toBeUndefined()
  })
})
