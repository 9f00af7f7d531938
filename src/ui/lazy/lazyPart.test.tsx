import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, untilFetched } from './lazyPart.ts'

let isOnline = true
const gone = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.useFakeTimers()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('waits for the network while it is gone, however long, and takes nothing off the page', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactElement }>>(async () => ({ default: () => <p>Ask</p> })).mockRejectedValueOnce(gone)
  const Part = lazyPart(load)
  isOnline = false
  render(
    <>
      <h1>The folder</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect([load.mock.calls.length, screen.queryByText('Ask'), screen.getByText('The folder').tagName]).toEqual([1, null, 'H1'])
  isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(screen.getByText('Ask').tagName).toBe('P')
})

it('is tried again where a server is only started anew', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code').mockRejectedValueOnce(gone).mockRejectedValueOnce(gone)
  const fetched = untilFetched(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await fetched).toBe('code')
})

it('is given up where there is a network and the code is gone: the page says so then', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone)
  const error = untilFetched(load).catch((refused: unknown) => refused)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await error).toBe(gone)
  expect(load).toHaveBeenCalledTimes(3)
})
