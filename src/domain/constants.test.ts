import { expect, it } from 'vitest'
import * as constants from './constants.ts'

it('the constants are those of specification section 9', () => {
  expect({ ...constants }).toEqual({
    gridColumns: constants.gridColumns,
    BREAKPOINTS: { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1650 },
    GRID_SPANS: { xs: 6, sm: 4, md: 3, lg: 3, xl: 2 },
    GRID_TWELFTHS: 12,
    SPINNER_SIZE: 50,
    PATH_SEPARATOR: '/',
    FLAG: { on: '1', off: '0' },
    EDITED_MARKER: ':edited?',
    NOTIFICATION_DURATION: 5_000,
    UNEXPLAINED_NUMBER: 10_000_000,
  })
})

it.each([
  [0, 2],
  [639, 2],
  [640, 3],
  [767, 3],
  [768, 4],
  [1023, 4],
  [1024, 4],
  [1279, 4],
  [1280, 6],
  [1650, 6],
  [5000, 6],
])('%i pixels hold %i columns', (width, columns) => {
  expect(constants.gridColumns(width)).toBe(columns)
})
