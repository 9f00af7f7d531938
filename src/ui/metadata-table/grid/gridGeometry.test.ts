import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsDrawn, HEAD_HEIGHT, pinnedWidth, placedColumns, ROW_HEIGHT, rowsDrawn, scrollFor, widthOf } from './gridGeometry.ts'

const columns = placedColumns(Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, width: 150, isPinned: at < 2, isHidden: false })))

it('columns stand one after the other', () => {
  expect(columns.slice(0, 3).map(({ left }) => left)).toEqual([0, 150, 300])
  expect([widthOf(columns), pinnedWidth(columns)]).toEqual([4500, 300])
})

it('what is drawn does not grow with the table', () => {
  const viewport = { top: 3_000_000, left: 2000, width: 1000, height: 800, speed: 'reading' } as const
  expect(rowsDrawn(viewport, 100_000).length).toBeLessThan(45)
  expect(columnsDrawn(viewport, columns).length).toBeLessThan(16)
  expect(rowsDrawn(viewport, 0)).toEqual([])
  expect(rowsDrawn({ ...viewport, speed: 'passing' }, 100_000).length).toBeLessThan(26)
})

it('columns that are left out take their room', () => {
  const [first, second, third, fourth] = columnsDrawn({ left: 2000, width: 1000 }, columns)
  expect([first?.gap, second?.gap, fourth?.gap]).toEqual([0, 0, 0])
  expect(third?.gap).toBe((third?.left ?? 0) - 300)
  expect(third?.gap).toBeGreaterThan(0)
})

it('a cell that is scrolled to is drawn and wholly in sight, under nothing', () => {
  const viewports = fc.record({ top: fc.nat(30_000), left: fc.nat(3_500), width: fc.integer({ min: 700, max: 1600 }), height: fc.integer({ min: 300, max: 900 }), speed: fc.constant('reading' as const) })
  fc.assert(
    fc.property(viewports, fc.nat(999), fc.integer({ min: 2, max: 29 }), (viewport, row, at) => {
      const [placed] = columns.slice(at)
      if (placed === undefined) throw new Error(`No column ${at}`)
      const next = { ...viewport, ...scrollFor(viewport, row, placed, pinnedWidth(columns)) }
      expect(rowsDrawn(next, 1000)).toContain(row)
      expect(columnsDrawn(next, columns).map(({ column }) => column)).toContain(placed.column)
      expect(row * ROW_HEIGHT).toBeGreaterThanOrEqual(next.top)
      expect((row + 1) * ROW_HEIGHT).toBeLessThanOrEqual(next.top + next.height - HEAD_HEIGHT)
      expect(placed.left - pinnedWidth(columns)).toBeGreaterThanOrEqual(next.left)
    }),
  )
})
