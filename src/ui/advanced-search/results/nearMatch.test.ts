import { expect, it } from 'vitest'
import { nearMatch } from './nearMatch.ts'

const plain = (text: string) => ({ text, hit: false })
const hit = (text: string) => ({ text, hit: true })
const textOf = (fragments: readonly { readonly text: string }[]): string => fragments.map(({ text }) => text).join('')

it.each([
  ['a word before it', [plain('Owner Trade 1 Aurora Galeas 2 '), hit('Haabet'), plain(' Bark 90 1869')], '…Galeas 2 Haabet Bark 90 1869'],
  ['nothing of a word that is too long', [plain('Nordmeldingsforretningen '), hit('Haabet')], '…Haabet'],
  ['nothing of what stands against it', [plain('one two-three-four-five-'), hit('haabet')], '…haabet'],
  ['all that is short, without the blanks it begins with', [plain(' The bark '), hit('Haabet')], 'The bark Haabet'],
  ['the match where it comes first', [hit('Haabet'), plain(' of London')], 'Haabet of London'],
])('a text begins near its first match: %s', (_, fragments, text) => {
  expect(textOf(nearMatch(fragments, 14))).toBe(text)
})

it('what is marked stays so, and a text without a match stays whole', () => {
  expect(nearMatch([plain('a long way before '), hit('one'), plain(' and '), hit('two')], 10)).toEqual([plain('…before '), hit('one'), plain(' and '), hit('two')])
  expect(nearMatch([plain('a text of some length')], 5)).toEqual([plain('a text of some length')])
})
