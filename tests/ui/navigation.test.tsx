import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()
afterEach(cleanup)

/** Where the navigation leads from an address, each place by its address and the name it bears. */
const placesAt = async (address: string, held: Parameters<typeof claimsWith>[0]) => {
  const { routes } = await application(claimsWith(held))
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </ThemeProvider>,
  )
  const navigation = await screen.findByRole('navigation', { name: 'Navigation' })
  return Object.fromEntries(within(navigation).getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]))
}

test('the navigation leads to the areas of the specification that there are', async () => {
  const places = await placesAt('/records/folders', { permissions: PERMISSIONS, modules: ['RECORDS', 'ARCHIVES', 'COLLECTIONS'] })
  expect(places).toMatchObject({
    '/favorites': 'Favorites',
    '/records/folders': expect.stringMatching(/^Records/),
    '/records/assets': 'All assets',
    '/records/web-ready': expect.stringMatching(/^Web [Rr]eady/),
    '/archives/folders': expect.stringMatching(/^Archives/),
    '/collections': expect.stringMatching(/^Collections/),
    '/trash': 'Trash',
    '/admin-panel': expect.stringMatching(/^Admin/),
  })
})

test('the navigation leads nowhere that somebody may not be', async () => {
  const places = await placesAt('/archives/folders', { permissions: ['VIEW_RESOURCES'], modules: ['ARCHIVES'] })
  expect(Object.keys(places).toSorted()).toEqual(expect.arrayContaining(['/archives/assets', '/archives/folders', '/archives/web-ready', '/favorites']))
  expect(Object.keys(places).filter((path) => /^\/(records|collections|trash|admin-panel)/.test(path))).toEqual([])
})
