import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
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
/** Of faces: the two switches are one machine, each for itself. */
const faces = (prepare: (stage: Stage) => unknown = () => undefined) => () => {
  const library = libraryWith((stage) => {
    void Promise.resolve(prepare(stage)).then(() => openRecognition(stage.shell))
  })()
  return { ...library, recognition: library.recognizedFaces }
}
const closed = () => {
  const library = libraryWith()()
  return { ...library, recognition: library.recognizedFaces }
}
const { signal } = new AbortController()
const on = async ({ ports }: Stage) => {
  await ports.recognition.switch('Faces', { isOn: true, consent: 'I have read this.' }, signal)
  ports.recognition.progressed('Faces', { total: 300, read: 118, failed: 2 })
}
const turn = async () => userEvent.click(await screen.findByRole('switch', { name: 'Recognize faces in pictures' }))

export const Closed = machineStory({ shows: inState('recognition', 'closed'), start: closed, view })
export const Reading = machineStory({ shows: inState('recognition', 'reading'), start: faces(({ ports }) => void ports.faults.hold('recognition.read')), view })
export const Unreadable = machineStory({ shows: inState('recognition', 'unreadable'), start: faces(({ ports }) => ports.faults.fail('recognition.read', { code: 'UNREACHABLE' })), view })
export const NotOffered = machineStory({ shows: inState('recognition', 'notOffered'), start: faces(({ ports }) => ports.faults.fail('recognition.read', { code: 'NOT_FOUND' }, 1)), view })
export const Off = machineStory({ shows: inState('recognition', 'shown.looking'), start: faces(), view })
/** How far reading is, and what could not be read. */
export const On = machineStory({
  shows: inState('recognition', 'shown.looking'),
  start: faces(on),
  view,
  play: async () => expect(await screen.findByText('Reading pictures: 118 of 300.')).toBeVisible(),
})
export const Refreshing = machineStory({
  shows: inState('recognition', 'shown.refreshing'),
  start: faces(on),
  view,
  play: async ({ stage: { ports } }) => {
    await screen.findByText('Reading pictures: 118 of 300.')
    ports.faults.hold('recognition.read')
    ports.recognition.progressed('Faces', { total: 300, read: 119, failed: 2 })
  },
})
/** What it means is said before; it is switched on only by who says that they have read it. */
export const Asking = machineStory({
  shows: inState('recognition', 'shown.asking'),
  start: faces(),
  view,
  play: async () => {
    await turn()
    const dialog = within(await screen.findByRole('dialog', { name: 'Recognize faces?' }))
    await expect(dialog.getByRole('button', { name: 'Recognize faces' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(dialog.getByRole('button', { name: 'Recognize faces' })).toBeEnabled()
  },
})
export const Switching = machineStory({
  shows: inState('recognition', 'shown.switching'),
  start: faces(({ ports }) => void ports.faults.hold('recognition.switch')),
  view,
  play: async () => {
    await turn()
    const dialog = within(await screen.findByRole('dialog', { name: 'Recognize faces?' }))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Recognize faces' }))
  },
})
/** What was learnt is kept unless somebody says otherwise. */
export const Leaving = machineStory({
  shows: inState('recognition', 'shown.leaving'),
  start: faces(on),
  view,
  play: async () => {
    await turn()
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop recognizing faces?' }))
    await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /Erase it/ }))
    await expect(dialog.getByRole('button', { name: 'Switch off and erase' })).toBeVisible()
  },
})
/** It is off, but what was learnt before is there: it can be erased. */
export const Erasing = machineStory({
  shows: inState('recognition', 'shown.erasing'),
  start: faces(async (stage) => {
    await on(stage)
    await stage.ports.recognition.switch('Faces', { isOn: false, erase: false }, signal)
  }),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erase it…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase what was learnt of faces?' }))
    await expect(dialog.getByRole('button', { name: 'Erase it' })).toBeVisible()
  },
})
