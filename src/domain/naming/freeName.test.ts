import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenKeys, TakenNames, type NamedKind } from './freeName.ts'
import { assetName, folderName, nameKey, splitExtension } from './names.ts'

/** The free name beside names that are taken. */
const nextFreeName = (name: string, taken: ReadonlySet<string>, kind?: NamedKind): string => new TakenNames(taken).takeFree(name, kind)

describe('a free name', () => {
  it.each<[string, readonly string[], NamedKind, string]>([
    ['a.jpg', [], 'asset', 'a.jpg'],
    [' a.jpg ', ['b.jpg'], 'asset', 'a.jpg'],
    ['a.jpg', ['A.JPG'], 'asset', 'a (2).jpg'],
    ['a.jpg', ['a.jpg', 'A (2).jpg'], 'asset', 'a (3).jpg'],
    ['a.jpg', ['a.jpg', 'a (3).jpg'], 'asset', 'a (2).jpg'],
    ['a (2).jpg', ['a (2).jpg'], 'asset', 'a (3).jpg'],
    ['a (12).jpg', ['a (12).jpg'], 'asset', 'a (2).jpg'],
    ['a (7).jpg', ['a (7).jpg'], 'asset', 'a (2).jpg'],
    ['a (02).jpg', ['a (02).jpg'], 'asset', 'a (02) (2).jpg'],
    ['a(2).jpg', ['a(2).jpg'], 'asset', 'a(2) (2).jpg'],
    ['a (2) b.jpg', ['a (2) b.jpg'], 'asset', 'a (2) b (2).jpg'],
    ['a.tar.gz', ['a.tar.gz'], 'asset', 'a.tar (2).gz'],
    ['a', ['a'], 'asset', 'a (2)'],
    ['2.0', ['2.0'], 'folder', '2.0 (2)'],
    ['2.0', ['2.0'], 'asset', '2 (2).0'],
  ])('%j beside %j (%s) becomes %j', (name, taken, kind, free) => {
    expect(nextFreeName(name, takenKeys(taken), kind)).toBe(free)
  })

  it('takes assets for granted', () => {
    expect(nextFreeName('a.b', takenKeys(['a.b']))).toBe('a (2).b')
  })

  it('shortens what would get too long, at a code point and without a blank left over', () => {
    const long = `${'\u{1F3FA}'.repeat(251)}.jpg`
    expect(nextFreeName(long, takenKeys([long]))).toBe(`${'\u{1F3FA}'.repeat(247)} (2).jpg`)
    const blank = `${'a'.repeat(246)} ${'b'.repeat(4)}.jpg`
    expect(nextFreeName(blank, takenKeys([blank]))).toBe(`${'a'.repeat(246)} (2).jpg`)
  })

  it('always finds a valid name that is free, and keeps the extension', () => {
    const unit = fc.constantFrom('a', 'A', ' ', '(', '2', ')', '\u00E9', '\u{1F3FA}', '.')
    const stem = fc.string({ unit, minLength: 1, maxLength: 260 })
    const name = stem.map((text) => `x${text}.jpg`).filter((text) => assetName(text) === undefined)
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 5 }), fc.integer({ min: 0, max: 30 }), (wanted, others, repeats) => {
        const taken = new Set(takenKeys([...others, wanted]))
        for (let count = 0; count < repeats; count += 1) {
          const free = nextFreeName(wanted, taken)
          expect(taken.has(nameKey(free))).toBe(false)
          expect(assetName(free)).toBeUndefined()
          expect(splitExtension(free).extension).toBe('jpg')
          taken.add(nameKey(free))
        }
      }),
    )
  })

  it('carries the lowest free number, whatever was taken before', () => {
    const name = fc.constantFrom('a.jpg', 'A.JPG', 'a (2).jpg', 'a (3).jpg', 'a (10).jpg', 'a', 'a (2)', `${'b'.repeat(250)}.jpg`, `${'b'.repeat(251)}.jpg`, 'B.jpg')
    const taking = fc.record({ name, kind: fc.constantFrom<NamedKind>('folder', 'asset'), asItIs: fc.boolean() })
    fc.assert(
      fc.property(fc.array(name), fc.array(taking, { maxLength: 40 }), (there, takings) => {
        const names = new TakenNames(takenKeys(there))
        const taken = new Set(takenKeys(there))
        for (const { name: wanted, kind, asItIs } of takings) {
          const expected = asItIs ? wanted : nextFreeName(wanted, taken, kind)
          const free = asItIs ? names.take(wanted) : names.takeFree(wanted, kind)
          expect(free).toBe(expected)
          taken.add(nameKey(free))
        }
      }),
    )
  })

  it('is found at once for each of many equal ones', () => {
    const names = new TakenNames()
    const free = Array.from({ length: 5000 }, () => names.takeFree('0001.tif'))
    expect([new Set(free).size, free.slice(0, 3), free.at(-1)]).toEqual([5000, ['0001.tif', '0001 (2).tif', '0001 (3).tif'], '0001 (5000).tif'])
  })

  it('finds a free folder name as well', () => {
    const long = 'f'.repeat(255)
    expect(folderName(nextFreeName(long, takenKeys([long]), 'folder'))).toBeUndefined()
  })
})
