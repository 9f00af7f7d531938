import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sequenceOf } from '../search/words.ts'
import { anyText } from '../validation/samples.fixture.ts'
import { areForms, stemsOf } from './stems.ts'

const wordOf = (text: string): string => [...sequenceOf(text)].join(' ')

describe('forms of a word', () => {
  it.each([
    ['harbour', 'harbours'],
    ['painting', 'painted'],
    ['ships', 'SHIP'],
    ['skip', 'skipene'],
    ['brygge', 'bryggen'],
    ['Båt', 'båter'],
    ['kjøpmann', 'kjøpmannen'],
    ['canción', 'canciones'],
    ['niño', 'niños'],
    ['puerto', 'puertos'],
    ['barco', 'barcos'],
    ['1887', '1887'],
  ])('%s and %s are', (one, other) => {
    expect(areForms(wordOf(one), wordOf(other))).toBe(true)
  })

  it.each([
    ['harbour', 'harvest'],
    ['ship', 'shop'],
    ['hus', 'havn'],
    ['1887', '1888'],
    ['img0034', 'img003'],
    ['as', 'a'],
  ])('%s and %s are not', (one, other) => {
    expect(areForms(wordOf(one), wordOf(other))).toBe(false)
  })

  it.each(['dying', 'lying', 'skies', 'ugly', 'yes', 'yellow', 'generations', 'ønske', 'ñandú', 'dímelo', 'ångstrøm', 'éxito'])('all stems of %s begin as it does', (text) => {
    const word = wordOf(text)
    expect(stemsOf(word).map((stem) => stem.charAt(0))).toEqual(stemsOf(word).map(() => word.charAt(0)))
  })

  it('are known of any word, and begin with its letter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of sequenceOf(text)) {
          expect(areForms(word, word)).toBe(true)
          expect(stemsOf(word)).toEqual([...new Set(stemsOf(word))])
          for (const stem of stemsOf(word)) expect(stem.charAt(0)).toBe(word.charAt(0))
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
