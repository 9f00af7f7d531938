import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchesOn } from './matches.ts'
import { useMatchPlace } from './useMatchPlace.ts'

const open = (first: number | undefined, found: readonly number[] | undefined) => {
  const gone: number[] = []
  const go = (page: number) => void gone.push(page)
  const matches = (pages: readonly number[]) => matchesOn(pages.map((page) => ({ page, hits: 1 })))
  const { result, rerender } = renderHook((pages: readonly number[] | undefined) => useMatchPlace(pages && matches(pages), first, go), { initialProps: found })
  return { gone, rerender, turn: (to: number) => act(() => result.current.turn(to)), step: (by: 1 | -1) => act(() => result.current.step(by)), restart: () => act(() => result.current.restart()) }
}

it('a reader who has turned the page is not taken back when more is known of what was found', () => {
  const { gone, rerender, turn } = open(3, undefined)
  turn(4)
  rerender([3, 9])
  rerender([1, 3, 9])
  expect(gone).toEqual([4])
})

it('the same match is gone to once, however often what is looked through grows', () => {
  const { gone, rerender } = open(undefined, [2])
  rerender([2, 7])
  rerender([2, 7, 8])
  expect(gone).toEqual([2])
})

it('whoever steps or looks for something else is taken there, also after they turned pages', () => {
  const { gone, rerender, turn, step, restart } = open(undefined, [2, 7])
  turn(5)
  step(1)
  turn(5)
  step(1)
  expect(gone).toEqual([2, 5, 7, 5, 2])
  turn(6)
  restart()
  rerender([8])
  expect(gone.slice(5)).toEqual([6, 8])
})

it('the only match is gone to again by a step', () => {
  const { gone, turn, step } = open(undefined, [2])
  turn(5)
  step(1)
  expect(gone).toEqual([2, 5, 2])
})
