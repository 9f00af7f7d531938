import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { Thumbnail } from '../../src/ui/thumbnails/Thumbnail.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const begin = () => {
  const [picture] = inMemoryPorts().sample.pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  const page = (address: string) => <Thumbnail asset={picture} address={address} />
  const { container, rerender } = render(page('/one'))
  const image = () => container.querySelector('img')
  const fail = () => {
    const shown = image()
    if (shown !== null) fireEvent.error(shown)
  }
  return { image, fail, show: (address: string) => rerender(page(address)) }
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a picture that did not come is asked for again', () => {
  const { image, fail } = begin()
  const before = image()
  fail()
  expect(image()).toBeNull()
  wait(1_499)
  expect(image()).toBeNull()
  wait(1)
  expect(image()?.getAttribute('src')).toBe('/one')
  expect(image()).not.toBe(before)
})

test('not without end, and a new picture begins anew', () => {
  const { image, fail, show } = begin()
  for (const ms of [1_500, 5_000, 15_000]) {
    fail()
    wait(ms)
    expect(image()).not.toBeNull()
  }
  fail()
  wait(600_000)
  expect(image()).toBeNull()
  show('/two')
  expect(image()?.getAttribute('src')).toBe('/two')
  fail()
  wait(1_500)
  expect(image()?.getAttribute('src')).toBe('/two')
})
