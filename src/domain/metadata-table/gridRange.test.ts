import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, fittedRange, GRID_MOVES, gridMoveOf, isInArea, isSingle, moveAfterEdit, movedRange, placesIn, singleRange, sizeOf, wholeRange } from './gridRange.ts'

const SIZE = { rows: 50, columns: 4, pageRows: 20 }
const at = (row: number, column: number) => singleRange({ row, column })

describe('where the focus goes', () => {
  it.each([
    ['up', 3, 1, 2, 1],
    ['up', 0, 1, 0, 1],
    ['down', 49, 1, 49, 1],
    ['left', 3, 0, 3, 0],
    ['right', 3, 1, 3, 2],
    ['right', 3, 3, 3, 3],
    ['rowStart', 3, 2, 3, 0],
    ['rowEnd', 3, 2, 3, 3],
    ['gridStart', 3, 2, 0, 0],
    ['gridEnd', 3, 2, 49, 3],
    ['pageDown', 3, 2, 23, 2],
    ['pageDown', 40, 2, 49, 2],
    ['pageUp', 3, 2, 0, 2],
    ['next', 3, 3, 4, 0],
    ['next', 49, 3, 49, 3],
    ['previous', 3, 0, 2, 3],
    ['previous', 0, 0, 0, 0],
  ] as const)('%s from %i, %i: %i, %i', (move, row, column, toRow, toColumn) => {
    expect(movedRange(at(row, column), move, SIZE)).toEqual(at(toRow, toColumn))
  })

  it('extends from where it began, either way', () => {
    const extended = movedRange(movedRange(at(3, 1), 'down', SIZE, true), 'right', SIZE, true)
    expect(extended).toEqual({ anchor: { row: 3, column: 1 }, focus: { row: 4, column: 2 } })
    expect(areaOf(movedRange(at(3, 1), 'up', SIZE, true))).toEqual({ top: 2, left: 1, bottom: 3, right: 1 })
    expect(movedRange(extended, 'down', SIZE)).toEqual(at(5, 2))
  })

  it('never leaves the table, and only the anchor decides where a range begins', () => {
    const place = fc.record({ row: fc.nat(49), column: fc.nat(3) })
    fc.assert(
      fc.property(place, fc.array(fc.tuple(fc.constantFrom(...GRID_MOVES), fc.boolean()), { maxLength: 30 }), (start, moves) => {
        const end = moves.reduce((range, [move, isExtending]) => movedRange(range, move, SIZE, isExtending), singleRange(start))
        expect(isInArea({ top: 0, left: 0, bottom: 49, right: 3 }, end.focus)).toBe(true)
        expect(moves.every(([, isExtending]) => isExtending) ? end.anchor : start).toEqual(start)
        expect(placesIn(areaOf(end))).toHaveLength(sizeOf(areaOf(end)))
      }),
    )
  })

  it('an empty table has nowhere to go', () => {
    const none = { rows: 0, columns: 0, pageRows: 10 }
    expect(movedRange(at(0, 0), 'gridEnd', none)).toEqual(at(0, 0))
    expect(wholeRange(at(0, 0), none)).toEqual(at(0, 0))
  })
})

it('everything is marked, and what is gone is not', () => {
  const whole = wholeRange(at(3, 1), SIZE)
  expect(sizeOf(areaOf(whole))).toBe(200)
  expect(isSingle(whole)).toBe(false)
  expect(fittedRange(whole, { rows: 10, columns: 2, pageRows: 5 })).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 9, column: 1 } })
})

describe('what keys mean', () => {
  it.each([
    ['ArrowLeft', false, false, 'left', false],
    ['ArrowLeft', false, true, 'left', true],
    ['Home', false, false, 'rowStart', false],
    ['Home', true, false, 'gridStart', false],
    ['End', true, true, 'gridEnd', true],
    ['ArrowRight', true, false, 'rowEnd', false],
    ['PageDown', false, false, 'pageDown', false],
  ] as const)('%s (Ctrl %s, Shift %s)', (key, isCommand, isShift, move, isExtending) => {
    expect(gridMoveOf({ key, isCommand, isShift })).toEqual({ move, isExtending })
  })

  it('Tab leaves the table, letters are typed', () => {
    expect(gridMoveOf({ key: 'Tab', isCommand: false, isShift: false })).toBeUndefined()
    expect(gridMoveOf({ key: 'a', isCommand: false, isShift: false })).toBeUndefined()
  })

  it.each([
    ['Enter', false, 'down'],
    ['Enter', true, 'up'],
    ['Tab', false, 'next'],
    ['Tab', true, 'previous'],
    ['Escape', false, undefined],
  ] as const)('an editor is left by %s (Shift %s) to %s', (key, isShift, move) => {
    expect(moveAfterEdit({ key, isShift })).toBe(move)
  })
})
