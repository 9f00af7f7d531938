import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepRecent, keepThree } from '../../../.storybook/savedSearches.ts'
import { RESULTS_PAGE } from '../advanced-search/resultsPage.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { SearchField } from './SearchField.tsx'

const meta = { parameters: { path: '/records/folders' } } satisfies Meta

export default meta

const ALL = 'All results for “harbour”'

const view = ({ stage: { shell } }: Library) => <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={shell.capabilities} results={RESULTS_PAGE} />

const typed =
  (term: string) =>
  async (_: Library, canvas: HTMLElement): Promise<void> => {
    const field = await within(canvas).findByRole('combobox', { name: 'Search' })
    await userEvent.keyboard('/')
    await expect(field).toHaveFocus()
    if (term !== '') await userEvent.keyboard(term)
  }
const searching = (stage: Stage) => void stage.ports.faults.hold('searches.search')

export const Idle = machineStory({ shows: inState('quickSearch', 'idle'), start: libraryWith(), view })

/** Each further letter begins the wait anew: the story's machine is caught while somebody types. */
export const Waiting = machineStory({
  shows: inState('quickSearch', 'waiting'),
  start: libraryWith(searching),
  view,
  play: async (library, canvas) => {
    await typed('harb')(library, canvas)
    library.quickSearch.send({ type: 'term.changed', term: 'harbour' })
    await expect(library.quickSearch.getSnapshot().matches('waiting')).toBe(true)
  },
})

export const Searching = machineStory({ shows: inState('quickSearch', 'searching'), start: libraryWith(searching), view, play: typed('harbour') })

export const Listing = machineStory({
  shows: inState('quickSearch', 'listing'),
  start: libraryWith(),
  view,
  play: async (library, canvas) => {
    await typed('harbour')(library, canvas)
    await within(canvas).findAllByRole('option', { name: /Ice in the\s*harbour/ })
    const [first] = within(canvas).getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(within(canvas).getByRole('option', { name: ALL })).toHaveAttribute('aria-selected', 'true')
  },
})

/** What somebody has gone to stays it when hits come in above. */
export const HitsComeIn = machineStory({
  shows: inState('quickSearch', 'listing'),
  start: libraryWith(),
  view,
  play: async (library, canvas) => {
    const release = library.stage.ports.faults.hold('searches.search')
    await typed('harbour')(library, canvas)
    await within(canvas).findByRole('option', { name: ALL })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    release()
    await within(canvas).findAllByRole('option', { name: /Ice in the\s*harbour/ })
    await expect(within(canvas).getByRole('option', { name: ALL })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Nothing = machineStory({ shows: inState('quickSearch', 'nothing'), start: libraryWith(), view, play: typed('zeppelin') })

export const Failed = machineStory({
  shows: inState('quickSearch', 'failed'),
  start: libraryWith(({ ports }) => ports.faults.fail('searches.search', { code: 'UNREACHABLE' })),
  view,
  play: typed('harbour'),
})

/** Before anything is typed there are saved searches, and what was searched for lately; Delete erases one. */
export const Beginning = machineStory({
  shows: inState('recentSearches', 'listing'),
  start: libraryWith((stage) => {
    keepThree(stage)
    void keepRecent(stage)
  }),
  view,
  play: async (library, canvas) => {
    await typed('')(library, canvas)
    const recent = await within(canvas).findByRole('option', { name: /^lighthouse/ })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(recent).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(within(canvas).queryByRole('option', { name: /^lighthouse/ })).toBeNull())
    await expect(within(canvas).getByRole('option', { name: /Ships without a date/ })).toHaveTextContent('14 new')
  },
})

/** Delete goes on to the next, though the first is still being erased. */
export const ErasedQuickly = machineStory({
  shows: inState('recentSearches', 'listing'),
  start: libraryWith((stage) => void keepRecent(stage)),
  view,
  play: async (library, canvas) => {
    await typed('')(library, canvas)
    const recent = await within(canvas).findByRole('option', { name: /^type:image/ })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(recent).toHaveAttribute('aria-selected', 'true')
    const release = library.stage.ports.faults.hold('savedSearches.forget')
    await userEvent.keyboard('{Delete}{Delete}')
    release()
    await waitFor(() => expect(within(canvas).queryByRole('option', { name: /^(type:image|lighthouse)/ })).toBeNull())
    await expect(within(canvas).getByRole('option', { name: /^harbour -tag:storm/ })).toBeVisible()
  },
})
