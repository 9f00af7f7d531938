import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { editMany } from '../../../../.storybook/bulk.ts'
import { type Library, libraryWith, type Stage } from '../../../../.storybook/library.ts'
import type { BulkDraft } from '../../../application/library/bulkDraft.ts'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { BulkEditing } from './BulkEditing.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ bulkEdit }: Library) => (
  <>
    <p>What stands behind the dialog.</p>
    <BulkEditing bulkEdit={bulkEdit} />
  </>
)
const start = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    editMany(stage)
  })

const MORE: Partial<BulkDraft> = {
  description: { how: 'append', text: 'Lent to the museum in 1998.' },
  tags: { how: 'append', added: ['Quay', 'Loan 1998'], removed: [] },
}

/** Fills in, as by the fields, and looks at the difference. */
const fillIn = async ({ bulkEdit }: Library, draft = MORE) => {
  await waitFor(() => expect(bulkEdit.getSnapshot().matches('editing')).toBe(true))
  bulkEdit.send({ type: 'draft.changed', draft })
}
const review = async (library: Library, draft = MORE) => {
  await fillIn(library, draft)
  await userEvent.click(await screen.findByRole('button', { name: 'Review changes' }))
}
export const Closed = machineStory({ shows: inState('bulkEdit', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({ shows: inState('bulkEdit', 'reading'), start: start(({ ports }) => void ports.faults.hold('bulkEdit.summary')), view })

export const Unreadable = machineStory({
  shows: inState('bulkEdit', 'unreadable'),
  start: start(({ ports }) => ports.faults.fail('bulkEdit.summary', { code: 'UNREACHABLE' })),
  view,
})

export const Untouched = machineStory({
  shows: inState('bulkEdit', 'editing.untouched'),
  start: start(),
  view,
  play: async () => expect(await screen.findByRole('button', { name: 'Review changes' })).toBeDisabled(),
})

export const Changed = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: start(),
  view,
  play: async (library) => {
    await fillIn(library)
    const tags = await screen.findByRole('list', { name: 'Tags of these assets' })
    await userEvent.click(within(tags).getByRole('button', { name: /Winter 4 of 12/ }))
    await expect(within(tags).getByRole('button', { name: /Winter/ })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const WithProblems = machineStory({
  shows: inState('bulkEdit', 'editing.changed'),
  start: start(),
  view,
  play: async (library) => {
    await review(library, { description: { how: 'replace', text: '' }, repository: { how: 'replace', id: null } })
    await waitFor(() => expect(screen.getByLabelText('New description')).toHaveFocus())
    await expect(screen.getByLabelText('New description')).toBeInvalid()
  },
})

export const Refused = machineStory({
  shows: inState('bulkEdit', 'editing.refused'),
  start: start(),
  view,
  play: (library) => review(library, { repository: { how: 'replace', id: 'taken-off-the-list' } }),
})

export const PlanFailed = machineStory({
  shows: inState('bulkEdit', 'editing.failed'),
  start: start(({ ports }) => ports.faults.fail('bulkEdit.plan', { code: 'UNREACHABLE' })),
  view,
  play: (library) => review(library),
})

export const Planning = machineStory({
  shows: inState('bulkEdit', 'planning'),
  start: start(({ ports }) => void ports.faults.hold('bulkEdit.plan')),
  view,
  play: (library) => review(library),
})
