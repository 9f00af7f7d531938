import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepMany, keepRecent, keepThree, PORTRAITS } from '../../../.storybook/savedSearches.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { Framed } from '../stories/Framed.tsx'
import { expectBeside } from '../stories/besideButton.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/advanced-search/saved' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <SavedSearchesScreen actors={shell} claims={SAMPLE_CLAIMS} />
  </Framed>
)
const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.openSavedSearches()
  })
const withAll = (stage: Stage): void => {
  keepThree(stage)
  void keepRecent(stage)
}

/** A search that names a folder and a repository by their identifiers, and a folder that is gone. */
const named = (prepare: (stage: Stage) => void = () => undefined) =>
  opened((stage) => {
    const { sample, savedSearches } = stage.ports
    const [repository] = sample.library.repositories.values()
    const gone = '00000000-0000-4000-8000-00000000ffff'
    savedSearches.keep({ ...PORTRAITS, name: 'By the quay', q: `folder:id:${sample.folders.harbour.id} repository:id:${repository?.id ?? gone} -folder:id:${gone}` })
    prepare(stage)
  })

export const NamesKnown = machineStory({
  shows: inState('queryNames', 'known'),
  start: named(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Folder Harbour · Repository Store room 1 · Not Folder gone or kept from you')).toBeVisible()
  },
})
export const NamesReading = machineStory({ shows: inState('queryNames', 'reading'), start: named(({ ports }) => void ports.faults.hold('advancedSearches.fields')), view })
export const NamesFailed = machineStory({ shows: inState('queryNames', 'failed'), start: named(({ ports }) => ports.faults.fail('advancedSearches.fields', { code: 'UNREACHABLE' })), view })

export const Unopened = machineStory({ shows: inState('savedSearches', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('savedSearches', 'reading'), start: opened(({ ports }) => void ports.faults.hold('savedSearches.list')), view })
export const Listing = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: opened(withAll),
  view,
  play: async (_, canvas) => {
    const others = within(await within(canvas).findByRole('region', { name: 'Shared with you' }))
    await expect(others.getByRole('link', { name: /Letters from the harbour master/ })).toHaveTextContent('1 new')
    const button = within(canvas).getByRole('button', { name: 'Actions for Ships without a date' })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: 'Rename and share' })).toBeVisible()
    await expectBeside(screen.getByRole('menu'), button)
  },
})
export const Empty = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: opened(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('No saved searches yet')).toBeVisible()
  },
})
export const Many = machineStory({ shows: inState('savedSearches', 'listing'), start: opened(keepMany), view })
export const NotFound = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: opened(withAll),
  view,
  play: async (_, canvas) => {
    await userEvent.type(await within(canvas).findByLabelText('Find a saved search'), 'zeppelin')
    await expect(within(canvas).getByText('No saved search matches this')).toBeVisible()
  },
})
export const Refreshing = machineStory({
  shows: inState('savedSearches', 'refreshing'),
  start: opened(keepThree),
  view,
  play: async ({ stage: { ports, shell } }, canvas) => {
    await within(canvas).findByRole('link', { name: new RegExp(PORTRAITS.name) })
    ports.faults.hold('savedSearches.list')
    shell.lookAtSavedSearch(PORTRAITS.id)
  },
})
export const Failed = machineStory({ shows: inState('savedSearches', 'failed'), start: opened(({ ports }) => ports.faults.fail('savedSearches.list', { code: 'UNREACHABLE' })), view })

export const RecentReading = machineStory({ shows: inState('recentSearches', 'reading'), start: opened(({ ports }) => void ports.faults.hold('savedSearches.recent')), view })
export const RecentFailed = machineStory({ shows: inState('recentSearches', 'failed'), start: opened(({ ports }) => ports.faults.fail('savedSearches.recent', { code: 'UNREACHABLE' })), view })
export const RecentListing = machineStory({
  shows: inState('recentSearches', 'listing'),
  start: opened(withAll),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Erase “lighthouse”' }))
    await waitFor(() => expect(within(canvas).queryByRole('link', { name: 'lighthouse' })).toBeNull())
  },
})
export const RecentForgetting = machineStory({
  shows: inState('recentSearches', 'forgetting'),
  start: opened((stage) => {
    withAll(stage)
    stage.ports.faults.hold('savedSearches.forget')
  }),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Erase recent searches' })),
})

/** Several are erased from the keyboard without looking for the next, though the first is still on its way. */
export const RecentErasedQuickly = machineStory({
  shows: inState('recentSearches', 'listing'),
  start: opened(withAll),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    const [first] = await within(canvas).findAllByRole('button', { name: /^Erase “/ })
    const release = ports.faults.hold('savedSearches.forget')
    first?.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    release()
    await waitFor(() => expect(within(canvas).getAllByRole('button', { name: /^Erase “/ })).toHaveLength(1))
    await expect(within(canvas).getByRole('button', { name: 'Erase “lighthouse”' })).toHaveFocus()
  },
})
