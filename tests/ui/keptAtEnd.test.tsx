import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeptAtEnd } from '../../src/ui/assistant/useKeptAtEnd.ts'

afterEach(() => vi.unstubAllGlobals())

/** A list of 400 pixels in sight, whose content is as high as the test says. */
const scroller = () => {
  let resized: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
      constructor(callback: () => void) {
        resized = callback
      }
    },
  )
  const element = document.createElement('div')
  element.append(document.createElement('div'))
  const size = { scrollHeight: 400, clientHeight: 400, scrollTop: 0 }
  for (const side of ['scrollHeight', 'clientHeight', 'scrollTop'] as const) Object.defineProperty(element, side, { get: () => size[side] })
  element.scrollTo = ((_left: number, top: number) => {
    size.scrollTop = top - size.clientHeight
  }) as typeof element.scrollTo
  const { result } = renderHook(() => useKeptAtEnd({ current: element }))
  return {
    size,
    result,
    grow: (height: number) => void (size.scrollHeight = height),
    resize: () => act(() => resized()),
    scroll: (to = size.scrollTop) => act(() => {
      size.scrollTop = to
      element.dispatchEvent(new Event('scroll'))
    }),
  }
}

it('stays at the end of what grows, also where it grew again before it was told of having scrolled there', () => {
  const { size, result, grow, resize, scroll } = scroller()
  grow(600)
  resize()
  expect(size.scrollTop).toBe(200)
  grow(900)
  scroll()
  resize()
  scroll()
  expect([size.scrollTop, result.current.isAway]).toEqual([500, false])
})

it('lets alone who has scrolled up, until they go to the end', () => {
  const { size, result, grow, resize, scroll } = scroller()
  grow(900)
  resize()
  scroll(100)
  grow(1_200)
  resize()
  expect([size.scrollTop, result.current.isAway]).toEqual([100, true])
  act(() => result.current.toEnd())
  expect([size.scrollTop, result.current.isAway]).toEqual([800, false])
})
