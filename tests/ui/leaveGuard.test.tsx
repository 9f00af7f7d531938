import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { LeaveGuard } from '../../src/ui/page/LeaveGuard.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { asInBrowser } from './browser.ts'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(asInBrowser)
afterEach(cleanup)

let become: (page: Page) => void

interface Page {
  readonly unsaved: boolean
  readonly busy?: boolean
  readonly keeps?: boolean
}

const open = (first: Page, leaving: () => void = () => undefined) => {
  const onLeave = vi.fn<() => void>(leaving)
  const broken = vi.fn<() => null>(() => null)
  const Broken = () => broken()
  const Guarded = () => {
    const [page, setPage] = useState(first)
    useEffect(() => {
      become = setPage
    }, [])
    return <LeaveGuard {...page} name="Crew.jpg" pageOf={(pathname) => pathname} onLeave={onLeave} />
  }
  const page = (
    <>
      <Link to="/elsewhere">Away</Link>
      <Guarded />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page, errorElement: <Broken /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { onLeave, broken, leave: () => userEvent.click(screen.getByRole('link', { name: 'Away' })) }
}

test('a page with unsaved changes is left only by whoever gives them up', async () => {
  const { onLeave, leave } = open({ unsaved: true })
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }))
  expect([screen.queryByText('Elsewhere'), onLeave.mock.calls.length]).toEqual([null, 0])
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving', hidden: true }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('and once: what was given up may be gone before the way is free', async () => {
  const { broken, leave } = open({ unsaved: true }, () => become({ unsaved: false }))
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving', hidden: true }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(broken).not.toHaveBeenCalled()
})

test('a page without them asks nothing', async () => {
  const { onLeave, leave } = open({ unsaved: false })
  await leave()
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(onLeave).not.toHaveBeenCalled()
})

test('a page that is being saved is left once it is saved', async () => {
  const { onLeave, leave } = open({ unsaved: true, busy: true })
  await leave()
  expect([screen.queryByText('Elsewhere'), screen.queryByRole('dialog', { hidden: true })]).toEqual([null, null])
  act(() => become({ unsaved: false }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(onLeave).not.toHaveBeenCalled()
})

test('and where it was not saved, only by whoever gives it up', async () => {
  const { leave } = open({ unsaved: true, busy: true })
  await leave()
  act(() => become({ unsaved: true }))
  expect(await screen.findByRole('button', { name: 'Leave without saving', hidden: true })).toBeDefined()
  expect(screen.queryByText('Elsewhere')).toBeNull()
})

test('what is kept wherever one goes is asked about nowhere, but is not left while it is saved', async () => {
  const { leave } = open({ unsaved: true, busy: true, keeps: true })
  await leave()
  expect(screen.queryByText('Elsewhere')).toBeNull()
  act(() => become({ unsaved: true, keeps: true }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
})
