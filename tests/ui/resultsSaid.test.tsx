import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import { libraryWith, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const show = (q: string, prepare: (stage: Stage) => void = () => undefined) => {
  const { shell, entry, ports } = libraryWith((stage) => describedPictures(stage.ports))().stage
  prepare({ shell, entry, ports })
  shell.searchResults.send({ type: 'list.opened', list: { q, sort: { by: 'relevance' }, direction: 'asc' } })
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[`/search?${new URLSearchParams({ q }).toString()}`]}>
        <ResultsScreen actors={shell} preferences={entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  return ports
}

/** What holds the place of something that is on its way. */
const awaited = () => document.querySelectorAll('span[aria-hidden=true]:empty').length

test('of a search that failed nothing is told beside the error, and nothing is awaited, until it is tried again', async () => {
  const ports = show('harbour', (stage) => stage.ports.faults.fail('advancedSearches.results', { code: 'UNREACHABLE' }, 1))
  const alert = await screen.findByRole('alert')
  expect([screen.queryByRole('heading', { level: 1 }), awaited()]).toEqual([null, 0])
  const release = ports.faults.hold('advancedSearches.results')
  within(alert).getByRole('button', { name: 'Try again' }).click()
  await waitFor(() => expect(awaited()).toBeGreaterThan(0))
  release()
  await screen.findByRole('heading', { level: 1, name: /^\d+ results$/ })
})

test('what of a query was not understood is told above what was found all the same', async () => {
  show('boats OR folder:Nowhere')
  const grid = await screen.findByRole('grid')
  const said = screen.getByText('There is no folder for “folder:Nowhere”.')
  expect([said.closest('output') === null, said.compareDocumentPosition(grid)]).toEqual([false, Node.DOCUMENT_POSITION_FOLLOWING])
})

test('of a query that was understood nothing is said', async () => {
  show('boats')
  await screen.findByRole('grid')
  expect(screen.queryByRole('status')).toBeNull()
})
