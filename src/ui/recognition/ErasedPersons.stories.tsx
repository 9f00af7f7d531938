import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { openRecognition } from './openRecognition.ts'
import { RecognitionDialog } from './RecognitionDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <>
    <p>The accounts of the organization.</p>
    <RecognitionDialog actors={shell} />
  </>
)
const { signal } = new AbortController()
const MANY = Array.from({ length: 70 }, (_, at) => `Person ${String(at).padStart(2, '0')}`)
const erased = (names: readonly string[], prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    void Promise.all(names.map((name) => stage.ports.faces.erase(name, signal))).then(() => {
      prepare(stage)
      openRecognition(stage.shell)
    })
  })
const more = async () => screen.findByRole('button', { name: 'Show more' })

export const Unopened = machineStory({ shows: inState('erasedPersons', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('erasedPersons', 'reading'), start: erased(['Ada Berg'], ({ ports }) => void ports.faults.hold('recognition.erased')), view })
export const Failed = machineStory({ shows: inState('erasedPersons', 'failed'), start: erased(['Ada Berg'], ({ ports }) => ports.faults.fail('recognition.erased', { code: 'UNREACHABLE' })), view })
export const Nothing = machineStory({ shows: inState('erasedPersons', 'nothing'), start: erased([]), view })
/** Somebody's face may be learnt again: they are in the list no more. */
export const Listing = machineStory({
  shows: inState('erasedPersons', 'listing'),
  start: erased(['Ada Berg', 'Sigrun Lie', 'Wilhelmina Montgomery-Featherstonehaugh of the Harbour Board']),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Allow again: the face of Ada Berg' }))
    await waitFor(() => expect(screen.queryByText('Ada Berg')).toBeNull())
    await expect(screen.getByText('Sigrun Lie')).toBeVisible()
  },
})
export const Extending = machineStory({
  shows: inState('erasedPersons', 'extending'),
  start: erased(MANY),
  view,
  play: async ({ stage }) => {
    const button = await more()
    stage.ports.faults.hold('recognition.erased')
    await userEvent.click(button)
  },
})
export const Stuck = machineStory({
  shows: inState('erasedPersons', 'stuck'),
  start: erased(MANY),
  view,
  play: async ({ stage }) => {
    const button = await more()
    stage.ports.faults.fail('recognition.erased', { code: 'UNREACHABLE' })
    await userEvent.click(button)
  },
})
