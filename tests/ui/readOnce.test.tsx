import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

test('what a page has read is not read again when the page is mounted again, nor when its window gets the focus', async () => {
  const permissions = ROLE_PERMISSIONS.Publisher
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const readings = [vi.spyOn(ports.folders, 'read'), vi.spyOn(ports.folders, 'children'), vi.spyOn(ports.assets, 'page')]
  const counts = () => readings.map(({ mock }) => mock.calls.length)
  const show = async () => {
    const page = <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
    const router = createMemoryRouter([{ path: '/', element: <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />, children: [{ index: true, element: page }] }])
    render(
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>,
    )
    await screen.findByRole('heading', { level: 1, name: 'Photographs' })
  }
  openPlace(stage, ports.sample.folders.photographs.id)
  await show()
  await waitFor(() => expect(shell.folder.getSnapshot().hasTag('shown')).toBe(true))
  const before = counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  cleanup()
  await show()
  window.dispatchEvent(new Event('blur'))
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(counts()).toEqual(before)
})
