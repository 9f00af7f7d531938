import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Capabilities } from '../../src/application/capabilities/capability.ts'
import { useBegun } from '../../src/ui/page/useCapability.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** Capabilities of which none is made yet; `make` makes one. */
const unmade = () => {
  const listeners = new Set<() => void>()
  let isMade = false
  const make = () => {
    isMade = true
    for (const listener of listeners) listener()
  }
  const subscribe = (made: () => void) => {
    listeners.add(made)
    return () => listeners.delete(made)
  }
  return { make, capabilities: { isBegun: () => isMade, subscribe } as unknown as Capabilities }
}

it('what the first page does not begin with waits for a page that somebody is on the way to', async () => {
  const { capabilities, make } = unmade()
  const Frame = () => (
    <>
      <p>{useBegun(capabilities) ? 'more comes' : 'nothing more'}</p>
      <Outlet />
    </>
  )
  let arrive: (value: null) => void = () => undefined
  const loader = () => new Promise((done: (value: null) => void) => (arrive = done))
  const router = createMemoryRouter([{ path: '/', Component: Frame, children: [{ index: true, element: <p>home</p> }, { path: 'asset', loader, element: <p>asset</p> }] }])
  render(<RouterProvider router={router} />)
  await screen.findByText('home')
  await act(async () => {
    void router.navigate('/asset')
    await Promise.resolve()
    make()
  })
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(screen.getByText('nothing more')).toBeDefined()
  await act(async () => arrive(null))
  await screen.findByText('asset')
  await waitFor(() => expect(screen.getByText('more comes')).toBeDefined())
})
