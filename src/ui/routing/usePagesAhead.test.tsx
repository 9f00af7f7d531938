import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { usePagesAhead } from './usePagesAhead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => {
  const fetched: string[] = []
  const fetch = async ({ name }: Capability<object>) => fetched.push(name)
  const load = vi.fn<() => never>()
  const capabilities: Capabilities = { load, fetch, now: () => undefined, isAwaited: () => false, isBegun: () => false, subscribe: () => () => undefined, prefetch: async () => undefined }
  const Page = () => {
    usePagesAhead(capabilities)
    return (
      <>
        <a href="/trash">
          <span>Trash</span>
        </a>
        <a href="/dashboard">Dashboard</a>
        <a href="https://example.org/trash">Elsewhere</a>
        <a href="/trash" download="list.csv">
          A file
        </a>
        <a href="/trash" target="_blank">
          Another tab
        </a>
        <a href="/no/such/page">Nowhere</a>
        <p>Text</p>
      </>
    )
  }
  const { unmount } = render(<Page />)
  return { fetched, load, unmount }
}

const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

it('fetches the code of a page whose link is pointed at, and makes nothing', async () => {
  const { fetched, load } = open()
  fireEvent.pointerOver(screen.getByText('Trash'))
  await pass(64)
  expect(fetched).toEqual([])
  await pass(1)
  expect(fetched).toContain('trash')
  expect(load).not.toHaveBeenCalled()
})

it('fetches the code of a page whose link has the focus', async () => {
  const { fetched } = open()
  fireEvent.focusIn(screen.getByText('Trash'))
  await pass(65)
  expect(fetched).toContain('trash')
})

it('leaves what is only passed', async () => {
  const { fetched } = open()
  fireEvent.pointerOver(screen.getByText('Dashboard'))
  await pass(64)
  fireEvent.pointerOver(screen.getByText('Trash'))
  await pass(64)
  fireEvent.pointerOver(screen.getByText('Text'))
  await pass(1000)
  expect(fetched).toEqual([])
})

it.each(['Elsewhere', 'A file', 'Another tab', 'Nowhere'])('leaves a link that leads to no page here: %s', async (name) => {
  const { fetched } = open()
  fireEvent.pointerOver(screen.getByText(name))
  await pass(1000)
  expect(fetched).toEqual([])
})

it('ends with the shell', async () => {
  const { fetched, unmount } = open()
  const link = screen.getByText('Trash')
  fireEvent.pointerOver(link)
  unmount()
  await pass(1000)
  expect(fetched).toEqual([])
})
