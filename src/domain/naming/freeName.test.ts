import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextFreeName, takenKeys, type NamedKind } from './freeName.ts'
import { assetName, folderName, nameKey, splitExtension } from './names.ts'

describe('nextFreeName', () => {
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

  it('finds a free folder name as well', () => {
    const long = 'f'.repeat(255)
    expect(folderName(nextFreeName(long, takenKeys([long]), 'folder'))).toBeUndefined()
  })
})
