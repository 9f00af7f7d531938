import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { describedPictures } from '../../.storybook/describedPictures.ts'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const listOf = (q: string) => ({ q, sort: { by: 'relevance' }, direction: 'asc' }) as const

it('a search that was changed after one that finds nothing is said to find nothing only once that is known', async () => {
  const { shell, entry, ports } = libraryWith((stage) => describedPictures(stage.ports))().stage
  const { searchResults } = shell
  searchResults.send({ type: 'list.opened', list: listOf('harbour zzzz') })
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={['/search?q=harbour+zzzz']}>
        <ResultsScreen actors={shell} preferences={entry.preferences} permissions={ROLE_PERMISSIONS.Publisher} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  const nothing = () => screen.queryByText('Nothing found')
  await waitFor(() => expect(nothing()).not.toBeNull())
  const release = ports.faults.hold('advancedSearches.results')
  act(() => searchResults.send({ type: 'list.refined', list: listOf('zzzz') }))
  expect([nothing(), document.querySelector('[aria-busy=true]')]).toEqual([null, expect.anything()])
  release()
  await waitFor(() => expect(nothing()).not.toBeNull())
})
