import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from './names.ts'
import { distinctPaths, zipName } from './zip.ts'

describe('the name of a zip', () => {
  it.each([
    [['Harbour'], 'Harbour.zip'],
    [['  Harbour  '], 'Harbour.zip'],
    [['a.jpg'], 'a.jpg.zip'],
    [['a', 'b'], 'Vitrine.zip'],
    [[], 'Vitrine.zip'],
  ])('of %j is %s', (names, name) => {
    expect(zipName(names, 'Vitrine')).toBe(name)
  })
})

describe('the paths in a zip', () => {
  it.each([
    [['a.jpg', 'b.jpg'], ['a.jpg', 'b.jpg']],
    [['a.jpg', 'A.JPG', 'a.jpg'], ['a.jpg', 'A (2).JPG', 'a (3).jpg']],
    [['a.jpg', 'a (2).jpg', 'a.jpg'], ['a.jpg', 'a (2).jpg', 'a (3).jpg']],
    [['x.y/a', 'x.y/a'], ['x.y/a', 'x.y/a (2)']],
    [['x/a.jpg', 'y/a.jpg'], ['x/a.jpg', 'y/a.jpg']],
  ])('%j become %j', (paths, distinct) => {
    expect(distinctPaths(paths)).toEqual(distinct)
  })

  it('are as many as before, and no two are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'b/a', 'b/A', 'b', 'a.x', 'a.X', 'a (2).x')), (paths) => {
        const keys = distinctPaths(paths).map(nameKey)
        expect([keys.length, new Set(keys).size]).toEqual([paths.length, paths.length])
      }),
    )
  })
})
