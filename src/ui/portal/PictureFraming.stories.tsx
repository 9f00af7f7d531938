import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { portalPicture } from '../../../.storybook/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PictureField } from './PictureField.tsx'
import { PictureFraming } from './PictureFraming.tsx'

const meta = {} satisfies Meta

export default meta

const view = (actors: Library) => (
  <>
    <PictureField actors={actors} kind="coverPhoto" />
    <PictureFraming picture={actors.portalPicture} />
  </>
)
const choose = ({ shell }: Stage) => {
  shell.portalForm.send({ type: 'form.opened' })
  shell.portalPicture.send({ type: 'picture.chosen', kind: 'coverPhoto', file: portalPicture() })
}

/** Once the picture has been decoded, it can be used. */
const measured = async (): Promise<HTMLElement> => {
  const use = await screen.findByRole('button', { name: 'Use the picture' })
  await waitFor(() => expect(use).toBeEnabled())
  return use
}

export const Closed = machineStory({ shows: inState('portalPicture', 'closed'), start: libraryWith(({ shell }) => shell.portalForm.send({ type: 'form.opened' })), view })

export const Refused = machineStory({
  shows: inState('portalPicture', 'refused'),
  start: libraryWith(({ shell }) => {
    shell.portalForm.send({ type: 'form.opened' })
    shell.portalPicture.send({ type: 'picture.chosen', kind: 'coverPhoto', file: new File(['%PDF'], 'quay.pdf', { type: 'application/pdf' }) })
  }),
  view,
})

export const Framing = machineStory({
  shows: inState('portalPicture', 'framing'),
  start: libraryWith(choose),
  view,
  play: async () => {
    await measured()
    await fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } })
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Up and down' })).toBeEnabled())
  },
})

export const Sending = machineStory({
  shows: inState('portalPicture', 'sending'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('portals.sendPicture')
    choose(stage)
  }),
  view,
  play: async () => {
    await userEvent.click(await measured())
  },
})
