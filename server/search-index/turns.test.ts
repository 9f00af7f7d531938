import { describe, expect, it } from 'vitest'
import { AT_ONCE, inTurns } from './turns.ts'

const sizes = (...lengths: readonly number[]) => inTurns(lengths.map((length) => ({ length })), ({ length }) => length).map((turn) => turn.map(({ length }) => length))

describe('turns', () => {
  it.each([
    [[], []],
    [[0, 0], [[0, 0]]],
    [[AT_ONCE, 0, 1], [[AT_ONCE, 0], [1]]],
    [[1, AT_ONCE - 1, 1], [[1, AT_ONCE - 1], [1]]],
    [[1, AT_ONCE, 1], [[1], [AT_ONCE], [1]]],
    [[AT_ONCE + 1, 0, AT_ONCE], [[AT_ONCE + 1], [0, AT_ONCE]]],
  ])('of %j are %j', (lengths, turns) => {
    expect(sizes(...lengths)).toEqual(turns)
  })
})
