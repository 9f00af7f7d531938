import { expect, it } from 'vitest'
import { keepStand, type Stands } from './stands.ts'

const stand = (place: number) => ({ place, scrollTop: place * 10 })

it('keeps where one stood under each entry of the history', () => {
  const stands = keepStand(keepStand(new Map(), 'a', stand(1)), 'b', stand(2))
  expect([...keepStand(stands, 'a', stand(3))]).toEqual([
    ['b', stand(2)],
    ['a', stand(3)],
  ])
})

it('forgets what was left longest ago', () => {
  const stands = Array.from({ length: 60 }, (_, entry) => entry).reduce<Stands>(
    (kept, entry) => keepStand(kept, `${entry}`, stand(entry)),
    new Map(),
  )
  expect([stands.size, stands.has('9'), stands.has('10')]).toEqual([50, false, true])
})
