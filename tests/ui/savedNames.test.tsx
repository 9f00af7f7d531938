import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { ThemeProvider } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { PORTRAITS } from '../../.storybook/savedSearches.ts'
import '../../.storybook/texts.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { SavedCard } from '../../src/ui/home/SavedCard.tsx'
import { SavedSearchDialog } from '../../src/ui/saved-searches/SavedSearchDialog.tsx'
import { SavedSearchesScreen } from '../../src/ui/saved-searches/SavedSearchesScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const GONE = '00000000-0000-4000-8000-00000000ffff'

test('a saved search calls what it names by identifiers by its name, on its page, at home and in its dialog, and says what the viewer does not see', async () => {
  const { shell, ports } = libraryWith()().stage
  const { capabilities, savedSearch } = shell
  const { harbour } = ports.sample.folders
  const search = { ...PORTRAITS, q: `ship folder:id:${harbour.id} -folder:id:${GONE}` }
  ports.savedSearches.keep(search)
  await ports.savedSearches.remember(`boats folder:id:${harbour.id}`, new AbortController().signal)
  const release = ports.faults.hold('advancedSearches.fields')
  shell.openSavedSearches()
  savedSearch.send({ type: 'search.opened', organizationId: SAMPLE_CLAIMS.organization.id, mayShare: false, subject: { search } })
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <SavedCard capabilities={capabilities} permissions={SAMPLE_CLAIMS.permissions} />
        <SavedSearchesScreen actors={shell} claims={SAMPLE_CLAIMS} />
        <SavedSearchDialog savedSearch={savedSearch} capabilities={capabilities} onClose={() => undefined} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  // Nothing but the dialog is to be reached while it is open.
  const recent = (name: string) => screen.findByRole('link', { name, hidden: true })
  await screen.findByRole('dialog')
  expect(await screen.findAllByText('ship · Folder … · Not Folder …')).toHaveLength(2)
  await recent('boats folder:…')
  release()
  expect(await screen.findAllByText('ship · Folder Harbour · Not Folder gone or kept from you')).toHaveLength(2)
  await recent('boats folder:Harbour')
  const finds = within(await screen.findByRole('dialog')).getByRole('list', { name: 'It finds' })
  await vi.waitFor(() => expect(within(finds).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ship', 'Folder Harbour', 'Not Folder gone or kept from you']))
})

test('names stand also where conditions of several fields are joined, and a saved search is found by them', async () => {
  const { shell, ports } = libraryWith()().stage
  const { harbour } = ports.sample.folders
  const either = { ...PORTRAITS, id: '00000000-0000-4000-8000-0000000000a1', name: 'Either', q: `folder:id:${harbour.id} OR tag:sea` }
  const neither = { ...PORTRAITS, id: '00000000-0000-4000-8000-0000000000a2', name: 'Neither', q: 'boats' }
  ports.savedSearches.keep(either, neither)
  shell.openSavedSearches()
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <SavedSearchesScreen actors={shell} claims={SAMPLE_CLAIMS} />
      </MemoryRouter>
    </ThemeProvider>,
  )
  await screen.findByText('folder:Harbour OR tag:sea')
  screen.getByText('Neither')
  fireEvent.change(screen.getByLabelText('Find a saved search'), { target: { value: 'harbour' } })
  screen.getByText('Either')
  expect(screen.queryByText('Neither')).toBeNull()
})
