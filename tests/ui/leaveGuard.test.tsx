import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const open = (unsaved: boolean) => {
  const onLeave = vi.fn<() => void>()
  const page = (
    <>
      <Link to="/elsewhere">Away</Link>
      <LeaveGuard unsaved={unsaved} name="Crew.jpg" pageOf={(pathname) => pathname} onLeave={onLeave} />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { onLeave, leave: () => userEvent.click(screen.getByRole('link', { name: 'Away' })) }
}

test('a page with unsaved changes is left only by whoever gives them up', async () => {
  const { onLeave, leave } = open(true)
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }))
  expect([screen.queryByText('Elsewhere'), onLeave.mock.calls.length]).toEqual([null, 0])
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving', hidden: true }))
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('a page without them asks nothing', async () => {
  const { onLeave, leave } = open(false)
  await leave()
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  expect(onLeave).not.toHaveBeenCalled()
})
