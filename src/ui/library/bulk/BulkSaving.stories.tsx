import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { manyOpened, reviewMany, saveMany } from '../../../../.storybook/bulkSteps.ts'
import { type Library } from '../../../../.storybook/library.ts'
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

export const SaveFailed = machineStory({
  shows: inState('bulkEdit', 'reviewing.failed'),
  start: manyOpened(({ ports }) => ports.faults.fail('bulkEdit.apply', { code: 'UNREACHABLE' })),
  view,
  play: saveMany,
})

export const Saving = machineStory({
  shows: inState('bulkEdit', 'saving.shown'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.apply')),
  view,
  play: saveMany,
})

export const SavingUnseen = machineStory({
  shows: inState('bulkEdit', 'saving.unseen'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.apply')),
  view,
  play: async (library) => {
    await saveMany(library)
    library.bulkEdit.send({ type: 'page.left' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Leaving = machineStory({
  shows: inState('bulkEdit', 'leaving'),
  start: manyOpened(),
  view,
  play: async (library) => {
    await reviewMany(library)
    await screen.findByRole('button', { name: 'Save' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Leave without saving?')).toBeVisible()
  },
})
