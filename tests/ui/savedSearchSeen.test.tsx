import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import { HERE } from '../../.storybook/roles.ts'
import { SavedSearchDialog } from '../../src/ui/saved-searches/SavedSearchDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

test.each([
  ['Kari Nordmann', 'Kari Nordmann and everybody with one of these roles see it.', 'Only Kari Nordmann sees it. You no longer do.'],
  ['', 'Everybody with one of these roles sees it.', 'Nobody sees it any more. What nobody needs can be deleted instead.'],
])('whoever changes what “%s” has saved is told who will see it', async (owner, shared, alone) => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const [role] = [...ports.people.roles.values()]
  const search = { id: '00000000-0000-4000-8000-0000000a0001', name: 'Portraits', q: 'portrait', roleIds: [role?.id ?? ''], isOwn: false, owner, news: 0, revision: 1 }
  ports.savedSearches.keep(search)
  shell.savedSearch.send({ type: 'search.opened', organizationId: HERE, subject: { search }, mayShare: true })
  show(<SavedSearchDialog savedSearch={shell.savedSearch} capabilities={shell.capabilities} onClose={() => undefined} />)
  expect(await screen.findByText(shared)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: role?.name ?? '' }))
  expect(await screen.findByText(alone)).toBeDefined()
})
