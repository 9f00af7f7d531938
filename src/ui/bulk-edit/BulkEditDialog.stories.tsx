import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillInMany, manyOpened, reviewMany } from '../../../.storybook/bulkSteps.ts'
import { libraryWith } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { manyEdited } from '../stories/manyEdited.tsx'

const meta = {} satisfies Meta

export default meta

export const Closed = machineStory({ shows: inState('bulkEdit', 'closed'), start: libraryWith(), view: manyEdited })

export const Reading = machineStory({
  shows: inState('bulkEdit', 'reading'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.summary')),
  view: manyEdited,
})

export const Unreadable = machineStory({
  shows: inState('bulkEdit', 'unreadable'),
  start: manyOpened(({ ports }) => ports.faults.fail('bulkEdit.summary', { code: 'UNREACHABLE' })),
  view: manyEdited,
})

export const Untouched = machineStory({
  shows: inState('bulkEdit', 'editing.untouched'),
  start: manyOpened(),
  view: manyEdited,
  play: async () => expect(await screen.findByRole('button', { name: 'Review changes' })).toBeDisabled(),
})

export const Changed = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: manyOpened(),
  view: manyEdited,
  play: async (library) => {
    await fillInMany(library)
    const tags = await screen.findByRole('list', { name: 'Tags of these assets' })
    await userEvent.click(within(tags).getByRole('button', { name: /Keeper’s chest 3 of 12/ }))
    await expect(within(tags).getByRole('button', { name: /Keeper’s chest/ })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const WithProblems = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: manyOpened(),
  view: manyEdited,
  play: async (library) => {
    await reviewMany(library, { description: { how: 'replace', text: '' }, repository: { how: 'replace', id: null }, rightsStatement: { how: 'replace', statement: null } })
    await waitFor(() => expect(screen.getByLabelText('New description')).toHaveFocus())
    await expect(screen.getByLabelText('New description')).toBeInvalid()
  },
})

export const Refused = machineStory({
  shows: inState('bulkEdit', 'editing.refused'),
  start: manyOpened(),
  view: manyEdited,
  play: (library) => reviewMany(library, { repository: { how: 'replace', id: 'taken-off-the-list' } }),
})

export const PlanFailed = machineStory({
  shows: inState('bulkEdit', 'editing.failed'),
  start: manyOpened(({ ports }) => ports.faults.fail('bulkEdit.plan', { code: 'UNREACHABLE' })),
  view: manyEdited,
  play: (library) => reviewMany(library),
})

export const Planning = machineStory({
  shows: inState('bulkEdit', 'planning'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.plan')),
  view: manyEdited,
  play: (library) => reviewMany(library),
})
