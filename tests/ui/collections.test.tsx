import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

test('collections are available soon, and what is kept of them is where the navigation leads to', async () => {
  const { routes } = await application(claimsWith({ permissions: PERMISSIONS, modules: ['RECORDS', 'COLLECTIONS'] }))
  const router = createMemoryRouter(routes, { initialEntries: ['/collections'] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Available soon' })).toBeDefined()
  const place = (await screen.findAllByRole('link', { name: /^Collections/ })).find((link) => link.closest('nav')?.getAttribute('aria-label') === 'Navigation')
  expect(place?.getAttribute('href')).toBe('/collections')
  await userEvent.click(screen.getByRole('link', { name: 'Open folders and files' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Collections' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/collections/folders')
  expect(screen.getByRole('link', { name: 'All assets' }).getAttribute('href')).toBe('/collections/assets')
})
