import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { InShell } from './InShell.tsx'

drawsLists()

afterEach(() => window.history.replaceState(null, '', '/'))

const permissions = ROLE_PERMISSIONS.Publisher
const PICKED = ['heron a.jpg', 'heron b.jpg']

/** A search that finds three pictures, of which two are picked. */
const open = async () => {
  const { stage } = libraryWith()()
  const { shell, entry, ports } = stage
  const { library, pictures: [picture] } = ports.sample
  if (picture === undefined) throw new Error('The sample has no picture')
  for (const name of [...PICKED, 'heron quay.jpg']) library.assets.set(name, { ...picture, id: name, name })
  window.history.replaceState(null, '', '/search')
  const element = <ResultsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
  const results = { path: 'search', element, hydrateFallbackElement: <p />, loader: async ({ request }: { request: Request }) => openResults(shell, { request }).then(() => null) }
  const children = [results, { path: '*', element: <h1>Elsewhere</h1> }]
  const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children }], { initialEntries: ['/search?q=heron&sort=name'] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const tile = async (name: string) => (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-place]')
  const total = () => shell.searchResults.getSnapshot().context.total
  const picked = () => [...document.querySelectorAll('[data-place][aria-selected="true"]')].map((one) => one.getAttribute('data-place'))
  for (const name of PICKED) {
    const found = await tile(name)
    if (found !== null) fireEvent.click(found, { ctrlKey: true })
  }
  await waitFor(() => expect(picked()).toEqual(['0', '1']))
  return { ...stage, router, total, picked }
}

test.each([
  ['come at once', false],
  ['take a while', true],
])('what is picked of a result is picked again on the way back from a narrower one whose hits %s, and not in that one', async (_, isSlow) => {
  const { router, total, picked, ports } = await open()
  const release = isSlow ? ports.faults.hold('advancedSearches.results') : undefined
  await router.navigate('/search?q=heron+quay&sort=name')
  await waitFor(() => expect(picked()).toEqual([]))
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull()
  release?.()
  await waitFor(() => expect(total()).toBe(1))
  expect(picked()).toEqual([])
  await router.navigate(-1)
  await waitFor(() => expect(total()).toBe(3))
  await waitFor(() => expect(picked()).toEqual(['0', '1']))
})

test('what is picked of a result stays so as tiles and as rows', async () => {
  const { picked, router } = await open()
  for (const view of ['List', 'Grid']) {
    fireEvent.click(screen.getByLabelText(view))
    await waitFor(() => expect(router.state.location.search).toContain(`view=${view.toLowerCase()}`))
    expect(picked()).toEqual(['0', '1'])
    expect(screen.getByRole('toolbar', { name: 'Selection' })).toBeDefined()
  }
})
