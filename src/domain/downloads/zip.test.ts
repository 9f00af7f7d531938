import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey, portableName } from '../naming/names.ts'
import { unpackedPaths, zipLeft, zipName } from './zip.ts'

describe('the name of a zip', () => {
  it.each([
    [['Harbour'], 'Harbour.zip'],
    [['  Harbour  '], 'Harbour.zip'],
    [['a.jpg'], 'a.jpg.zip'],
    [['a', 'b'], 'Vitrine.zip'],
    [[], 'Vitrine.zip'],
    [['Who was she?'], 'Who was she_.zip'],
    [['Con'], '_Con.zip'],
  ])('of %j is %s', (names, name) => {
    expect(zipName(names, 'Vitrine')).toBe(name)
  })
})

it('the time of a zip is over at its end, and not less than over', () => {
  const expiresAt = '2026-11-27T12:00:00Z'
  expect([-60_000, 0, 60_000].map((after) => zipLeft({ expiresAt }, Date.parse(expiresAt) + after))).toEqual([60_000, 0, 0])
})

const file = (path: string) => ({ path, isFolder: false })
const folder = (path: string) => ({ path, isFolder: true })

describe('the paths in a zip', () => {
  it.each([
    [['a.jpg', 'b.jpg'], ['a.jpg', 'b.jpg']],
    [['a.jpg', 'A.JPG', 'a.jpg'], ['a.jpg', 'A (2).JPG', 'a (3).jpg']],
    [['a.jpg', 'a (2).jpg', 'a.jpg'], ['a.jpg', 'a (2).jpg', 'a (3).jpg']],
    [['x.y/a', 'x.y/a'], ['x.y/a', 'x.y/a (2)']],
    [['x/a.jpg', 'y/a.jpg'], ['x/a.jpg', 'y/a.jpg']],
    [['con/nul.txt', 'Who?/a:b.txt'], ['_con/_nul.txt', 'Who_/a_b.txt']],
    [['Who?.txt', 'Who_.txt', 'Who*.txt'], ['Who_.txt', 'Who_ (2).txt', 'Who_ (3).txt']],
    [['x?/a.txt', 'x*/a.txt', 'x?/b.txt'], ['x_/a.txt', 'x_ (2)/a.txt', 'x_/b.txt']],
    [['X/a.jpg', 'x/A.jpg'], ['X/a.jpg', 'X/A (2).jpg']],
  ])('%j become %j', (paths, unpacked) => {
    expect(unpackedPaths(paths.map(file))).toEqual(unpacked)
  })

  it('keep folders, with a slash, and give a file another name than a folder beside it', () => {
    expect(unpackedPaths([file('top/a.jpg'), folder('top'), folder('top/a.jpg'), folder('top/v1.')])).toEqual(['top/a (2).jpg', 'top/', 'top/a.jpg/', 'top/v1/'])
  })

  it('are as many as before, all legal on Windows, and no two are the same', () => {
    const path = fc.constantFrom('a', 'A', 'a (2)', 'b/a', 'b/A', 'b', 'a.x', 'a.X', 'a (2).x', 'a?', 'a*', 'con', 'b./a', 'b /a', '_con', 'aux.x', 'b./con.')
    fc.assert(
      fc.property(fc.array(path), (paths) => {
        const unpacked = unpackedPaths(paths.map(file))
        expect([unpacked.length, new Set(unpacked.map(nameKey)).size]).toEqual([paths.length, paths.length])
        expect(unpacked.flatMap((one) => one.split('/')).filter((name) => portableName(name) !== name)).toEqual([])
      }),
    )
  })
})
