import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { keepThree, PORTRAITS, SHIPS } from '../../../.storybook/savedSearches.ts'
import type { SavedSearchSubject } from '../../application/saved-searches/savedSearch.machine.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'

const meta = {} satisfies Meta

export default meta

const onClose = fn()
const view = ({ savedSearch, stage }: Library) => <SavedSearchDialog savedSearch={savedSearch} capabilities={stage.shell.capabilities} onClose={onClose} />

const opening =
  (subject: SavedSearchSubject, prepare: (stage: Stage) => void = () => undefined, mayShare = true) =>
  (stage: Stage): void => {
    keepThree(stage)
    prepare(stage)
    stage.shell.savedSearch.send({ type: 'search.opened', organizationId: HERE, subject, mayShare })
  }
const NEW = { q: 'ship made:1880/1890 type:image -tag:storm' }
const named = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}

export const Closed = machineStory({ shows: inState('savedSearch', 'closed'), start: libraryWith(), view })
export const Opening = machineStory({ shows: inState('savedSearch', 'opening'), start: libraryWith(opening(NEW, ({ ports }) => void ports.faults.hold('roles.list'))), view })
export const Unreadable = machineStory({
  shows: inState('savedSearch', 'unreadable'),
  start: libraryWith(opening(NEW, ({ ports }) => ports.faults.fail('roles.list', { code: 'UNREACHABLE' }))),
  view,
})

export const Editing = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(opening(NEW)),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Publisher' }))
    await expect(screen.getByText('You and everybody with one of these roles see it.')).toBeVisible()
    await expect(screen.getByRole('list', { name: 'It finds' })).toHaveTextContent('1880 to 1890')
  },
})

/** Whoever may not list roles saves for themselves. */
export const Private = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(opening(NEW, undefined, false)),
  view,
  play: async () => {
    await expect(await screen.findByText('Only you see it.')).toBeVisible()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
})

/** A saved search is to find something else from now on. */
export const OtherQuery = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(opening({ search: SHIPS, q: 'ship made:none type:image' })),
  view,
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Until now it found' })).toHaveTextContent('ship')
    await expect(screen.getByRole('list', { name: 'It finds' })).toHaveTextContent('Image')
  },
})

export const Incomplete = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(opening(NEW)),
  view,
  play: async () => {
    await screen.findByLabelText('Name')
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }))
    await expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required.')
    await expect(screen.getByLabelText('Name')).toHaveFocus()
  },
})

/** A query that the server does not keep is refused at the query. */
export const QueryRefused = machineStory({
  shows: inState('savedSearch', 'editing'),
  start: libraryWith(opening({ q: `${'('.repeat(11)} ship ${')'.repeat(11)}` })),
  view,
  play: async () => {
    await named('Deep')
    await expect(await screen.findByText('Parentheses can stand in one another 10 deep at most.')).toBeVisible()
  },
})

export const NameTaken = machineStory({
  shows: inState('savedSearch', 'refused'),
  start: libraryWith(opening(NEW)),
  view,
  play: async () => {
    await named(PORTRAITS.name.toUpperCase())
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/already/)
  },
})

export const Saving = machineStory({
  shows: inState('savedSearch', 'saving'),
  start: libraryWith(opening(NEW, ({ ports }) => void ports.faults.hold('savedSearches.create'))),
  view,
  play: () => named('Ships of the eighties'),
})

const failsStale = ({ ports }: Stage) => ports.faults.fail('savedSearches.edit', { code: 'STALE_EDIT' })

export const Comparing = machineStory({
  shows: inState('savedSearch', 'comparing'),
  start: libraryWith(opening({ search: SHIPS }, failsStale)),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('Name')
    stage.ports.faults.hold('savedSearches.list')
    await named('Ships')
  },
})

export const Stale = machineStory({
  shows: inState('savedSearch', 'stale'),
  start: libraryWith(opening({ search: SHIPS })),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('Name')
    await stage.ports.savedSearches.edit(SHIPS, { name: 'Undated ships', q: 'ship made:none type:image', roleIds: [] }, new AbortController().signal)
    await named('Ships')
    await expect(await screen.findByText('It is now called “Undated ships”.')).toBeVisible()
  },
})

export const Saved = machineStory({
  shows: inState('savedSearch', 'saved'),
  start: libraryWith(opening(NEW)),
  view,
  play: async ({ stage }) => {
    await named('Ships of the eighties')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(await stage.ports.savedSearches.list(new AbortController().signal)).toMatchObject({ success: [{}, {}, { name: 'Ships of the eighties', q: NEW.q }, {}] })
  },
})
