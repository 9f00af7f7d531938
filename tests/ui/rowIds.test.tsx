import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRowIds } from '../../src/ui/advanced-search/form/useRowIds.ts'

const begin = (count: number) => {
  const { result, rerender } = renderHook(({ rows }) => useRowIds(rows), { initialProps: { rows: count } })
  return {
    ids: () => result.current[0],
    show: (rows: number) => rerender({ rows }),
    /** As in a list: the row goes, and with it what the list holds. */
    remove: (at: number, left: number) =>
      act(() => {
        result.current[1](at)
        rerender({ rows: left })
      }),
  }
}

it('a row keeps its key when one above it is removed, and a new one gets a key that nobody had', () => {
  const { ids, show, remove } = begin(3)
  const [first, second, third] = ids()
  expect(new Set(ids()).size).toBe(3)
  remove(1, 2)
  expect(ids()).toEqual([first, third])
  show(3)
  expect(ids().slice(0, 2)).toEqual([first, third])
  expect([first, second, third]).not.toContain(ids()[2])
})

it('rows that are cut off at the end take their keys with them', () => {
  const { ids, show } = begin(3)
  const [first] = ids()
  show(1)
  expect(ids()).toEqual([first])
})
