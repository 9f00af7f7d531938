import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { InShell } from './InShell.tsx'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

/** The persons of a search are looked through, to which one came from another address. */
const open = async (from: string) => {
  const { stage } = libraryWith(({ ports }) => describedPictures(ports))()
  const { shell, entry } = stage
  const element = <ResultsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
  const results = { path: 'search', element, hydrateFallbackElement: <p />, loader: async ({ request }: { request: Request }) => openResults(shell, { request }).then(() => null) }
  const children = [results, { path: '*', element: <h1>Elsewhere</h1> }]
  const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children }], { initialEntries: [from, '/search?q=jpg'], initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const counted = () => waitFor(() => expect(shell.facets.getSnapshot().context.facets.map(({ id }) => id)).toContain('person'))
  await counted()
  shell.facetValues.send({ type: 'facet.opened', q: 'jpg', facet: 'person' })
  shell.facetValues.send({ type: 'text.changed', text: 'an' })
  await screen.findByRole('dialog')
  return { router, shell, counted }
}

test.each([
  ['another page', '/elsewhere'],
  ['another search', '/search?q=jpg+harbour'],
])('the values of a facet go with their result on the way back to %s, and do not come by themselves', async (_, from) => {
  const { router, shell, counted } = await open(from)
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await router.navigate('/search?q=jpg')
  await counted()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shell.facetValues.getSnapshot().value).toBe('closed')
})

test('they stay while what is chosen among them leads to a narrower result', async () => {
  const { router } = await open('/elsewhere')
  await router.navigate('/search?q=jpg+harbour')
  expect(screen.getByRole('dialog')).toBeTruthy()
})
