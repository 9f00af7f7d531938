import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { manyOpened, reviewMany, saveMany } from '../../../.storybook/bulkSteps.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { manyEdited } from '../stories/manyEdited.tsx'

const meta = {} satisfies Meta

export default meta

export const SaveFailed = machineStory({
  shows: inState('bulkEdit', 'reviewing.failed'),
  start: manyOpened(({ ports }) => ports.faults.fail('bulkEdit.apply', { code: 'UNREACHABLE' })),
  view: manyEdited,
  play: saveMany,
})

export const Saving = machineStory({
  shows: inState('bulkEdit', 'saving.shown'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.apply')),
  view: manyEdited,
  play: saveMany,
})

export const SavingUnseen = machineStory({
  shows: inState('bulkEdit', 'saving.unseen'),
  start: manyOpened(({ ports }) => void ports.faults.hold('bulkEdit.apply')),
  view: manyEdited,
  play: async (library) => {
    await saveMany(library)
    library.bulkEdit.send({ type: 'page.left' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Leaving = machineStory({
  shows: inState('bulkEdit', 'leaving'),
  start: manyOpened(),
  view: manyEdited,
  play: async (library) => {
    await reviewMany(library)
    await screen.findByRole('button', { name: 'Save' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Leave without saving?')).toBeVisible()
  },
})
