import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinPieces, markersIn, splitMarkers, withoutMarkers } from './sourceMarkers.ts'

const words = fc.string({ unit: fc.constantFrom('a', 'ø', ' ', '.', '\n', ')', '*', '1', '🙂') })
const number = fc.integer({ min: 1, max: 999 })

describe('markers of sources', () => {
  it('are cut out of a text', () => {
    expect(splitMarkers('The bark Haabet sailed in 1874. [1] She was lost. [2][3]')).toEqual([
      { kind: 'text', text: 'The bark Haabet sailed in 1874. ' },
      { kind: 'marker', number: 1 },
      { kind: 'text', text: ' She was lost. ' },
      { kind: 'marker', number: 2 },
      { kind: 'marker', number: 3 },
    ])
  })

  it.each([
    ['several in one pair of brackets', 'So. [1, 2;10]', [1, 2, 10]],
    ['an address behind it leads nowhere', 'So. [1](https://evil.example/?q=1)', [1]],
    ['a year in brackets is too long', 'So [1891].', []],
    ['words are none', 'So [one], [], [a1].', []],
    ['one that is named twice', '[2] [1] [2]', [2, 1]],
  ])('%s', (_, text, numbers) => {
    expect(markersIn(text)).toEqual(numbers)
  })

  it('keep no address of what looked like a link', () => {
    expect(joinPieces(splitMarkers('So. [1](https://evil.example/)'))).toBe('So. [1]')
  })

  it('go with the blanks before them', () => {
    expect(withoutMarkers('One. [1]\nTwo [2].')).toBe('One.\nTwo.')
  })

  it('leave every other text as it is', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(splitMarkers(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }])
      }),
    )
  })

  it('are found again wherever they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, number)), words, (parts, last) => {
        const text = parts.map(([before, one]) => `${before}[${one}]`).join('') + `.${last}`
        expect(splitMarkers(text).flatMap((piece) => (piece.kind === 'marker' ? [piece.number] : []))).toEqual(parts.map(([, one]) => one))
        expect(joinPieces(splitMarkers(text))).toBe(text)
      }),
    )
  })
})
