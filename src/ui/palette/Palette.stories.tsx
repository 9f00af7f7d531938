import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, openPlace } from '../../../.storybook/library.ts'
import { keepRecent, keepThree } from '../../../.storybook/savedSearches.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Palette } from './Palette.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ stage: { entry, shell } }: Library) => <Palette entry={entry} shell={shell} claims={SAMPLE_CLAIMS} onClose={() => undefined} />
const atFolder = libraryWith((stage) => openPlace(stage, stage.ports.sample.folders.photographs.id))

const typed = async (term: string) => {
  const field = await screen.findByRole('combobox', { name: 'Command palette' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(term)
  return field
}

/** Pages, and what can be done in the folder that is open. */
export const Offering = machineStory({
  shows: inState('folder', 'shown.listing'),
  start: atFolder,
  view,
  play: async () => {
    const field = await typed('tra')
    const page = await screen.findByRole('option', { name: 'Trash' })
    const [first] = screen.getAllByRole('option')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', page.id)
  },
})

/** What somebody has gone to stays it when hits come in above. */
export const HitsComeIn = machineStory({
  shows: inState('quickSearch', 'idle'),
  start: atFolder,
  view,
  play: async ({ stage }) => {
    const release = stage.ports.faults.hold('searches.search')
    await typed('lighthouse')
    const all = await screen.findByRole('option', { name: 'All results for “lighthouse”' })
    await userEvent.keyboard('{ArrowUp}')
    await expect(all).toHaveAttribute('aria-selected', 'true')
    release()
    await screen.findAllByRole('option', { name: /Lighthouse\s*at dusk 01/ })
    await expect(screen.getByRole('option', { name: 'All results for “lighthouse”' })).toHaveAttribute('aria-selected', 'true')
  },
})

/** What the search finds stands below what can be done. */
export const Found = machineStory({
  shows: inState('quickSearch', 'idle'),
  start: atFolder,
  view,
  play: async () => {
    await typed('lighthouse')
    await screen.findAllByRole('option', { name: /Lighthouse\s*at dusk 01/ })
  },
})

/** Searches that have a name, and those that were made lately. */
export const Searches = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: libraryWith((stage) => {
    keepThree(stage)
    void keepRecent(stage)
  }),
  view,
  play: async () => {
    await typed('ships')
    await expect(await screen.findByRole('option', { name: /Ships without a date/ })).toHaveTextContent('14 new')
  },
})
