import { expect, it } from 'vitest'
import { atFound, wantedIn, wantedOf, wantedOfPassage } from './found.ts'

it('an address leads to a text on a page, and back to that text', () => {
  const address = atFound('/records/assets/a/detail/details?page=3', 'Håbet & co')
  expect([address, wantedOf(new URL(address, 'http://x').searchParams)]).toEqual(['/records/assets/a/detail/details?page=3&find=H%C3%A5bet+%26+co', 'Håbet & co'])
  expect([atFound('/a', 'x'), atFound('/a', '')]).toEqual(['/a?find=x', '/a'])
  expect([wantedOf(new URLSearchParams()), wantedOf(new URLSearchParams({ find: ` ${'y'.repeat(500)}` })).length]).toEqual(['', 200])
})

it('what was found in a text is looked for there, and nothing of what was found elsewhere', () => {
  const fragments = [{ text: 'The bark ', hit: false }, { text: 'Haabet', hit: true }, { text: ' and ', hit: false }, { text: 'Elida', hit: true }]
  expect([wantedIn({ field: 'content', fragments }), wantedIn({ field: 'name', fragments }), wantedIn({ field: 'content', fragments: [] })]).toEqual(['Haabet', '', ''])
  expect(wantedOfPassage('  The bark  Haabet came in, with twelve men.')).toBe('The bark Haabet came')
})
