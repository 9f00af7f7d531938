import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/profile' } } satisfies Meta

export default meta

const view = ({ stage: { shell, entry } }: Library) => (
  <ProfileScreen account={shell} preferences={entry.preferences} twoFactor={shell.twoFactor} />
)
const started = (prepare: (stage: Stage) => void = () => undefined) => libraryWith(prepare)
const press = async (canvas: HTMLElement, name: string) => userEvent.click(await within(canvas).findByRole('button', { name }))
const hold = (call: string) => started(({ ports }) => void ports.faults.hold(call))
const broken = (call: string) => started(({ ports }) => ports.faults.fail(call, { code: 'UNREACHABLE' }))

/** Before the screen is there. */
export const Unopened = machineStory({ shows: inState('profile', 'unopened'), start: started(), view: () => <></> })
export const SessionsUnopened = machineStory({ shows: inState('ownSessions', 'unopened'), start: started(), view: () => <></> })
export const Reading = machineStory({ shows: inState('profile', 'reading'), start: hold('profiles.read'), view })
export const Failed = machineStory({ shows: inState('profile', 'failed'), start: broken('profiles.read'), view })
export const Editing = machineStory({ shows: inState('profile', 'editing'), start: started(), view })

const changeName = async (canvas: HTMLElement) => {
  await userEvent.type(await within(canvas).findByLabelText('First name'), 'line')
  await press(canvas, 'Save changes')
}
export const Saving = machineStory({
  shows: inState('profile', 'saving'),
  start: hold('profiles.save'),
  view,
  play: async (_library, canvas) => changeName(canvas),
})
export const NotSaved = machineStory({
  shows: inState('profile', 'editing'),
  start: broken('profiles.save'),
  view,
  play: async (_library, canvas) => {
    await changeName(canvas)
    await expect(await within(canvas).findByRole('alert')).toBeVisible()
  },
})

const choosePicture = async (canvas: HTMLElement, type = 'image/png') => {
  await within(canvas).findByRole('button', { name: 'Add a picture' })
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, new File(['x'], 'me.png', { type }), { applyAccept: false })
}
export const SendingPicture = machineStory({
  shows: inState('profile', 'sendingPicture'),
  start: hold('profiles.sendPicture'),
  view,
  play: async (_library, canvas) => choosePicture(canvas),
})
export const PictureRefused = machineStory({
  shows: inState('profile', 'editing'),
  start: started(),
  view,
  play: async (_library, canvas) => choosePicture(canvas, 'image/webp'),
})
export const RemovingPicture = machineStory({
  shows: inState('profile', 'removingPicture'),
  start: hold('profiles.removePicture'),
  view,
  play: async (_library, canvas) => {
    await choosePicture(canvas)
    await press(canvas, 'Remove')
  },
})
