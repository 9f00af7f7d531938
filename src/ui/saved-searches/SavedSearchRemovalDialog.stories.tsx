import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepThree, LETTERS } from '../../../.storybook/savedSearches.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { SavedSearchRemovalDialog } from './SavedSearchRemovalDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ savedSearchRemoval }: Library) => (
  <>
    <p>The list of saved searches lies below.</p>
    <SavedSearchRemovalDialog removal={savedSearchRemoval} />
  </>
)
const asking =
  (prepare: (stage: Stage) => void = keepThree) =>
  (stage: Stage): void => {
    prepare(stage)
    stage.shell.removeSavedSearch(LETTERS)
  }
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete saved search' }))

export const Closed = machineStory({ shows: inState('savedSearchRemoval', 'closed'), start: libraryWith(), view })
export const Asking = machineStory({ shows: inState('savedSearchRemoval', 'asking'), start: libraryWith(asking()), view })
export const Working = machineStory({
  shows: inState('savedSearchRemoval', 'working'),
  start: libraryWith(
    asking((stage) => {
      keepThree(stage)
      stage.ports.faults.hold('savedSearches.remove')
    }),
  ),
  view,
  play: confirm,
})
export const Refused = machineStory({
  shows: inState('savedSearchRemoval', 'refused'),
  start: libraryWith(asking(() => undefined)),
  view,
  play: async () => {
    await confirm()
    await expect(await screen.findByRole('alert')).toHaveTextContent('This saved search does not exist')
  },
})
