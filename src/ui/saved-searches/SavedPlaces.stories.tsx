import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { keepMany, keepThree, SHIPS } from '../../../.storybook/savedSearches.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { theme } from '../theme/theme.ts'
import { SavedPlaces } from './SavedPlaces.tsx'
import { SaveSearchButton } from './SaveSearchButton.tsx'

const meta = {} satisfies Meta

export default meta

const Side = styled.nav`
  width: ${theme.size.sidebar};
`

const inNavigation = ({ stage: { shell } }: Library) => (
  <Side aria-label="Navigation">
    <SavedPlaces capabilities={shell.capabilities} claims={SAMPLE_CLAIMS} />
  </Side>
)
const onResults = ({ stage: { shell } }: Library) => <SaveSearchButton capabilities={shell.capabilities} claims={SAMPLE_CLAIMS} />
const addressOf = (q: string, saved?: string) => ({ path: `/search?${new URLSearchParams({ q, ...(saved === undefined ? {} : { saved }) }).toString()}` })

export const InNavigation = machineStory({ shows: inState('savedSearches', 'listing'), start: libraryWith(keepThree), parameters: addressOf(SHIPS.q, SHIPS.id), view: inNavigation })
export const ManyInNavigation = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: libraryWith(keepMany),
  view: inNavigation,
  play: async (_, canvas) => {
    await within(canvas).findByRole('link', { name: /All saved searches/ })
    await expect(within(canvas).getAllByRole('link')).toHaveLength(6)
  },
})

export const Resting = machineStory({ shows: inState('savedSearchNews', 'resting'), start: libraryWith(keepThree), view: inNavigation })

/** Something was added: what is new is counted later. */
export const Waiting = machineStory({
  shows: inState('savedSearchNews', 'waiting'),
  start: libraryWith(keepThree),
  view: inNavigation,
  play: async ({ stage: { ports } }, canvas) => {
    await within(canvas).findByRole('link', { name: /Ships without a date/ })
    ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
  },
})

export const NotSaved = machineStory({
  shows: inState('recentSearches', 'unread'),
  start: libraryWith(keepThree),
  parameters: addressOf('lighthouse'),
  view: onResults,
  play: async ({ stage: { shell } }, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Save search' }))
    await expect(shell.savedSearch.getSnapshot().context.form.q).toBe('lighthouse')
  },
})

/** Who looks has seen what is new. */
export const AlreadySaved = machineStory({
  shows: inState('savedSearches', 'listing'),
  start: libraryWith(keepThree),
  parameters: addressOf(SHIPS.q),
  view: onResults,
  play: async ({ stage }, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Saved as Ships without a date' }))
    await expect(await screen.findByRole('menuitem', { name: 'Delete saved search' })).toBeVisible()
    await expect(await stage.ports.savedSearches.list(new AbortController().signal)).toMatchObject({ success: [{ news: 1 }, { news: 0 }, { name: SHIPS.name, news: 0 }] })
  },
})

/** A saved search was narrowed: it can be changed to what is looked for now. */
export const Narrowed = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(keepThree),
  parameters: addressOf(`${SHIPS.q} type:image`, SHIPS.id),
  view: onResults,
  play: async ({ stage: { shell } }, canvas) => {
    await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Save search' })).toHaveAttribute('aria-haspopup', 'menu'))
    await userEvent.click(within(canvas).getByRole('button', { name: 'Save search' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: `Change “${SHIPS.name}” to this search` }))
    await expect(shell.savedSearch.getSnapshot().context.form).toMatchObject({ name: SHIPS.name, q: `${SHIPS.q} type:image` })
  },
})
