import { afterEach, describe, expect, it, vi } from 'vitest'
import { geometryOf } from './geometry.ts'

const screenOf = (innerWidth: number) => {
  vi.stubGlobal('window', { innerWidth })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
}
afterEach(() => vi.unstubAllGlobals())

describe('the columns of the grid', () => {
  it.each([
    [390, 2],
    [700, 3],
    [800, 4],
    [1100, 4],
    [1440, 6],
  ])('are those of a screen of %i pixels, however much of it the list has', (screen, columns) => {
    screenOf(screen)
    expect([geometryOf('grid', 'comfortable', screen).columns, geometryOf('grid', 'compact', screen / 2).columns]).toEqual([columns, columns])
  })

  it('are one where things stand in rows', () => {
    screenOf(1440)
    expect(geometryOf('list', 'comfortable', 1440).columns).toBe(1)
  })
})
