import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
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
    editMany(stage)
    prepare(stage)
  })

const MORE: Partial<BulkDraft> = {
  description: { how: 'append', text: 'Lent to the museum in 1998.' },
  repository: { how: 'remove', id: null },
  tags: { how: 'append', added: ['Winter', 'Loan 1998'], removed: [] },
}

const review = async ({ bulkEdit }: Library, draft = MORE) => {
  await waitFor(() => expect(bulkEdit.getSnapshot().matches('editing')).toBe(true))
  bulkEdit.send({ type: 'draft.changed', draft })
  bulkEdit.send({ type: 'review' })
  await waitFor(() => expect(bulkEdit.getSnapshot().matches('reviewing')).toBe(true))
}
const save = async (library: Library) => {
  await review(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
}

/** A picture of the sample whose description is as long as one can be. */
const lengthen = ({ ports }: Stage) => {
  const { library, pictures } = ports.sample
  const picture = library.assets.get(pictures[1]?.id ?? '')
  if (picture !== undefined) library.assets.set(picture.id, { ...picture, description: 'By the quay. '.repeat(160).slice(0, 1995) })
}

export const Ready = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: start(),
  view,
  play: async (library) => {
    await review(library, { ...MORE, tags: { how: 'replace', added: ['Harbour', 'Loan 1998'], removed: [] } })
    await expect(await screen.findByText('12 assets change')).toBeVisible()
  },
})

export const SomeStay = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: start(),
  view,
  play: async (library) => {
    await review(library, { tags: { how: 'remove', added: [], removed: ['Winter'] } })
    await expect(await screen.findByText('8 stay as they are')).toBeVisible()
  },
})

export const Outdated = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: start(({ ports }) => ports.faults.fail('bulkEdit.apply', { code: 'STALE_EDIT' }, 1)),
  view,
  play: async (library) => {
    await save(library)
    await expect(await screen.findByRole('status')).toHaveTextContent('Somebody else has changed')
  },
})

export const Blocked = machineStory({
  shows: inState('bulkEdit', 'reviewing.blocked'),
  start: start(lengthen),
  view,
  play: (library) => review(library),
})

export const Idle = machineStory({
  shows: inState('bulkEdit', 'reviewing.idle'),
  start: start(),
  view,
  play: (library) => review(library, { tags: { how: 'append', added: ['Harbour'], removed: [] } }),
})

export const SaveFailed = machineStory({
  shows: inState('bulkEdit', 'reviewing.failed'),
  start: start(({ ports }) => ports.faults.fail('bulkEdit.apply', { code: 'UNREACHABLE' })),
  view,
  play: save,
})

export const Saving = machineStory({
  shows: inState('bulkEdit', 'saving'),
  start: start(({ ports }) => void ports.faults.hold('bulkEdit.apply')),
  view,
  play: save,
})

export const Leaving = machineStory({
  shows: inState('bulkEdit', 'leaving'),
  start: start(),
  view,
  play: async (library) => {
    await review(library)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Leave without saving?')).toBeVisible()
  },
})
