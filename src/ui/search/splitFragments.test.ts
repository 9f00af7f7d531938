import { expect, it } from 'vitest'
import { splitFragments } from './splitFragments.ts'

const plain = (text: string) => ({ text, hit: false })
const hit = (text: string) => ({ text, hit: true })

it.each([
  { fragments: [plain('list-of-'), hit('sound'), plain('ings.pdf')], end: 4, head: [plain('list-of-'), hit('sound'), plain('ings')], tail: [plain('.pdf')] },
  { fragments: [plain('the '), hit('harbour.jpg')], end: 4, head: [plain('the '), hit('harbour')], tail: [hit('.jpg')] },
  { fragments: [hit('a.jpg')], end: 9, head: [], tail: [hit('a.jpg')] },
  { fragments: [plain('a.jpg')], end: 0, head: [plain('a.jpg')], tail: [] },
  { fragments: [], end: 3, head: [], tail: [] },
])('parts $fragments $end before the end', ({ fragments, end, head, tail }) => {
  expect(splitFragments(fragments, end)).toEqual([head, tail])
})
