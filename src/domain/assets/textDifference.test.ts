import { expect, it } from 'vitest'
import { textDifference } from './textDifference.ts'

it.each([
  ['', 'A boat', ['', '', 'A boat', '']],
  ['A boat', '', ['', 'A boat', '', '']],
  ['A boat', 'A boat', ['A boat', '', '', '']],
  ['A boat', 'A boat\non the sea', ['A boat', '', '\non the sea', '']],
  ['A boat on the sea', 'A ship on the sea', ['A ', 'boat', 'ship', ' on the sea']],
  ['sea', 'sea sea', ['sea', '', ' sea', '']],
  ['sea sea', 'sea', ['sea', ' sea', '', '']],
  ['One', 'Two', ['', 'One', 'Two', '']],
])('from %j to %j', (before, after, [start, removed, added, end]) => {
  expect(textDifference(before, after)).toEqual({ start, removed, added, end })
})

it('puts both texts together again', () => {
  const texts = ['', ' ', 'a', 'a b', 'b a', 'a a', 'a b a', 'b a b', 'a\nb', 'a b a b', ' a b']
  const broken = texts.flatMap((before) =>
    texts.filter((after) => {
      const { start, removed, added, end } = textDifference(before, after)
      return start + removed + end !== before || start + added + end !== after
    }),
  )
  expect(broken).toEqual([])
})
