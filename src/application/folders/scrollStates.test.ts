import { expect, it } from 'vitest'
import { keepScrollState, type ScrollStates } from './scrollStates.ts'

const scrollState = (place: number) => ({ place, itemId: `item ${place}`, scrollTop: place * 10 })

it('keeps where one stood under each entry of the history', () => {
  const scrollStates = keepScrollState(keepScrollState(new Map(), 'a', scrollState(1)), 'b', scrollState(2))
  expect([...keepScrollState(scrollStates, 'a', scrollState(3))]).toEqual([
    ['b', scrollState(2)],
    ['a', scrollState(3)],
  ])
})

it('forgets what was left longest ago', () => {
  const scrollStates = Array.from({ length: 60 }, (_, entry) => entry).reduce<ScrollStates>(
    (kept, entry) => keepScrollState(kept, `${entry}`, scrollState(entry)),
    new Map(),
  )
  expect([scrollStates.size, scrollStates.has('9'), scrollStates.has('10')]).toEqual([50, false, true])
})
