import { describe, expect, it } from 'vitest'
import { filledBelow, filledDown, pasted } from './blockPlan.ts'

const SIZE = { rows: 5, columns: 3 }
const cell = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column })
const texts = (block: readonly (readonly string[])[], marked: Parameters<typeof pasted>[1]) => pasted(block, marked, SIZE).texts.map(({ place, text }) => `${place.row},${place.column} ${text}`)

describe('a pasted block', () => {
  it('goes from the upper left corner of what is marked', () => {
    expect(texts([['a', 'b'], ['c', 'd']], cell(1, 1))).toEqual(['1,1 a', '1,2 b', '2,1 c', '2,2 d'])
  })
  it('is cut off at the edges', () => {
    expect(texts([['a', 'b'], ['c', 'd']], cell(4, 2))).toEqual(['4,2 a'])
  })
  it('tells how much that says something is cut off', () => {
    const cut = (block: readonly (readonly string[])[], row: number, column: number) => {
      const { cutRows, cutColumns } = pasted(block, cell(row, column), SIZE)
      return [cutRows, cutColumns]
    }
    expect(cut([['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i']], 3, 1)).toEqual([1, 1])
    expect(cut([['a', 'b', ''], ['c', '', ' '], ['', '', '']], 3, 1)).toEqual([0, 0])
    expect(cut([['a', 'b', 'c']], 4, 0)).toEqual([0, 0])
  })
  it('fills what is marked where that is a whole number of times as large', () => {
    expect(texts([['a']], { top: 0, left: 0, bottom: 1, right: 1 })).toEqual(['0,0 a', '0,1 a', '1,0 a', '1,1 a'])
    expect(texts([['a', 'b']], { top: 0, left: 0, bottom: 1, right: 1 })).toEqual(['0,0 a', '0,1 b', '1,0 a', '1,1 b'])
  })
  it('goes once where it does not fit evenly', () => {
    expect(texts([['a'], ['b']], { top: 0, left: 0, bottom: 2, right: 0 })).toEqual(['0,0 a', '1,0 b'])
  })
  it('of nothing is nothing', () => {
    expect(texts([], cell(0, 0))).toEqual([])
  })
})

describe('filling down', () => {
  it('takes the first row of what is marked', () => {
    expect(filledDown({ top: 1, left: 0, bottom: 3, right: 1 }).map(({ from, to }) => [from.row, to.row, to.column])).toEqual([[1, 2, 0], [1, 2, 1], [1, 3, 0], [1, 3, 1]])
  })
  it('of one row takes the row above', () => {
    expect(filledDown(cell(2, 1))).toEqual([{ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } }])
    expect(filledDown(cell(0, 1))).toEqual([])
  })
})

describe('filling on below', () => {
  it('repeats what is marked', () => {
    const rows = filledBelow({ top: 1, left: 2, bottom: 2, right: 2 }, 5).map(({ from, to }) => [from.row, to.row])
    expect(rows).toEqual([[1, 3], [2, 4], [1, 5]])
  })
  it('up to where it ends already fills nothing', () => {
    expect(filledBelow({ top: 1, left: 2, bottom: 2, right: 2 }, 2)).toEqual([])
  })
})
