import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FavoritesScreen } from '../../src/ui/favorites/FavoritesScreen.tsx'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { RESULTS_PAGE } from '../../src/ui/advanced-search/resultsPage.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { SearchField } from '../../src/ui/search/SearchField.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

const begin = () => {
  const { stage } = libraryWith()()
  const { ports, shell, entry } = stage
  const open = (address: string) => {
    const search = (
      <>
        <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={shell.capabilities} results={RESULTS_PAGE} />
        <ResultsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
      </>
    )
    const routes = [
      { path: '/favorites', element: <FavoritesScreen actors={shell} claims={claimsWith({ permissions })} /> },
      { path: '/search', element: search, loader: async ({ request }: { request: Request }) => openResults(shell, { request }).then(() => null) },
    ]
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    render(
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>,
    )
    return router
  }
  return { ports, shell, open }
}

const more = () => screen.findByRole('button', { name: 'Show more' })

test('more of a list cannot be asked for while it is read again', async () => {
  const { ports, shell, open } = begin()
  const refs = ports.sample.pictures.slice(0, 60).map(({ id }) => ({ kind: 'asset', id }) as const)
  await ports.favorites.change(refs, true, new AbortController().signal)
  shell.favorites.send({ type: 'list.opened', list: { sort: 'addedAt', direction: 'desc' } })
  open('/favorites')
  expect((await more()).ariaBusy).toBeNull()
  const release = ports.faults.hold('favorites.page')
  ports.sample.library.publish({ kind: 'favorites.changed' })
  await waitFor(async () => expect((await more()).getAttribute('aria-busy')).toBe('true'))
  release()
  await waitFor(async () => expect((await more()).getAttribute('aria-busy')).toBeNull())
})

test('a search that is made once more is read again, and the way back to it is not', async () => {
  const { ports, shell, open } = begin()
  const router = open('/search?q=zeppelin')
  await waitFor(() => expect(shell.searchResults.getSnapshot().matches({ shown: 'nothing' })).toBe(true))
  await router.navigate('/favorites')
  const search = vi.spyOn(ports.advancedSearches, 'results')
  await router.navigate(-1)
  expect([await screen.findByText(/zeppelin/), search.mock.calls]).toEqual([expect.anything(), []])
  const readings = () => search.mock.calls.length
  await userEvent.type(screen.getByRole('combobox'), '{Enter}')
  await waitFor(() => expect(readings()).toBe(1))
  expect(screen.getByText(/zeppelin/)).toBeTruthy()
})

test('what was searched for stays in the field, can be changed there, and is taken up again where it is left', async () => {
  const { open } = begin()
  const router = open('/search?q=zeppelin')
  const field = () => screen.getByRole<HTMLInputElement>('combobox').value
  await screen.findByText(/zeppelin/)
  expect(field()).toBe('zeppelin')
  await userEvent.type(screen.getByRole('combobox'), ' boat')
  expect(field()).toBe('zeppelin boat')
  await userEvent.keyboard('{Escape}')
  expect(field()).toBe('zeppelin')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect([field(), document.activeElement]).toEqual(['', screen.getByRole('combobox')])
  await userEvent.keyboard('herring{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=herring'))
  await waitFor(() => expect(field()).toBe('herring'))
  await userEvent.clear(screen.getByRole('combobox'))
  expect(field()).toBe('')
  await router.navigate(-1)
  await waitFor(() => expect(field()).toBe('zeppelin'))
})
